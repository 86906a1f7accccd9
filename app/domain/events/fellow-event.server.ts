import { query } from '#app/db/query.server.ts'
import { markdownToHtml } from '#app/values/markdown.server.ts'
import { ownImage } from '#app/values/own-image.ts'
import { z } from '#app/values/zod.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { eventOpenTo } from './access.server.ts'
import { isCancelled } from './cancelled.server.ts'
import { EventDates } from './event-dates.server.ts'

/** An event for its participants. */
const FellowEvent = EventDates.extend({
  id: z.int(),
  name: z.string(),
  /** Its description, as HTML. */
  about: z.string().nullable(),
  isFellowEvent: z.boolean(),
  isCancelled: z.boolean(),
  image: z.string().nullable(),
  program: z.string().nullable(),
  host: z.string().nullable(),
  /** The code fellows enter at check-in; staff don't need it, and no one does once the event is cancelled. */
  code: z.string().nullable(),
})
export type FellowEvent = z.infer<typeof FellowEvent>

/** An event whose page the viewer may open; anything else is not found. One query. */
export async function findFellowEvent(viewer: Viewer, id: number | null): Promise<FellowEvent | null> {
  const [event] = await query(FellowEvent)`
    SELECT e.id, e.name, e.description AS about, e."isFellowEvent", e."startDate"::text, e."endDate"::text, e."startTime",
      e.timezone, ${isCancelled} AS "isCancelled", e."imageUrl" AS image, p.name AS program, o.name AS host, CASE WHEN ${!viewer.staff} AND NOT ${isCancelled} THEN e.code END AS code
    FROM "Event" e LEFT JOIN "Program" p ON p.id = e."programId" LEFT JOIN "Organization" o ON o.id = e."organizationId"
    WHERE e.id = ${id} AND ${eventOpenTo(viewer)}`
  return event ? toFellowEvent(event) : null
}

/** Of a row whose description is still Markdown. */
export const toFellowEvent = (row: FellowEvent): FellowEvent => ({
  ...row,
  image: ownImage(row.image),
  about: row.about && markdownToHtml(row.about, 3),
})
