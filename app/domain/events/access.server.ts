import { Prisma } from '#app/db/generated/client.ts'
import type { Viewer } from '../viewer/viewer.ts'

/** SQL on an event row `e`: true when the viewer may open its page, as staff or as a participating fellow. */
export function eventOpenTo(viewer: Viewer): Prisma.Sql {
  if (viewer.staff) return Prisma.sql`e.published`
  if (!viewer.fellow) return Prisma.sql`FALSE`
  return Prisma.sql`(e.published AND EXISTS (
    SELECT 1 FROM "FellowAttendee" fa WHERE fa."eventId" = e.id AND fa."userId" = ${viewer.id}))`
}

/** SQL on a session row `s` of an event row `e`: true for staff, and for fellows with it on their agenda. */
export function sessionOpenTo(viewer: Viewer): Prisma.Sql {
  if (viewer.staff) return Prisma.sql`TRUE`
  return Prisma.sql`(NOT e."draftSessions" AND EXISTS (
    SELECT 1 FROM "FellowAttendeeSession" own WHERE own."sessionId" = s.id AND own."userId" = ${viewer.id}))`
}
