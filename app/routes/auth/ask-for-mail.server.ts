import { data, type RouterContextProvider, redirect } from 'react-router'
import { allowMail } from '#app/domain/accounts/limits.server.ts'
import { AddressSchema } from '#app/domain/accounts/schema.ts'
import { parseForm } from '#app/http/parse-form.server.ts'
import { factsOf } from '#app/http/request-context.server.ts'
import { tooMany, tryAgainIn } from '#app/http/too-many.server.ts'

type Args = { request: Request; context: Readonly<RouterContextProvider> }

/**
 * Takes an address that somebody without a session wants a mail at, and leads back to `page`, where it then says `?sent`. The
 * same answer for every address, known or not; too many are refused, with the form as it was typed.
 */
export async function askForMail(
  { request, context }: Args,
  ask: (email: string) => Promise<void>,
  page: string,
) {
  const form = await parseForm(request, AddressSchema)
  if (!form.ok) return data({ reply: form.reply() }, 400)
  const use = await allowMail(form.value.email, factsOf(context).clientAddress)
  if (!use.allowed) {
    const text = `You’ve asked for too many emails. ${tryAgainIn(use.seconds)}`
    return data({ reply: form.reply({ form: text }) }, tooMany(use.seconds))
  }
  await ask(form.value.email)
  return redirect(`${page}?sent`, 303)
}
