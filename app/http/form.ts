import { configureForms, type SubmissionResult } from '@conform-to/react/future'
import { type FormEvent, useEffect, useRef } from 'react'
import type { z } from '#app/values/zod.ts'

/** The one place, with parse-form.server.ts, that knows the form library. */
const { useForm: useConform } = configureForms({ shouldValidate: 'onSubmit', shouldRevalidate: 'onSubmit' })

/** What the error summary lists: the field's id and what to mend. */
export type FormProblem = { id?: string; message: string }

export type FormReply = SubmissionResult<string[]>

type Options = {
  id: string
  /** The server's answer to the last submission, as it came over the line. */
  reply?: object | null
  defaultValue?: Record<string, unknown>
}

/**
 * A form that the server has checked or will check by the same schema. `form` goes onto the form element, `errors`
 * into the error summary, `field(name)` onto the fields of `ui/`.
 */
export function useForm<Schema extends z.ZodType<Record<string, unknown>>>(schema: Schema, options: Options) {
  const { form, fields, intent } = useConform(schema, {
    id: options.id,
    lastResult: options.reply as FormReply | null | undefined,
    defaultValue: options.defaultValue as never,
  })
  const known = fields as Record<
    string,
    { id: string; name: string; defaultValue?: string; errors?: string[] }
  >
  const names = Object.keys(form.fieldErrors ?? {})
  const errors: FormProblem[] = [
    ...(form.errors ?? []).map((message) => ({ message })),
    ...names.flatMap((name) =>
      (known[name]?.errors ?? []).map((message) => ({ id: known[name]?.id, message })),
    ),
  ]
  return {
    form: { ...form.props, ...useDelayedValidation(form.props, (name) => intent.validate(name as never)) },
    errors,
    field(name: keyof z.input<Schema> & string) {
      const { id, defaultValue, errors } = known[name] as (typeof known)[string]
      return { id, name, defaultValue, errors }
    },
  }
}

const DELAY = 1000

/** Checks a field a second after the last keystroke in it, never before. */
function useDelayedValidation(
  props: { onInput: (event: FormEvent<HTMLFormElement>) => void },
  validate: (name: string) => void,
) {
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const pending = timers.current
    return () => pending.forEach(clearTimeout)
  }, [])
  return {
    onInput(event: FormEvent<HTMLFormElement>) {
      props.onInput(event)
      const { name } = event.target as HTMLInputElement
      if (!name) return
      clearTimeout(timers.current.get(name))
      timers.current.set(
        name,
        setTimeout(() => validate(name), DELAY),
      )
    },
  }
}
