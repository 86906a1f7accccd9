import { data } from 'react-router'
import type { Sending } from '#app/domain/conversations/send-message.server.ts'
import type { FormReply } from '#app/forms/field.ts'
import { tooMany, tryAgainIn } from '#app/http/too-many.server.ts'
import { NOT_CONTACTABLE } from './not-contactable.ts'

type Form = { reply: (problem: { form: string }) => FormReply }

/** Returns a refused message in its form, with the reason. */
export function notSent(form: Form, sending: Exclude<Sending, { kind: 'sent' }>) {
  if (sending.kind === 'refused') return data({ reply: form.reply({ form: NOT_CONTACTABLE }) }, 409)
  const { seconds } = sending
  return data(
    { reply: form.reply({ form: `You’ve sent a lot of messages in a short time. ${tryAgainIn(seconds)}` }) },
    tooMany(seconds),
  )
}
