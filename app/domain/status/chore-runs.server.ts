import { db } from '#app/db/database.server.ts'
import type { ChoreName } from './chores.ts'

/** One that is done every few seconds is noted this often, in milliseconds, unless it ends otherwise than before. */
const SELDOM = 60_000

const noted = new Map<ChoreName, { at: number; isFailed: boolean }>()

/** Notes that a chore has ended, for the status page. `began` is in milliseconds since 1970. */
export async function noteChoreRun(name: ChoreName, began: number, isFailed: boolean): Promise<void> {
  const now = Date.now()
  const last = noted.get(name)
  if (last && last.isFailed === isFailed && now - last.at < SELDOM) return
  const run = { endedAt: new Date(now), tookMs: now - began, isFailed }
  await db().choreRun.upsert({ where: { name }, create: { name, ...run }, update: run })
  noted.set(name, { at: now, isFailed })
}
