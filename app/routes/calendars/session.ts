import type { LoaderFunctionArgs } from 'react-router'
import { sessionEntries } from '#app/domain/calendars/session-entries.server.ts'
import { openSessionContext } from '../event-sessions/open-session.server.ts'
import { calendarAnswer } from './calendar-answer.server.ts'

/** A session among events, or on a partner's dashboard. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { session, page } = context.get(openSessionContext)
  return calendarAnswer(session.name, await sessionEntries(session, page))
}
