import { Prisma } from '#app/db/generated/client.ts'
import { readPage, type Slice } from '#app/db/page.server.ts'
import { countRows, query } from '#app/db/query.server.ts'
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
  const where = directoryWhere(viewer, filter)
  const total = narrowed ? await count(where) : everybody
  const totals = { total, all: narrowed ? everybody : null }
  const { rows, ...found } = await readPage(totals, page, MEMBERS_PER_PAGE, (slice) =>
    readRows(where, orders[filter.sort], slice),
  )
  return { members: rows.map((row) => toMemberCard(viewer, row)), ...found }
}

const countAll = cachedByVersion(() => count(Prisma.sql`TRUE`))
const countListed = cachedByVersion(() => count(Prisma.sql`u.listed`))
function countEverybody(viewer: Viewer): (version: number) => Promise<number> {
  if (viewer.staff) return countAll
  return viewer.blockedIds.length === 0 ? countListed : () => count(findable(viewer))
}

async function count(where: Prisma.Sql): Promise<number> {
  const { total } = await countRows(Prisma.sql`"User" u`, where, null)
  return total
}

/** Of a Basic Profile others see too little to be told when it changed. */
const orders: Record<DirectoryFilter['sort'], Prisma.Sql> = {
  name: Prisma.sql`u."hasVisibleAvatar" DESC, u."sortName", u.id`,
  recent: Prisma.sql`CASE WHEN u.visibility = 'PUBLIC' THEN u."profileChangedAt" END DESC NULLS LAST, u."sortName", u.id`,
}

/** Finds the page's ids first, from the index alone: otherwise distant pages would read every member before them. */
function readRows(where: Prisma.Sql, order: Prisma.Sql, { limit, offset }: Slice): Promise<MemberCardRow[]> {
  return query(MemberCardRow)`
    SELECT ${memberCardColumns}
    FROM (SELECT u.id FROM "User" u WHERE ${where} ORDER BY ${order}
      LIMIT ${limit} OFFSET ${offset}) shown JOIN "User" u ON u.id = shown.id
    ORDER BY ${order}`
}
