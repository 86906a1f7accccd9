import { findEventEntry } from '#app/domain/calendars/event-entry.server.ts'
import { inPlaceOfPage } from '#app/http/in-place-of-page.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found } from '#app/http/responses.server.ts'
import { parseId } from '#app/values/ids.ts'
import type { Route } from './+types/event'
import { calendarAnswer } from './calendar-answer.server.ts'

export const middleware: Route.MiddlewareFunction[] = [
  inPlaceOfPage(async ({ params, context }) => {
    const entry = found(await findEventEntry(context.get(viewerContext), parseId(params.eventId)))
    return calendarAnswer(entry.name, [entry])
  }),
]

/** Having a loader makes a navigation by script ask the server as well. */
export const loader = () => null

export { NoPage as default } from '../shell/no-page.ts'
