import { db, type Tx } from '#app/db/database.server.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'

/** As much is written and read by one statement, so that others have their turn in between. */
const PIECE = 128 * 1024

type Part = { importId: number; isWorkbook: boolean }

/**
 * Keeps bytes as pieces. They go to the database and come from it as base64, because the embedded one takes and gives
 * bytes one by one.
 */
export async function keepBytes(bytes: Uint8Array, { importId, isWorkbook }: Part, tx: Tx = db()) {
  for (let number = 0; number * PIECE < bytes.length; number++) {
    const piece = Buffer.from(bytes.subarray(number * PIECE, (number + 1) * PIECE)).toString('base64')
    await tx.$executeRaw`
      INSERT INTO "FilePiece" ("importId", "isWorkbook", number, bytes)
      VALUES (${importId}, ${isWorkbook}, ${number}, decode(${piece}, 'base64'))`
  }
}

const Piece = z.strictObject({ text: z.string() })

export async function readBytes({ importId, isWorkbook }: Part): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Buffer[] = []
  for (let number = 0; ; number++) {
    const [piece] = await query(Piece)`
      SELECT encode(bytes, 'base64') AS text FROM "FilePiece"
      WHERE "importId" = ${importId} AND "isWorkbook" = ${isWorkbook} AND number = ${number}`
    if (!piece) return new Uint8Array(Buffer.concat(pieces))
    pieces.push(Buffer.from(piece.text, 'base64'))
  }
}
