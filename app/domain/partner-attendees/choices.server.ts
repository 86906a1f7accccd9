import { calendarDate, query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { timeOfSession } from '../events/session-time.ts'
import { visibleTo } from '../members/privacy.server.ts'
import { knownSessions } from '../partner-events/participants.server.ts'
import type { PartnerParticipation } from '../partner-events/participation.server.ts'
import type { Viewer } from '../viewer/viewer.ts'

const Colleague = z.strictObject({ id: z.int(), name: z.string() })
export type Colleague = z.infer<typeof Colleague>

const SessionRow = z.strictObject({
  id: z.int(),
  name: z.string(),
  roomName: z.string().nullable(),
  startDate: calendarDate,
  startTime: z.string().nullable(),
})

export type SessionChoice = Omit<z.infer<typeof SessionRow>, 'startTime'> & {
  /** 9:30 AM EST, in the event's time zone. */
  time: string | null
}

/** The organization's partner users who are visible to the viewer and not attending yet, by name. */
export function listColleagues(viewer: Viewer, participation: PartnerParticipation): Promise<Colleague[]> {
  return query(Colleague)`
    SELECT u.id, concat_ws(' ', u."firstName", u."lastName") AS name FROM "User" u
    WHERE u."organizationId" = ${participation.organization.id} AND 'PARTNER' = ANY(u.roles) AND ${visibleTo(viewer)}
      AND NOT EXISTS (SELECT 1 FROM "PartnerAttendee" a
        WHERE a."participantId" = ${participation.id} AND a."userId" = u.id)
    ORDER BY u."sortName", u.id`
}

/** The sessions of the event that partners may see, in chronological order and in the event's time zone. */
export async function listSessions({ event }: PartnerParticipation): Promise<SessionChoice[]> {
  const rows = await query(SessionRow)`
    SELECT s.id, s.name, s."roomName", s."startDate"::text, s."startTime" FROM ${knownSessions}
    WHERE s."eventId" = ${event.id} ORDER BY s."startDate", s."startTime", s.id`
  return rows.map(({ startTime, ...session }) => ({
    ...session,
    time: timeOfSession({ ...session, startTime }, event.timezone, event.timezone)?.there ?? null,
  }))
}
