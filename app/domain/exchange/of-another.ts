import { parseId } from '#app/values/ids.ts'

/** A database whose files fill this one, in which nobody has done anything yet: what arrives is published as it was there. */
export type OfAnother = {
  /** What its exports call it. */
  origin: string
  /** The numbers here of what has arrived, by those that it has there. */
  numbers: Map<number, number>
}

/** The number that a cell says: of another database’s record its own one here, or none. */
export function numberIn(cell: string, ofAnother: OfAnother | undefined): string {
  const number = cell.trim()
  return ofAnother ? String(ofAnother.numbers.get(parseId(number) ?? 0) ?? '') : number
}
