import { matchPath, Outlet, redirect } from 'react-router'
import { sessionContext } from '#app/http/request-context.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { homeOf } from '#app/middleware/require-role.server.ts'
import type { Route } from './+types/signed-out'

/** Whoever comes here signed in already has what they came for. */
const SIGNING_IN = ['/auth/login/:error?', '/auth/provider/*', '/auth/second-factor', '/auth/passkey/*']

/** Pages for visitors who aren't signed in; everyone else is redirected home, and told if a link led elsewhere. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ url, context }, next) => {
    const session = context.get(sessionContext)
    if (session.kind !== 'signed-in') return next()
    const home = homeOf(session.viewer)
    if (SIGNING_IN.some((path) => matchPath(path, url.pathname))) throw redirect(home)
    const text = `You’re signed in as ${session.viewer.fullName}. Sign out first to open that page.`
    throw await redirectWithNotice(home, text, { tone: 'info' })
  },
]

export const loader = () => null

export default function SignedOut() {
  return (
    <div className="welcome">
      <p>People who open doors for each other.</p>
      <div className="entry">
        <Outlet />
      </div>
    </div>
  )
}
