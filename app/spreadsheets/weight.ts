import type { Cell } from './sheet.ts'

/** Bytes in the worst case: a character may be written as six characters of two bytes each, and twice. */
const EMPTY_WORKER = 48_000_000
const ROW = 400
const CELL = 300
const CHARACTER = 26

/**
 * Adds up the memory that a file's cells may take in its worker, and reports whether that exceeds `megabytes`. A
 * worker's limit alone isn't enough: if one large string can't be allocated, the whole process ends.
 */
export function weighing(megabytes: number) {
  let weight = EMPTY_WORKER
  return (row: Cell[]): boolean => {
    weight += ROW
    for (const cell of row) weight += CELL + (typeof cell === 'string' ? cell.length * CHARACTER : 0)
    return weight > megabytes * 1_000_000
  }
}
