import { data } from 'react-router'
import { allowMail } from '#app/domain/accounts/limits.server.ts'
import type { FormReply } from '#app/http/form-reply.ts'
import { tooMany, tryAgainIn } from '#app/http/too-many.server.ts'

type Reply = { reply: (problem: { form: string }) => FormReply }

/** The refusal where too many mails were asked for, to that address or by that client. */
export async function limitMails(form: Reply, email: string, clientAddress: string) {
  const use = await allowMail(email, clientAddress)
  if (use.allowed) return null
  const text = `Too many emails were asked for. ${tryAgainIn(use.seconds)}`
  return data({ reply: form.reply({ form: text }) }, tooMany(use.seconds))
}
