import { db } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { NotificationEmails, PartnerRole, ProgramTrait, Role, Visibility } from '#app/db/generated/enums.ts'
import { calendarDate, query } from '#app/db/query.server.ts'
import { isTimeZone } from '#app/values/moment.ts'
import { z } from '#app/values/zod.ts'
import { DEFAULT_ZONE, todayIn } from '../moments/moments.ts'
import { PLAN_IDS } from '../plans/plans.ts'
import { buildViewer, type Viewer, type ViewerRecord } from './viewer.ts'

/** The requesting member's data. */
export const MemberRecord = z.strictObject({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  profileImgUrl: z.string().nullable(),
  roles: z.array(z.enum(Role)),
  partnerRoles: z.array(z.enum(PartnerRole)),
  currentRole: z.enum(Role).nullable(),
  organizationId: z.int().nullable(),
  isOnboarded: z.boolean(),
  visibility: z.enum(Visibility),
  contactable: z.boolean(),
  mltInsightsNews: z.boolean(),
  notificationEmails: z.enum(NotificationEmails),
  timeZone: z.string().nullable(),
  cityId: z.int().nullable(),
  stateId: z.int().nullable(),
  enrollments: z.array(
    z.strictObject({
      programId: z.int(),
      typeId: z.int(),
      trait: z.enum(ProgramTrait).nullable(),
      startDate: calendarDate,
      endDate: calendarDate.nullable(),
    }),
  ),
  /** The person's customer id at the billing provider, once a payment was started. */
  chargebeeId: z.string().nullable(),
  /** In every status. */
  subscriptions: z.array(
    z.strictObject({
      planId: z.enum(PLAN_IDS),
      status: z.string(),
      currentTermEnd: z.string().nullable(),
      askedAt: z.string().nullable(),
    }),
  ),
  managedOrganizationIds: z.array(z.int()),
  /** Members whom the person has blocked, or who have blocked the person: neither can find or message the other. */
  blockedIds: z.array(z.int()),
  /** Programs whose partner is the person's organization. */
  partnerProgramIds: z.array(z.int()),
  /** Asked of staff by the administrators, and not set up yet. */
  lacksSecondFactor: z.boolean(),
})
export type MemberRecord = z.infer<typeof MemberRecord>

/** The columns of a MemberRecord, from a member row `u`; the impersonator comes with the session. */
export function viewerColumns(currentRole: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`u.id, u."firstName", u."lastName", u."profileImgUrl", u.roles::text[] AS roles,
      u."partnerRoles"::text[] AS "partnerRoles", ${currentRole}::text AS "currentRole", u."organizationId", u."isOnboarded",
      u.visibility::text AS visibility, u.contactable, u."mltInsightsNews", u."notificationEmails"::text AS "notificationEmails", u."timeZone", u."cityId", u."stateId",
      coalesce((SELECT json_agg(json_build_object('programId', e."programId", 'typeId', p."typeId", 'trait', t.trait,
          'startDate', e."startDate", 'endDate', e."endDate"))
        FROM "Enrollment" e JOIN "Program" p ON p.id = e."programId" JOIN "ProgramType" t ON t.id = p."typeId"
        WHERE e."userId" = u.id), '[]') AS enrollments,
      u."chargebeeId", coalesce((SELECT json_agg(json_build_object('planId', sub."planId", 'status', sub.status,
        'currentTermEnd', sub."currentTermEnd", 'askedAt', sub."askedAt"))
        FROM "Subscription" sub WHERE sub."userId" = u.id), '[]') AS subscriptions,
      ARRAY(SELECT m."A" FROM "_managers" m WHERE m."B" = u.id) AS "managedOrganizationIds",
      ARRAY(SELECT b."blockedId" FROM "Block" b WHERE b."blockerId" = u.id
        UNION SELECT b."blockerId" FROM "Block" b WHERE b."blockedId" = u.id) AS "blockedIds",
      ARRAY(SELECT pp."B" FROM "_programPartners" pp WHERE pp."A" = u."organizationId") AS "partnerProgramIds",
      (u.roles && ARRAY['STAFF', 'EVENT_MANAGER', 'ADMIN']::"Role"[]
        AND EXISTS (SELECT 1 FROM "SignInRules" WHERE "staffNeedSecondFactor")
        AND NOT EXISTS (SELECT 1 FROM "SecondFactor" f WHERE f."userId" = u.id AND f."confirmedAt" IS NOT NULL)
      ) AS "lacksSecondFactor"`
}

/** In the profile's time zone, else the browser's, else the default one. */
export function viewerIn(record: ViewerRecord, browserZone?: string): Viewer {
  const zone = [record.timeZone, browserZone].find((name) => name && isTimeZone(name)) ?? DEFAULT_ZONE
  return buildViewer({ ...record, timeZone: zone }, todayIn(zone))
}

/** A member as a viewer, in the role that their next device would use: for work done without a session. */
export async function readViewer(userId: number): Promise<Viewer | null> {
  const [row] = await query(MemberRecord)`
    SELECT ${viewerColumns(Prisma.sql`u."currentRole"`)} FROM "User" u WHERE u.id = ${userId}`
  return row ? viewerIn({ ...row, impersonator: null }) : null
}

/** Nothing is done any more for whoever has closed the account. */
export const isClosed = async (userId: number): Promise<boolean> =>
  (await db().user.count({ where: { id: userId, closedAt: { not: null } } })) > 0

/**
 * A member who may sign in, in a role they have, whether or not it is current; null if they don't have it. One query.
 */
export async function readMemberAs(role: Role, userId: number): Promise<Viewer | null> {
  const [row] = await query(MemberRecord)`
    SELECT ${viewerColumns(Prisma.sql`${role}`)} FROM "User" u
    WHERE u.id = ${userId} AND u."givingBack" IS NOT NULL AND u."emailVerifiedAt" IS NOT NULL
      AND ${role} = ANY(u.roles::text[])`
  return row ? viewerIn({ ...row, impersonator: null }) : null
}
