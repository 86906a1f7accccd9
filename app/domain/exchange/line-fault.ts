import { isVisible } from '#app/values/text.ts'
import type { CellFault } from './cell-edits.ts'
import { tooManyCells } from './line-reader.server.ts'
import type { Line, Table } from './table.ts'

/** Why a line isn’t read at all, whatever its cells say; null where it is. */
export function lineFault(table: Pick<Table, 'header'>, { cells, isFoot }: Line): CellFault | null {
  if (!isFoot) return tooManyCells(table, cells)
  return { column: '', value: cells.find(isVisible) ?? '', reason: 'It seems to be the foot of a report.' }
}
