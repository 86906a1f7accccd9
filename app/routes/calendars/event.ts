import { findEventEntry } from '#app/domain/calendars/event-entry.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found } from '#app/http/responses.server.ts'
import { parseId } from '#app/values/ids.ts'
import type { Route } from './+types/event'
import { calendarAnswer } from './calendar-answer.server.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const entry = found(await findEventEntry(context.get(viewerContext), parseId(params.eventId)))
  return calendarAnswer(entry.name, [entry])
}
