import type { Viewer } from '#app/domain/viewer/viewer.ts'
import { isSigned, signatureOf } from '#app/signature.server.ts'

const HOUR = 3_600_000
/** The longest a form may be open and still be stored for its author. */
const DAYS = 7

/** The person who opened a form: a member, or staff acting as them. */
export type Author = {
  userId: number
  actorId: number | null
  /** Older forms still name their author, but nothing is stored based on them. */
  fresh: boolean
}

/**
 * A form field that names who opened the form, so that it is neither submitted in another name nor lost with the
 * session.
 */
export function authorToken(
  { id, impersonator }: Pick<Viewer, 'id' | 'impersonator'>,
  now = Date.now(),
): string {
  const claim = `${id}.${impersonator?.id ?? 0}.${Math.floor(now / HOUR)}`
  return `${claim}.${signatureOf('author', claim)}`
}

/** The author named in one of our tokens; null for anything else. */
export function authorOf(token: unknown): Author | null {
  const parts =
    typeof token === 'string' ? token.match(/^((\d{1,10})\.(\d{1,10})\.(\d{1,7}))\.([\w-]{43})$/) : null
  const [, claim, userId, actorId, hour, signed] = parts ?? []
  if (!claim || !signed) return null
  if (!isSigned('author', claim, signed)) return null
  const fresh = Date.now() - Number(hour) * HOUR < DAYS * 24 * HOUR
  return { userId: Number(userId), actorId: Number(actorId) || null, fresh }
}

/** Whether the same person, acting as the same member if at all, is signed in. */
export function isAuthor({ userId, actorId }: Author, viewer: Viewer): boolean {
  return userId === viewer.id && actorId === (viewer.impersonator?.id ?? null)
}
