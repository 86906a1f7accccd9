import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Viewer } from '#app/domain/viewer/viewer.ts'
import { settings } from '#app/settings.server.ts'

const HOUR = 3_600_000
/** A form may lie open for so long and still be kept for its author. */
const DAYS = 7

/** Who opened a form: a member, or somebody who acted as them. */
export type Author = {
  userId: number
  actorId: number | null
  /** Old forms still tell whose they are, but nothing is kept on their word. */
  fresh: boolean
}

/** Says in a form who opened it, so that it is neither sent in another's name nor lost with the session. */
export function authorToken(
  { id, impersonator }: Pick<Viewer, 'id' | 'impersonator'>,
  now = Date.now(),
): string {
  const claim = `${id}.${impersonator?.id ?? 0}.${Math.floor(now / HOUR)}`
  return `${claim}.${signature(claim)}`
}

/** Who is named in a token of ours; null for anything else. */
export function authorOf(token: unknown): Author | null {
  const parts =
    typeof token === 'string' ? token.match(/^((\d{1,10})\.(\d{1,10})\.(\d{1,7}))\.([\w-]{43})$/) : null
  const [, claim, userId, actorId, hour, signed] = parts ?? []
  if (!claim || !signed) return null
  if (!timingSafeEqual(Buffer.from(signed), Buffer.from(signature(claim)))) return null
  const fresh = Date.now() - Number(hour) * HOUR < DAYS * 24 * HOUR
  return { userId: Number(userId), actorId: Number(actorId) || null, fresh }
}

/** Whether the same person in the same guise is signed in. */
export function isAuthor({ userId, actorId }: Author, viewer: Viewer): boolean {
  return userId === viewer.id && actorId === (viewer.impersonator?.id ?? null)
}

const signature = (claim: string) =>
  createHmac('sha256', settings().SESSION_SECRET).update(`author ${claim}`).digest('base64url')
