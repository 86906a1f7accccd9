import { href, redirect } from 'react-router'
import { canOpenJobBoard } from '#app/domain/job-postings/job-board.server.ts'
import { requireArea } from '#app/middleware/require-role.server.ts'
import { settings } from '#app/settings.server.ts'
import type { Route } from './+types/career-openings'

export const middleware: Route.MiddlewareFunction[] = [requireArea(canOpenJobBoard)]

/** Redirects to the job board: the organization's own, or ours. */
export function loader() {
  return redirect(settings().JOB_BOARD_URL ?? href('/careers/job-board'))
}
