import { db } from '#app/db/database.server.ts'
import { storage } from '#app/storage/storage.server.ts'
import { sessionId } from './session-secret.server.ts'

/**
 * Ids of sessions that people ended while the database was away. They are files as well, for other processes and after a
 * restart.
 */
const waiting = new Set<string>()
const MOST = 10_000
const FOLDER = 'late-sign-outs'

/**
 * Ends the session of a cookie's secret: here at once, and in the database as soon as it is back. False if it can't be
 * kept for then.
 */
export async function signOutLater(secret: string): Promise<boolean> {
  const id = sessionId(secret)
  if (waiting.size >= MOST && !waiting.has(id)) return false
  waiting.add(id)
  try {
    await storage().put(fileOf(id), new Uint8Array())
    return true
  } catch {
    waiting.delete(id)
    return false
  }
}

export const isSignedOut = (id: string) => waiting.has(id)

/** What fails is tried again the next time. */
export async function endLateSignOuts(): Promise<void> {
  for (const name of await storage().namesIn(FOLDER)) waiting.add(idOf(name))
  for (const id of [...waiting]) {
    await db().session.deleteMany({ where: { id } })
    await storage().remove(fileOf(id))
    waiting.delete(id)
  }
}

const fileOf = (id: string) => `${FOLDER}/${Buffer.from(id, 'base64url').toString('hex')}`
const idOf = (name: string) => Buffer.from(name, 'hex').toString('base64url')
