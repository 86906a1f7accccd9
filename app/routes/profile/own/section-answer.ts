import { data } from 'react-router'
import type { Saving } from '#app/domain/own-profile/section.server.ts'
import type { FormReply } from '#app/http/form-reply.ts'

/** What a form about a section gets back that wasn't saved. */
export type SectionReply = {
  reply: object
  /** What the section holds now, where it was changed meanwhile, and the fingerprint of that. */
  changes: string[]
  seen: string | null
}

const CHANGED =
  'This was changed after you opened it, so nothing has been saved. Save again to replace it with your version.'

type Replying = { reply: (problem?: { form?: string; fields?: Record<string, string> }) => FormReply }

export const refused = (form: Replying, fields?: Record<string, string>) =>
  data<SectionReply>({ reply: form.reply({ fields }), changes: [], seen: null }, 400)

export const stale = (form: Replying, { changes, seen }: Extract<Saving, { kind: 'stale' }>) =>
  data<SectionReply>({ reply: form.reply({ form: CHANGED }), changes, seen }, 409)

/** What the form is about was removed meanwhile. */
export const gone = (form: Replying, message: string) =>
  data<SectionReply>({ reply: form.reply({ form: message }), changes: [], seen: null }, 409)

/** Shows what the choices made so far enable; nothing is saved. */
export const shownAgain = (reply: FormReply) => data<SectionReply>({ reply, changes: [], seen: null })
