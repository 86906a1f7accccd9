import { findRecord } from '#app/domain/administration/find.server.ts'
import { events } from '#app/domain/events/administer.server.ts'
import { type AdministeredEvent, eventIn } from '#app/domain/events/administered-event.ts'
import { findLiveEvent } from '#app/domain/events/live-event.server.ts'
import { found } from '#app/http/responses.server.ts'
import { formatRange } from '#app/values/calendar-date.ts'
import { parseId } from '#app/values/ids.ts'
import { recordHref } from '../kind/address.ts'

/** What the screens about one event say of it. */
export async function openEvent(recordId: string) {
  const { id, content, state } = found(await findRecord(events, parseId(recordId)))
  const event: AdministeredEvent = eventIn(content)
  return {
    id,
    page: recordHref(events.name, id),
    name: event.name,
    status: event.status,
    published: state.published,
    days: formatRange(event.startDate, event.endDate),
    sessions: event.sessions.length,
  }
}

/** The event as it is live, for the screens about who takes part in it. */
export async function openLiveEvent(recordId: string) {
  const event = found(await findLiveEvent(parseId(recordId)))
  return { event, page: recordHref(events.name, event.id) }
}
