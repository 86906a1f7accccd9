import { query } from '#app/db/query.server.ts'
import { findableByMembers } from '../members/privacy.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { type MemberCard, MemberCardRow, memberCardColumns, toMemberCard } from './member-card.server.ts'

/**
 * Other members with a Full Profile: those with a photo first, then those whose shown profile changed last. Staff see the same
 * selection here.
 */
export async function newestMembers(viewer: Viewer, count: number): Promise<MemberCard[]> {
  const rows = await query(MemberCardRow)`
    SELECT ${memberCardColumns} FROM "User" u
    WHERE ${findableByMembers(viewer)} AND u.visibility = 'PUBLIC' AND u.id <> ${viewer.id}
    ORDER BY u."hasVisibleAvatar" DESC, u."profileChangedAt" DESC, u.id DESC LIMIT ${count}`
  return rows.map((row) => toMemberCard(viewer, row))
}
