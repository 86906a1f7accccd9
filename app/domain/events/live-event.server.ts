import { EventStatus } from '#app/db/generated/enums.ts'
import { calendarDate, query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'

const LiveSession = z.strictObject({
  id: z.int(),
  name: z.string(),
  roomName: z.string().nullable(),
  startDate: calendarDate,
  startTime: z.string().nullable(),
})

const LiveEvent = z.strictObject({
  id: z.int(),
  name: z.string(),
  status: z.enum(EventStatus),
  published: z.boolean(),
  startDate: calendarDate,
  endDate: calendarDate,
  timezone: z.string(),
  sessions: z.array(LiveSession),
})
export type LiveEvent = z.infer<typeof LiveEvent>

/** An event with its sessions in chronological order, without the draft beside it. One query. */
export async function findLiveEvent(id: number | null): Promise<LiveEvent | null> {
  const [event] = await query(LiveEvent)`
    SELECT e.id, e.name, e.status::text, e.published, e."startDate"::text, e."endDate"::text, e.timezone,
      coalesce((SELECT json_agg(json_build_object('id', s.id, 'name', s.name, 'roomName', s."roomName",
          'startDate', s."startDate", 'startTime', s."startTime") ORDER BY s."startDate", s."startTime", s.id)
        FROM "EventSession" s WHERE s."eventId" = e.id), '[]') AS sessions
    FROM "Event" e WHERE e.id = ${id}`
  return event ?? null
}
