import { exportPartnerAttendees } from '#app/domain/event-sessions/partner-attendees-file.server.ts'
import { canExportPartnerAttendees } from '#app/domain/event-sessions/policy.ts'
import { permit } from '#app/http/responses.server.ts'
import type { Route } from './+types/partner-attendees-export'
import { failedExport, respondWithFile } from './export.server.ts'
import { ExportFailed } from './export-failed.tsx'

export const middleware: Route.MiddlewareFunction[] = [
  respondWithFile(async ({ viewer, open: { session, participation }, signal }) => {
    permit(canExportPartnerAttendees(viewer, participation))
    return exportPartnerAttendees(viewer, session, participation?.organization.id ?? null, signal)
  }),
]

export const loader = ({ context }: Route.LoaderArgs) => failedExport({ context })

export default ExportFailed
