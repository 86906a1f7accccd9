import { type FormEvent, useState } from 'react'
import { REFUSED } from '#app/ui/form-refused.ts'
import type { z } from '#app/values/zod.ts'
import { useDelayedCheck } from './delayed-check.ts'
import { type FormField, type FormFields, type FormReply, fieldWith, problemsOf } from './field.ts'
import type { FormOptions } from './form.ts'
import { type Load, lazySchema } from './lazy-schema.ts'
import { useFormReply } from './stashed-form.ts'

type Values = Record<string, unknown>
type Errors = FormReply['error']
type FieldErrors = NonNullable<Errors>['fieldErrors']
type NameIn<Schema extends z.ZodType> = keyof z.input<Schema> & string

/**
 * `useForm` for a form of a field or two on a page with another purpose: it answers like that of form.ts, but brings no
 * form library to the page, and knows neither rows nor nested fields.
 */
export function useForm<Schema extends z.ZodType<Record<string, unknown>>>(
  { id, reply, defaultValue = {} }: FormOptions,
  load?: Load<Schema>,
) {
  const [schema] = useState(() => lazySchema(load))
  const answer = useFormReply(id, reply)
  const [known, setKnown] = useState({ answer, error: answer?.error })
  if (known.answer !== answer) setKnown({ answer, error: answer?.error })

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    const fieldErrors = faultsIn(schema, event.currentTarget, submitter)
    if (!fieldErrors) return
    event.preventDefault()
    setKnown({ answer, error: { formErrors: null, fieldErrors } })
    event.currentTarget.dispatchEvent(new Event(REFUSED, { bubbles: true }))
  }
  const check = async (name: string) => {
    const form = (await schema.arrive()) && document.getElementById(id)
    if (!(form instanceof HTMLFormElement)) return
    const faults = faultsIn(schema, form)?.[name]
    setKnown(({ answer, error }) => {
      const { [name]: _, ...others } = error?.fieldErrors ?? {}
      const fieldErrors = faults ? { ...others, [name]: faults } : others
      return { answer, error: { formErrors: error?.formErrors ?? null, fieldErrors } }
    })
  }
  const { formErrors, fieldErrors = {} } = known.error ?? {}
  const values = answer?.submission.payload ?? defaultValue
  return {
    form: {
      id,
      noValidate: true,
      ...useDelayedCheck({ onSubmit }, check),
      onFocus: () => void schema.arrive(),
    },
    errors: problemsOf(formErrors, fieldErrors, (name) => idOf(id, name)),
    fields: fieldsOf<NameIn<Schema>>(id, values, fieldErrors),
  }
}

const idOf = (form: string, name: string) => `${form}-field-${name}`

/** Every field of the form, by name. */
function fieldsOf<Name extends string>(form: string, values: Values, fieldErrors: FieldErrors) {
  return new Proxy({} as FormFields<Name>, {
    get: (_, name) => fieldOf(form, String(name), values[String(name)], fieldErrors[String(name)]),
  })
}

function fieldOf(form: string, name: string, value: unknown, messages?: string[] | null): FormField {
  return fieldWith({ id: idOf(form, name), name, errors: messages ?? undefined }, value)
}

type Late = ReturnType<typeof lazySchema>

function faultsIn(
  schema: Late,
  form: HTMLFormElement,
  submitter?: HTMLElement | null,
): FieldErrors | undefined {
  const values = Object.fromEntries(new FormData(form))
  if (submitter instanceof HTMLButtonElement && submitter.name) values[submitter.name] = submitter.value
  const checked = schema['~standard'].validate(values)
  if (!('issues' in checked) || !checked.issues) return undefined
  const faults: FieldErrors = {}
  for (const { path: [name] = [], message } of checked.issues) {
    faults[String(name)] = [...(faults[String(name)] ?? []), message]
  }
  return faults
}
