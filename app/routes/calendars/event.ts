import { findEventEntry } from '#app/domain/calendars/event-entry.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found } from '#app/http/responses.server.ts'
import { serveFile } from '#app/http/serve-file.server.ts'
import { parseId } from '#app/values/ids.ts'
import type { Route } from './+types/event'
import { calendarResponse } from './calendar-answer.server.ts'

export const middleware: Route.MiddlewareFunction[] = [
  serveFile(async ({ params, context }) => {
    const entry = found(await findEventEntry(context.get(viewerContext), parseId(params.eventId)))
    return calendarResponse(entry.name, [entry])
  }),
]

/** The loader forces client navigations through the server, so the guard runs. */
export const loader = () => null

export { EmptyRoute as default } from '../shell/no-page.ts'
