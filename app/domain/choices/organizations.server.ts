import { contains } from '#app/db/contains.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { searchWords } from '#app/values/fold.ts'
import { z } from '#app/values/zod.ts'
import { CHOICES_PER_REQUEST, type FoundChoices } from './search.ts'

const Choice = z.strictObject({ id: z.string(), label: z.string() })

type Kind = { schools?: boolean }

/**
 * Organizations by name. There can be a hundred thousand, so the database stores and searches them, and matches beyond
 * those shown aren't counted.
 */
export async function searchOrganizations(search: string, kind: Kind = {}): Promise<FoundChoices> {
  const found = await query(Choice)`
    SELECT o.id::text, o.name AS label FROM "Organization" o WHERE ${organizationsNamed(search)} AND ${ofKind(kind)}
      AND o."archivedAt" IS NULL
    ORDER BY o."sortKey", o.id LIMIT ${CHOICES_PER_REQUEST + 1}`
  const items = found.slice(0, CHOICES_PER_REQUEST)
  return { items, total: items.length, more: found.length > items.length || undefined }
}

/** The organization with that id, if it can be chosen. */
export async function findOrganizationChoice(id: number | null, kind: Kind = {}) {
  if (id === null) return null
  const [found] = await query(Choice)`
    SELECT o.id::text, o.name AS label FROM "Organization" o WHERE o.id = ${id} AND ${ofKind(kind)}`
  return found ?? null
}

const ofKind = ({ schools = false }: Kind) =>
  schools ? Prisma.sql`o.type = 'SCHOOL' AND ${isOffered}` : isOffered

/** SQL on an organization row `o`: it isn't a business that staff have yet to publish. */
export const isOffered = Prisma.sql`o."publishedAt" IS NOT NULL`

/** SQL on an organization row `o`: true when its name contains every word. */
export function organizationsNamed(search: string): Prisma.Sql {
  const words = searchWords(search).map((word) => contains(Prisma.sql`o."searchKey"`, word))
  return words.length > 0 ? Prisma.join(words, ' AND ') : Prisma.sql`TRUE`
}
