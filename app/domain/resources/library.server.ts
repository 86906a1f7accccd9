import { Prisma } from '#app/db/generated/client.ts'
import { listWhere } from '#app/db/list-where.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { latestFirst, listResources, type ResourceList } from './cards.server.ts'
import type { TagGroup } from './choices.server.ts'
import { LENGTH_BANDS, type LengthBand, type LibraryFilter, libraryList, SHORT_CLIP_MINUTES } from './list.ts'
import { flagged, libraryResource } from './readable.server.ts'
import { bestMatchFirst, saying, throughIndex } from './search.server.ts'

const RESOURCES_PER_PAGE = 12

/** A page of the library. Two queries. */
export function listLibrary(
  viewer: Viewer,
  filter: LibraryFilter,
  groups: TagGroup[],
  page: number,
): Promise<ResourceList> {
  const whole = libraryList.whole(filter)
  const asked = {
    where: libraryWhere(filter, groups),
    whole: whole && libraryWhere(whole, groups),
    order: libraryOrder(filter),
  }
  return throughIndex(filter.search, (tx) =>
    listResources(viewer, asked, { page, size: RESOURCES_PER_PAGE }, tx),
  )
}

/** The condition on a resource row `r`. It must have a chosen tag from each group. */
export function libraryWhere(filter: LibraryFilter, groups: TagGroup[]): Prisma.Sql {
  return listWhere(libraryList, filter, libraryResource, {
    search: saying,
    lengths: lasting,
    tagIds: (chosen) =>
      groups.flatMap(({ tags }) => bearing(tags.map(({ id }) => id).filter((id) => chosen.includes(id)))),
    alumniEvents: () => flagged('ALUMNI_EVENT'),
    eventRecordings: () => flagged('EVENT_RECORDING'),
    technicalPrep: () => flagged('TECHNICAL_PREP'),
    shortClips: () => Prisma.sql`r."estimatedMinutes" <= ${SHORT_CLIP_MINUTES}`,
    showSpecialItems: () => Prisma.sql`NOT ${flagged('MENU_ITEM', 'COACHING_ITEM')}`,
  })
}

function lasting(bands: LengthBand[]): Prisma.Sql {
  const within = bands.map((band) => {
    const { from, to } = LENGTH_BANDS[band]
    return to === null
      ? Prisma.sql`r."estimatedMinutes" >= ${from}`
      : Prisma.sql`r."estimatedMinutes" BETWEEN ${from} AND ${to}`
  })
  return Prisma.sql`(${Prisma.join(within, ' OR ')})`
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
