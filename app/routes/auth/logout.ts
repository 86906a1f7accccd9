import { href, redirect } from 'react-router'
import { endSession } from '#app/domain/sessions/session.server.ts'
import { agendaCookie, sessionCookie } from '#app/http/cookies.server.ts'
import { sessionContext } from '#app/http/request-context.server.ts'
import type { Route } from './+types/logout'

/** A GET changes nothing. */
export function loader() {
  return redirect(href('/'))
}

export async function action({ context }: Route.ActionArgs) {
  const session = context.get(sessionContext)
  if (session.kind === 'signed-in') await endSession(session.sessionId)
  const headers = new Headers()
  for (const cookie of [sessionCookie.clear(), agendaCookie.set(null)]) headers.append('Set-Cookie', cookie)
  return redirect(href('/auth/login/:error?'), { status: 303, headers })
}

export { EmptyRoute as default } from '../shell/no-page.ts'
