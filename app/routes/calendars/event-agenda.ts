import { agendaEntries } from '#app/domain/calendars/session-entries.server.ts'
import { findFellowEvent } from '#app/domain/events/fellow-event.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found } from '#app/http/responses.server.ts'
import { parseId } from '#app/values/ids.ts'
import type { Route } from './+types/event-agenda'
import { calendarAnswer } from './calendar-answer.server.ts'

/** The sessions that the page of the event shows the viewer, past ones included. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const event = found(await findFellowEvent(viewer, parseId(params.eventId)))
  return calendarAnswer(event.name, await agendaEntries(viewer, event.id))
}
