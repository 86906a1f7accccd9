import { configureForms } from '@conform-to/react/future'
import { useState } from 'react'
import { REFUSED } from '#app/ui/form-refused.ts'
import type { z } from '#app/values/zod.ts'
import { useDelayedCheck } from './delayed-check.ts'
import { problems, type RepliedField } from './form-reply.ts'
import { lazySchema } from './lazy-schema.ts'
import { useFormReply } from './stashed-form.ts'

/** The only module, besides parse-form.server.ts, that uses the form library. */
const { useForm: useConform } = configureForms({ shouldValidate: 'onSubmit', shouldRevalidate: 'onSubmit' })

type Options = {
  id: string
  /** The server's response to the last submission, as serialized. */
  reply?: object | null
  defaultValue?: Record<string, unknown>
}

/**
 * A form that the server and the browser check with the same schema, which `load` imports. `form` goes on the form
 * element, `errors` into the error summary, `field(name)` on the fields of `ui/`. With an AuthorField, the values are
 * restored if the session had ended when the form was submitted.
 */
export function useForm<Schema extends z.ZodType<Record<string, unknown>>>(
  load: () => Promise<Schema>,
  options: Options,
) {
  const [schema] = useState(() => lazySchema(load))
  const { form, fields, intent } = useConform(schema, {
    id: options.id,
    lastResult: useFormReply(options.id, options.reply),
    defaultValue: options.defaultValue as never,
    onError: ({ formElement, intent }) => {
      const isCheck = intent !== undefined && intent.type !== 'submit'
      if (!isCheck) formElement.dispatchEvent(new Event(REFUSED, { bubbles: true }))
    },
  })
  const known = fields as Record<string, RepliedField & { defaultOptions?: string[] }>
  const error = { formErrors: form.errors ?? null, fieldErrors: form.fieldErrors }
  const validate = async (name: string) => {
    // By then the form may have been submitted and removed from a page that stays open.
    if ((await schema.arrive()) && document.getElementById(options.id)) intent.validate(name as never)
  }
  return {
    form: {
      ...form.props,
      ...useDelayedCheck(form.props, validate),
      onFocus: () => void schema.arrive(),
    },
    errors: problems(error, (name) => known[name]),
    field(name: keyof z.input<Schema> & string) {
      const { id, defaultValue, errors } = known[name] as RepliedField
      return { id, name, defaultValue, errors }
    },
    /** A field that the schema doesn't name, such as one in a list. */
    other(name: string) {
      const { id, errors } = known[name] as RepliedField
      return { id, name, errors }
    },
    /** The checked values of a field with several. */
    ticked: (name: keyof z.input<Schema> & string) => known[name]?.defaultOptions ?? [],
  }
}
