import { exportFellowAttendees } from '#app/domain/event-sessions/fellow-attendees-file.server.ts'
import { canExportFellows } from '#app/domain/event-sessions/policy.ts'
import { permit } from '#app/http/responses.server.ts'
import { readSearch } from '#app/values/search-params.ts'
import type { Route } from './+types/fellow-attendees-export'
import { failedExport, respondWithFile } from './export.server.ts'
import { ExportFailed } from './export-failed.tsx'

export const middleware: Route.MiddlewareFunction[] = [
  respondWithFile(async ({ viewer, open: { session, participation }, url, signal }) => {
    permit(canExportFellows(viewer, participation))
    return exportFellowAttendees(viewer, session, readSearch(url.searchParams), signal)
  }),
]

export const loader = ({ context }: Route.LoaderArgs) => failedExport({ context })

export default ExportFailed
