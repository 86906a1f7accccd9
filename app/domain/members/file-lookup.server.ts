import { contains } from '#app/db/contains.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { emailWithin } from '#app/values/email-address.ts'
import { searchWords } from '#app/values/fold.ts'
import { z } from '#app/values/zod.ts'
import type { Lookup } from '../administration/kind.server.ts'

const Item = z.strictObject({ id: z.string(), label: z.string() })
const MOST = 50

const withAddress = Prisma.sql`concat_ws(' ', u."firstName", u."lastName") || ' (' || u.email || ')' AS label`

/** In files members have their addresses behind their names, and are found by these, or by a name that one alone has. */
export const memberInFiles = (those: Prisma.Sql): Lookup => ({
  named: (tx, ids) => query(Item, tx)`
    SELECT u.id::text, ${withAddress} FROM "User" u WHERE u.id = ANY(${ids}::int[])`,
  search: (tx, _viewer, text) => {
    const address = emailWithin(text)
    const words = searchWords(text).map((word) => contains(Prisma.sql`u."searchText"`, word))
    const isFound = address
      ? Prisma.sql`u.email = ${address}`
      : Prisma.join([Prisma.sql`TRUE`, ...words], ' AND ')
    return query(Item, tx)`
      SELECT u.id::text, ${withAddress} FROM "User" u WHERE ${those} AND ${isFound} ORDER BY u."sortName", u.id LIMIT ${MOST}`
  },
})
