import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { publicAddress } from '#app/settings.server.ts'
import { webUrl } from '#app/values/web-url.ts'
import { z } from '#app/values/zod.ts'
import { eventOpenTo } from '../events/access.server.ts'
import { isCancelled } from '../events/cancelled.server.ts'
import { EventDates } from '../events/event-dates.server.ts'
import { insightEvent } from '../events/insight-events.server.ts'
import { inLibrary } from '../events/library-where.server.ts'
import { canUseInsights } from '../viewer/permissions.ts'
import type { Viewer } from '../viewer/viewer.ts'
import type { CalendarEntry } from './entry.ts'
import { uidOf } from './uid.server.ts'

const Row = EventDates.extend({
  id: z.int(),
  name: z.string(),
  host: z.string().nullable(),
  eventUrl: z.string().nullable(),
  isInsightEvent: z.boolean(),
  isCancelled: z.boolean(),
  opens: z.boolean(),
  changedAt: z.date(),
})
type Row = z.infer<typeof Row>

/** An event in one of the viewer's lists, or one whose page they may open; anything else is not found. One query. */
export async function findEventEntry(viewer: Viewer, id: number | null): Promise<CalendarEntry | null> {
  const [event] = await query(Row)`
    SELECT e.id, e.name, o.name AS host, e."startDate"::text, e."endDate"::text, e."startTime", e.timezone, e."eventUrl",
      e."isInsightEvent", ${isCancelled} AS "isCancelled", ${eventOpenTo(viewer)} AS opens, e."updatedAt" AS "changedAt"
    FROM "Event" e LEFT JOIN "Organization" o ON o.id = e."organizationId"
    WHERE e.id = ${id} AND (${listedFor(viewer)} OR ${eventOpenTo(viewer)})`
  return event ? entryOf(event) : null
}

const listedFor = (viewer: Viewer) =>
  canUseInsights(viewer) ? Prisma.sql`(${inLibrary}) OR (${insightEvent})` : inLibrary

/** A multi-day event fills all its days, whatever its starting time. */
function entryOf({ id, host, opens, eventUrl, isInsightEvent, startTime, ...event }: Row): CalendarEntry {
  const list = isInsightEvent ? '/mlt-insight/events' : '/events'
  const page = publicAddress(opens ? `/events/${id}` : list)
  return {
    ...event,
    uid: uidOf('event', id),
    place: null,
    about: host,
    url: opens ? page : ((eventUrl && webUrl(eventUrl)) ?? page),
    startTime: event.startDate === event.endDate ? startTime : null,
    endTime: null,
  }
}
