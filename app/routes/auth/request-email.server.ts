import { data, type RouterContextProvider, redirect } from 'react-router'
import { allowMail } from '#app/domain/accounts/limits.server.ts'
import { AddressSchema } from '#app/domain/accounts/schema.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { factsOf } from '#app/http/request-context.server.ts'
import { tooMany, tryAgainIn } from '#app/http/too-many.server.ts'

type Args = { context: Readonly<RouterContextProvider> }

/**
 * Queues an email to an address entered without a session, and redirects to `page` with `?sent`. Known and unknown
 * addresses get the same response; over the limit, the form comes back as submitted.
 */
export async function requestEmail({ context }: Args, ask: (email: string) => Promise<void>, page: string) {
  const form = await parseForm(context, AddressSchema)
  if (!form.ok) return data({ reply: form.reply() }, 400)
  const use = await allowMail(form.value.email, factsOf(context).clientAddress)
  if (!use.allowed) {
    const text = `You’ve asked for too many emails. ${tryAgainIn(use.seconds)}`
    return data({ reply: form.reply({ form: text }) }, tooMany(use.seconds))
  }
  await ask(form.value.email)
  return redirect(`${page}?sent`, 303)
}
