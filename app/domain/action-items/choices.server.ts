import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { likePattern, searchWords } from '#app/values/fold.ts'
import { z } from '#app/values/zod.ts'
import { organizationsNamed } from '../choices/organizations.server.ts'
import { CHOICES_PER_REQUEST, type FoundChoices } from '../choices/search.ts'
import { managedBy } from '../organizations/scope.server.ts'
import { announced, managedParticipants } from '../partner-events/participants.server.ts'
import type { Viewer } from '../viewer/viewer.ts'

const Found = z.strictObject({ id: z.string(), label: z.string(), total: z.int() })
type Found = z.infer<typeof Found>

/** The events that partners whom the viewer manages take part in, by name. */
export async function searchEvents(
  viewer: Viewer,
  search: string,
  limit = CHOICES_PER_REQUEST,
): Promise<FoundChoices> {
  return foundChoices(
    await query(Found)`
      SELECT e.id::text, e.name AS label, count(*) OVER ()::int AS total
      FROM "Event" e WHERE ${eventsOf(viewer)} AND ${eventsNamed(search)}
      ORDER BY e."sortKey", e.id LIMIT ${limit}`,
  )
}

/** The partners whom the viewer manages by name; those of one event where `eventId` names it. */
export async function searchPartners(
  viewer: Viewer,
  search: string,
  { eventId, limit = CHOICES_PER_REQUEST }: { eventId?: number; limit?: number } = {},
): Promise<FoundChoices> {
  const atEvent =
    eventId === undefined
      ? Prisma.empty
      : Prisma.sql`AND o.id IN (SELECT p."organizationId" FROM "PartnerParticipant" p JOIN "Event" e ON e.id = p."eventId"
          WHERE e.id = ${eventId} AND ${announcedTo(viewer)})`
  return foundChoices(
    await query(Found)`
      SELECT o.id::text, o.name AS label, count(*) OVER ()::int AS total
      FROM "Organization" o WHERE ${managedBy(viewer)} AND ${organizationsNamed(search)} ${atEvent}
      ORDER BY o."sortKey", o.id LIMIT ${limit}`,
  )
}

/** Of an event row `e`: a partner whom the viewer manages takes part, and the viewer may know of it. */
export function eventsOf(viewer: Viewer): Prisma.Sql {
  return Prisma.sql`${announcedTo(viewer)} AND EXISTS (SELECT 1 FROM ${managedParticipants(viewer)})`
}

/** Action items are prepared before an event is published, by event managers alone. */
const announcedTo = ({ eventManager }: Viewer) => (eventManager ? Prisma.sql`TRUE` : announced)

function eventsNamed(search: string): Prisma.Sql {
  const words = searchWords(search).map((word) => Prisma.sql`e."searchKey" LIKE ${likePattern(word)}`)
  return words.length > 0 ? Prisma.join(words, ' AND ') : Prisma.sql`TRUE`
}

const foundChoices = (found: Found[]): FoundChoices => ({
  items: found.map(({ id, label }) => ({ id, label })),
  total: found[0]?.total ?? 0,
})
