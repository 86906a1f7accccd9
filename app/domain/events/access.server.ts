import { Prisma } from '#app/db/generated/client.ts'
import type { Viewer } from '../viewer/viewer.ts'

/** Of an event row `e`: its own page is open to staff and to the fellows who take part in it. */
export function eventOpenTo(viewer: Viewer): Prisma.Sql {
  if (viewer.staff) return Prisma.sql`e.published`
  if (!viewer.fellow) return Prisma.sql`FALSE`
  return Prisma.sql`(e.published AND EXISTS (
    SELECT 1 FROM "FellowAttendee" fa WHERE fa."eventId" = e.id AND fa."userId" = ${viewer.id}))`
}

/** Of a session row `s` of an event row `e`: staff see every session, fellows those on their own agenda. */
export function sessionOpenTo(viewer: Viewer): Prisma.Sql {
  if (viewer.staff) return Prisma.sql`TRUE`
  return Prisma.sql`(NOT e."draftSessions" AND EXISTS (
    SELECT 1 FROM "FellowAttendeeSession" own WHERE own."sessionId" = s.id AND own."userId" = ${viewer.id}))`
}
