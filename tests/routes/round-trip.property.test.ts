// @one-database: it is about files.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fileKinds } from '#app/domain/administered/row-kinds.server.ts'
import type { Payload } from '#app/domain/administration/form.server.ts'
import type { Kind } from '#app/domain/administration/kind.server.ts'
import { ownFiles } from '#app/domain/exchange/own-files.ts'
import { saysSame } from '#app/domain/exchange/rewriting.ts'
import type { CalendarDate } from '#app/values/calendar-date.ts'
import { db } from '../support/app.ts'
import { choicesOf, isoDay, madeOf, payloadFor, text } from '../support/made-content.ts'
import { editsIn, heldTitles, someTries, type Try, writersOf } from '../support/made-edits.ts'
import { type Made, ROW_MAKERS } from '../support/made-rows.ts'
import {
  allowedEdits,
  cellsOf,
  type Edit,
  exported,
  type Format,
  imported,
  keyOf,
  rewritten,
  rewrittenCells,
  type Sheet,
  written,
} from '../support/round-trip.ts'

/** Records of all kinds; 10,000 by hand, in small lots: `PROPERTY_RUNS=10000 PROPERTY_SEED=7`. */
const EACH = Math.ceil(Number(process.env.PROPERTY_RUNS ?? 120) / fileKinds.length)
const AT_MOST = 20
const AT_ONCE = Math.min(EACH, AT_MOST)
/** The same cases each time, unless others are asked for. */
const SEED = Number(process.env.PROPERTY_SEED ?? 1)

let number = 0

/** Payloads of which the kind’s rules refuse few. */
function fitting(kind: Kind, payload: Payload): Payload {
  const numbered: Payload = {
    ...kind.start,
    ...payload,
    [kind.named]: `${payload[kind.named] ?? ''} ${++number}`,
  }
  if ('email' in payload) numbered.email = `trip-${number}@example.org`
  if (kind.name === 'invitations')
    Object.assign(numbered, { roles: ['FELLOW'], partnerRoles: [], organizationId: '' })
  if (kind.key && payload[kind.key]) numbered[kind.key] = String(number)
  if (kind.name !== 'events') return numbered
  const [startDate = '', endDate = ''] = [payload.startDate, payload.endDate].map(String).sort()
  const sessions = (payload.sessions as Payload[]).map((session) => ({
    ...session,
    startDate,
    startTime: session.startTime || '09:00',
    speakers: (session.speakers as Payload[]).map((speaker) => ({ ...speaker, name: speaker.name || 'Ada' })),
  }))
  return { ...numbered, startDate, endDate, status: 'PENDING', sessions }
}

type Content = { payloads: Payload[]; texts: string[]; days: string[] }

async function make(kind: Kind, { payloads, texts, days }: Content): Promise<Made> {
  const rows = ROW_MAKERS[kind.name]
  if (rows) {
    const [nextText, nextDay] = [texts.values(), days.values()]
    return rows(AT_ONCE, {
      text: () => nextText.next().value ?? '',
      day: () => (nextDay.next().value ?? '2027-03-05') as CalendarDate,
    })
  }
  const of = ownFiles(kind)?.of ?? kind
  const wanted = payloads.map((payload) => fitting(of, payload))
  const ids = await madeOf(of, wanted, AT_ONCE)
  return {
    remove: () => db().$executeRawUnsafe(`DELETE FROM "${of.table}" WHERE id = ANY($1::int[])`, ids),
  }
}

/** What an export says once these edits are in it. */
function withEdits(sheet: Sheet, cells: ReturnType<typeof cellsOf>, edits: Edit[]) {
  for (const { row, column, becomes } of edits) {
    cells.get(keyOf(sheet, sheet.rows[row] ?? []))?.set(column, becomes)
  }
  return cells
}

const keysIn = (sheet: Sheet) => new Set(sheet.rows.map((row) => keyOf(sheet, row)))

const rowsOf = (edits: Edit[]) => new Set(edits.map(({ row }) => row))

describe.each(
  fileKinds.map(({ name, ...kind }, index) => ({ name, kind: { name, ...kind } as Kind, index })),
)('$name, exported, rewritten by a spreadsheet program and imported', ({ kind, index }) => {
  const nowhere = kind.names ? ['Name'] : []
  const said = (sheet: Sheet) => {
    const cells = cellsOf(sheet)
    for (const row of cells.values()) for (const column of nowhere) row.delete(column)
    return cells
  }

  /** Returns the file, which is the same in every format. */
  async function changesNothing(): Promise<Sheet> {
    const titles = heldTitles(kind)
    const file = await exported(kind)
    expect(file.header).toEqual(expect.arrayContaining(['id', 'version']))
    for (const format of ['csv', 'xlsx'] as const) {
      const sheet = format === 'csv' ? file : await exported(kind, format)
      expect(sheet).toEqual(file)
      const saved = rewritten(sheet, format)
      const report = await imported(kind, saved, format)
      expect(report.faults).toEqual([])
      expect(report.counts).toMatchObject({ new: 0, changed: 0, unchanged: sheet.rows.length })
      expect(
        report.rewritten.map(({ column }) => column),
        JSON.stringify(report.rewritten),
      ).toEqual(rewrittenCells(sheet, saved).flatMap(({ column }) => (titles.has(column) ? [column] : [])))
    }
    return file
  }

  /** Returns the edits that the kind’s rules allow: exactly those change. */
  async function changesExactly(file: Sheet, edits: Edit[], format: Format): Promise<Edit[]> {
    const saved = rewritten(file, format)
    const fit = await allowedEdits(kind, saved, edits, format)
    const { report, edits: allowed } = await written(kind, saved, fit, format)
    expect(report.faults).toEqual([])
    expect(report.counts).toMatchObject({
      new: 0,
      changed: rowsOf(allowed).size,
      unchanged: file.rows.length - rowsOf(allowed).size,
    })
    expect(said(await exported(kind))).toEqual(withEdits(file, said(file), allowed))
    return allowed
  }

  /** A file from before others’ edits keeps those, and is told where it says something else. */
  async function keepsOthers(file: Sheet, theirs: Edit[], mine: Edit[], format: Format): Promise<void> {
    const saved = rewritten(file, format)
    const fit = await allowedEdits(kind, saved, mine, format)
    const options = { apply: true, skipFaulty: true }
    const { report, edits: allowed } = await written(kind, saved, fit, format, options)
    const otherOf = ({ row, column }: Edit) =>
      theirs.find((other) => other.row === row && other.column === column)
    const agrees = (edit: Edit) => saysSame(edit.becomes, otherOf(edit)?.becomes ?? '\0')
    const isConflict = (edit: Edit) => otherOf(edit) !== undefined && !agrees(edit)
    const conflicts = allowed.filter(isConflict)
    const changed = allowed.filter((edit) => !rowsOf(conflicts).has(edit.row) && !agrees(edit))
    expect(report.faults.map(({ column, value }) => `${column}: ${value}`).sort()).toEqual(
      conflicts.map(({ column, cell }) => `${column}: ${cell}`).sort(),
    )
    expect(report.counts).toMatchObject({ new: 0, changed: rowsOf(changed).size })
    const before = withEdits(file, said(file), theirs)
    expect(said(await exported(kind))).toEqual(withEdits(file, before, changed))
  }

  test('change where cells were edited, and nowhere else, whatever others have done meanwhile', async () => {
    const of = ownFiles(kind)?.of ?? kind
    const choices = await choicesOf(of)
    const writers = writersOf(kind, choices)
    const content = fc.record({
      payloads: fc.array(ROW_MAKERS[kind.name] ? fc.constant({}) : payloadFor(of.fields, choices), {
        minLength: 3 * AT_ONCE,
        maxLength: 3 * AT_ONCE,
      }),
      texts: fc.array(text, { minLength: 4 * AT_ONCE, maxLength: 4 * AT_ONCE }),
      days: fc.array(isoDay, { minLength: 6 * AT_ONCE, maxLength: 6 * AT_ONCE }),
    })
    const tries = someTries(writers, AT_ONCE)
    let [made, edits] = [0, 0]

    async function tryOne(some: Content, theirs: Try[], mine: Try[], format: Format): Promise<void> {
      const former = keysIn(await exported(kind))
      const { remove } = await make(kind, some)
      const file = await changesNothing()
      const keys = new Set([...keysIn(file)].filter((key) => !former.has(key)))
      const done = await changesExactly(file, editsIn(file, keys, theirs), format)
      const again = theirs.map((one, place) => ({
        ...one,
        write: mine[place % mine.length]?.write ?? one.write,
      }))
      const same = again.filter(({ column }, place) => mine[place % mine.length]?.column === column)
      const other = format === 'csv' ? 'xlsx' : 'csv'
      await keepsOthers(file, done, editsIn(file, keys, [...theirs.slice(0, 2), ...same, ...mine]), other)
      made += keys.size
      edits += done.length
      await remove()
    }

    for (let count = 0; count < EACH; count += AT_ONCE) {
      const format = (index + count / AT_ONCE) % 2 ? 'csv' : 'xlsx'
      await fc.assert(
        fc.asyncProperty(content, tries, tries, (some, theirs, mine) => tryOne(some, theirs, mine, format)),
        { numRuns: 1, seed: SEED + count, endOnFailure: true },
      )
    }
    // Of a few, the kind’s rules may refuse every edit.
    expect([made > 0, edits > 0 || EACH < AT_MOST]).toEqual([true, true])
  }, 3_600_000)
})
