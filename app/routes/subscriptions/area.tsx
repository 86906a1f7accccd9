import { href, Outlet } from 'react-router'
import { canSubscribe } from '#app/domain/viewer/permissions.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { requireArea } from '#app/middleware/require-role.server.ts'
import type { Route } from './+types/area'

/** Whoever acts as an alumna is told why there is no way on. */
const inOwnName: Route.MiddlewareFunction = async ({ request, context }, next) => {
  const { alumni, impersonator } = context.get(viewerContext)
  if (!alumni || !impersonator || request.method === 'POST') return next()
  throw await redirectWithNotice(
    href('/alumni-resources'),
    'You can’t subscribe or pay for someone else. The member can do it once they sign in.',
    { tone: 'info' },
  )
}

export const middleware: Route.MiddlewareFunction[] = [inOwnName, requireArea(canSubscribe)]

/** Having a loader makes every client navigation below ask the server, and so pass the guard. */
export const loader = () => null

export default function SubscriptionsArea() {
  return <Outlet />
}
