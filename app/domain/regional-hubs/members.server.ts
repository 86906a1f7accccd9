import { query } from '#app/db/query.server.ts'
import {
  type MemberCard,
  MemberCardRow,
  memberCardColumns,
  toMemberCard,
} from '../directory/member-card.server.ts'
import { findable } from '../members/privacy.server.ts'
import type { Viewer } from '../viewer/viewer.ts'

/** Fellows and alumni who live in the area, in the order of the directory. */
export async function membersIn(viewer: Viewer, locationIds: number[], count: number): Promise<MemberCard[]> {
  const rows = await query(MemberCardRow)`
    SELECT ${memberCardColumns} FROM "User" u
    WHERE ${findable(viewer)} AND (u."cityId" = ANY(${locationIds}::int[]) OR u."stateId" = ANY(${locationIds}::int[]))
      AND ('FELLOW' = ANY(u.roles) OR 'ALUMNI' = ANY(u.roles))
    ORDER BY u."hasVisibleAvatar" DESC, u."sortName", u.id LIMIT ${count}`
  return rows.map((row) => toMemberCard(viewer, row))
}
