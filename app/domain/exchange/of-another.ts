import { parseId } from '#app/values/ids.ts'

/** A database whose files fill this one. */
export type OfAnother = {
  /** What its exports call it. */
  origin: string
  /** The numbers here of what has arrived, by those that it has there. */
  numbers: Map<number, number>
  /** Nobody has done anything here yet, so that what arrives is published as it was there. */
  isAlone: boolean
}

/** The number that a cell says: of another database’s record its own one here, or none. */
export function numberIn(cell: string, ofAnother: OfAnother | undefined): string {
  const number = cell.trim()
  return ofAnother ? String(ofAnother.numbers.get(parseId(number) ?? 0) ?? '') : number
}
