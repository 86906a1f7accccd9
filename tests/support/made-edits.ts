/** What people could write into the cells of a file that came from here, and what then stands there. */
import fc from 'fast-check'
import type { Choices, Kind } from '#app/domain/administration/kind.server.ts'
import { toCell } from '#app/domain/exchange/cells.ts'
import type { FileColumn } from '#app/domain/exchange/columns.ts'
import { columnsFor } from '#app/domain/exchange/export.server.ts'
import { ownFiles } from '#app/domain/exchange/own-files.ts'
import { saysSame } from '#app/domain/exchange/rewriting.ts'
import { isoDay, typedFor, viewer } from './made-content.ts'
import { type Edit, keyOf, type Sheet } from './round-trip.ts'

type Written = { cell: string; becomes: string }
/** What is written into a cell of a row, null where that can't be said. */
type Writer = fc.Arbitrary<(row: Map<string, string>) => Written | null>

const plainly = (cell: string): Written => ({ cell, becomes: cell })
const EMPTIED: Written = { cell: '(empty)', becomes: '' }

let number = 0

const words = fc.oneof(
  fc.nat().map((some) => `Edited ${some}`),
  fc.constantFrom('=1+1', '-40 degrees', '00417', 'MAR-05', '3/4/2027', '1E5', 'TRUE', 'a;b', '"q"', '@all'),
)
const days: Writer = isoDay.map((day) => () => plainly(day))
const texts: Writer = words.map((text) => () => plainly(text))
const named: Writer = words.map((text) => () => plainly(`${text} ${++number}`))
const textsOrNothing: Writer = fc.oneof(
  texts,
  fc.constant(() => EMPTIED),
)

const SESSIONS = ['Opening', 'Lunch (2027-03-05 07:00)', 'Lunch (2027-03-05 08:00)', 'Closing']
const partsOf = (cell = '') => cell.split('; ').filter(Boolean)

/** Some more of the sessions that may stand there. */
const moreOf = (column: string, among: (row: Map<string, string>) => string[]): Writer =>
  fc.subarray(SESSIONS, { minLength: 1 }).map((more) => (row) => {
    const had = partsOf(row.get(column))
    const all = among(row).filter((name) => had.includes(name) || more.includes(name))
    return all.length > had.length ? plainly(all.join('; ')) : null
  })

/** Of kinds whose columns are no fields. */
const WRITERS: Record<string, Record<string, Writer>> = {
  'event-participants': { Status: fc.constant(() => plainly('Accepted')), Role: textsOrNothing },
  'action-items': {
    Name: texts,
    Description: texts,
    'Starts on': days,
    'Due on': days,
    Link: fc.oneof(
      fc.nat().map((some) => () => plainly(`https://example.org/${some}`)),
      fc.constant(() => EMPTIED),
    ),
  },
  affiliations: {
    'Last day': fc.oneof(
      days,
      fc.constant(() => EMPTIED),
    ),
  },
  'event-attendees': {
    Sessions: moreOf('Sessions', () => SESSIONS),
    'Was here': moreOf('Was here', (row) => partsOf(row.get('Sessions'))),
  },
}

function writerFor({ name, field, several }: FileColumn, choices: Choices): Writer | null {
  const typed =
    name === 'email'
      ? fc.nat().map((some) => `edited-${some}@example.org`)
      : field && typedFor(field, choices)
  if (!field || !typed) return null
  return typed.map((value) => () => {
    const read = field.schema.safeParse(value)
    if (!read.success) return null
    const cell = toCell(field, several ? [Number(read.data)] : (read.data ?? null), choices)
    if (cell.trim()) return plainly(cell)
    return field.optional ? EMPTIED : null
  })
}

const ABOUT_THE_ROW = ['id', 'version', 'Event id', 'Event']

/** The titles of the columns whose cells are held against what stands. */
export const heldTitles = (kind: Kind): Set<string> =>
  new Set(
    columnsFor(viewer, kind).flatMap(({ label, field }) =>
      field || (kind.name in WRITERS && !ABOUT_THE_ROW.includes(label)) ? [label] : [],
    ),
  )

/** The columns that can be edited, by their titles. */
export function writersOf(kind: Kind, choices: Choices): Map<string, Writer> {
  const own = WRITERS[kind.name]
  if (own) return new Map(Object.entries(own))
  return new Map(
    columnsFor(viewer, kind).flatMap((column) => {
      // What names a record stays its own.
      const isName =
        !ownFiles(kind)?.of && column.name === kind.named && column.field && column.name !== 'email'
      const writer = isName ? named : column.isChosen ? null : writerFor(column, choices)
      return writer ? [[column.label, writer] as const] : []
    }),
  )
}

export type Try = { row: number; column: string; write: (row: Map<string, string>) => Written | null }

/** Cells somewhere in the rows that are meant, with what is written there. */
export const someTries = (writers: Map<string, Writer>, most: number): fc.Arbitrary<Try[]> =>
  fc.array(
    fc
      .oneof(...[...writers].map(([column, writer]) => writer.map((write) => ({ column, write }))))
      .chain((one) => fc.nat().map((row) => ({ ...one, row }))),
    { minLength: 4, maxLength: Math.max(most, 4) },
  )

/** The edits that these are in a sheet: in each cell one, and none that says what stands. */
export function editsIn(sheet: Sheet, keys: Set<string>, tries: Try[]): Edit[] {
  const own = sheet.rows.flatMap((row, index) => (keys.has(keyOf(sheet, row)) ? [index] : []))
  const edits = new Map<string, Edit>()
  for (const { row, column, write } of tries) {
    const index = own[row % Math.max(own.length, 1)]
    if (index === undefined) continue
    const cells = new Map(sheet.header.map((title, place) => [title, sheet.rows[index]?.[place] ?? '']))
    const stands = cells.get(column)
    const written = stands === undefined ? null : write(cells)
    if (!written || stands === undefined || saysSame(written.becomes, stands)) continue
    edits.set(`${index} ${column}`, { row: index, column, ...written })
  }
  return [...edits.values()]
}
