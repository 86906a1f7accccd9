import { href, Outlet } from 'react-router'
import { canSubscribe } from '#app/domain/viewer/permissions.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { requireArea } from '#app/middleware/require-role.server.ts'
import type { Route } from './+types/area'

/** Tells staff who act as an alumna why they can't continue. */
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

/** The loader forces client navigations through the server, so the guard runs. */
export const loader = () => null

export default function SubscriptionsArea() {
  return <Outlet />
}
