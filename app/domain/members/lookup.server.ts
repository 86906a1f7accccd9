import { contains } from '#app/db/contains.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { searchWords } from '#app/values/fold.ts'
import { z } from '#app/values/zod.ts'
import type { Lookup } from '../administration/kind.server.ts'
import { memberInFiles } from './file-lookup.server.ts'

const Named = z.strictObject({ id: z.string(), label: z.string() })
const MOST_FOUND = 50

const memberName = Prisma.sql`concat_ws(' ', u."firstName", u."lastName")`

/** Verified members by name, for fields of the administration that name one, whatever their visibility. */
export const memberLookup: Lookup = {
  named: (tx, ids) => query(Named, tx)`
    SELECT u.id::text, ${memberName} AS label FROM "User" u WHERE u.id = ANY(${ids}::int[])`,
  search: (tx, _viewer, text) => {
    const words = searchWords(text).map((word) => contains(Prisma.sql`u."searchText"`, word))
    return query(Named, tx)`
      SELECT u.id::text, concat_ws(', ', ${memberName}, u.occupation) AS label FROM "User" u
      WHERE u."emailVerifiedAt" IS NOT NULL AND ${Prisma.join([Prisma.sql`TRUE`, ...words], ' AND ')}
      ORDER BY u."sortName", u.id LIMIT ${MOST_FOUND}`
  },
  inFiles: memberInFiles(Prisma.sql`u."emailVerifiedAt" IS NOT NULL`),
}
