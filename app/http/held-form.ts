import { useRouteLoaderData } from 'react-router'
import type { FormReply } from './form-reply.ts'

/** A form that arrived after its session had ended, as the shell's loader brings it back to its author. */
export type HeldForm = {
  /** The id of the form, where its page has several: see AuthorField. */
  id: string | null
  reply: FormReply
}

/** What a form starts from: the answer to its last submission, else itself as it was held. */
export function useFormReply(id: string, reply?: object | null): FormReply | null {
  const held = useRouteLoaderData<{ held: HeldForm | null }>('shell')?.held
  if (reply) return reply as FormReply
  return held && (held.id === null || held.id === id) ? held.reply : null
}
