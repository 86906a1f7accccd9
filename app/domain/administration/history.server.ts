import { db, type Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { ChangeDoor } from '#app/db/generated/enums.ts'
import { readPage } from '#app/db/page.server.ts'
import { countRows, query } from '#app/db/query.server.ts'
import { insertRecords, takeIds } from '#app/db/records.server.ts'
import { groupBy } from '#app/values/group-by.ts'
import { LOT } from '#app/values/lots.ts'
import { startOf } from '#app/values/text.ts'
import { z } from '#app/values/zod.ts'
import { canAdminister } from '../viewer/administration.ts'
import type { Viewer } from '../viewer/viewer.ts'
import type { Change } from './content.ts'
import { wasLate } from './late.server.ts'

/**
 * Who does something by which door. Without an actor it is the server itself or whoever runs it. It is done now, unless
 * it tells of something that is made up to have been done before.
 */
export type Deed = { actorId: number | null; door: ChangeDoor; at?: Date }

export type NewEntry = {
  action: string
  kind: string
  recordId: number | null
  recordName: string
  version?: number
  changes?: Change[]
  about?: string
  count?: number
  parentId?: number
  formKey?: string
}

/** Writes entries, in the transaction of what they tell. Returns their ids. */
export async function record(tx: Tx, deed: Deed, entries: NewEntry[]): Promise<number[]> {
  const ids = await takeIds(tx, 'ChangeEntry', entries.length)
  await insertRecords(
    tx,
    'ChangeEntry',
    entries.map(({ recordName, ...entry }, index) => ({
      ...deed,
      ...entry,
      recordName: startOf(recordName, 255),
      id: ids[index],
    })),
  )
  return ids
}

/** Tells that a list about a record was taken as a file. */
export const recordExport = (
  viewer: Viewer,
  action: string,
  { kind, id, name }: { kind: string; id: number; name: string },
  count: number,
  about: string,
) =>
  record(db(), { actorId: viewer.id, door: 'FILE' }, [
    { action, kind, recordId: id, recordName: name, count, about },
  ])

/** What a form that arrives twice has made already. The second waits until the first is through. */
export async function madeBy(
  tx: Tx,
  formKey: string,
): Promise<{ id: number; recordId: number | null } | null> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${formKey}, 0))::text`
  return tx.changeEntry.findUnique({ where: { formKey }, select: { id: true, recordId: true } })
}

const Since = z.strictObject({ version: z.int(), changes: z.array(z.custom<Change>()) })

/**
 * What changed in a record since a version; null where the history doesn't know every change, as of a record that was
 * changed by other means.
 */
export async function changesSince(
  tx: Tx,
  kind: string,
  { id, version }: { id: number; version: number },
  since: number,
): Promise<Change[] | null> {
  if (version === since) return []
  const entries = await query(Since, tx)`
    SELECT version, changes FROM "ChangeEntry"
    WHERE kind = ${kind} AND "recordId" = ${id} AND version > ${since} ORDER BY id`
  const isWhole = since > 0 && entries.length === version - since
  return isWhole ? entries.flatMap(({ changes }) => changes) : null
}

const SinceEach = z.strictObject({
  recordId: z.int(),
  version: z.int(),
  changes: z.array(z.custom<Change>()),
})

/** The same of several records, each with the version since which; in their order. One query. */
export async function changesSinceEach(
  tx: Tx,
  kind: string,
  records: { id: number; version: number; since: number }[],
): Promise<(Change[] | null)[]> {
  const ids = records.filter(({ version, since }) => version !== since).map(({ id }) => id)
  const entries =
    ids.length === 0
      ? []
      : await query(SinceEach, tx)`
          SELECT "recordId", version, changes FROM "ChangeEntry"
          WHERE kind = ${kind} AND "recordId" = ANY(${ids}::int[]) AND version IS NOT NULL ORDER BY id`
  const byRecord = groupBy(entries, ({ recordId }) => recordId)
  return records.map(({ id, version, since }) => {
    const later = (byRecord.get(id) ?? []).filter((entry) => entry.version > since)
    const isWhole = since > 0 && later.length === version - since
    return isWhole || version === since ? later.flatMap(({ changes }) => changes) : null
  })
}

const HISTORY_PER_PAGE = 25

export const Entry = z.strictObject({
  id: z.int(),
  at: z.date(),
  actorId: z.int().nullable(),
  actor: z.string().nullable(),
  door: z.enum(ChangeDoor),
  action: z.string(),
  kind: z.string(),
  recordId: z.int().nullable(),
  recordName: z.string(),
  version: z.int().nullable(),
  changes: z.array(z.custom<Change>()),
  about: z.string().nullable(),
  count: z.int(),
  parentId: z.int().nullable(),
  undone: z.boolean(),
})
export type Entry = z.infer<typeof Entry>

export type History = { entries: Entry[]; total: number; page: number; pages: number }

/** The entries that the viewer may read: administrators all, others their own. SQL on an entry `c`. */
const readableTo = (viewer: Viewer) =>
  canAdminister(viewer, 'allChanges')
    ? Prisma.sql`TRUE`
    : Prisma.sql`(c."actorId" = ${viewer.id} AND ${canAdminister(viewer, 'ownChanges')})`

/** A page of the history, latest first: of one record, of the rows of an entry, or of everything. Two queries. */
export async function readHistory(
  viewer: Viewer,
  of: { kind?: string; recordId?: number; parentId?: number; late?: boolean },
  page: number,
): Promise<History> {
  const about =
    of.recordId !== undefined
      ? Prisma.sql`c.kind = ${of.kind} AND c."recordId" = ${of.recordId}`
      : of.parentId !== undefined
        ? Prisma.sql`c."parentId" = ${of.parentId}`
        : Prisma.sql`c."parentId" IS NULL`
  const late = of.late ? wasLate : Prisma.sql`TRUE`
  const where = Prisma.sql`${about} AND ${late} AND ${readableTo(viewer)}`
  const totals = countRows(Prisma.sql`"ChangeEntry" c`, where, null)
  const { rows: entries, ...found } = await readPage(totals, page, HISTORY_PER_PAGE, ({ offset }) =>
    readEntries(where, offset),
  )
  return { entries, ...found }
}

export async function findEntry(viewer: Viewer, id: number | null, tx: Tx = db()): Promise<Entry | null> {
  const [entry] = await readEntries(Prisma.sql`c.id = ${id}::int AND ${readableTo(viewer)}`, 0, tx)
  return entry ?? null
}

/** An entry, whoever may read it: what is being taken back goes on whatever becomes of whoever began it. */
export async function readEntry(tx: Tx, id: number): Promise<Entry | null> {
  const [entry] = await readEntries(Prisma.sql`c.id = ${id}::int`, 0, tx)
  return entry ?? null
}

/** The entry that tells that this one was taken back. */
export async function findUndoOf(viewer: Viewer, id: number): Promise<Entry | null> {
  const undoing = Prisma.sql`(SELECT "undoneById" FROM "ChangeEntry" WHERE id = ${id})`
  const [entry] = await readEntries(Prisma.sql`c.id = ${undoing} AND ${readableTo(viewer)}`, 0)
  return entry ?? null
}

const LAST_ID = 2_147_483_647

/** All rows of an entry about several, latest first. They are read some at a time, so that others have their turn between. */
export async function readRowsOf(tx: Tx, parentId: number): Promise<Entry[]> {
  const rows: Entry[] = []
  for (;;) {
    const before = rows.at(-1)?.id ?? LAST_ID
    const lot = await readEntries(
      Prisma.sql`c."parentId" = ${parentId} AND c.id < ${before}::int`,
      0,
      tx,
      LOT,
    )
    rows.push(...lot)
    if (lot.length < LOT) return rows
  }
}

/** The last rows of an entry before one of them: as many as tell of that many changes, or one that tells of more. */
export const readRowsBefore = (
  tx: Tx,
  parentId: number,
  before: number | null,
  changes: number,
): Promise<Entry[]> =>
  readEntries(
    Prisma.sql`c.id IN (
      SELECT id FROM (
        SELECT id, count, sum(count) OVER (ORDER BY id DESC) AS counted FROM "ChangeEntry"
        WHERE "parentId" = ${parentId} AND id < ${before ?? LAST_ID}::int
        ORDER BY id DESC LIMIT ${changes}) AS last
      WHERE counted <= ${changes} OR counted = count)`,
    0,
    tx,
    null,
  )

const readEntries = (
  where: Prisma.Sql,
  offset: number,
  tx: Tx = db(),
  limit: number | null = HISTORY_PER_PAGE,
) =>
  query(Entry, tx)`
    SELECT c.id, c.at, c."actorId", CASE WHEN u.id IS NOT NULL THEN concat_ws(' ', u."firstName", u."lastName") END AS actor,
      c.door::text AS door, c.action, c.kind, c."recordId", c."recordName", c.version, c.changes, c.about, c.count,
      c."parentId", c."undoneById" IS NOT NULL AS undone
    FROM "ChangeEntry" c LEFT JOIN "User" u ON u.id = c."actorId"
    WHERE ${where} ORDER BY c.id DESC LIMIT ${limit}::int OFFSET ${offset}`
