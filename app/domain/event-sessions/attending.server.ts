import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { shownImage } from '../members/contact-card.server.ts'
import { findable } from '../members/privacy.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { agendaSessions } from './agenda.server.ts'

const FACES = 5

const Face = z.strictObject({ id: z.int(), name: z.string(), image: z.string().nullable() })
const Row = Face.extend({ total: z.int() })

export type Attending = { faces: z.infer<typeof Face>[]; total: number }

/**
 * Some of the others who attend a session of the event that is on the viewer's agenda, first those who show their face,
 * and how many they are. Nobody for members who hide. One query at most.
 */
export async function readAttending(viewer: Viewer, eventId: number): Promise<Attending | null> {
  if (viewer.hiddenProfile) return null
  const rows = await query(Row)`
    SELECT u.id, concat_ws(' ', u."firstName", u."lastName") AS name, ${shownImage} AS image, count(*) OVER ()::int AS total
    FROM "User" u
    WHERE ${findable(viewer)} AND u.id <> ${viewer.id} AND u.id IN (
      SELECT fs."userId" FROM "FellowAttendeeSession" fs
      WHERE fs."sessionId" IN (SELECT s.id FROM ${agendaSessions(viewer, eventId)}))
    ORDER BY ${shownImage} IS NULL, u.id LIMIT ${FACES}`
  const [first] = rows
  return first ? { faces: rows.map(({ total: _, ...face }) => face), total: first.total } : null
}
