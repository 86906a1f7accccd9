import { href, redirect } from 'react-router'
import { stopActing } from '#app/domain/accounts/impersonation.server.ts'
import { sessionCookie } from '#app/http/cookies.server.ts'
import { signedIn } from '#app/http/request-context.server.ts'
import type { Route } from './+types/stop-acting'

/** Asking for the address changes nothing. */
export const loader = () => redirect('/')

/**
 * 'Done': back to one's own account, on the profile that the acting began at; on the home page where the form arrives once more
 * and nobody is acted as by then.
 */
export async function action({ context }: Route.ActionArgs) {
  const { viewer, sessionId } = signedIn(context)
  const secret = await stopActing(viewer, sessionId)
  if (!secret) return redirect('/', 303)
  const page = viewer.impersonator ? href('/profile/:profileId', { profileId: String(viewer.id) }) : '/'
  return redirect(page, { status: 303, headers: { 'Set-Cookie': sessionCookie.set(secret) } })
}
