import { Prisma } from '#app/db/generated/client.ts'
import { rankOf } from '#app/db/rank.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { alumniResourcesWhere } from './alumni-resources.server.ts'
import { firstResources, type ResourceCard } from './cards.server.ts'
import { insightsWhere } from './insights.server.ts'
import { libraryWhere } from './library.server.ts'
import { libraryList } from './list.ts'
import { bestMatchFirst, throughIndex } from './search.server.ts'

/** The resources of the library that a search finds, the best first. One query. */
export const searchLibrary = (viewer: Viewer, search: string, count: number): Promise<ResourceCard[]> =>
  best(viewer, libraryWhere(libraryList.of({ search }), []), search, count)

/** The same of alumni resources. One query. */
export const searchAlumniResources = (
  viewer: Viewer,
  search: string,
  count: number,
): Promise<ResourceCard[]> => best(viewer, alumniResourcesWhere(viewer, search), search, count)

/** The same of insights. One query. */
export const searchInsights = (viewer: Viewer, search: string, count: number): Promise<ResourceCard[]> =>
  best(viewer, insightsWhere(viewer, search), search, count)

function best(viewer: Viewer, where: Prisma.Sql, search: string, count: number): Promise<ResourceCard[]> {
  const order = Prisma.sql`${rankOf(Prisma.sql`r."searchKey"`, search)}, ${bestMatchFirst(search)}`
  return throughIndex(search, (tx) => firstResources(viewer, { where, order }, count, tx))
}
