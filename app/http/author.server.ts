import { createHmac, timingSafeEqual } from 'node:crypto'
import { settings } from '#app/settings.server.ts'

/** Says in a form who opened it, so that it is neither sent in another's name nor lost with the session. */
export function authorToken(userId: number): string {
  return `${userId}.${signature(userId)}`
}

/** The id in a token of ours; null for anything else. */
export function authorOf(token: unknown): number | null {
  const [, id, signed] = typeof token === 'string' ? (token.match(/^(\d{1,10})\.([\w-]{43})$/) ?? []) : []
  if (!id || !signed) return null
  return timingSafeEqual(Buffer.from(signed), Buffer.from(signature(Number(id)))) ? Number(id) : null
}

const signature = (userId: number) =>
  createHmac('sha256', settings().SESSION_SECRET).update(`author ${userId}`).digest('base64url')
