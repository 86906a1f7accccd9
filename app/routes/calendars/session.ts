import type { MiddlewareFunction } from 'react-router'
import { sessionEntries } from '#app/domain/calendars/session-entries.server.ts'
import { inPlaceOfPage } from '#app/http/in-place-of-page.server.ts'
import { openSessionContext } from '../event-sessions/open-session.server.ts'
import { calendarAnswer } from './calendar-answer.server.ts'

/** A session among events, or on a partner's dashboard. */
export const middleware: MiddlewareFunction<Response>[] = [
  inPlaceOfPage(async ({ context }) => {
    const { session, page } = context.get(openSessionContext)
    return calendarAnswer(session.name, await sessionEntries(session, page))
  }),
]

/** Having a loader makes a navigation by script ask the server as well. */
export const loader = () => null

export { NoPage as default } from '../shell/no-page.ts'
