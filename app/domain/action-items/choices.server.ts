import { contains } from '#app/db/contains.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { searchWords } from '#app/values/fold.ts'
import { z } from '#app/values/zod.ts'
import { organizationsNamed } from '../choices/organizations.server.ts'
import { CHOICES_PER_REQUEST, type FoundChoices } from '../choices/search.ts'
import { managedBy } from '../organizations/scope.server.ts'
import { announced, managedParticipants } from '../partner-events/participants.server.ts'
import type { Viewer } from '../viewer/viewer.ts'

const Found = z.strictObject({ id: z.string(), label: z.string(), total: z.int() })
type Found = z.infer<typeof Found>

/** The events with partners that the viewer manages, by name. */
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

/** The partners that the viewer manages, by name; only those at one event if `eventId` is given. */
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

/** SQL on an event row `e`: true when a partner that the viewer manages takes part and the viewer may see it. */
export function eventsOf(viewer: Viewer): Prisma.Sql {
  return Prisma.sql`${announcedTo(viewer)} AND EXISTS (SELECT 1 FROM ${managedParticipants(viewer)})`
}

/** Only event managers prepare action items before an event is published. */
const announcedTo = ({ eventManager }: Viewer) => (eventManager ? Prisma.sql`TRUE` : announced)

function eventsNamed(search: string): Prisma.Sql {
  const words = searchWords(search).map((word) => contains(Prisma.sql`e."searchKey"`, word))
  return words.length > 0 ? Prisma.join(words, ' AND ') : Prisma.sql`TRUE`
}

const foundChoices = (found: Found[]): FoundChoices => ({
  items: found.map(({ id, label }) => ({ id, label })),
  total: found[0]?.total ?? 0,
})
