const PIECE = 1_000

type Placed = { place: string; id: number }
export type Piece = { after: Placed; limit: number }

/** Sorts before everything. */
const START: Placed = { place: '', id: 0 }

/** Reads a long list in batches, each starting after the last row of the one before. */
export async function* readInBatches<Row extends Placed>(
  read: (piece: Piece) => Promise<Row[]>,
  limit = PIECE,
): AsyncGenerator<Row> {
  let after = START
  while (true) {
    const piece = await read({ after, limit })
    yield* piece
    after = piece.at(-1) ?? after
    if (piece.length < limit) return
  }
}
