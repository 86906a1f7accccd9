import { data } from 'react-router'
import type { Writing } from '#app/domain/questions/write.server.ts'
import type { FormReply } from '#app/forms/field.ts'
import { tooMany, tryAgainIn } from '#app/http/too-many.server.ts'

type Form = { reply: (problem: { form?: string; fields?: Record<string, string> }) => FormReply }

export const UNKNOWN_TOPIC = { tagIds: 'Please choose from the list.' }

/** Returns a refused question or answer in its form, with the reason. */
export function notWritten(form: Form, writing: Exclude<Writing, { kind: 'written' }>) {
  if (writing.kind === 'unknown-topic') return data({ reply: form.reply({ fields: UNKNOWN_TOPIC }) }, 400)
  if (writing.kind === 'gone' || writing.kind === 'closed') {
    const reply = form.reply({ form: 'This question can no longer be answered.' })
    return data({ reply }, writing.kind === 'gone' ? 404 : 409)
  }
  const text = `You’ve posted a lot in a short time. ${tryAgainIn(writing.seconds)}`
  return data({ reply: form.reply({ form: text }) }, tooMany(writing.seconds))
}
