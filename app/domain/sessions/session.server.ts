import { createHash, randomBytes } from 'node:crypto'
import { db, type Tx } from '#app/db/database.server.ts'
import type { Role } from '#app/db/generated/enums.ts'
import { today } from '#app/values/calendar-date.ts'
import { isTimeZone } from '#app/values/moment.ts'
import { buildViewer, type Viewer, type ViewerRecord } from '../viewer/viewer.ts'

/** Moves whenever the meaning of a session row changes: older rows end. */
const SHAPE = 1
export const SESSION_DAYS = 30
const DEFAULT_ZONE = 'America/New_York'

/** Acting as somebody else is for the task at hand. */
const ACTING_HOURS = 8

export type SessionState =
  | { kind: 'signed-in'; sessionId: string; viewer: Viewer }
  /** The person was known but has to sign in again: expired, changed elsewhere, or a role lost. */
  | { kind: 'ended'; userId: number }
  | { kind: 'none' }

/** Starts a session and returns the secret for its cookie; `userId` must have passed sign-in. */
export async function startSession(
  userId: number,
  currentRole: Role | null,
  lastMajorUpdateDate: Date,
  { device = null, tx = db() }: { device?: string | null; tx?: Tx } = {},
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
    },
  })
  return secret
}

/**
 * Gives a session a new id and role, and stores the role as the person's own, unless somebody acts as them: all of it or nothing.
 * Returns the new secret.
 */
export function changeRole(viewer: Viewer, oldSessionId: string, role: Role | null): Promise<string> {
  return db().$transaction(async (tx) => {
    if (!viewer.impersonator) await tx.user.update({ where: { id: viewer.id }, data: { currentRole: role } })
    return renewSession(tx, oldSessionId, { currentRole: role })
  })
}

/**
 * After a password change: ends every other session of the member, also those in which they act as another, and gives this one a
 * new id. Returns its secret.
 */
export async function endOthers(
  tx: Tx,
  viewer: Viewer,
  own: string,
  lastMajorUpdateDate: Date,
): Promise<string> {
  await tx.session.deleteMany({
    where: { OR: [{ userId: viewer.id }, { impersonatorId: viewer.id }], id: { not: own } },
  })
  return renewSession(tx, own, { lastMajorUpdateDate })
}

/** Where the session has ended meanwhile, the secret opens none. */
async function renewSession(
  tx: Tx,
  id: string,
  change: { currentRole?: Role | null; lastMajorUpdateDate?: Date },
): Promise<string> {
  const secret = newSecret()
  await tx.session.updateMany({ where: { id }, data: { ...change, id: sessionId(secret) } })
  return secret
}

/** Starts a session in which one acts as another. Returns its secret; the own session has to be ended. */
export async function startActing(
  tx: Tx,
  actor: { id: number; lastMajorUpdateDate: Date },
  member: { id: number; currentRole: Role | null; lastMajorUpdateDate: Date },
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
    },
  })
  return secret
}

/** Answers false where the session had ended already: of two who end it at once, one gets true. */
export async function endSession(id: string, tx: Tx = db()): Promise<boolean> {
  const { count } = await tx.session.deleteMany({ where: { id } })
  return count > 0
}

type SessionRow = ViewerRecord & { sessionId: string; valid: boolean; browserZone?: string }

/**
 * Reads the session that a cookie's secret names, with everything a viewer is built of, in one query.
 * Ended sessions (product rules: expiry, another shape, a major update since sign-in, no givingBack data,
 * an unverified address, a role no longer held, an impersonator who may not any more) are reported, not deleted: reading changes nothing.
 */
export async function readSession(secret: string | undefined, browserZone?: string): Promise<SessionState> {
  if (!secret || secret.length > 100) return { kind: 'none' }
  const [row] = await db().$queryRaw<SessionRow[]>`
    SELECT s.id AS "sessionId", u.id, u."firstName", u."lastName", u."profileImgUrl", u.roles::text[] AS roles,
      u."partnerRoles"::text[] AS "partnerRoles", s."currentRole"::text AS "currentRole", u."organizationId", u."isOnboarded",
      u.visibility::text AS visibility, u.contactable, u."mltInsightsNews", u."timeZone", u."cityId", u."stateId",
      (s."expiresAt" > now() AND s.shape = ${SHAPE} AND s."lastMajorUpdateDate" = u."lastMajorUpdateDate"
        AND u."givingBack" IS NOT NULL AND u."emailVerifiedAt" IS NOT NULL
        AND (s."currentRole" IS NULL OR s."currentRole" = ANY(u.roles))
        AND (s."impersonatorId" IS NULL OR coalesce(s."impersonatorUpdate" = i."lastMajorUpdateDate" AND 'STAFF' = ANY(i.roles), false))
      ) AS valid,
      CASE WHEN i.id IS NOT NULL THEN json_build_object('id', i.id, 'fullName', i."firstName" || ' ' || i."lastName") END AS impersonator,
      coalesce((SELECT json_agg(json_build_object('programId', e."programId", 'typeId', p."typeId", 'trait', t.trait,
          'startDate', e."startDate", 'endDate', e."endDate"))
        FROM "Enrollment" e JOIN "Program" p ON p.id = e."programId" JOIN "ProgramType" t ON t.id = p."typeId"
        WHERE e."userId" = u.id), '[]') AS enrollments,
      ARRAY(SELECT m."A" FROM "_managers" m WHERE m."B" = u.id) AS "managedOrganizationIds",
      ARRAY(SELECT pp."B" FROM "_programPartners" pp WHERE pp."A" = u."organizationId") AS "partnerProgramIds"
    FROM "Session" s JOIN "User" u ON u.id = s."userId" LEFT JOIN "User" i ON i.id = s."impersonatorId"
    WHERE s.id = ${sessionId(secret)}`
  if (!row) return { kind: 'none' }
  const { sessionId: id, valid, ...record } = row
  if (!valid) return { kind: 'ended', userId: record.impersonator?.id ?? record.id }
  const zone = [record.timeZone, browserZone].find((name) => name && isTimeZone(name)) ?? DEFAULT_ZONE
  return { kind: 'signed-in', sessionId: id, viewer: buildViewer({ ...record, timeZone: zone }, today(zone)) }
}

const newSecret = () => randomBytes(32).toString('base64url')
const sessionId = (secret: string) => createHash('sha256').update(secret).digest('base64url')
