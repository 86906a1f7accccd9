import { db } from '#app/db/database.server.ts'
import { record } from '../administration/history.server.ts'
import { byForm } from '../administration/save.server.ts'
import { isOnItsWay, queueEmail } from '../emails/outbox.server.ts'
import type { Viewer } from '../viewer/viewer.ts'

/** What is sent again on request. */
export const ACCOUNT_EMAILS = {
  WELCOME_IMPORTED: { label: 'Send welcome email', sent: 'emailed a welcome to' },
  RESET: { label: 'Send password email', sent: 'emailed a password link to' },
  VERIFY: { label: 'Send verification email', sent: 'emailed a verification link to' },
}
export type AccountEmail = keyof typeof ACCOUNT_EMAILS

type Account = { emailVerifiedAt: Date | null; closedAt: Date | null; passwordHash: string | null }

/** Those that make sense for an account: a welcome before its first password, a new password after it. */
export function emailsFor({ emailVerifiedAt, closedAt, passwordHash }: Account): AccountEmail[] {
  if (closedAt) return []
  return [passwordHash ? 'RESET' : 'WELCOME_IMPORTED', ...(emailVerifiedAt ? [] : ['VERIFY' as const])]
}

/** Queues it, once for a form sent twice. Null if there is no such member or it makes no sense. */
export function sendAccountEmail(
  viewer: Viewer,
  id: number,
  kind: AccountEmail,
): Promise<'queued' | 'on its way' | null> {
  return db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "User" WHERE id = ${id} FOR NO KEY UPDATE`
    const account = await tx.user.findUnique({ where: { id } })
    if (!account || !emailsFor(account).includes(kind)) return null
    if (await isOnItsWay(tx, kind, account.email)) return 'on its way'
    await queueEmail(tx, kind, account.email)
    const { sent } = ACCOUNT_EMAILS[kind]
    await record(tx, byForm(viewer), [{ action: sent, kind: 'members', recordId: id, recordName: '' }])
    return 'queued'
  })
}
