import { Outlet } from 'react-router'
import { requireMember } from '#app/middleware/require-member.server.ts'
import type { Route } from './+types/member'

export const middleware: Route.MiddlewareFunction[] = [requireMember]

/** Having a loader makes every client navigation below ask the server, and so pass the guard. */
export const loader = () => null

export default function Member() {
  return <Outlet />
}
