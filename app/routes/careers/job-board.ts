import { redirect } from 'react-router'
import { canUseJobBoard } from '#app/domain/viewer/permissions.ts'
import { requireArea } from '#app/middleware/require-role.server.ts'
import { settings } from '#app/settings.server.ts'
import type { Route } from './+types/job-board'

export const middleware: Route.MiddlewareFunction[] = [requireArea(canUseJobBoard)]

/** Redirects to the job board, a site of its own. */
export function loader() {
  return redirect(settings().JOB_BOARD_URL)
}
