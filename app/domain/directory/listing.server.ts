import { Prisma } from '#app/db/generated/client.ts'
import { query, Total } from '#app/db/query.server.ts'
import { clampPage, pageCount } from '#app/values/list-page.ts'
import { cachedByVersion } from '../data-versions/cached.server.ts'
import { findable } from '../members/privacy.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { type DirectoryFilter, memberList } from './list.ts'
import { type MemberCard, MemberCardRow, memberCardColumns, toMemberCard } from './member-card.server.ts'
import { directoryWhere } from './where.server.ts'

const MEMBERS_PER_PAGE = 36

export type MemberList = {
  members: MemberCard[]
  total: number
  all?: number | null
  page: number
  pages: number
}

/**
 * A page of the members that match the filter: those with a photo first, then by last name; or those whose shown profile
 * changed last. `version` is the data version named 'members'.
 */
export async function listMembers(
  viewer: Viewer,
  filter: DirectoryFilter,
  page: number,
  version: number,
): Promise<MemberList> {
  const everybody = await countEverybody(viewer)(version)
  const narrowed = memberList.isNarrowed(filter)
  const total = narrowed ? await count(directoryWhere(viewer, filter)) : everybody
  const shown = clampPage(page, total, MEMBERS_PER_PAGE)
  const rows = total > 0 ? await readRows(directoryWhere(viewer, filter), orders[filter.sort], shown) : []
  return {
    members: rows.map((row) => toMemberCard(viewer, row)),
    total,
    all: narrowed ? everybody : null,
    page: shown,
    pages: pageCount(total, MEMBERS_PER_PAGE),
  }
}

const countAll = cachedByVersion(() => count(Prisma.sql`TRUE`))
const countListed = cachedByVersion(() => count(Prisma.sql`u.listed`))
function countEverybody(viewer: Viewer): (version: number) => Promise<number> {
  if (viewer.staff) return countAll
  return viewer.blockedIds.length === 0 ? countListed : () => count(findable(viewer))
}

async function count(where: Prisma.Sql): Promise<number> {
  const [row] = await query(Total)`
    SELECT count(*)::int AS total FROM "User" u WHERE ${where}`
  return row?.total ?? 0
}

/** Of a Basic Profile others see too little to be told when it changed. */
const orders: Record<DirectoryFilter['sort'], Prisma.Sql> = {
  name: Prisma.sql`u."hasVisibleAvatar" DESC, u."sortName", u.id`,
  recent: Prisma.sql`CASE WHEN u.visibility = 'PUBLIC' THEN u."profileChangedAt" END DESC NULLS LAST, u."sortName", u.id`,
}

/** Finds the page's ids first, from the index alone: otherwise distant pages would read every member before them. */
function readRows(where: Prisma.Sql, order: Prisma.Sql, page: number): Promise<MemberCardRow[]> {
  return query(MemberCardRow)`
    SELECT ${memberCardColumns}
    FROM (SELECT u.id FROM "User" u WHERE ${where} ORDER BY ${order}
      LIMIT ${MEMBERS_PER_PAGE} OFFSET ${(page - 1) * MEMBERS_PER_PAGE}) shown JOIN "User" u ON u.id = shown.id
    ORDER BY ${order}`
}
