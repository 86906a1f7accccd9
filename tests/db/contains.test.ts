import { expect, test } from 'vitest'
import { contains } from '#app/db/contains.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { emptyDatabase } from '../support/empty-database.ts'

const { db } = emptyDatabase()

test('a word is found as it is written, in the text as it is', async () => {
  for (const [word, text, found] of [
    ['ana', 'banana bread', true],
    ['an', 'banana bread', true],
    ['b b', 'banana bread', false],
    ['a b', 'banana bread', true],
    ['%', 'banana bread', false],
    ['%', '100% rye', true],
    ['_', 'rye', false],
    ['r_e', 'rye', false],
    ['rye_', 'rye_bread', true],
    ['\\', 'rye\\bread', true],
    ['王', '王芳', true],
    ['о', 'rоll', true],
    ['é', 'rye', false],
  ] as const) {
    const asked = contains(Prisma.sql`${text}::text`, word)
    expect(await db().$queryRaw`SELECT ${asked} AS found`, `“${word}” in “${text}”`).toEqual([{ found }])
  }
})

test('a word that no index of substrings leads to asks none', async () => {
  const planFor = (word: string) =>
    db().$transaction(async (tx) => {
      // Otherwise a table without rows is read as a whole.
      await tx.$executeRaw`SET LOCAL enable_seqscan = off`
      const rows =
        await tx.$queryRaw`EXPLAIN SELECT 1 FROM "User" u WHERE ${contains(Prisma.sql`u."searchText"`, word)}`
      return JSON.stringify(rows)
    })
  for (const word of ['ana', 'li-wei', '王小明']) expect(await planFor(word)).toContain('User_searchText_idx')
  for (const word of ['an', '王芳', 'a.b', 'o.', '%']) expect(await planFor(word)).not.toContain('_idx')
})
