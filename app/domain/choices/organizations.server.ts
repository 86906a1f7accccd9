import { db } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { likePattern, searchWords } from '#app/values/fold.ts'
import { CHOICES_PER_REQUEST, type FoundChoices } from './search.ts'

/** Organizations by name. There can be tens of thousands, so the database keeps and searches them. */
export async function searchOrganizations(search: string): Promise<FoundChoices> {
  const where = organizationsNamed(search)
  const found = await db().$queryRaw<{ id: string; label: string; total: number }[]>`
    SELECT o.id::text, o.name AS label, count(*) OVER ()::int AS total
    FROM "Organization" o WHERE ${where} ORDER BY o."sortKey", o.id LIMIT ${CHOICES_PER_REQUEST}`
  return { items: found.map(({ id, label }) => ({ id, label })), total: found[0]?.total ?? 0 }
}

/** Of an organization row `o`: its name holds every word. */
export function organizationsNamed(search: string): Prisma.Sql {
  const words = searchWords(search).map((word) => Prisma.sql`o."searchKey" LIKE ${likePattern(word)}`)
  return words.length > 0 ? Prisma.join(words, ' AND ') : Prisma.sql`TRUE`
}
