import { Outlet } from 'react-router'
import { payingContext } from '#app/http/request-context.server.ts'
import { requireArea } from '#app/middleware/require-role.server.ts'
import type { Route } from './+types/area'

/** Subscriptions are for alumni. Staff acting as one get only as far as the refusal, which explains why. */
export const middleware: Route.MiddlewareFunction[] = [
  requireArea((viewer) => viewer.alumni),
  ({ context }) => context.set(payingContext, true),
]

/** The loader forces client navigations through the server, so the guard runs. */
export const loader = () => null

export default function SubscriptionArea() {
  return <Outlet />
}
