import { Outlet } from 'react-router'
import { requireOnboarded } from '#app/middleware/require-role.server.ts'
import type { Route } from './+types/onboarded'

export const middleware: Route.MiddlewareFunction[] = [requireOnboarded]

/** Having a loader makes every client navigation below ask the server, and so pass the guard. */
export const loader = () => null

export default function Onboarded() {
  return <Outlet />
}
