import { db } from '#app/db/database.server.ts'
import { isSame, isSigned } from '#app/signature.server.ts'

/**
 * The last part of the URL by which an email's recipient ends such emails, signed in or not. It works as long as the
 * account exists, whatever becomes of the server's own secret.
 */
export const unsubscribeToken = (userId: number, unsubscribeKey: string) => `${userId}.${unsubscribeKey}`

/** The member whose emails the token ends; null if it isn't one of ours. */
export async function subscriberOf(token: string): Promise<number | null> {
  const [, digits = '', secret = ''] = token.match(/^(\d{1,9})\.([\w-]{36}|[\w-]{43})$/) ?? []
  if (!secret) return null
  const id = Number(digits)
  const user = await db().user.findUnique({ where: { id }, select: { unsubscribeKey: true } })
  if (!user) return null
  // Links that were sent before there were keys are signed.
  return isSame(user.unsubscribeKey, secret) || isSigned('unsubscribe', String(id), secret) ? id : null
}

/** Repeating it changes nothing. False if the member no longer exists. */
export async function unsubscribe(userId: number): Promise<boolean> {
  const { count } = await db().user.updateMany({
    where: { id: userId },
    data: { notificationEmails: 'NEVER' },
  })
  return count > 0
}

/** Whether the member gets notification emails. */
export async function isSubscribed(userId: number): Promise<boolean | null> {
  const user = await db().user.findUnique({ where: { id: userId }, select: { notificationEmails: true } })
  return user && user.notificationEmails !== 'NEVER'
}
