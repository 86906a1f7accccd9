const PIECE = 2_000

type Placed = { place: string; id: number }
export type Piece = { after: Placed; limit: number }

/** Sorts before everything. */
const START: Placed = { place: '', id: 0 }

/** Reads a long list a piece at a time, each behind the last row of the piece before. */
export async function readInPieces<Row extends Placed>(
  read: (piece: Piece) => Promise<Row[]>,
  limit = PIECE,
): Promise<Row[]> {
  const rows: Row[] = []
  while (true) {
    const piece = await read({ after: rows.at(-1) ?? START, limit })
    rows.push(...piece)
    if (piece.length < limit) return rows
  }
}
