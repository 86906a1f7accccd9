import { Prisma } from '#app/db/generated/client.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { latestFirst, listResources, type ResourceList } from './cards.server.ts'
import type { TagGroup } from './choices.server.ts'
import { type LengthBand, type LibraryFilter, SHORT_CLIP_MINUTES } from './filter.ts'
import { flagged, libraryResource } from './readable.server.ts'
import { bestMatchFirst, saying, throughIndex } from './search.server.ts'

export const RESOURCES_PER_PAGE = 12

/** Leaves out the tags that can't be chosen. */
export function narrowLibraryFilter(filter: LibraryFilter, groups: TagGroup[]): LibraryFilter {
  const offered = new Set(groups.flatMap(({ tags }) => tags.map(({ id }) => id)))
  return { ...filter, tagIds: filter.tagIds.filter((id) => offered.has(id)) }
}

/** A page of the library. Two queries. */
export function listLibrary(
  viewer: Viewer,
  filter: LibraryFilter,
  groups: TagGroup[],
  page: number,
): Promise<ResourceList> {
  const asked = { where: libraryWhere(filter, groups), order: libraryOrder(filter) }
  return throughIndex(filter.search, (tx) =>
    listResources(viewer, asked, { page, size: RESOURCES_PER_PAGE }, tx),
  )
}

/** The condition that a resource row `r` meets: groups are ANDed, the values of a group ORed. */
function libraryWhere(filter: LibraryFilter, groups: TagGroup[]): Prisma.Sql {
  return Prisma.join(
    [
      libraryResource,
      ...saying(filter.search),
      ...lasting(filter.lengths),
      ...groups.flatMap(({ tags }) =>
        bearing(tags.map(({ id }) => id).filter((id) => filter.tagIds.includes(id))),
      ),
      ...(filter.alumniEvents ? [flagged('ALUMNI_EVENT')] : []),
      ...(filter.eventRecordings ? [flagged('EVENT_RECORDING')] : []),
      ...(filter.technicalPrep ? [flagged('TECHNICAL_PREP')] : []),
      ...(filter.shortClips ? [Prisma.sql`r."estimatedMinutes" <= ${SHORT_CLIP_MINUTES}`] : []),
      ...(filter.showSpecialItems ? [] : [Prisma.sql`NOT ${flagged('MENU_ITEM', 'COACHING_ITEM')}`]),
    ],
    ' AND ',
  )
}

function lasting(bands: LengthBand[]): Prisma.Sql[] {
  if (bands.length === 0) return []
  const within = bands.map(({ from, to }) =>
    to === null
      ? Prisma.sql`r."estimatedMinutes" >= ${from}`
      : Prisma.sql`r."estimatedMinutes" BETWEEN ${from} AND ${to}`,
  )
  return [Prisma.sql`(${Prisma.join(within, ' OR ')})`]
}

function bearing(tagIds: number[]): Prisma.Sql[] {
  if (tagIds.length === 0) return []
  return [
    Prisma.sql`EXISTS (SELECT 1 FROM "_ResourceToTag" rt WHERE rt."A" = r.id AND rt."B" = ANY(${tagIds}::int[]))`,
  ]
}

function libraryOrder({ search, sort }: LibraryFilter): Prisma.Sql {
  if (sort === 'alphabetical') return Prisma.sql`r."sortKey", r.id`
  return sort === 'default' ? bestMatchFirst(search) : latestFirst
}
