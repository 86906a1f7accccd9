import { db } from '#app/db/database.server.ts'
import { sessionId } from './session-secret.server.ts'

/** Ids of sessions that people ended in this process while the database was away. */
const waiting = new Set<string>()
const MOST = 10_000

/** Ends the session of a cookie's secret: here at once, and in the database as soon as it is back. */
export function signOutLater(secret: string): void {
  if (waiting.size < MOST) waiting.add(sessionId(secret))
}

export const isSignedOut = (id: string) => waiting.has(id)

/** What fails is tried again the next time. */
export async function endLateSignOuts(): Promise<void> {
  for (const id of [...waiting]) {
    await db().session.deleteMany({ where: { id } })
    waiting.delete(id)
  }
}
