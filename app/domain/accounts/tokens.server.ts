import { createHash, randomBytes } from 'node:crypto'
import { db, type Tx } from '#app/db/database.server.ts'
import type { TokenPurpose } from '#app/db/generated/enums.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'

const HOUR = 3_600_000
const LIFETIME: Record<TokenPurpose, number> = {
  VERIFY: 48 * HOUR,
  RESET: HOUR,
  WELCOME: 30 * 24 * HOUR,
  HIDE: 30 * 24 * HOUR,
}

/**
 * Creates the value of an emailed link, 256 random bits. Older links with the same purpose stop working: only the
 * newest counts. Only a digest is stored.
 */
export async function issueToken(tx: Tx, userId: number, purpose: TokenPurpose): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await tx.accountToken.deleteMany({ where: { userId, purpose } })
  await tx.accountToken.create({
    data: { id: digest(secret), userId, purpose, expiresAt: new Date(Date.now() + LIFETIME[purpose]) },
  })
  return secret
}

/** The member whose link this is while it works; checking changes nothing. */
export function tokenOwner(secret: string, ...purposes: TokenPurpose[]): Promise<number | null> {
  return findOwner(secret, purposes, null)
}

/**
 * The member whose link was used within the last minute. It no longer opens anything; this only distinguishes a form
 * submitted twice from a dead link.
 */
export function justUsedBy(secret: string, ...purposes: TokenPurpose[]): Promise<number | null> {
  return findOwner(secret, purposes, { not: null })
}

async function findOwner(secret: string, purposes: TokenPurpose[], usedAt: null | { not: null }) {
  const token = await db().accountToken.findFirst({
    where: { id: digest(secret), purpose: { in: purposes }, usedAt, expiresAt: { gt: new Date() } },
    select: { userId: true },
  })
  return token?.userId ?? null
}

const Used = z.strictObject({ userId: z.int() })

/** Consumes the link: of two concurrent attempts, one gets the member's id and the other null. */
export async function spendToken(
  tx: Tx,
  secret: string,
  ...purposes: TokenPurpose[]
): Promise<number | null> {
  const [used] = await query(Used, tx)`
    UPDATE "AccountToken" SET "usedAt" = now(), "expiresAt" = now() + interval '1 minute'
    WHERE "id" = ${digest(secret)} AND "purpose"::text = ANY(${purposes}) AND "usedAt" IS NULL AND "expiresAt" > now()
    RETURNING "userId"`
  return used?.userId ?? null
}

const digest = (secret: string) => createHash('sha256').update(secret).digest('base64url')
