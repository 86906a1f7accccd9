import { redirect } from 'react-router'
import { finishProviderSignIn, providerNamed } from '#app/domain/accounts/provider-sign-in.server.ts'
import { sessionCookie } from '#app/http/cookies.server.ts'
import { log } from '#app/http/log.server.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import { found } from '#app/http/responses.server.ts'
import { loginPath } from '#app/values/site-path.ts'
import type { Route } from './+types/provider-callback'
import { askForCode } from './ask-for-code.server.ts'
import { nextPage } from './next-page.ts'
import { offerToKeep } from './offer-to-keep.server.ts'

/** The return from the provider: signed in, or at the login page with the error. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const name = found(providerNamed(params.provider))
  const finished = await finishProviderSignIn(name, request)
  const { redirect: page } = finished
  if (finished.kind === 'failed' && finished.error)
    log.warn({ provider: name, err: finished.error }, 'sign-in by provider failed')
  if (finished.kind === 'failed') return redirect(loginPath(page ?? undefined, 'unknown'))
  if (finished.kind === 'cancelled') return redirect(loginPath(page ?? undefined, `${name}-cancelled`))
  const { signIn } = finished
  if (signIn.kind === 'second-factor') return askForCode(signIn.step, page)
  if (signIn.kind === 'closing') return offerToKeep(signIn.step)
  if (signIn.kind !== 'signed-in') return redirect(loginPath(page ?? undefined, '403'))
  return redirect(nextPage(signIn.currentRole !== null, page, publicOrigin(request)), {
    headers: { 'Set-Cookie': sessionCookie.set(signIn.secret) },
  })
}
