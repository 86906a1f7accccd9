/** As many lines are planned, read and written at once, so that neither statements nor the pauses between them are long. */
export const LOT = 250

export function* lotsOf<T>(all: T[], size: number): Generator<T[]> {
  for (let start = 0; start < all.length; start += size) yield all.slice(start, start + size)
}
