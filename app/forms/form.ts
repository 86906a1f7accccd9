import { configureForms, parseSubmission, useFormData } from '@conform-to/react/future'
import { useState } from 'react'
import { REFUSED } from '#app/ui/form-refused.ts'
import { STEP } from '#app/ui/step.ts'
import type { z } from '#app/values/zod.ts'
import { useDelayedCheck } from './delayed-check.ts'
import { problemsOf } from './field.ts'
import { type Load, lazySchema } from './lazy-schema.ts'
import { useFormReply } from './stashed-form.ts'

/** With parse-form.server.ts the only module that uses the form library. */
const { useForm: useConform } = configureForms({
  intentName: STEP,
  shouldValidate: 'onSubmit',
  shouldRevalidate: 'onSubmit',
  extendFieldMetadata: ({ id, name, defaultValue, defaultChecked, defaultOptions, errors }) => ({
    control: { id, name, defaultValue, errors: errors as string[] | undefined },
    box: { id, name, defaultChecked, errors: errors as string[] | undefined },
    boxes: { id, name, defaultOptions, errors: errors as string[] | undefined },
  }),
})

export type FormOptions = {
  id: string
  /** The server's response to the last submission, as serialized. */
  reply?: object | null
  defaultValue?: Record<string, unknown>
}

/**
 * A form that the server and, with `load`, the browser check by the same schema. `form` goes on the form element, `errors`
 * into the error summary, `fields.name.control`, `.box` or `.boxes` on the fields of `ui/`. With an AuthorField, the values
 * are restored if the session had ended when the form was submitted. Forms of a field or two use small-form.ts, which
 * answers alike and brings no library to their page.
 */
export function useForm<Schema extends z.ZodType<Record<string, unknown>>>(
  { id, reply, defaultValue }: FormOptions,
  load?: Load<Schema>,
) {
  const [schema] = useState(() => lazySchema(load))
  const { form, fields, intent } = useConform(schema as unknown as Schema, {
    id,
    lastResult: useFormReply(id, reply) as never,
    defaultValue: defaultValue as never,
    onError: ({ formElement, intent }) => {
      const isCheck = intent !== undefined && intent.type !== 'submit'
      if (!isCheck) formElement.dispatchEvent(new Event(REFUSED, { bubbles: true }))
    },
  })
  const check = async (name: string) => {
    // By then the form may have been submitted and removed from a page that stays open.
    if ((await schema.arrive()) && document.getElementById(id)) intent.validate(name as never)
  }
  return {
    form: { ...form.props, ...useDelayedCheck(form.props, check), onFocus: () => void schema.arrive() },
    errors: problemsOf(form.errors, form.fieldErrors, (name) => form.getField(name as never).id),
    fields,
    intent,
  }
}

/** What the form holds now, in the shape that its action gets. Until the page is hydrated it is `before`. */
export function useValues<Values>(
  id: string,
  read: (payload: Record<string, unknown>) => Values,
  before: Values,
) {
  return useFormData(id, (data) => read(parseSubmission(data, { intentName: STEP }).payload), {
    fallback: before,
  })
}
