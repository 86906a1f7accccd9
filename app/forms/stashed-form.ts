import { useRouteLoaderData } from 'react-router'
import type { FormReply } from './field.ts'

/** A form submitted after its session had ended, as the shell's loader returns it to its author. */
export type StashedForm = {
  /** The form's id, if its page has several: see AuthorField. */
  id: string | null
  reply: FormReply
}

/** The initial values of a form: the response to its last submission, else the stored form. */
export function useFormReply(id: string, reply?: object | null): FormReply | null {
  const stashed = useRouteLoaderData<{ stashed: StashedForm | null }>('shell')?.stashed
  if (reply) return reply as FormReply
  return stashed && (stashed.id === null || stashed.id === id) ? stashed.reply : null
}
