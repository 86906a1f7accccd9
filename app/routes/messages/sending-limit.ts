import { data } from 'react-router'
import type { FormReply } from '#app/http/form-reply.ts'

type Reply = { reply: (problem: { form: string }) => FormReply }

/** Answers whoever has sent too many messages with their form as it was typed, and says when to try again. */
export function tooManyMessages(form: Reply, seconds: number) {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  const wait = `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
  return data(
    { reply: form.reply({ form: `You have sent many messages. Please try again in ${wait}.` }) },
    { status: 429, headers: { 'Retry-After': String(seconds) } },
  )
}
