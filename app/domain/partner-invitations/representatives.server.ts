import { Prisma } from '#app/db/generated/client.ts'

/** SQL on a member row `u` and an organization row `o`: whether the member may accept for the organization. */
export const actsFor = Prisma.sql`('PARTNER' = ANY(u.roles) AND (u."organizationId" = o.id OR ${isManager()}))`

/** Those who are asked first: its contacts and the partner managers assigned to it. */
const isAskedFirst = Prisma.sql`(${isManager()} OR EXISTS (
  SELECT 1 FROM "_contacts" k WHERE k."A" = o.id AND k."B" = u.id))`

function isManager() {
  return Prisma.sql`('PARTNER_MANAGER' = ANY(u."partnerRoles") AND EXISTS (
    SELECT 1 FROM "_managers" m WHERE m."A" = o.id AND m."B" = u.id))`
}

/**
 * Rows `r` of a participant `p` with its organization `o`: the members who are emailed about its invitation. Without a
 * contact or a partner manager they are all its representatives. Those near it are found by indexes first.
 */
export const emailedOf = Prisma.sql`LATERAL (
  SELECT asked.id, asked.email FROM (
    SELECT u.id, u.email, rank() OVER (ORDER BY ${isAskedFirst} DESC) AS place
    FROM (SELECT own.id FROM "User" own WHERE own."organizationId" = o.id
        UNION SELECT m."B" FROM "_managers" m WHERE m."A" = o.id) near JOIN "User" u ON u.id = near.id
    WHERE ${actsFor} AND u."emailVerifiedAt" IS NOT NULL AND u."closedAt" IS NULL
      AND u."refusedEmail" IS DISTINCT FROM u.email) asked
  WHERE asked.place = 1) r`
