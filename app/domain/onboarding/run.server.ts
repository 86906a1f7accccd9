import { db, type Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import type { Viewer } from '../viewer/viewer.ts'
import type { Chosen } from './choice.ts'

/** A member's run through the questions. */
const Run = z.strictObject({
  id: z.int(),
  sectionsDone: z.int(),
  chosen: z.array(z.strictObject({ questionId: z.int(), answerId: z.int(), other: z.string().nullable() })),
})
export type Run = z.infer<typeof Run>

/** The member's run in progress; each member has up to one. */
export const findRun = (viewer: Viewer, tx: Tx = db()) =>
  readRun(tx, Prisma.sql`p."userId" = ${viewer.id} AND p."completedAt" IS NULL ORDER BY p.id DESC`)

/** A member's finished run: the requested one, else the first. */
export const findFinishedRun = (viewer: Viewer, id: number | null, tx: Tx) =>
  readRun(
    tx,
    Prisma.sql`p."userId" = ${viewer.id} AND p."completedAt" IS NOT NULL
      AND (${id}::int IS NULL OR p.id = ${id}::int) ORDER BY p.id`,
  )

async function readRun(tx: Tx, which: Prisma.Sql): Promise<Run | null> {
  const [run] = await query(Run, tx)`
    SELECT p.id, p."sectionsDone",
      coalesce((SELECT json_agg(json_build_object('questionId', a."questionId", 'answerId', a.id, 'other', c.other) ORDER BY a.id)
        FROM "PlaybookChoice" c JOIN "OnboardingAnswer" a ON a.id = c."answerId" WHERE c."playbookId" = p.id), '[]') AS chosen
    FROM "Playbook" p WHERE ${which} LIMIT 1`
  return run ?? null
}

export function chosenOf(run: Run | null, questionId: number): Chosen[] {
  const own = run?.chosen.filter((choice) => choice.questionId === questionId) ?? []
  return own.map(({ answerId, other }) => ({ answerId, other }))
}

/** Whether two choices are the same, in any order. */
export const versionOf = (chosen: Chosen[]): string =>
  JSON.stringify(
    chosen.toSorted((a, b) => a.answerId - b.answerId).map(({ answerId, other }) => [answerId, other]),
  )
