import { db } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import type { Viewer } from '../viewer/viewer.ts'
import {
  firstResources,
  latestFirst,
  listResources,
  type ResourceCard,
  resourceCardColumns,
} from './cards.server.ts'
import { alumniResource, flagged } from './readable.server.ts'

export const ALUMNI_RESOURCES_PER_PAGE = 10

/** Menu items first, then what changed last. */
const asked = (viewer: Viewer) => ({
  where: alumniResource(viewer),
  order: Prisma.sql`${flagged('MENU_ITEM')} DESC, ${latestFirst}`,
})

/** The first of the list, on home. One query. */
export const firstAlumniResources = (viewer: Viewer, count: number): Promise<ResourceCard[]> =>
  firstResources(viewer, asked(viewer), count)

/** A page of the list. Two queries. */
export const listAlumniResources = (viewer: Viewer, page: number) =>
  listResources(viewer, asked(viewer), { page, size: ALUMNI_RESOURCES_PER_PAGE })

/** Those that bear some of the tags: those with the most first, then what changed last. One query. */
export function alumniResourcesTagged(viewer: Viewer, tagIds: number[], count: number) {
  return db().$queryRaw<ResourceCard[]>`
    SELECT ${resourceCardColumns(viewer)} FROM "Resource" r JOIN (
      SELECT rt."A" AS id, count(*) AS tags FROM "_ResourceToTag" rt WHERE rt."B" = ANY(${tagIds}::int[]) GROUP BY rt."A"
    ) tagged ON tagged.id = r.id
    WHERE ${alumniResource(viewer)} ORDER BY tagged.tags DESC, ${latestFirst} LIMIT ${count}`
}
