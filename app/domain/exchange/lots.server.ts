import { db } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import type { Kind } from '../administration/kind.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { dayCells, onlyOrder } from './day-order.ts'
import { columnsFor } from './export.server.ts'
import { readPieces } from './file-pieces.server.ts'
import { type Held, keepHold } from './held-import.server.ts'
import { type DayOrder, knownAmong } from './mapping.ts'
import { numbersByText } from './numbers-by-text.ts'
import type { Fault, Reading } from './plan.server.ts'
import { sharing } from './sharing.server.ts'
import { type Line, type OpenTable, openingOf, openTable } from './table.ts'
import type { ToldLine } from './told-lines.ts'

/** As many lines are planned and written at once, so that others wait for none of it for long. */
const AT_ONCE = 100

/** How the lines of a file in the background are read, and in how many lots. */
export type Lots = { reading: Omit<Reading, 'table'>; head: OpenTable['head']; count: number; found: boolean }

/**
 * Puts the lines of a file into lots, those about the same into one. Null once it isn't this process's any more. All that
 * is kept of a line in memory is what it shares with others.
 */
export async function divideIntoLots(
  viewer: Viewer,
  kind: Kind,
  held: Held,
  rest: () => Promise<unknown>,
): Promise<Lots | null> {
  const { id: importId } = held
  const kept = await db().fileImport.findUniqueOrThrow({
    where: { id: importId },
    select: { sheet: true, encoding: true, separator: true, headerLine: true, mapping: true, dayOrder: true },
  })
  await db().fileLot.deleteMany({ where: { importId } })
  const columns = columnsFor(viewer, kind)
  const source = () => readPieces({ importId, isWorkbook: false })
  const { head, records } = await openTable(source, { ...openingOf(kept), known: knownAmong(columns) })
  const sharedIn = await sharing(viewer, kind, kept.mapping, columns)
  const lotOf = numbersByText()
  const orders = new Set<DayOrder | null>()
  let count = 0
  let lot: Line[] = []
  let late: { number: number; lines: Line[] }[] = []

  async function put(): Promise<boolean> {
    if (!(await keepHold(held))) return false
    if (lot.length > 0) await db().fileLot.createMany({ data: { importId, number: count, lines: lot } })
    if (late.length > 0) await addToLots(importId, late)
    count++
    lot = []
    late = []
    await rest()
    return true
  }

  for await (const one of records) {
    for (const day of dayCells([one], kept.mapping, columns)) orders.add(onlyOrder([day]))
    const shared = await sharedIn(one)
    const known = shared.map((text) => lotOf.get(text)).find((number) => number !== undefined)
    const number = known ?? count
    for (const text of shared) if (lotOf.get(text) === undefined) lotOf.set(text, number)
    if (number === count) lot.push(one)
    else late.push({ number, lines: [one] })
    if (lot.length + late.length >= AT_ONCE && !(await put())) return null
  }
  if (lot.length + late.length > 0 && !(await put())) return null
  orders.delete(null)
  const chosen = kept.dayOrder as DayOrder | null
  const [order = null] = orders.size === 1 ? orders : []
  const reading = { mapping: kept.mapping, order: chosen ?? order, isLot: true }
  return { reading, head, count, found: !chosen && order !== null }
}

/** How its lots are read again, once they are there. */
export async function readingOf(held: Held): Promise<Lots> {
  const { mapping, dayOrder, head, summary } = await db().fileImport.findUniqueOrThrow({
    where: { id: held.id },
    select: { mapping: true, dayOrder: true, head: true, summary: true },
  })
  const order = (dayOrder ?? (summary as { order?: string } | null)?.order ?? null) as DayOrder | null
  return {
    reading: { mapping, order, isLot: true },
    head: head as OpenTable['head'],
    count: held.total,
    found: false,
  }
}

async function addToLots(importId: number, late: { number: number; lines: Line[] }[]): Promise<void> {
  await db().$executeRaw`
    UPDATE "FileLot" l SET lines = l.lines || more.lines
    FROM (SELECT given.number, jsonb_agg(line.value) AS lines
      FROM jsonb_to_recordset(${JSON.stringify(late)}::jsonb) AS given(number int, lines jsonb),
        jsonb_array_elements(given.lines) AS line GROUP BY given.number) AS more
    WHERE l."importId" = ${importId} AND l.number = more.number`
}

const Lot = z.strictObject({
  number: z.int(),
  lines: z.array(z.custom<Line>()),
  faults: z.array(z.custom<Fault>()),
  token: z.string().nullable(),
})
export type Lot = z.infer<typeof Lot>

/** Null for one whose lines all went to earlier ones. */
export async function readLot(importId: number, number: number): Promise<Lot | null> {
  const [lot] = await query(Lot)`
    SELECT number, lines, faults, token FROM "FileLot" WHERE "importId" = ${importId} AND number = ${number}`
  return lot ?? null
}

/** A cell of it is left out. */
const LEFT_OUT = Prisma.sql`told @> '[{"outcome": "leftOut"}]'`
/** Something in it can be mended. */
const TO_MEND = Prisma.sql`(faults <> '[]' OR ${LEFT_OUT})`

const Count = z.strictObject({ count: z.int() })

/** Whether there are lines to be downloaded, to be mended. */
export async function hasLotsToMend(importId: number): Promise<boolean> {
  const [found] = await query(Count)`
    SELECT count(*)::int AS count FROM "FileLot" WHERE "importId" = ${importId} AND ${TO_MEND}`
  return found !== undefined && found.count > 0
}

/** Once all is written, the others are needed no more. */
export const dropOtherLots = (importId: number) =>
  db().$executeRaw`DELETE FROM "FileLot" WHERE "importId" = ${importId} AND NOT ${TO_MEND}`

const LotToMend = Lot.omit({ token: true }).extend({ told: z.array(z.custom<ToldLine>()) })

/** Those in which a line has a fault or a cell that is left out, one after the other. */
export async function* lotsToMend(importId: number): AsyncGenerator<z.infer<typeof LotToMend>> {
  for (let after = -1; ; ) {
    const [lot] = await query(LotToMend)`
      SELECT number, lines, faults, told FROM "FileLot"
      WHERE "importId" = ${importId} AND number > ${after} AND ${TO_MEND} ORDER BY number LIMIT 1`
    if (!lot) return
    yield lot
    after = lot.number
  }
}

const ToldLot = z.strictObject({ number: z.int(), told: z.array(z.custom<ToldLine>()) })

/** What becomes of the lines of each lot, one lot after the other. */
export async function* toldLots(importId: number): AsyncGenerator<ToldLine[]> {
  for (let after = -1; ; ) {
    const [lot] = await query(ToldLot)`
      SELECT number, told FROM "FileLot" WHERE "importId" = ${importId} AND number > ${after} ORDER BY number LIMIT 1`
    if (!lot) return
    yield lot.told
    after = lot.number
  }
}
