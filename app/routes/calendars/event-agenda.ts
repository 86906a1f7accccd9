import { agendaEntries } from '#app/domain/calendars/session-entries.server.ts'
import { findFellowEvent } from '#app/domain/events/fellow-event.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found } from '#app/http/responses.server.ts'
import { serveFile } from '#app/http/serve-file.server.ts'
import { parseId } from '#app/values/ids.ts'
import type { Route } from './+types/event-agenda'
import { calendarResponse } from './calendar-answer.server.ts'

/** The sessions that the event's page shows the viewer, including past ones. */
export const middleware: Route.MiddlewareFunction[] = [
  serveFile(async ({ params, context }) => {
    const viewer = context.get(viewerContext)
    const event = found(await findFellowEvent(viewer, parseId(params.eventId)))
    return calendarResponse(event.name, await agendaEntries(viewer, event.id))
  }),
]

/** The loader forces client navigations through the server, so the guard runs. */
export const loader = () => null

export { EmptyRoute as default } from '../shell/no-page.ts'
