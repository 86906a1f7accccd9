import type { Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { insertRecords, type Table, updateRecords } from '#app/db/records.server.ts'
import { groupBy } from '#app/values/group-by.ts'
import { isTimeZone } from '#app/values/moment.ts'
import { z } from '#app/values/zod.ts'
import { type Content, type Row, rowsOf, same } from './content.ts'
import type { Fields, RowsField } from './fields.ts'
import { joiningRow, readJoin, writeJoins } from './joins.server.ts'
import {
  blankState,
  columnsOf,
  joinsOf,
  type Kind,
  operationsOf,
  rowsFieldsOf,
  tableOf,
} from './kind.server.ts'
import type { State } from './state.ts'

/** A record as the administration reads it. */
export type Administered = {
  id: number
  version: number
  state: State
  /** What is edited: the draft beside what is live, or else what is live. */
  content: Content
  /** What members see once it is published. */
  live: Content
  hasDraft: boolean
}

const Stored = z.strictObject({ id: z.int(), version: z.int(), row: z.record(z.string(), z.unknown()) })

/** The records with these ids that are of this kind, in the order of their ids. With `hold` they are locked. */
export async function readRecords(
  tx: Tx,
  kind: Kind,
  ids: number[],
  { hold = false } = {},
): Promise<Administered[]> {
  if (ids.length === 0) return []
  const rows = await query(Stored, tx)`
    SELECT r.id, r.version, to_jsonb(r) AS row FROM ${tableOf(kind.table)} r
    WHERE r.id = ANY(${ids}::int[]) AND ${kind.only ?? Prisma.sql`TRUE`} ORDER BY r.id
    ${hold ? holding(kind) : Prisma.empty}`
  const contents = await contentsOf(tx, kind.fields, rows)
  return rows.map(({ id, version, row }) => {
    const live = contents.get(id) ?? {}
    const draft = (row.draft ?? null) as Content | null
    return { id, version, state: stateOf(kind, row), content: draft ?? live, live, hasDraft: draft !== null }
  })
}

/** While it's held, nobody comes to refer to what could be deleted. Of what can't be, such as members, entries can tell. */
const holding = ({ given }: Kind) => (given ? Prisma.sql`FOR NO KEY UPDATE` : Prisma.sql`FOR UPDATE`)

export async function readRecord(
  tx: Tx,
  kind: Kind,
  id: number | null,
  options?: { hold?: boolean },
): Promise<Administered | null> {
  if (id === null) return null
  const [record] = await readRecords(tx, kind, [id], options)
  return record ?? null
}

function stateOf(kind: Kind, row: Record<string, unknown>): State {
  const moment = (value: unknown) => (typeof value === 'string' ? new Date(value).toISOString() : null)
  const archivedAt = operationsOf(kind).length > 0 ? moment(row.archivedAt) : null
  if (!kind.publishes) return { ...blankState(kind), archivedAt }
  return {
    published: row.published === true,
    publishedAt: moment(row.publishedAt),
    publishAt: moment(row.publishAt),
    publishZone: zoneOf(row.publishZone),
    archivedAt,
  }
}

/** Whoever stored it, a zone that no one knows by now can't tell the time. */
function zoneOf(stored: unknown): string | null {
  if (typeof stored !== 'string') return null
  return isTimeZone(stored) ? stored : 'UTC'
}

type StoredRow = { id: number; row: Record<string, unknown> }

async function contentsOf(tx: Tx, fields: Fields, rows: StoredRow[]): Promise<Map<number, Content>> {
  const ids = rows.map(({ id }) => id)
  const contents = new Map(rows.map(({ id, row }) => [id, columnValues(fields, row)]))
  for (const { name, join } of joinsOf(fields)) {
    const joined = await readJoin(tx, join, ids)
    for (const [id, content] of contents) content[name] = joined.get(id) ?? []
  }
  for (const { name, field } of rowsFieldsOf(fields)) {
    const inside = await readRows(tx, field, ids)
    for (const [id, content] of contents) content[name] = inside.get(id) ?? []
  }
  return contents
}

function columnValues(fields: Fields, row: Record<string, unknown>): Content {
  return Object.fromEntries(columnsOf(fields).map((name) => [name, storedValue(fields[name], row[name])]))
}

/** Empty text is the same as none, and chosen values in another order, or no choice ever made, are the same. */
function storedValue(field: Fields[string] | undefined, value: unknown): Content[string] {
  if (Array.isArray(value) && field && 'order' in field && field.order) {
    return field.order.filter((one) => value.includes(one))
  }
  if (value == null && field && 'input' in field && field.input === 'choices') return []
  return (value === '' ? null : (value ?? null)) as Content[string]
}

const StoredInside = z.strictObject({ id: z.int(), parent: z.int(), row: z.record(z.string(), z.unknown()) })

async function readRows(tx: Tx, field: RowsField, parents: number[]): Promise<Map<number, Row[]>> {
  if (field.join) {
    const joined = await readJoin(tx, field.join, parents)
    return new Map([...joined].map(([parent, chosen]) => [parent, chosen.map(joiningRow)]))
  }
  const order = [...(field.position ? [field.position] : (field.orderBy ?? [])), 'id']
  const rows = await query(StoredInside, tx)`
    SELECT r.id, r.${Prisma.raw(`"${field.parent}"`)} AS parent, to_jsonb(r) AS row FROM ${tableOf(field.table)} r
    WHERE r.${Prisma.raw(`"${field.parent}"`)} = ANY(${parents}::int[])
    ORDER BY ${Prisma.join(order.map((column) => Prisma.raw(`r."${column}"`)))}`
  const contents = await contentsOf(tx, field.fields, rows)
  const byParent = groupBy(rows, ({ parent }) => parent)
  return new Map(
    [...byParent].map(([parent, own]) => [parent, own.map(({ id }) => ({ ...contents.get(id), id }) as Row)]),
  )
}

/** What members are to see of a record, and what they saw before. */
export type Seen = { id: number; content: Content; before: Content | null }

/** Writes what members see of several records: their own rows, their joins and the rows inside them. */
export async function writeContents(tx: Tx, kind: Kind, records: Seen[]): Promise<void> {
  const { fields, table, derive, fixed } = kind
  const rowsOfRecords = (some: Seen[]) =>
    some.map(({ id, content }) => ({
      id,
      ...columnValues(fields, content),
      ...derive?.(content),
      ...fixed,
      ...touched(table),
    }))
  await insertRecords(tx, table, rowsOfRecords(records.filter(({ before }) => before === null)))
  await updateRecords(tx, table, ['id'], rowsOfRecords(records.filter(({ before }) => before !== null)))
  await writeInside(tx, fields, records)
}

/** Tables that say when a row was last changed, which the client would set by itself. */
const STAMPED: Table[] = ['Event', 'EventSession', 'Organization', 'RegionalHub']

const touched = (table: Table) => (STAMPED.includes(table) ? { updatedAt: new Date() } : {})

async function writeInside(tx: Tx, fields: Fields, records: Seen[]) {
  for (const { name, join } of joinsOf(fields)) {
    const differing = records.filter(({ content, before }) => !same(content[name], before?.[name] ?? []))
    const chosen = differing.map(({ id, content }) => ({ id, chosen: (content[name] ?? []) as number[] }))
    await writeJoins(tx, join, chosen)
  }
  for (const { name, field } of rowsFieldsOf(fields)) {
    const inside = records.map(({ id, content, before }) => ({
      id,
      rows: rowsOf(content[name]),
      before: rowsOf(before?.[name]),
    }))
    if (field.join) await writeJoins(tx, field.join, inside.flatMap(joinedAnew))
    else await writeRows(tx, field, inside)
  }
}

/** The rows inside a record, as they are to be and as they stand. */
type Inside = { id: number; rows: Row[]; before: Row[] }

function joinedAnew({ id, rows, before }: Inside) {
  const [chosen, former] = [rows, before].map((some) => some.map((row) => row.id)) as [number[], number[]]
  return same(chosen, former) ? [] : [{ id, chosen }]
}

async function writeRows(tx: Tx, field: RowsField, records: Inside[]) {
  const gone = records.flatMap(({ rows, before }) =>
    before.filter(({ id }) => !rows.some((row) => row.id === id)).map(({ id }) => id),
  )
  if (gone.length > 0) {
    await tx.$executeRaw`DELETE FROM ${tableOf(field.table)} WHERE id = ANY(${gone}::int[])`
  }
  const changed = records.flatMap((record) => changedRows(field, record))
  const columnsOfRows = (some: ChangedRow[]) =>
    some.map(({ row, place, parent }) => ({
      id: row.id,
      [field.parent]: parent,
      ...columnValues(field.fields, row),
      ...(field.position && { [field.position]: place }),
      ...field.derive?.(row),
      ...touched(field.table),
    }))
  await insertRecords(tx, field.table, columnsOfRows(changed.filter(({ former }) => !former)))
  await updateRecords(tx, field.table, ['id'], columnsOfRows(changed.filter(({ former }) => former)))
  await writeInside(
    tx,
    field.fields,
    changed.map(({ row, former }) => ({ id: row.id, content: row, before: former ?? null })),
  )
}

type ChangedRow = { row: Row; place: number; parent: number; former: Row | undefined }

/** Rows that didn't change aren't touched, so that what is told of them to calendars doesn't change either. */
function changedRows({ position }: RowsField, { id: parent, rows, before }: Inside): ChangedRow[] {
  const places = new Map(before.map((row, index) => [row.id, index]))
  return rows.flatMap((row, place) => {
    const former = before[places.get(row.id) ?? -1]
    const isMoved = position !== undefined && places.get(row.id) !== place
    return same(former, row) && !isMoved ? [] : [{ row, place, parent, former }]
  })
}

/** The columns beside the content, of several records at once. */
export async function writeStates(
  tx: Tx,
  kind: Kind,
  records: { id: number; version: number; state?: State; draft?: Content | null }[],
): Promise<void> {
  const rows = records.map(({ id, version, state, draft }) => ({
    id,
    version,
    ...(kind.publishes && state),
    ...(kind.archives !== undefined && state && { archivedAt: state.archivedAt }),
    ...(kind.drafts && draft !== undefined && { draft }),
  }))
  for (const alike of groupBy(rows, (row) => Object.keys(row).join()).values()) {
    await updateRecords(tx, kind.table, ['id'], alike)
  }
}
