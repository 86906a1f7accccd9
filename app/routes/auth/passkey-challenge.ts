import { redirect } from 'react-router'
import { askForPasskey } from '#app/domain/passkeys/sign-in.server.ts'
import { passkeyCookie } from '#app/http/cookies.server.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import { factsOf } from '#app/http/request-context.server.ts'
import { tooMany } from '#app/http/too-many.server.ts'
import type { Route } from './+types/passkey-challenge'
import { refusalText } from './refusal-text.server.ts'

/** A GET asks no browser for anything. */
export const loader = () => redirect('/auth/login')

/** For script: what the browser has to sign with a passkey. */
export async function action({ request, context }: Route.ActionArgs) {
  const asking = await askForPasskey(publicOrigin(request), factsOf(context).clientAddress)
  if (asking.kind === 'limited') return Response.json({ error: refusalText(asking) }, tooMany(asking.seconds))
  return Response.json(
    { options: asking.options },
    { headers: { 'Set-Cookie': passkeyCookie.set(asking.secret) } },
  )
}
