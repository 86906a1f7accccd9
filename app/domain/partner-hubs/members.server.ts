import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import {
  type MemberCard,
  MemberCardRow,
  memberCardColumns,
  toMemberCard,
} from '../directory/member-card.server.ts'
import { findable, visibleAffiliation } from '../members/privacy.server.ts'
import { isOpenOn } from '../moments/where.server.ts'
import type { Viewer } from '../viewer/viewer.ts'

/**
 * Fellows and alumni with a current, visible affiliation to the organization, the newest members first. In that order
 * the index of affiliations is read from its end, and only until the count is reached, however many there are.
 */
export async function membersAt(
  viewer: Viewer,
  organizationId: number,
  count: number,
): Promise<MemberCard[]> {
  const rows = await query(MemberCardRow)`
    SELECT ${memberCardColumns}
    FROM (SELECT DISTINCT a."userId" FROM "Affiliation" a
        JOIN "Organization" o ON o.id = a."organizationId" JOIN "User" u ON u.id = a."userId"
      WHERE a."organizationId" = ${organizationId} AND ${visibleAffiliation(Prisma.raw('u'))}
        AND a."startDate" IS NOT NULL AND ${isOpenOn('a', viewer.today)}
        AND ${findable(viewer)} AND ('FELLOW' = ANY(u.roles) OR 'ALUMNI' = ANY(u.roles))
      ORDER BY a."userId" DESC LIMIT ${count}) shown JOIN "User" u ON u.id = shown."userId"
    ORDER BY u.id DESC`
  return rows.map((row) => toMemberCard(viewer, row))
}
