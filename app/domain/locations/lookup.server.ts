import { contains } from '#app/db/contains.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { searchWords } from '#app/values/fold.ts'
import { z } from '#app/values/zod.ts'
import type { Lookup } from '../administration/kind.server.ts'

const Named = z.strictObject({ id: z.string(), label: z.string() })
const MOST_FOUND = 50

/** Cities and states by name. */
export const locationLookup: Lookup = {
  named: (tx, ids) => query(Named, tx)`
    SELECT l.id::text, l.label FROM "Location" l WHERE l.id = ANY(${ids}::int[])`,
  search: (tx, _viewer, text) => {
    const words = searchWords(text).map((word) => contains(Prisma.sql`l."searchKey"`, word))
    return query(Named, tx)`
      SELECT l.id::text, l.label FROM "Location" l WHERE ${Prisma.join([Prisma.sql`TRUE`, ...words], ' AND ')}
      ORDER BY l."sortKey", l.id LIMIT ${MOST_FOUND}`
  },
}
