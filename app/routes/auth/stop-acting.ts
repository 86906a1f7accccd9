import { href, redirect } from 'react-router'
import { stopActing } from '#app/domain/accounts/impersonation.server.ts'
import { sessionCookie } from '#app/http/cookies.server.ts'
import { signedIn } from '#app/http/request-context.server.ts'
import type { Route } from './+types/stop-acting'

/** A GET changes nothing. */
export const loader = () => redirect('/')

/**
 * 'Done': back to the staff member's own account, on the profile where acting began; on the home page if the form is
 * submitted again after acting has ended.
 */
export async function action({ context }: Route.ActionArgs) {
  const { viewer, sessionId } = signedIn(context)
  const secret = await stopActing(viewer, sessionId)
  if (!secret) return redirect('/', 303)
  const page = viewer.impersonator ? href('/profile/:profileId', { profileId: String(viewer.id) }) : '/'
  return redirect(page, { status: 303, headers: { 'Set-Cookie': sessionCookie.set(secret) } })
}
