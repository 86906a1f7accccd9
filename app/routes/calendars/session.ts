import type { MiddlewareFunction } from 'react-router'
import { sessionEntries } from '#app/domain/calendars/session-entries.server.ts'
import { serveFile } from '#app/http/serve-file.server.ts'
import { openSessionContext } from '../event-sessions/open-session.server.ts'
import { calendarResponse } from './calendar-answer.server.ts'

/** A session under events, or on a partner's dashboard. */
export const middleware: MiddlewareFunction<Response>[] = [
  serveFile(async ({ context }) => {
    const { session, page } = context.get(openSessionContext)
    return calendarResponse(session.name, await sessionEntries(session, page))
  }),
]

/** The loader forces client navigations through the server, so the guard runs. */
export const loader = () => null

export { EmptyRoute as default } from '../shell/no-page.ts'
