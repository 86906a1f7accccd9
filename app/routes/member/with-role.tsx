import { Outlet } from 'react-router'
import { requireRole } from '#app/middleware/require-role.server.ts'
import type { Route } from './+types/with-role'

export const middleware: Route.MiddlewareFunction[] = [requireRole]

/** Having a loader makes every client navigation below ask the server, and so pass the guard. */
export const loader = () => null

export default function WithRole() {
  return <Outlet />
}
