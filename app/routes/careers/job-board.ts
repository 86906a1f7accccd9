import { redirect } from 'react-router'
import { mayUseJobBoard } from '#app/domain/viewer/areas.ts'
import { requireArea } from '#app/middleware/require-role.server.ts'
import { settings } from '#app/settings.server.ts'
import type { Route } from './+types/job-board'

export const middleware: Route.MiddlewareFunction[] = [requireArea(mayUseJobBoard)]

/** Leaves for the job board, a site of its own. */
export function loader() {
  return redirect(settings().JOB_BOARD_URL)
}
