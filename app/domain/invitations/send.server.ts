import { db, type Tx } from '#app/db/database.server.ts'
import type { Role } from '#app/db/generated/enums.ts'
import { query, Total } from '#app/db/query.server.ts'
import type { EmailMessage } from '#app/mail/email-message.ts'
import { publicAddress, settings } from '#app/settings.server.ts'
import { LOT, lotsOf } from '#app/values/lots.ts'
import { type Deed, record } from '../administration/history.server.ts'
import { lacksEnrollment } from '../administration/membership-rules.ts'
import { byForm } from '../administration/save.server.ts'
import { onTheirWay, queueEmails } from '../emails/outbox.server.ts'
import { canAdminister } from '../viewer/administration.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { invitationEmail } from './email.ts'
import { canGiveAll } from './grants.ts'
import { findInvitation } from './open-invitation.server.ts'

export type Sending = 'queued' | 'on its way' | 'joined' | 'not yours' | 'gone'

/** Why an invitation isn't sent. */
export type Unsent = Exclude<Sending, 'queued'>

export const WHY_UNSENT: Record<Unsent, string> = {
  'on its way': 'Its email is already on its way.',
  joined: 'They’ve already signed up.',
  'not yours': 'It gives more than you may give. Ask an administrator to send it.',
  gone: 'It was deleted.',
}

/** Sends the email of one invitation, now or once more. The same form sent twice is one email. */
export function sendInvitation(viewer: Viewer, id: number): Promise<Sending> {
  return db().$transaction(async (tx) => {
    const { unsent } = await sendInvitations(tx, viewer, byForm(viewer), [id])
    return unsent.get(id) ?? 'queued'
  })
}

/**
 * Queues the emails of invitations, one for each, with an entry in the history of each. Whoever sends one gives what it
 * gives from now on, so they have to be allowed to. Returns those that aren't sent, and why.
 */
export async function sendInvitations(
  tx: Tx,
  viewer: Viewer,
  deed: Deed,
  ids: number[],
  parentId?: number,
): Promise<{ entryIds: number[]; unsent: Map<number, Unsent> }> {
  await tx.$queryRaw`SELECT 1 FROM "Invitation" WHERE id = ANY(${ids}::int[]) ORDER BY id FOR UPDATE`
  const { due, unsent } = await sortOut(tx, viewer, ids)
  const entryIds: number[] = []
  for (const lot of lotsOf(due, LOT)) {
    await tx.invitation.updateMany({
      where: { id: { in: lot.map(({ id }) => id) } },
      data: { grantedById: viewer.id },
    })
    await queueEmails(
      tx,
      'INVITATION',
      lot.map(({ email }) => email),
    )
    const entries = lot.map(({ id, email }) => ({
      action: EMAILED,
      kind: KIND,
      recordId: id,
      recordName: email,
    }))
    entryIds.push(
      ...(await record(
        tx,
        deed,
        entries.map((entry) => ({ ...entry, parentId })),
      )),
    )
  }
  return { entryIds, unsent }
}

const KIND = 'invitations'
export const EMAILED = 'emailed'

/**
 * What sending these would do: how many get an email, how many of them once more or as fellows of no program, and who
 * doesn't and why.
 */
export async function foreseeSending(viewer: Viewer, ids: number[]) {
  const { due, unsent } = await sortOut(db(), viewer, ids)
  const emails = due.map(({ email }) => email)
  const [before] = await query(Total)`SELECT count(DISTINCT m."to")::int AS total FROM "OutboxEmail" m
    WHERE m.kind = 'INVITATION' AND m."to" = ANY(${emails}::text[])`
  const unenrolled = due.filter(({ roles, enrollments }) => lacksEnrollment(roles, enrollments)).length
  return { due: due.length, unenrolled, again: before?.total ?? 0, unsent: [...unsent.values()] }
}

async function sortOut(tx: Tx, viewer: Viewer, ids: number[]) {
  const sorted = { due: [] as Due[], unsent: new Map<number, Unsent>() }
  for (const lot of lotsOf(ids, LOT)) {
    const { due, unsent } = await sortOutLot(tx, viewer, lot)
    sorted.due.push(...due)
    for (const [id, why] of unsent) sorted.unsent.set(id, why)
  }
  return sorted
}

type Due = { id: number; email: string; roles: Role[]; enrollments: unknown[] }

async function sortOutLot(tx: Tx, viewer: Viewer, ids: number[]) {
  const found = await tx.invitation.findMany({
    where: { id: { in: ids } },
    include: { enrollments: true },
    orderBy: { id: 'asc' },
  })
  const sending = new Set(
    await onTheirWay(
      tx,
      'INVITATION',
      found.map(({ email }) => email),
    ),
  )
  const unsent = new Map<number, Unsent>(ids.map((id) => [id, 'gone']))
  const due = found.filter((invitation) => {
    unsent.delete(invitation.id)
    if (invitation.acceptedAt) unsent.set(invitation.id, 'joined')
    else if (!canGiveAll(invitation, (permission) => canAdminister(viewer, permission)))
      unsent.set(invitation.id, 'not yours')
    else if (sending.has(invitation.email)) unsent.set(invitation.id, 'on its way')
    return !unsent.has(invitation.id)
  })
  return { due, unsent }
}

/** The email at the moment of sending; null if the invitation is no longer open. */
export async function composeInvitation(to: string): Promise<EmailMessage | null> {
  const invitation = await findInvitation(to)
  if (!invitation) return null
  const { APP_NAME: appName, SUPPORT_EMAIL: supportEmail } = settings()
  const person = { to, firstName: invitation.firstName, appName, supportEmail }
  return invitationEmail(person, publicAddress('/auth/register'))
}
