import { isVisible, startOf } from '#app/values/text.ts'
import type { Line, OpenTable } from './table.ts'

/** As many lines at most stand above the names of the columns. */
const MOST_ABOVE = 9
/** As many of the first lines are shown, and as much of each. */
const MOST_FIRST = 12
const MOST_OF_A_LINE = 120

/** How many of the titles name columns that are known. */
export type Known = (titles: string[]) => number

/** Why a file isn't read. */
export class Unreadable extends Error {}

/** Keeps the first lines, to be shown. */
export async function* withFirst(
  head: OpenTable['head'],
  records: AsyncIterable<Line>,
): AsyncGenerator<Line> {
  for await (const one of records) {
    if (head.first.length < MOST_FIRST && !isBlank(one)) {
      const text = one.cells
        .map((cell) => cell.trim())
        .filter(Boolean)
        .join(' · ')
      const isLong = text.length > MOST_OF_A_LINE
      head.first.push({ line: one.line, text: isLong ? `${startOf(text, MOST_OF_A_LINE)}…` : text })
    }
    yield one
  }
}

const isBlank = ({ cells }: Line) => !cells.some(isVisible)

/** The first line with text from that one on is the header. */
export async function* belowLine(
  head: OpenTable['head'],
  records: AsyncIterable<Line>,
  headerLine: number,
): AsyncGenerator<Line> {
  for await (const one of records) {
    if (isBlank(one)) {
      if (head.headerLine) head.blank++
    } else if (head.headerLine) yield one
    else if (one.line >= headerLine) takeHeader(head, one)
  }
}

function takeHeader(head: OpenTable['head'], { line, cells }: Line): void {
  Object.assign(head, { header: titlesOf(cells), headerLine: line })
}

export async function* belowHeader(
  head: OpenTable['head'],
  records: AsyncIterable<Line>,
  known: Known,
): AsyncGenerator<Line> {
  const above: Line[] = []
  for await (const one of records) {
    if (isBlank(one)) {
      if (head.headerLine || above.length > 0) head.blank++
      continue
    }
    if (head.headerLine) {
      yield one
      continue
    }
    const names = known(titlesOf(one.cells))
    if (names >= (above.length === 0 ? 1 : 2)) {
      takeHeader(head, one)
      head.blank = 0
      continue
    }
    above.push(one)
    if (above.length > MOST_ABOVE) yield* belowFirst(head, above)
  }
  if (!head.headerLine) yield* belowFirst(head, above)
}

function* belowFirst(head: OpenTable['head'], [first, ...others]: Line[]): Generator<Line> {
  if (!first) throw new Unreadable('The file is empty.')
  takeHeader(head, first)
  yield* others
}

function titlesOf(cells: string[]): string[] {
  const titles = cells.map((cell) => cell.trim())
  while (titles.at(-1) === '') titles.pop()
  return titles
}
