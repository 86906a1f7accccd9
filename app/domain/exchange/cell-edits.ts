import { saidIn } from './cells.ts'
import type { DayOrder } from './mapping.ts'
import { isAsItStands, saysSame } from './rewriting.ts'
import { saysDay } from './written-day.ts'

/** What is wrong with a cell of a line, or, without a column, with the line. */
export type CellFault = {
  column: string
  value: string
  reason: string
  /** Someone else has changed it, too. */
  isConflict?: true
}

/** A cell that says what stands as a spreadsheet program has rewritten it: it is no edit. */
export type RewrittenCell = { column: string; value: string; stands: string }

/** What a cell said when its file was made, and what it would say now. */
export type Standing = { was: string; now: string }

type Read = { label: string; isDay: boolean; order: DayOrder | null }

/**
 * The text of a cell that says something new, or how it says what stands; null where it is as it stands, or stood when the
 * file was made. A cell that somebody else has changed, too, is at fault. `texts` are what the cell may say, the first one
 * as it is read.
 */
export function editOf(
  [cell = '', ...otherwise]: string[],
  { was, now }: Standing,
  { label, isDay, order }: Read,
): string | CellFault | RewrittenCell | null {
  const texts = [cell, ...otherwise].map(saidIn)
  const says = (text: string, stands: string) =>
    isDay ? saysDay(text, stands, order) : saysSame(text, stands)
  const said = [now, was].find((stands) => texts.some((text) => says(text, stands)))
  if (said !== undefined) {
    const isPlain = texts.some((text) => isAsItStands(text, said))
    return isPlain ? null : { column: label, value: cell, stands: said }
  }
  if (was === now) return cell
  const reason = `Someone has changed it from “${was}” to “${now}” since the file was exported.`
  return { column: label, value: cell, reason, isConflict: true }
}
