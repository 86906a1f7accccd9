import { db, type Tx } from '#app/db/database.server.ts'
import type { Prisma } from '#app/db/generated/client.ts'
import type { ImportStage } from '#app/db/generated/enums.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'

/** A file in the background, as the process has it that works on it. */
export type Held = {
  id: number
  kind: string
  actorId: number
  fileName: string
  stage: ImportStage
  done: number
  total: number
  entryId: number | null
  holder: string
}

/** A process that doesn't say within this time that it is still at work is taken for dead. */
const SECONDS = 30

const Taken = z.strictObject({
  id: z.int(),
  kind: z.string(),
  actorId: z.int(),
  fileName: z.string(),
  stage: z.enum(['PLANNING', 'WRITING', 'WELCOMING', 'TAKING_BACK', 'UNDOING']),
  done: z.int(),
  total: z.int(),
  entryId: z.int().nullable(),
})

/** Takes the file that waits longest. Only one at a time is worked on, by whichever process. */
export async function takeImport(holder: string): Promise<Held | null> {
  const [taken] = await query(Taken)`
    UPDATE "FileImport" SET holder = ${holder}, "heldUntil" = now() + make_interval(secs => ${SECONDS})
    WHERE id = (
      SELECT i.id FROM "FileImport" i
      WHERE i.stage IN ('PLANNING', 'WRITING', 'WELCOMING', 'TAKING_BACK', 'UNDOING')
        AND (i."heldUntil" IS NULL OR i."heldUntil" < now())
        AND NOT EXISTS (SELECT 1 FROM "FileImport" o WHERE o."heldUntil" > now())
      ORDER BY i.id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, kind, "actorId", "fileName", stage::text, done, total, "entryId"`
  return taken ? { ...taken, holder } : null
}

/** Says that it is still at work and how far; false once it isn't this process's any more, or was cancelled. */
export async function keepHold(
  { id, holder, stage }: Held,
  data: { done?: number; total?: number } = {},
  tx: Tx = db(),
): Promise<boolean> {
  const heldUntil = new Date(Date.now() + SECONDS * 1000)
  const { count } = await tx.fileImport.updateMany({
    where: { id, holder, stage },
    data: { ...data, heldUntil },
  })
  return count > 0
}

/** The same within the transaction of what is done: nobody else does it until this one ends. */
export async function holdFast(tx: Tx, { id, holder, stage }: Held) {
  await tx.$queryRaw`SELECT 1 FROM "FileImport" WHERE id = ${id} FOR UPDATE`
  return tx.fileImport.findFirst({
    where: { id, holder, stage },
    select: { done: true, entryId: true, undoId: true, cursor: true, summary: true },
  })
}

type Next = { stage: ImportStage } & Omit<Prisma.FileImportUpdateManyMutationInput, 'stage'>

/** Ends this stage. Whoever imports, or the next stage, is asked next. */
export async function letGo({ id, holder, stage }: Held, next: Next): Promise<void> {
  await db().fileImport.updateMany({
    where: { id, holder, stage },
    data: { ...next, holder: null, heldUntil: null },
  })
}
