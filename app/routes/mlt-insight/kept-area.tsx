import { Outlet } from 'react-router'
import { mayKeepInsights } from '#app/domain/viewer/areas.ts'
import { requireArea } from '#app/middleware/require-role.server.ts'
import type { Route } from './+types/kept-area'

export const middleware: Route.MiddlewareFunction[] = [requireArea(mayKeepInsights)]

/** Having a loader makes every client navigation below ask the server, and so pass the guard. */
export const loader = () => null

export default function KeptInsightsArea() {
  return <Outlet />
}
