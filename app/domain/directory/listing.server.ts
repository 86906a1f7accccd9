import { db } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { clampPage, pageCount } from '#app/values/list-page.ts'
import { cachedByVersion } from '../data-versions/cached.server.ts'
import { seesEnrollment } from '../members/privacy.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { type DirectoryFilter, isFiltered } from './filter.ts'
import { directoryWhere } from './where.server.ts'

export const MEMBERS_PER_PAGE = 36
const PROGRAMS_ON_A_CARD = 4

/** What a card shows, and nothing more. `mark` tells staff why others don't see the member. */
export type MemberCard = {
  id: number
  name: string
  image?: string
  occupation?: string
  location?: string
  programs: string[]
  mark?: 'Hidden' | 'Not verified'
}

export type MemberList = { members: MemberCard[]; total: number; page: number; pages: number }

/** A page of the members that the filter finds: those with a photo first, then by last name. `version` is that of the data named 'members'. */
export async function listMembers(
  viewer: Viewer,
  filter: DirectoryFilter,
  page: number,
  version: number,
): Promise<MemberList> {
  const total = isFiltered(filter)
    ? await count(directoryWhere(viewer, filter))
    : await countEverybody(viewer)(version)
  const shown = clampPage(page, total, MEMBERS_PER_PAGE)
  const rows = total > 0 ? await readRows(directoryWhere(viewer, filter), shown) : []
  return {
    members: rows.map((row) => toCard(viewer, row)),
    total,
    page: shown,
    pages: pageCount(total, MEMBERS_PER_PAGE),
  }
}

const countAll = cachedByVersion(() => count(Prisma.sql`TRUE`))
const countListed = cachedByVersion(() => count(Prisma.sql`u.listed`))
const countEverybody = (viewer: Viewer) => (viewer.staff ? countAll : countListed)

async function count(where: Prisma.Sql): Promise<number> {
  const [row] = await db().$queryRaw<{ total: number }[]>`
    SELECT count(*)::int AS total FROM "User" u WHERE ${where}`
  return row?.total ?? 0
}

type Row = {
  id: number
  firstName: string
  lastName: string
  image: string | null
  occupation: string | null
  location: string | null
  programs: { id: number; name: string; rl: boolean; mp: boolean }[]
  hidden: boolean
  verified: boolean
}

/** The ids of a page first, from the index alone: far pages would read every member before them otherwise. */
function readRows(where: Prisma.Sql, page: number): Promise<Row[]> {
  const order = Prisma.sql`u."hasVisibleAvatar" DESC, u."sortName", u.id`
  return db().$queryRaw<Row[]>`
    SELECT u.id, u."firstName", u."lastName", CASE WHEN u."hasVisibleAvatar" THEN u."profileImgUrl" END AS image,
      u.occupation, u.location, u."cardPrograms" AS programs, u.visibility = 'HIDDEN' AS hidden,
      u."emailVerifiedAt" IS NOT NULL AS verified
    FROM (SELECT u.id FROM "User" u WHERE ${where} ORDER BY ${order}
      LIMIT ${MEMBERS_PER_PAGE} OFFSET ${(page - 1) * MEMBERS_PER_PAGE}) shown JOIN "User" u ON u.id = shown.id
    ORDER BY ${order}`
}

function toCard(viewer: Viewer, row: Row): MemberCard {
  const seen = row.programs.filter((program) =>
    seesEnrollment(viewer, {
      programId: program.id,
      visibleToAllRisingLeaders: program.rl,
      visibleToAllMltPartners: program.mp,
    }),
  )
  return {
    id: row.id,
    name: `${row.firstName} ${row.lastName}`,
    image: row.image ?? undefined,
    occupation: row.occupation ?? undefined,
    location: row.location ?? undefined,
    programs: seen.slice(0, PROGRAMS_ON_A_CARD).map(({ name }) => name),
    mark: row.hidden ? 'Hidden' : row.verified ? undefined : 'Not verified',
  }
}
