import { Outlet } from 'react-router'
import { canUseOwnProfile } from '#app/domain/viewer/permissions.ts'
import { requireArea } from '#app/middleware/require-role.server.ts'
import type { Route } from './+types/area'

export const middleware: Route.MiddlewareFunction[] = [requireArea(canUseOwnProfile)]

/** Having a loader makes every client navigation below ask the server, and so pass the guard. */
export const loader = () => null

export default function OwnProfileArea() {
  return <Outlet />
}
