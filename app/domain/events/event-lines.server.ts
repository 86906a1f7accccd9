import { db } from '#app/db/database.server.ts'
import { unguard } from '#app/spreadsheets/guard.ts'
import { parseId } from '#app/values/ids.ts'
import { readRecords } from '../administration/store.server.ts'
import type { CellFault } from '../exchange/cell-edits.ts'
import { type FileColumn, ID, VERSION } from '../exchange/columns.ts'
import { isGuarded } from '../exchange/faults.ts'
import { type Cells, knownRecords, sameText } from '../exchange/known-records.server.ts'
import { lineFault } from '../exchange/line-fault.ts'
import { unreadOf } from '../exchange/mapping.ts'
import { numberIn, type OfAnother } from '../exchange/of-another.ts'
import type { Planned, PlannedLine, Reading } from '../exchange/plan.server.ts'
import { events } from './administer.server.ts'

/** Files with a line for whoever takes part in an event, or for what they do there. */

const EVENT_ID: FileColumn = {
  name: 'eventId',
  label: 'Event id',
  about: 'The event’s number, where several have its name.',
}
const EVENT: FileColumn = {
  name: 'event',
  label: 'Event',
  about: 'The event’s name.',
  also: ['Event name'],
}
export const EVENT_COLUMNS = [EVENT_ID, EVENT]
export const EVENT_NEEDED = EVENT_COLUMNS.map(({ name }) => name)

export type EventInFile = { id: number; name: string; isCancelled: boolean }

export const cellFault = (column: string, value: string, reason: string): CellFault => ({
  column,
  value,
  reason,
})

/** The faults in what was read of a line: it is told all of them. */
export const faultsIn = (...read: (object | CellFault[])[]): CellFault[] =>
  read.flat().filter((one): one is CellFault => 'reason' in one)

/** An export that has lost its numbers still names all of these columns as exports do, and is guarded like them. */
const isFromHere = ({ table, mapping }: Reading, marks: FileColumn[]) =>
  isGuarded(
    table,
    [ID, VERSION].every(({ name }) => mapping.includes(name)) ||
      marks.every(({ label }) => table.header.includes(label)),
  )

/** Plans each line, or names its faults. */
export function planLines(
  reading: Reading,
  lines: { line: number; cells: Cells }[],
  planLine: (line: number, cells: Cells) => PlannedLine | CellFault | CellFault[],
  marks: FileColumn[] = EVENT_COLUMNS,
): Planned {
  const { table, mapping } = reading
  const plan: Planned = {
    lines: [],
    faults: [],
    guarded: isFromHere(reading, marks),
    unread: unreadOf(table, mapping),
    consequences: [],
  }
  const extra = new Map(table.records.map((one) => [one.line, lineFault(table, one)]))
  for (const { line, cells } of lines) {
    const planned = extra.get(line) ?? planLine(line, cells)
    if (Array.isArray(planned) || 'reason' in planned) {
      plan.faults.push(...[planned].flat().map((fault) => ({ line, ...fault })))
    } else plan.lines.push(planned)
  }
  return plan
}

/** The cells of each line by the names of the columns. */
export function cellsIn(
  reading: Reading,
  marks: FileColumn[] = EVENT_COLUMNS,
): { line: number; cells: Cells }[] {
  const { table, mapping } = reading
  const guarded = isFromHere(reading, marks)
  return table.records.map(({ line, cells }) => ({
    line,
    cells: (column) => {
      const cell = cells[mapping.indexOf(column)] ?? ''
      return guarded ? unguard(cell) : cell
    },
  }))
}

/** Finds the event of each line, or has one event for all. What another database had stands, even if it’s cancelled. */
export async function eventFinder(
  lines: Cells[],
  { eventId, ofAnother }: { eventId?: number; ofAnother?: OfAnother },
) {
  const idIn = (cells: Cells) => numberIn(cells(EVENT_ID.name), ofAnother)
  const inEvent =
    (cells: Cells): Cells =>
    (column) =>
      column === 'id' ? idIn(cells) : column === events.named ? cells(EVENT.name) : ''
  const known = eventId === undefined ? await knownRecords(events, lines.map(inEvent)) : null
  const fixed = eventId === undefined ? [] : await readRecords(db(), events, [eventId])
  const all = known ? [...known.numbered, ...known.named] : fixed
  return {
    ids: [...new Set(all.map(({ id }) => id))],
    find(cells: Cells): EventInFile | CellFault {
      const [number, name] = [idIn(cells), cells(EVENT.name).trim()]
      const [column, value] = [number ? EVENT_ID.label : EVENT.label, number || name]
      if (known && !value) return cellFault(column, '', 'Please enter the event.')
      const named = known?.named.filter(({ live }) => sameText(String(live.name)) === sameText(name))
      const numbered = known?.numbered.filter(({ id }) => id === parseId(number))
      const matching = (number ? numbered : named) ?? fixed
      if (matching.length > 1) {
        return cellFault(
          column,
          value,
          `There are ${matching.length} with that name. Add a column “Event id”.`,
        )
      }
      const [event] = matching
      if (!event) return cellFault(column, value, 'There’s no such event.')
      if (event.state.archivedAt) {
        return cellFault(column, value, 'This event is archived. Bring it back first.')
      }
      return {
        id: event.id,
        name: String(event.live.name),
        isCancelled: event.live.status === 'CANCELLED' && !ofAnother,
      }
    },
    /** What is cancelled stays as it is. */
    open(event: EventInFile | CellFault, cells: Cells): EventInFile | CellFault {
      const isCancelled = 'isCancelled' in event && event.isCancelled
      return isCancelled
        ? cellFault(EVENT.label, cells(EVENT.name).trim(), 'This event is cancelled.')
        : event
    },
  }
}
