import { Prisma } from '#app/db/generated/client.ts'
import type { Viewer } from '../viewer/viewer.ts'

/** The rules of privacy.ts as SQL conditions: a filter may find a member only by what the viewer may see. */

/** SQL on a member row `u`: `canFind` for members other than the viewer. */
export function findable(viewer: Viewer): Prisma.Sql {
  return viewer.staff ? Prisma.sql`TRUE` : findableByMembers(viewer)
}

/** SQL on a member row `u`: `canFind` for viewers who aren’t staff. */
export const findableByMembers = ({ blockedIds }: Viewer): Prisma.Sql =>
  blockedIds.length === 0
    ? Prisma.sql`u.listed`
    : Prisma.sql`(u.listed AND u.id <> ALL(${blockedIds}::int[]))`

/** SQL on a member row `u`: `canFind`, including the viewer. */
export const visibleTo = (viewer: Viewer): Prisma.Sql =>
  Prisma.sql`(u.id = ${viewer.id} OR ${findable(viewer)})`

/** SQL on a member row `u`: `namedInConversations`. */
export const namedInConversation = ({ blockedIds }: Pick<Viewer, 'blockedIds'>): Prisma.Sql =>
  Prisma.sql`(u."emailVerifiedAt" IS NOT NULL AND u.visibility <> 'HIDDEN' AND u.id <> ALL(${blockedIds}::int[]))`

/**
 * SQL on an affiliation row `a`, its organization `o` and a row of its member: true when others see it. A Basic Profile
 * shows the employment that is its occupation, and no other.
 */
export function visibleAffiliation(member: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(a.visible AND (${member}.visibility = 'PUBLIC' OR (a.type = 'EMPLOYMENT'
    AND ${member}.occupation = concat_ws(', ', nullif(a.title, ''), o.name))))`
}

/** SQL on an enrollment row `e`: `canSeeEnrollment`. */
export function visibleEnrollment(viewer: Viewer): Prisma.Sql {
  if (viewer.staff) return Prisma.sql`TRUE`
  if (viewer.fellow || viewer.alumni)
    return inPrograms(viewer.programIds, Prisma.sql`e."visibleToAllRisingLeaders"`)
  if (!viewer.partner) return inPrograms(viewer.programIds, Prisma.sql`FALSE`)
  return inPrograms(
    [...viewer.programIds, ...viewer.partnerProgramIds],
    Prisma.sql`e."visibleToAllMltPartners"`,
  )
}

function inPrograms(programIds: number[], orElse: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(${orElse} OR e."programId" = ANY(${programIds}::int[]))`
}
