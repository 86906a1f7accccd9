import { createHmac, timingSafeEqual } from 'node:crypto'
import { db } from '#app/db/database.server.ts'
import { settings } from '#app/settings.server.ts'

/**
 * The last part of the URL by which an email's recipient ends such emails, signed in or not. It works as long as the
 * account exists.
 */
export const unsubscribeToken = (userId: number) => `${userId}.${signature(userId)}`

/** The member whose emails the token ends; null if it isn't one of ours. */
export function subscriberOf(token: string): number | null {
  const [, userId, signed] = token.match(/^(\d{1,9})\.([\w-]{43})$/) ?? []
  if (!userId || !signed) return null
  const own = timingSafeEqual(Buffer.from(signed), Buffer.from(signature(Number(userId))))
  return own ? Number(userId) : null
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

const signature = (userId: number) =>
  createHmac('sha256', settings().SESSION_SECRET).update(`unsubscribe ${userId}`).digest('base64url')
