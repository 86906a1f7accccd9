import { db, type Tx } from '#app/db/database.server.ts'
import type { Prisma } from '#app/db/generated/client.ts'
import type { ImportStage } from '#app/db/generated/enums.ts'
import { ask } from '#app/db/jobs.server.ts'
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

/** Changes the files that are like this, and has what they then wait for done in the background. Returns how many there are. */
export const handOver = (
  where: Prisma.FileImportWhereInput,
  next: Prisma.FileImportUpdateManyMutationInput,
) => db().$transaction((tx) => handOverIn(tx, where, next))

export async function handOverIn(
  tx: Tx,
  where: Prisma.FileImportWhereInput,
  next: Prisma.FileImportUpdateManyMutationInput,
): Promise<number> {
  const { count } = await tx.fileImport.updateMany({ where, data: next })
  if (count > 0 && next.stage) await ask(tx, 'imports')
  return count
}

/** Whoever had one is dead, or stops at the next lot. One process at a time works on files. */
export async function freeImports(): Promise<void> {
  await db().fileImport.updateMany({ where: { holder: { not: null } }, data: { holder: null } })
}

/** Takes the file that waits longest. */
export async function takeImport(holder: string): Promise<Held | null> {
  const [taken] = await query(Taken)`
    UPDATE "FileImport" SET holder = ${holder}
    WHERE id = (
      SELECT i.id FROM "FileImport" i
      WHERE i.stage IN ('PLANNING', 'WRITING', 'WELCOMING', 'TAKING_BACK', 'UNDOING') AND i.holder IS NULL
      ORDER BY i.id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, kind, "actorId", "fileName", stage::text, done, total, "entryId"`
  return taken ? { ...taken, holder } : null
}

/** Says how far it is; false once it isn't this process's any more, or was cancelled. */
export async function keepHold(
  { id, holder, stage }: Held,
  data: { done?: number; total?: number } = {},
  tx: Tx = db(),
): Promise<boolean> {
  const { count } = await tx.fileImport.updateMany({
    where: { id, holder, stage },
    data: { holder, ...data },
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
    data: { ...next, holder: null },
  })
}
