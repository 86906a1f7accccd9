import { contains } from '#app/db/contains.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { searchWords } from '#app/values/fold.ts'
import { z } from '#app/values/zod.ts'
import type { Lookup } from '../administration/kind.server.ts'
import { whens } from '../administration/labels.server.ts'
import { TAG_TYPES } from '../tag-names/labels.ts'

const Named = z.strictObject({ id: z.string(), label: z.string() })
const MOST_FOUND = 50

const label = Prisma.sql`t.name || ' (' || CASE t.type ${whens(TAG_TYPES)} END || ')'`

/** Tags by name, each with its type. */
export const tagLookup: Lookup = {
  named: (tx, ids) => query(Named, tx)`
    SELECT t.id::text, ${label} AS label FROM "Tag" t WHERE t.id = ANY(${ids}::int[])`,
  search: (tx, _viewer, text) => {
    const words = searchWords(text).map((word) => contains(Prisma.sql`lower(t.name)`, word))
    return query(Named, tx)`
      SELECT t.id::text, ${label} AS label FROM "Tag" t WHERE ${Prisma.join([Prisma.sql`TRUE`, ...words], ' AND ')}
      ORDER BY lower(t.name), t.id LIMIT ${MOST_FOUND}`
  },
}
