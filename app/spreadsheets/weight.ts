import type { Cell } from './sheet.ts'

/** Bytes, at their worst: a character may be written as six of two bytes each, and twice. */
const EMPTY_WORKER = 48_000_000
const ROW = 400
const CELL = 300
const CHARACTER = 26

/**
 * Adds up what a file's cells may take of its worker's memory, and says whether that is beyond `megabytes`. The limit of a worker
 * alone doesn't do: where one large text finds no room any more, the whole process ends.
 */
export function weighing(megabytes: number) {
  let weight = EMPTY_WORKER
  return (row: Cell[]): boolean => {
    weight += ROW
    for (const cell of row) weight += CELL + (typeof cell === 'string' ? cell.length * CHARACTER : 0)
    return weight > megabytes * 1_000_000
  }
}
