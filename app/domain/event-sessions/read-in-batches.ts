const BATCH = 1_000

type Placed = { place: string; id: number }
export type Batch = { after: Placed; limit: number }

/** Sorts before everything. */
const START: Placed = { place: '', id: 0 }

/** Reads a long list in batches, each starting after the last row of the one before. */
export async function* readInBatches<Row extends Placed>(
  read: (batch: Batch) => Promise<Row[]>,
  limit = BATCH,
): AsyncGenerator<Row> {
  let after = START
  while (true) {
    const batch = await read({ after, limit })
    yield* batch
    after = batch.at(-1) ?? after
    if (batch.length < limit) return
  }
}
