import type { SubmissionResult } from '@conform-to/react/future'
import { useFormReply } from './held-form.ts'

/** What the error summary lists: the field's id and what to mend. */
export type FormProblem = { id?: string; message: string }

export type FormReply = SubmissionResult<string[]>

export type RepliedField = { id: string; name: string; defaultValue?: string; errors?: string[] }

/** `repliedForm` of a form that comes back by itself, with an AuthorField in it, where its session had ended. */
export function useRepliedForm(id: string, reply?: object | null) {
  return repliedForm(id, useFormReply(id, reply))
}

/**
 * A form of a choice or two that the server alone checks: as `useForm` answers it, without any of that one's script. It
 * is for forms that stand on pages which are there for something else.
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

/** Those of the whole form first. */
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
