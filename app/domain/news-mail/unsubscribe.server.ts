import { createHmac, timingSafeEqual } from 'node:crypto'
import { db } from '#app/db/database.server.ts'
import { settings } from '#app/settings.server.ts'

/** The end of the address by which whoever has the mail ends such mails, signed in or not. It works for as long as the account. */
export const unsubscribeToken = (userId: number) => `${userId}.${signature(userId)}`

/** Whose mails the token ends; null for anything that isn't one of ours. */
export function subscriberOf(token: string): number | null {
  const [, userId, signed] = token.match(/^(\d{1,9})\.([\w-]{43})$/) ?? []
  if (!userId || !signed) return null
  const own = timingSafeEqual(Buffer.from(signed), Buffer.from(signature(Number(userId))))
  return own ? Number(userId) : null
}

/** Doing it twice is doing it once. False where there is no such member any more. */
export async function unsubscribe(userId: number): Promise<boolean> {
  const { count } = await db().user.updateMany({ where: { id: userId }, data: { newsMail: 'NEVER' } })
  return count > 0
}

/** Whether the member gets mails about news. */
export async function isSubscribed(userId: number): Promise<boolean | null> {
  const user = await db().user.findUnique({ where: { id: userId }, select: { newsMail: true } })
  return user && user.newsMail !== 'NEVER'
}

const signature = (userId: number) =>
  createHmac('sha256', settings().SESSION_SECRET).update(`unsubscribe ${userId}`).digest('base64url')
