import { db } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { ActivityStatus } from '#app/db/generated/enums.ts'
import { readUnfiltered } from '#app/db/page.server.ts'
import { countRows, query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { record } from '../administration/history.server.ts'
import { byForm } from '../administration/save.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { opportunities } from './administer.server.ts'
import { STATUS_LABELS } from './labels.ts'

const SIGN_UPS_PER_PAGE = 25

const SignUp = z.strictObject({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  status: z.enum(ActivityStatus),
  createdAt: z.date(),
})

/** A page of those who have signed up, with those to confirm first. Two queries. */
export async function listSignUps(opportunityId: number, page: number) {
  const from = Prisma.sql`"VolunteerActivity" a JOIN "User" u ON u.id = a."userId"`
  const where = Prisma.sql`a."opportunityId" = ${opportunityId}`
  const { rows, ...list } = await readUnfiltered(
    countRows(from, where, null),
    page,
    SIGN_UPS_PER_PAGE,
    ({ limit, offset }) => query(SignUp)`
      SELECT a.id, concat_ws(' ', u."firstName", u."lastName") AS name, u.email, a.status::text AS status, a."createdAt"
      FROM ${from} WHERE ${where} ORDER BY a.status, a."createdAt", a.id LIMIT ${limit} OFFSET ${offset}`,
  )
  return { signUps: rows, ...list }
}

const EMAILS = { CONFIRMED: 'SIGN_UP_CONFIRMED', COMPLETED: 'SIGN_UP_COMPLETED' } as const

const RANKS: ActivityStatus[] = ['PENDING', 'CONFIRMED', 'COMPLETED']

export type Marking = { kind: 'marked' | 'already'; name: string; told: boolean } | { kind: 'gone' }

/**
 * Sets what has become of a sign-up. The member is emailed when it goes forward, once: setting what it is already does
 * nothing. Taking it back tells nobody.
 */
export function markSignUp(
  viewer: Viewer,
  opportunityId: number,
  signUpId: number,
  status: ActivityStatus,
): Promise<Marking> {
  return db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "VolunteerActivity" WHERE id = ${signUpId} FOR UPDATE`
    const found = await tx.volunteerActivity.findFirst({
      where: { id: signUpId, opportunityId },
      select: {
        status: true,
        user: { select: { firstName: true, lastName: true, email: true } },
        opportunity: { select: { name: true } },
      },
    })
    if (!found) return { kind: 'gone' }
    const name = `${found.user.firstName} ${found.user.lastName}`
    if (found.status === status) return { kind: 'already', name, told: false }
    await tx.volunteerActivity.update({ where: { id: signUpId }, data: { status } })
    const told = status !== 'PENDING' && RANKS.indexOf(status) > RANKS.indexOf(found.status)
    if (told) {
      await tx.outboxEmail.create({ data: { kind: EMAILS[status], to: found.user.email, signUpId } })
    }
    await record(tx, byForm(viewer), [
      {
        action: `marked a sign-up as ${STATUS_LABELS[status].toLowerCase()}`,
        kind: opportunities.name,
        recordId: opportunityId,
        recordName: found.opportunity.name,
        changes: [{ path: `signUps.${signUpId}.status`, before: found.status, after: status }],
      },
    ])
    return { kind: 'marked', name, told }
  })
}
