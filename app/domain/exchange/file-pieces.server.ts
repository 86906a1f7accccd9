import { db, type Tx } from '#app/db/database.server.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'

/** As much is written and read by one statement, so that others have their turn in between. */
const PIECE = 128 * 1024

type Part = { importId: number; isWorkbook: boolean }

/** A file’s bytes, one piece after the other. */
export async function* inPieces(file: Blob): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < file.size; start += PIECE) {
    yield new Uint8Array(await file.slice(start, start + PIECE).arrayBuffer())
  }
}

/**
 * Keeps a file as pieces. They go to the database and come from it as base64, because the embedded one takes and gives
 * bytes one by one.
 */
export async function keepPieces(file: Blob, { importId, isWorkbook }: Part, tx: Tx = db()) {
  let number = 0
  for await (const bytes of inPieces(file)) {
    const piece = Buffer.from(bytes).toString('base64')
    await tx.$executeRaw`
      INSERT INTO "FilePiece" ("importId", "isWorkbook", number, bytes)
      VALUES (${importId}, ${isWorkbook}, ${number}, decode(${piece}, 'base64'))`
    number++
  }
}

const Piece = z.strictObject({ text: z.string() })

export async function* readPieces({ importId, isWorkbook }: Part): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let number = 0; ; number++) {
    const [piece] = await query(Piece)`
      SELECT encode(bytes, 'base64') AS text FROM "FilePiece"
      WHERE "importId" = ${importId} AND "isWorkbook" = ${isWorkbook} AND number = ${number}`
    if (!piece) return
    yield Buffer.from(piece.text, 'base64')
  }
}

export async function readWhole(part: Part): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  for await (const piece of readPieces(part)) pieces.push(piece)
  return new Blob(pieces)
}
