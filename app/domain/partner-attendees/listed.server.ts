import { Prisma } from '#app/db/generated/client.ts'
import { z } from '#app/values/zod.ts'
import { shownImage } from '../members/contact-card.server.ts'
import { visibleTo } from '../members/privacy.server.ts'
import { knownSessions } from '../partner-events/participants.server.ts'
import type { Viewer } from '../viewer/viewer.ts'

/** A partner's attendee, as every list shows one. A guest has no account. */
export const AttendeeCard = z.strictObject({
  id: z.int(),
  userId: z.int().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  image: z.string().nullable(),
  role: z.string().nullable(),
})

export const Attendee = AttendeeCard.extend({
  /** Names of the sessions that partners may see, in chronological order. */
  sessions: z.array(z.string()),
})
export type Attendee = z.infer<typeof Attendee>

/** SQL on attendee rows `a` with their member `u`: true for guests, and for members whom the viewer may find. */
export const visibleAttendee = (viewer: Viewer) => Prisma.sql`(a."userId" IS NULL OR ${visibleTo(viewer)})`

export const attendeeTables = Prisma.sql`"PartnerAttendee" a LEFT JOIN "User" u ON u.id = a."userId"`

/** Members go by their own names, guests by the ones they were added with. */
export const attendeeName = Prisma.sql`
  coalesce(u."firstName", a."firstName", '') AS "firstName", coalesce(u."lastName", a."lastName", '') AS "lastName"`

/** The columns of AttendeeCard. */
export const attendeeColumns = Prisma.sql`a.id, a."userId", ${attendeeName}, ${shownImage} AS image, a.role`

/** The sort key for the order by name. */
export const attendeePlace = Prisma.sql`coalesce(u."sortName", a."sortName")`

/** By name, with ids breaking ties. */
export const attendeeOrder = Prisma.sql`${attendeePlace}, a.id`

/** SQL on a participant row `p`: its attendees as JSON, by name. */
export const attendeesOf = (viewer: Viewer) => Prisma.sql`
  coalesce((SELECT json_agg(entry) FROM (SELECT ${attendeeColumns},
      ARRAY(SELECT s.name::text FROM "_EventSessionToPartnerAttendee" sa
        JOIN (${knownSessions}) ON s.id = sa."A" WHERE sa."B" = a.id
        ORDER BY s."startDate", s."startTime", s.id) AS sessions
    FROM ${attendeeTables} WHERE a."participantId" = p.id AND ${visibleAttendee(viewer)}
    ORDER BY ${attendeeOrder}) entry), '[]')`
