import { contains } from '#app/db/contains.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { searchWords } from '#app/values/fold.ts'
import { z } from '#app/values/zod.ts'
import type { Lookup } from '../administration/kind.server.ts'
import { memberInFiles } from './file-lookup.server.ts'

const Item = z.strictObject({ id: z.string(), label: z.string() })

const MOST = 50

/** SQL on a member row: whether a word is in the name, the address, or what the directory finds the member by. */
export const memberFound = (word: string, row = Prisma.sql`r`): Prisma.Sql =>
  Prisma.sql`(${contains(Prisma.sql`${row}."searchText"`, word)} OR ${contains(Prisma.sql`${row}.email`, word)})`

/** Members with an open account, for fields that name one. Two of a name are told apart by their addresses. */
export const memberLookup: Lookup = {
  named: (tx, ids) => query(Item, tx)`
    SELECT u.id::text, concat_ws(' ', u."firstName", u."lastName") AS label FROM "User" u
    WHERE u.id = ANY(${ids}::int[]) ORDER BY u."sortName", u.id`,
  search: async (tx, _viewer, text) => {
    const words = searchWords(text).map((word) => memberFound(word, Prisma.sql`u`))
    if (words.length === 0) return []
    return query(Item, tx)`
      SELECT u.id::text, concat_ws(' ', u."firstName", u."lastName") || ' (' || u.email || ')' AS label FROM "User" u
      WHERE u."closedAt" IS NULL AND ${Prisma.join(words, ' AND ')} ORDER BY u."sortName", u.id LIMIT ${MOST}`
  },
  inFiles: memberInFiles(Prisma.sql`u."closedAt" IS NULL`),
}
