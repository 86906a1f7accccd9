import type { SubmissionResult } from '@conform-to/react/future'
import { useFormReply } from './stashed-form.ts'

/** An entry in the error summary: the field's id and its error. */
export type FormProblem = { id?: string; message: string }

export type FormReply = SubmissionResult<string[]>

export type RepliedField = { id: string; name: string; defaultValue?: string; errors?: string[] }

/** The `repliedForm` of a form with an AuthorField, when it is restored after its session ended. */
export function useRepliedForm(id: string, reply?: object | null) {
  return repliedForm(id, useFormReply(id, reply))
}

/**
 * A form with one or two choices that only the server checks. It responds like `useForm` without loading its
 * JavaScript, for forms on pages that have another purpose.
 */
export function repliedForm(id: string, reply?: object | null) {
  const { error, submission } = (reply ?? {}) as Partial<FormReply>
  const field = (name: string): RepliedField => {
    const typed = submission?.payload[name]
    return {
      id: `${id}-${name}`,
      name,
      defaultValue: typeof typed === 'string' ? typed : undefined,
      errors: error?.fieldErrors[name] ?? undefined,
    }
  }
  return { errors: problems(error, field), field }
}

/** Errors of the whole form come first. */
export function problems(
  error: FormReply['error'],
  field: (name: string) => RepliedField | undefined,
): FormProblem[] {
  const ofForm = (error?.formErrors ?? []).map((message) => ({ message }))
  const ofFields = Object.keys(error?.fieldErrors ?? {}).flatMap((name) => {
    const { id, errors = [] } = field(name) ?? {}
    return errors.map((message) => ({ id, message }))
  })
  return [...ofForm, ...ofFields]
}
