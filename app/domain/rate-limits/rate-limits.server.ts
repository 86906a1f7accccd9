import { createHash } from 'node:crypto'
import { RateLimiterPrisma, RateLimiterRes } from 'rate-limiter-flexible'
import { db } from '#app/db/database.server.ts'

/** What is limited, and in which window. Counters are in the database, so that all processes share them. */
const LIMITS = {
  /** Wrong passwords for one account from one address, far fewer than for the account from everywhere. */
  signInByAccountAndAddress: { points: 10, minutes: 15 },
  signInByAccount: { points: 50, minutes: 60 },
  signInByAddress: { points: 100, minutes: 15 },
  /** Of a second factor: of a million codes, three are right at a time. */
  codesByMember: { points: 10, minutes: 15 },
  registrationsByAddress: { points: 30, minutes: 60 },
  mailsByAccountAndAddress: { points: 5, minutes: 60 },
  mailsByAddress: { points: 50, minutes: 60 },
  /** Also when a second factor or a passkey is added, which asks for the password too. */
  passwordChangesByMember: { points: 10, minutes: 15 },
  passkeyRemovalsByMember: { points: 10, minutes: 15 },
  passkeyChallengesByAddress: { points: 300, minutes: 15 },
  /** Fewer than are stored per author. */
  stashedFormsByAuthorAndAddress: { points: 10, minutes: 60 },
  imagesByMember: { points: 30, minutes: 60 },
  ownDataByMember: { points: 10, minutes: 60 },
  /** All kinds of content in both formats, and some again. */
  exportsByMember: { points: 120, minutes: 60 },
  importsByMember: { points: 60, minutes: 60 },
  filesByMember: { points: 60, minutes: 60 },
  policyReportsByAddress: { points: 60, minutes: 60 },
  /** Calendar apps poll a few times an hour, each on its own. */
  calendarsBySubscription: { points: 120, minutes: 60 },
  unknownCalendarsByAddress: { points: 600, minutes: 15 },
  messagesByMember: { points: 60, minutes: 10 },
  /** An office or a campus may share one address. */
  messagesByAddress: { points: 600, minutes: 10 },
  postsByMember: { points: 20, minutes: 60 },
  kudosByMember: { points: 60, minutes: 10 },
  reportsByMember: { points: 20, minutes: 60 },
  /** For everything, also while typing. */
  searchesByMember: { points: 600, minutes: 10 },
  /** Sign-ups and favorites, including undoing them. */
  volunteeringByMember: { points: 120, minutes: 10 },
  /** The page waiting for a payment polls automatically. */
  billingByMember: { points: 100, minutes: 10 },
} as const

export type Limit = keyof typeof LIMITS
export type Use = { allowed: true } | { allowed: false; seconds: number }
/** A counted action, and whose it is. */
export type Counted = [limit: Limit, key: string]

/** Counts one use; refused once the window's points are spent. */
export async function consume(limit: Limit, key: string): Promise<Use> {
  try {
    await limiter(limit).consume(key)
    return { allowed: true }
  } catch (refusal) {
    return refused(refusal)
  }
}

/** Counts one use against each limit in turn. The first refusal ends it: later limits count nothing. */
export async function consumeEach(uses: Counted[]): Promise<Use> {
  for (const [limit, key] of uses) {
    const use = await consume(limit, key)
    if (!use.allowed) return use
  }
  return { allowed: true }
}

/** Gives back a use that turned out not to be one. */
export async function giveBack(limit: Limit, key: string): Promise<void> {
  await limiter(limit).reward(key)
}

export async function forget(limit: Limit, key: string): Promise<void> {
  await limiter(limit).delete(key)
}

/** Counters of addresses and accounts are keyed by digests, so the table names no one. */
export const digest = (text: string) => createHash('sha256').update(text).digest('base64url')

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
