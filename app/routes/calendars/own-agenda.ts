import { ownAgendaEntries } from '#app/domain/calendars/session-entries.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import type { Route } from './+types/own-agenda'
import { calendarResponse } from './calendar-answer.server.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return calendarResponse('My agenda', await ownAgendaEntries(context.get(viewerContext)))
}
