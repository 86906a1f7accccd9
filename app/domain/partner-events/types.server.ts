import { db } from '#app/db/database.server.ts'

export type EventType = { id: number; label: string }

/** The types that events are filtered by, in their own order. */
export function listEventTypes(): Promise<EventType[]> {
  return db().$queryRaw<EventType[]>`
    SELECT t.id, t.name::text AS label FROM "Tag" t WHERE t.type = 'EVENT_TYPE' ORDER BY t.position, t.id`
}
