import { href, redirect } from 'react-router'
import { impersonate } from '#app/domain/accounts/impersonation.server.ts'
import { sessionCookie } from '#app/http/cookies.server.ts'
import { signedIn } from '#app/http/request-context.server.ts'
import { permit } from '#app/http/responses.server.ts'
import { parseId } from '#app/values/ids.ts'
import type { Route } from './+types/act-as'

/** A GET changes nothing. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(href('/profile/:profileId', params))
}

export async function action({ params, context }: Route.ActionArgs) {
  const { viewer, sessionId } = signedIn(context)
  const memberId = parseId(params.profileId)
  const secret = memberId === null ? null : await impersonate(viewer, sessionId, memberId)
  permit(secret !== null)
  return redirect('/', { status: 303, headers: { 'Set-Cookie': sessionCookie.set(secret) } })
}

export { EmptyRoute as default } from '../shell/no-page.ts'
