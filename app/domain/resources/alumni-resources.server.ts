import { Prisma } from '#app/db/generated/client.ts'
import { likePattern, searchWords } from '#app/values/fold.ts'
import { canOpenCoaching } from '../viewer/permissions.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { firstResources, latestFirst, listResources, type ResourceCard } from './cards.server.ts'
import { alumniResource, flagged, premiumResource } from './readable.server.ts'
import { bestMatchFirst, saying, throughIndex } from './search.server.ts'

const ALUMNI_RESOURCES_PER_PAGE = 10

/** Menu items first, then the latest. */
const inOrder = Prisma.sql`${flagged('MENU_ITEM')} DESC, ${latestFirst}`

/** The first of the list, on home. One query. */
export const firstAlumniResources = (viewer: Viewer, count: number): Promise<ResourceCard[]> =>
  firstResources(viewer, { where: alumniResource(viewer), order: inOrder }, count)

/** A page of the list, or of those that match a search, the best match first. Two queries. */
export function listAlumniResources(viewer: Viewer, search: string, page: number) {
  const asked = {
    where: alumniResourcesWhere(viewer, search),
    whole: search ? alumniResource(viewer) : null,
    order: search ? bestMatchFirst(search) : inOrder,
  }
  return throughIndex(search, (tx) =>
    listResources(viewer, asked, { page, size: ALUMNI_RESOURCES_PER_PAGE }, tx),
  )
}

export const alumniResourcesWhere = (viewer: Viewer, search: string) =>
  Prisma.join([alumniResource(viewer), ...saying(search), ...shownBy(viewer, search)], ' AND ')

/** What is behind the paywall can't be searched from in front of it: a locked resource is found by what its card says. */
function shownBy(viewer: Viewer, search: string): Prisma.Sql[] {
  if (canOpenCoaching(viewer)) return []
  return searchWords(search).map((word) => {
    const pattern = likePattern(word)
    return Prisma.sql`(r."searchKey" LIKE ${pattern} OR r."speakersKey" LIKE ${pattern}
      OR r."summaryKey" LIKE ${pattern} OR NOT ${premiumResource})`
  })
}
