import type { Tx } from '#app/db/database.server.ts'
import type { Kind } from '../administration/kind.server.ts'
import type { CellFault } from '../exchange/cell-edits.ts'
import type { FileColumn } from '../exchange/columns.ts'
import { type FileRow, numberedLines } from '../exchange/exported-rows.server.ts'
import type { OwnFiles, Writing } from '../exchange/own-files.ts'
import type { PlannedLine } from '../exchange/plan.server.ts'
import { events } from './administer.server.ts'
import { cellFault } from './event-lines.server.ts'

type Named = Pick<Kind, 'name' | 'title' | 'about' | 'noun'>

/** A kind for files whose lines are about events and make no records of their own. */
export function kindOfEvents(named: Named, files: Omit<OwnFiles, 'of'>): Kind {
  const own: OwnFiles = { of: events, ...files }
  return { ...events, ...named, files: own }
}

/** Writes what the plan has put into its lines. */
export const writtenBy =
  <Own>(write: (tx: Tx, all: Own[], within: Writing) => Promise<void>): OwnFiles['write'] =>
  (tx, _viewer, _kind, lines, within) =>
    write(
      tx,
      lines.map(({ own }) => own as Own),
      within,
    )

/** The rows of events, each behind the number and the name of its event: they can be imported again. */
export const exportedFrom =
  (
    kind: string,
    columns: FileColumn[],
    read: (eventIds: number[]) => Promise<FileRow[]>,
  ): OwnFiles['exported'] =>
  async (_viewer, _kind, records) => {
    const names = new Map(records.map(({ id, live }) => [id, String(live.name ?? '')]))
    const rows = await read([...names.keys()])
    const lines = await numberedLines(kind, columns, rows)
    return rows.map(({ withinId }, index) => [
      String(withinId),
      names.get(withinId) ?? '',
      ...(lines[index] ?? []),
    ])
  }

/** Names the fault of a line that is about the same as an earlier one. */
export function twinFinder(one: string) {
  const lines = new Map<string, number>()
  return (key: string, line: number): CellFault | null => {
    const twin = lines.get(key)
    if (twin !== undefined) return cellFault('', '', `It’s the same ${one} as in line ${twin}.`)
    lines.set(key, line)
    return null
  }
}

/** A line that makes or changes rows inside an event. */
export const plannedRow = (
  row: Pick<PlannedLine, 'line' | 'name' | 'outcome'> & Partial<PlannedLine>,
): PlannedLine => ({ changes: [], record: null, content: {}, publish: false, ...row })
