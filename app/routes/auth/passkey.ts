import { href, redirect } from 'react-router'
import { PasskeySignInSchema } from '#app/domain/passkeys/schema.ts'
import { type PasskeySignIn, signInWithPasskey } from '#app/domain/passkeys/sign-in.server.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { passkeyCookie, sessionCookie, stepCookie } from '#app/http/cookies.server.ts'
import { log } from '#app/http/log.server.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import { factsOf } from '#app/http/request-context.server.ts'
import { tooMany } from '#app/http/too-many.server.ts'
import { deviceOf } from '#app/values/device.ts'
import type { Route } from './+types/passkey'
import { nextPage } from './next-page.ts'
import { refusalText } from './refusal-text.server.ts'

/** A GET signs no one in. */
export const loader = () => redirect('/auth/login')

/** For script: signed in, with the page to continue to, or why not. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await parseForm(context, PasskeySignInSchema)
  const origin = publicOrigin(request)
  const result = await signInWithPasskey({
    credential: form.ok ? form.value.credential : '',
    secret: passkeyCookie.read(request),
    origin,
    clientAddress: factsOf(context).clientAddress,
    device: deviceOf(request.headers.get('user-agent')),
  })
  if (result.kind === 'closing') return closing(result.step)
  if (result.kind !== 'signed-in') return refused(result)
  const headers = new Headers()
  for (const cookie of [sessionCookie.set(result.secret), passkeyCookie.clear()])
    headers.append('Set-Cookie', cookie)
  const to = nextPage(result.currentRole !== null, url.searchParams.get('redirect'), origin)
  return Response.json({ to }, { headers })
}

/** Like any other sign-in to an account that is about to be deleted. */
function closing(step: string): Response {
  const headers = new Headers()
  for (const cookie of [stepCookie.set(step), passkeyCookie.clear()]) headers.append('Set-Cookie', cookie)
  return Response.json({ to: href('/auth/keep-account') }, { headers })
}

type Refused = Exclude<PasskeySignIn, { kind: 'signed-in' | 'closing' }>

const WHY = {
  late: 'That took too long. Try again.',
  unknown: 'This passkey isn’t known here. It may have been removed. Sign in another way.',
  invalid: 'We couldn’t check this passkey. Try again, or sign in another way.',
  copied: 'This passkey may have been copied. Sign in another way, then remove it and add a new one.',
}

function refused(result: Refused): Response {
  if (result.kind === 'limited') return Response.json({ error: refusalText(result) }, tooMany(result.seconds))
  if (result.kind === 'refused') return Response.json({ error: refusalText(result) }, { status: 403 })
  if (result.why === 'copied')
    log.warn({ passkey: result.passkeyId }, 'the counter of a passkey went back: it may have been copied')
  return Response.json({ error: WHY[result.why] }, { status: 400 })
}
