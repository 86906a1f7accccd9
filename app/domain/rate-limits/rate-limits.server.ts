import { RateLimiterPrisma, RateLimiterRes } from 'rate-limiter-flexible'
import { db } from '#app/db/database.server.ts'

/** What is limited, by which window. Counters live in the database, so that every process counts together. */
const LIMITS = {
  /** Wrong passwords for one account from one address: the rightful person elsewhere is not locked out. */
  signInByAccountAndAddress: { points: 10, minutes: 15 },
  signInByAccount: { points: 50, minutes: 60 },
  signInByAddress: { points: 100, minutes: 15 },
  messagesByMember: { points: 60, minutes: 10 },
} as const

export type Limit = keyof typeof LIMITS

/** Counts one use; false once the window's points are spent. */
export async function consume(
  limit: Limit,
  key: string,
): Promise<{ allowed: true } | { allowed: false; seconds: number }> {
  try {
    await limiter(limit).consume(key)
    return { allowed: true }
  } catch (refusal) {
    return refused(refusal)
  }
}

/** Looks without counting. */
export async function remaining(
  limit: Limit,
  key: string,
): Promise<{ allowed: true } | { allowed: false; seconds: number }> {
  const state = await limiter(limit).get(key)
  if (!state || state.consumedPoints < LIMITS[limit].points) return { allowed: true }
  return refused(state)
}

export async function forget(limit: Limit, key: string): Promise<void> {
  await limiter(limit).delete(key)
}

function limiter(limit: Limit) {
  const { points, minutes } = LIMITS[limit]
  return new RateLimiterPrisma({
    storeClient: db(),
    tableName: 'RateLimit',
    keyPrefix: limit,
    points,
    duration: minutes * 60,
    clearExpiredByTimeout: false,
  })
}

function refused(refusal: unknown): { allowed: false; seconds: number } {
  if (!(refusal instanceof RateLimiterRes)) throw refusal
  return { allowed: false, seconds: Math.ceil(refusal.msBeforeNext / 1000) }
}
