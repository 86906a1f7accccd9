import { Outlet, redirect } from 'react-router'
import { sessionContext } from '#app/http/request-context.server.ts'
import { homeOf } from '#app/middleware/require-role.server.ts'
import type { Route } from './+types/signed-out'

/** Pages for visitors who aren't signed in; everyone else is redirected home. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ context }, next) => {
    const session = context.get(sessionContext)
    if (session.kind === 'signed-in') throw redirect(homeOf(session.viewer))
    return next()
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
