import { db } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { fold, SPELLING } from '#app/values/fold.ts'
import { z } from '#app/values/zod.ts'
import { bumpDataVersion } from '../data-versions/data-version.server.ts'
import { indexResources } from '../resources/search-index.server.ts'
import { ADDRESSES, STORED } from './stored.ts'

const NAME = `spelling-${SPELLING}`
const HOUR = 3_600_000
/** The second finds what processes of the version before have written while the first went on. */
const WALKS = 2
/** Rows that are read, and written where they differ, in one go. */
const PIECE = 500

let nextWalk = 0

/**
 * Spells anew what was stored in the spelling of an earlier version: once, and once more an hour later. A piece writes
 * only the rows that differ, and of these those that nobody has written since they were read, so it holds no one up.
 */
export async function spellAnew(now = Date.now()): Promise<void> {
  if (now < nextWalk) return
  nextWalk = now + HOUR
  const done = await db().dataVersion.findUnique({ where: { name: NAME } })
  const walks = done?.version ?? 0
  if (walks >= WALKS) return
  const changed = await walk()
  if (changed > 0) await db().$transaction(forgetCached)
  const version = walks + 1
  await db().dataVersion.upsert({
    where: { name: NAME },
    create: { name: NAME, version },
    update: { version },
  })
}

async function forgetCached(tx: Parameters<typeof bumpDataVersion>[0]) {
  await bumpDataVersion(tx, 'members')
  await bumpDataVersion(tx, 'options')
}

async function walk(): Promise<number> {
  let changed = 0
  for (const [table, columns] of Object.entries(STORED)) {
    changed += await inPieces(table, Object.keys(columns).map(column), async (rows) => {
      const respell = Object.values(columns)
      const spelled = rows.map(({ id, texts }) => ({
        id,
        before: texts,
        after: texts.map((text, index) => respell[index]?.(text) ?? text),
      }))
      return write(table, Object.keys(columns), spelled.filter(differs))
    })
  }
  for (const [table, respell] of Object.entries(ADDRESSES)) {
    changed += await inPieces(table, [column('email')], async (rows) => {
      const spelled = rows.map(({ id, texts }) => ({ id, before: texts, after: texts.map(respell) }))
      return write(table, ['email'], spelled.filter(differs), isFree(table))
    })
  }
  return changed + (await inPieces('Resource', WORDS, indexAnew))
}

const keyOf = (table: string) => Prisma.raw(table === 'OrganizationAlias' ? 'r."formerId"' : 'r.id')

const column = (name: string) => Prisma.raw(`r."${name}"`)

const Row = z.strictObject({ id: z.int(), texts: z.array(z.string()) })
type Row = z.infer<typeof Row>

/** All rows of a table with the given texts, a piece at a time. */
async function inPieces(
  table: string,
  texts: Prisma.Sql[],
  work: (rows: Row[]) => Promise<number>,
): Promise<number> {
  let changed = 0
  let last = 0
  while (true) {
    const rows = await query(Row)`
      SELECT ${keyOf(table)} AS id, ARRAY[${Prisma.join(texts)}]::text[] AS texts FROM ${Prisma.raw(`"${table}"`)} r
      WHERE ${keyOf(table)} > ${last} ORDER BY 1 LIMIT ${PIECE}`
    changed += await work(rows)
    last = rows.at(-1)?.id ?? last
    if (rows.length < PIECE) return changed
  }
}

type Spelled = { id: number; before: string[]; after: string[] }

const differs = ({ before, after }: Spelled) => before.some((text, index) => text !== after[index])

/** Rows that have changed since they were read were written in the spelling of whoever wrote them. */
async function write(table: string, columns: string[], rows: Spelled[], also = Prisma.sql`TRUE`) {
  if (rows.length === 0) return 0
  const set = columns.map(
    (name, index) => Prisma.sql`${Prisma.raw(`"${name}"`)} = given.after ->> ${index}::int`,
  )
  return db().$executeRaw`
    UPDATE ${Prisma.raw(`"${table}"`)} r SET ${Prisma.join(set)}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS given(id int, before jsonb, after jsonb)
    WHERE ${keyOf(table)} = given.id AND to_jsonb(ARRAY[${Prisma.join(columns.map(column))}]::text[]) = given.before AND ${also}`
}

const isFree = (table: string) => Prisma.sql`NOT EXISTS (
  SELECT 1 FROM ${Prisma.raw(`"${table}"`)} o WHERE o.email = given.after ->> 0)`

/** The words in the index of a resource, and what it is sorted and ranked by. */
const WORDS = [
  ...['sortKey', 'searchKey', 'speakersKey', 'summaryKey'].map(column),
  Prisma.sql`coalesce(array_to_string(tsvector_to_array(r."searchVector"), ' '), '')`,
]

async function indexAnew(rows: Row[]): Promise<number> {
  const ids = rows.filter(({ texts }) => texts.some((text) => fold(text) !== text)).map(({ id }) => id)
  if (ids.length > 0) await db().$transaction((tx) => indexResources(tx, ids))
  return ids.length
}
