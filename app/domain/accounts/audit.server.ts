import { db, type Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { readUnfiltered } from '#app/db/page.server.ts'
import { countRows, query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import type { Viewer } from '../viewer/viewer.ts'

type Verb = { actorId: number; subjectId: number; action: string; path?: string }

export async function recordActing(tx: Tx, verb: Verb): Promise<void> {
  await tx.auditEntry.create({ data: { ...verb, path: verb.path?.slice(0, 500) } })
}

/**
 * Records what staff are about to do while acting as someone else, before it happens: nothing is done unrecorded, and
 * what was refused afterwards is recorded too. `path` has no query.
 */
export async function recordWrite(viewer: Viewer, method: string, path: string): Promise<void> {
  if (!viewer.impersonator) return
  await recordActing(db(), { actorId: viewer.impersonator.id, subjectId: viewer.id, action: method, path })
}

const PER_PAGE = 50

const Entry = z.strictObject({
  id: z.int(),
  at: z.date(),
  actorId: z.int(),
  actor: z.string(),
  action: z.string(),
  path: z.string().nullable(),
})

export type AuditTrail = {
  entries: z.infer<typeof Entry>[]
  total: number
  page: number
  pages: number
}

/** The actions of staff who acted as the member, latest first. */
export async function auditTrail(subjectId: number, page: number): Promise<AuditTrail> {
  const from = Prisma.sql`"AuditEntry" e JOIN "User" a ON a.id = e."actorId"`
  const where = Prisma.sql`e."subjectId" = ${subjectId}`
  const { rows, ...list } = await readUnfiltered(
    countRows(from, where, null),
    page,
    PER_PAGE,
    ({ limit, offset }) => query(Entry)`
      SELECT e.id, e.at, e."actorId", concat_ws(' ', a."firstName", a."lastName") AS actor, e.action, e.path
      FROM ${from} WHERE ${where} ORDER BY e.at DESC, e.id DESC LIMIT ${limit} OFFSET ${offset}`,
  )
  return { entries: rows, ...list }
}
