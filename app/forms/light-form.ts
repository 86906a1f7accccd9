import { type FormEvent, useState } from 'react'
import { REFUSED } from '#app/ui/form-refused.ts'
import type { z } from '#app/values/zod.ts'
import { useDelayedCheck } from './delayed-check.ts'
import { type FormReply, repliedForm } from './form-reply.ts'
import { lazySchema } from './lazy-schema.ts'
import { useFormReply } from './stashed-form.ts'

type Options = {
  id: string
  /** The server's response to the last submission, as serialized. */
  reply?: object | null
  defaultValue?: Record<string, string>
}

type Errors = FormReply['error']
type FieldErrors = NonNullable<Errors>['fieldErrors']
type Known = { answer: FormReply | null; error: Errors }

/**
 * A form of a few plain text fields, checked while it is filled in. It responds like `useForm` without loading the form
 * library, for pages that people open many times a day.
 */
export function useLightForm<Schema extends z.ZodType<Record<string, unknown>>>(
  load: () => Promise<Schema>,
  { id, reply, defaultValue }: Options,
) {
  const [schema] = useState(() => lazySchema(load))
  const answer = useFormReply(id, reply)
  const [known, setKnown] = useState<Known>({
    answer,
    error: answer?.error,
  })
  if (known.answer !== answer) setKnown({ answer, error: answer?.error })

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const fieldErrors = faultsIn(schema, event.currentTarget)
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
  const { errors, field } = repliedForm(id, { ...answer, error: known.error })
  return {
    form: {
      id,
      noValidate: true,
      ...useDelayedCheck({ onSubmit }, check),
      onFocus: () => void schema.arrive(),
    },
    errors,
    field(name: keyof z.input<Schema> & string) {
      const known = field(name)
      return { ...known, defaultValue: known.defaultValue ?? defaultValue?.[name] }
    },
  }
}

type Late = ReturnType<typeof lazySchema>

function faultsIn(schema: Late, form: HTMLFormElement): FieldErrors | undefined {
  const checked = schema['~standard'].validate(Object.fromEntries(new FormData(form)))
  if (!('issues' in checked) || !checked.issues) return undefined
  const faults: FieldErrors = {}
  for (const { path: [name] = [], message } of checked.issues) {
    faults[String(name)] = [...(faults[String(name)] ?? []), message]
  }
  return faults
}
