import { db } from '#app/db/database.server.ts'
import { EmailKind } from '#app/db/generated/enums.ts'
import { readUnfiltered } from '#app/db/page.server.ts'
import { query } from '#app/db/query.server.ts'
import { fromReplica } from '#app/db/reading.server.ts'
import { z } from '#app/values/zod.ts'
import { record } from '../administration/history.server.ts'
import { byForm } from '../administration/save.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { isGivenUp } from './given-up.server.ts'

const PER_PAGE = 25

const Counts = z.strictObject({ total: z.int(), latest: z.int() })

const Row = z.strictObject({
  id: z.int(),
  kind: z.enum(EmailKind),
  to: z.string(),
  createdAt: z.date(),
  error: z.string().nullable(),
})
export type FailedEmail = z.infer<typeof Row>

/** A page of the emails that were given up on lately, latest first. Two queries. */
export async function listFailed(page: number) {
  const [counts] = await fromReplica(
    () => query(Counts)`
    SELECT count(*)::int AS total, coalesce(max(m.id), 0) AS latest FROM "OutboxEmail" m WHERE ${isGivenUp}`,
  )
  const { total, latest } = counts ?? { total: 0, latest: 0 }
  const list = await readUnfiltered(
    { total, all: null },
    page,
    PER_PAGE,
    ({ limit, offset }) => query(Row)`
      SELECT m.id, m.kind::text, m."to", m."createdAt", m."lastError" AS error FROM "OutboxEmail" m
      WHERE ${isGivenUp} ORDER BY m.id DESC LIMIT ${limit} OFFSET ${offset}`,
  )
  return { ...list, latest }
}

const Retried = z.strictObject({ id: z.int() })

/**
 * Sends those that the page has shown or counted once more, up to the latest of them. What is no longer due isn't sent.
 * Returns how many were queued.
 */
export function sendFailedAgain(viewer: Viewer, latest: number): Promise<number> {
  return db().$transaction(async (tx) => {
    const retried = await query(Retried, tx)`
      UPDATE "OutboxEmail" m SET attempts = 0, "dueAt" = now() WHERE m.id <= ${latest}::int AND ${isGivenUp}
      RETURNING m.id`
    const count = retried.length
    const entry = { action: 'sent again', kind: 'emails', recordId: null, recordName: counted(count), count }
    if (count > 0) await record(tx, byForm(viewer), [entry])
    return count
  })
}

export const counted = (count: number) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'email' : 'emails'}`
