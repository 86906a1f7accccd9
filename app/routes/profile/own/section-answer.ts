import { data } from 'react-router'
import type { Saving } from '#app/domain/own-profile/section.server.ts'
import type { FormReply } from '#app/forms/field.ts'

/** The reply to a section's form that wasn't saved. */
export type SectionReply = {
  reply: object
  /** The section's current values and their fingerprint, if they changed after the form was rendered. */
  changes: string[]
  version: string | null
}

const CHANGED =
  'This was changed after you opened it, so nothing has been saved. Save again to replace it with your version.'

type Replying = { reply: (problem?: { form?: string; fields?: Record<string, string> }) => FormReply }

export const refused = (form: Replying, fields?: Record<string, string>) =>
  data<SectionReply>({ reply: form.reply({ fields }), changes: [], version: null }, 400)

export const stale = (form: Replying, { changes, version }: Extract<Saving, { kind: 'stale' }>) =>
  data<SectionReply>({ reply: form.reply({ form: CHANGED }), changes, version }, 409)

/** The form's subject has been removed since the form was rendered. */
export const gone = (form: Replying, message: string) =>
  data<SectionReply>({ reply: form.reply({ form: message }), changes: [], version: null }, 409)

/** Shows the fields enabled by the current choices; nothing is saved. */
export const shownAgain = (form: Replying) =>
  data<SectionReply>({ reply: form.reply(), changes: [], version: null })
