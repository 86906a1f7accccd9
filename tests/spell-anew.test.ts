/** What an earlier version has stored in its spelling is found by what this one makes of a search. */
import { beforeEach, expect, test } from 'vitest'
import { spellAnew } from '#app/domain/spellings/spell-anew.server.ts'
import { STORED } from '#app/domain/spellings/stored.ts'
import { db } from './support/app.ts'
import { directory } from './support/directory.ts'
import { newcomer } from './support/messages.ts'

const HOUR = 3_600_000
/** More than are read in one go. */
const MANY = 1_100
let now = Date.now()
/** Long after all that was done before. */
beforeEach(async () => {
  await db().dataVersion.deleteMany({ where: { name: { startsWith: 'spelling-' } } })
  now += 3 * HOUR
})

const OLD = {
  searchText: 'یاسمین کریمی',
  searchCurrent: 'یاسمین کریمی\nclass of ۲۰۲۶',
  sortName: 'کریمی\tیاسمین',
}
const NEW = {
  searchText: 'ياسمين كريمي',
  searchCurrent: 'ياسمين كريمي\nclass of 2026',
  sortName: 'كريمي\tياسمين',
}
const KEYS: Record<string, string> = { OrganizationAlias: 'formerId' }
const keysOf = (id: number) =>
  db().user.findUniqueOrThrow({
    where: { id },
    select: { searchText: true, searchCurrent: true, sortName: true },
  })

test('members, whatever they are sorted and searched by, once and once more an hour later', async () => {
  const id = await newcomer({ firstName: 'یاسمین', lastName: 'کریمی', roles: ['ALUMNI'] })
  const reader = await newcomer({ roles: ['ALUMNI'] })
  const listed = { visibility: 'PUBLIC', listed: true } as const
  await db().user.update({ where: { id }, data: { ...listed, ...OLD } })
  const members = await db().dataVersion.findUnique({ where: { name: 'members' } })
  await spellAnew(now)
  expect(await keysOf(id)).toEqual(NEW)
  expect(await db().user.findUniqueOrThrow({ where: { id } })).toMatchObject({ firstName: 'یاسمین' })
  expect((await db().dataVersion.findUniqueOrThrow({ where: { name: 'members' } })).version).toBeGreaterThan(
    members?.version ?? 0,
  )
  for (const typed of ['ياسمين كريمي', 'یاسمین کریمی'])
    expect((await directory(`?search=${encodeURIComponent(typed)}`, reader)).names).toEqual(['یاسمین کریمی'])
  // A process of the version before wrote it meanwhile.
  await db().user.update({ where: { id }, data: OLD })
  await spellAnew(now + HOUR / 2)
  expect(await keysOf(id)).toEqual(OLD)
  await spellAnew(now + HOUR)
  expect(await keysOf(id)).toEqual(NEW)
  await db().user.update({ where: { id }, data: OLD })
  await spellAnew(now + 2 * HOUR)
  expect(await keysOf(id)).toEqual(OLD)
})

test('resources, with the words that are searched', async () => {
  const { id } = await db().resource.findFirstOrThrow()
  await db().resource.update({ where: { id }, data: { name: 'کتاب ٢٠٢٦' } })
  await db().$executeRaw`UPDATE "Resource" SET "sortKey" = 'کتاب ٢٠٢٦', "searchKey" = 'کتاب ٢٠٢٦',
    "searchVector" = array_to_tsvector(ARRAY['کتاب', '٢٠٢٦']) WHERE id = ${id}`
  await spellAnew(now)
  const [row] = (await db().$queryRaw`
    SELECT name, "sortKey", "searchKey", tsvector_to_array("searchVector") @> ARRAY['كتاب', '2026'] AS "isFound"
    FROM "Resource" WHERE id = ${id}`) as unknown[]
  expect(row).toEqual({ name: 'کتاب ٢٠٢٦', sortKey: 'كتاب 2026', searchKey: 'كتاب 2026', isFound: true })
})

test('of all tables, and of all rows of a long one', async () => {
  const many = Array.from({ length: MANY }, (_, index) => `Anew ${index}`)
  await db().interest.createMany({ data: many.map((title) => ({ type: 'INDUSTRY', title, sortKey: '' })) })
  for (const [table, columns] of Object.entries(STORED)) {
    for (const column of Object.keys(columns)) {
      await db().$executeRawUnsafe(`UPDATE "${table}" SET "${column}" = 'ی ' || "${KEYS[table] ?? 'id'}"`)
    }
    await db().dataVersion.deleteMany({ where: { name: { startsWith: 'spelling-' } } })
    await spellAnew(now)
    now += 3 * HOUR
    for (const column of Object.keys(columns)) {
      const left = await db().$queryRawUnsafe(
        `SELECT 1 FROM "${table}" WHERE "${column}" <> 'ي ' || "${KEYS[table] ?? 'id'}"`,
      )
      expect([table, column, left]).toEqual([table, column, []])
    }
  }
})

test('every column that is stored folded is among them', async () => {
  const columns = await db().$queryRaw<{ at: string }[]>`
    SELECT table_name || '.' || column_name AS at FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name IN ('sortKey', 'searchKey', 'sortName', 'searchText', 'searchCurrent')
      AND table_name <> 'Resource'`
  const known = Object.entries(STORED).flatMap(([table, own]) =>
    Object.keys(own).map((name) => `${table}.${name}`),
  )
  expect(columns.map(({ at }) => at).sort()).toEqual(known.sort())
})

test('addresses whose domain was stored in letters, unless its code is taken', async () => {
  const [kept, moved] = [await newcomer({}), await newcomer({})]
  const other = await newcomer({})
  const to = (id: number, email: string) => db().user.update({ where: { id }, data: { email } })
  await to(moved, 'yasmin@bücher.example')
  await to(kept, 'taken@bücher.example')
  await to(other, 'taken@xn--bcher-kva.example')
  await spellAnew(now)
  const emailOf = async (id: number) => (await db().user.findUniqueOrThrow({ where: { id } })).email
  expect([await emailOf(moved), await emailOf(kept)]).toEqual([
    'yasmin@xn--bcher-kva.example',
    'taken@bücher.example',
  ])
})
