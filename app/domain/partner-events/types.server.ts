import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'

const EventType = z.strictObject({ id: z.int(), label: z.string() })
export type EventType = z.infer<typeof EventType>

/** The types that events are filtered by, in their own order. */
export function listEventTypes(): Promise<EventType[]> {
  return query(EventType)`
    SELECT t.id, t.name::text AS label FROM "Tag" t WHERE t.type = 'EVENT_TYPE' ORDER BY t.position, t.id`
}
