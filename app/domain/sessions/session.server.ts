import { db, type Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import type { Role } from '#app/db/generated/enums.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { MemberRecord, viewerColumns, viewerIn } from '../viewer/record.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { isSignedOut } from './late-sign-outs.server.ts'
import { inPlaceOf } from './renewal.server.ts'
import { newSecret, sessionId } from './session-secret.server.ts'

/** Increased whenever the meaning of a session row changes; older rows end. */
const SHAPE = 1
export const SESSION_DAYS = 30

/** Impersonation is for the task at hand. */
const ACTING_HOURS = 8

export type SessionState =
  /**
   * `repeated`: identified only by the session's former id, which its form may use once more; `sessionId` is that one.
   */
  | { kind: 'signed-in'; sessionId: string; viewer: Viewer; repeated?: boolean }
  /** The person was known but has to sign in again: expired, changed elsewhere, or lost a role. */
  | { kind: 'ended'; userId: number }
  | { kind: 'none' }

type Beginning = {
  device?: string | null
  tx?: Tx
  /** The session that this one replaces. */
  formerId?: string
}

/** Starts a session and returns the secret for its cookie; `userId` must have passed sign-in. */
export async function startSession(
  userId: number,
  currentRole: Role | null,
  lastMajorUpdateDate: Date,
  { device = null, tx = db(), formerId }: Beginning = {},
): Promise<string> {
  const secret = newSecret()
  const expiresAt = new Date(Date.now() + SESSION_DAYS * 86_400_000)
  await tx.session.create({
    data: {
      id: sessionId(secret),
      userId,
      currentRole,
      lastMajorUpdateDate,
      shape: SHAPE,
      expiresAt,
      device,
      ...(formerId && inPlaceOf(formerId)),
    },
  })
  return secret
}

/** Starts a session in which a user acts as someone else, replacing their own. Returns its secret. */
export async function startActing(
  actor: { id: number; lastMajorUpdateDate: Date },
  member: { id: number; currentRole: Role | null; lastMajorUpdateDate: Date },
  { tx, formerId, device }: Required<Beginning>,
): Promise<string> {
  const secret = newSecret()
  await tx.session.create({
    data: {
      id: sessionId(secret),
      userId: member.id,
      currentRole: member.currentRole,
      lastMajorUpdateDate: member.lastMajorUpdateDate,
      impersonatorId: actor.id,
      impersonatorUpdate: actor.lastMajorUpdateDate,
      shape: SHAPE,
      expiresAt: new Date(Date.now() + ACTING_HOURS * 3_600_000),
      device,
      ...inPlaceOf(formerId),
    },
  })
  return secret
}

const Ended = z.strictObject({ device: z.string().nullable() })

/** The ended session; null if it had already ended. Of two requests ending it at once, one gets it. */
export async function endSession(id: string, tx: Tx = db()): Promise<{ device: string | null } | null> {
  const [ended] = await query(Ended, tx)`
    DELETE FROM "Session" WHERE id = ${id} RETURNING device`
  return ended ?? null
}

const SessionRow = MemberRecord.extend({
  sessionId: z.string(),
  valid: z.boolean(),
  impersonator: z.strictObject({ id: z.int(), fullName: z.string() }).nullable(),
})

/**
 * Reads the session that a cookie's secret names, with everything a viewer is built from, in one query. Ended sessions
 * (product rules: expiry, another shape, a major update since sign-in, no givingBack data, an unverified address, a
 * role no longer held, an impersonator who lost permission) are reported, not deleted: reading changes nothing.
 */
export async function readSession(secret: string | undefined, browserZone?: string): Promise<SessionState> {
  if (!secret || secret.length > 100) return { kind: 'none' }
  const id = sessionId(secret)
  return isSignedOut(id) ? { kind: 'none' } : findSession(Prisma.sql`s.id = ${id}`, browserZone)
}

/** Reads the session that replaced the one in a cookie's secret within the last seconds. */
export async function readRenewedSession(
  secret: string | undefined,
  browserZone?: string,
): Promise<SessionState> {
  if (!secret || secret.length > 100) return { kind: 'none' }
  const formerId = sessionId(secret)
  const state = await findSession(
    Prisma.sql`s."formerId" = ${formerId} AND s."formerUntil" > now()`,
    browserZone,
  )
  return state.kind === 'signed-in' ? { ...state, sessionId: formerId, repeated: true } : state
}

async function findSession(which: Prisma.Sql, browserZone?: string): Promise<SessionState> {
  const [row] = await query(SessionRow)`
    SELECT s.id AS "sessionId", ${viewerColumns(Prisma.sql`s."currentRole"`)},
      (s."expiresAt" > now() AND s.shape = ${SHAPE} AND s."lastMajorUpdateDate" = u."lastMajorUpdateDate"
        AND u."givingBack" IS NOT NULL AND u."emailVerifiedAt" IS NOT NULL
        AND (s."currentRole" IS NULL OR s."currentRole" = ANY(u.roles))
        AND (s."impersonatorId" IS NULL OR coalesce(s."impersonatorUpdate" = i."lastMajorUpdateDate" AND 'STAFF' = ANY(i.roles), false))
      ) AS valid,
      CASE WHEN i.id IS NOT NULL THEN json_build_object('id', i.id, 'fullName', i."firstName" || ' ' || i."lastName") END AS impersonator
    FROM "Session" s JOIN "User" u ON u.id = s."userId" LEFT JOIN "User" i ON i.id = s."impersonatorId"
    WHERE ${which}`
  if (!row) return { kind: 'none' }
  const { sessionId: id, valid, ...record } = row
  if (!valid) return { kind: 'ended', userId: record.impersonator?.id ?? record.id }
  return { kind: 'signed-in', sessionId: id, viewer: viewerIn(record, browserZone) }
}
