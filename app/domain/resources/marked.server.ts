import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { listResources, type ResourceList } from './cards.server.ts'
import { insight, libraryOrAlumniResource } from './readable.server.ts'

const MARKED_PER_PAGE = 12

/** Favorites and completions have separate lists: insights, and everything else. */
export type MarkedPlace = 'library' | 'insights'
export type MarkKind = 'favorites' | 'completions'

const within = (viewer: Viewer, place: MarkedPlace) =>
  place === 'insights' ? insight(viewer) : libraryOrAlumniResource(viewer)

const columns: Record<MarkKind, Prisma.Sql> = {
  favorites: Prisma.raw('m."favoritedAt"'),
  completions: Prisma.raw('m."completedAt"'),
}

/** A page of the viewer's marked resources that they may still read, the latest marked first. Two queries. */
export function listMarked(
  viewer: Viewer,
  place: MarkedPlace,
  kind: MarkKind,
  page: number,
): Promise<ResourceList> {
  const moment = Prisma.sql`(SELECT ${columns[kind]} FROM "ResourceMark" m
    WHERE m."userId" = ${viewer.id} AND m."resourceId" = r.id)`
  const where = Prisma.sql`r.id IN (SELECT m."resourceId" FROM "ResourceMark" m
    WHERE m."userId" = ${viewer.id} AND ${columns[kind]} IS NOT NULL) AND ${within(viewer, place)}`
  return listResources(
    viewer,
    { where, order: Prisma.sql`${moment} DESC, r.id` },
    { page, size: MARKED_PER_PAGE },
  )
}

/** `total` is how many there are to mark. */
const MarkCounts = z.strictObject({ favorites: z.int(), completions: z.int(), total: z.int() })
export type MarkCounts = z.infer<typeof MarkCounts>

/** One query. */
export async function countMarked(viewer: Viewer, place: MarkedPlace): Promise<MarkCounts> {
  const [counts] = await query(MarkCounts)`
    SELECT count(m."favoritedAt")::int AS favorites, count(m."completedAt")::int AS completions,
      (SELECT count(*)::int FROM "Resource" r WHERE ${within(viewer, place)}) AS total
    FROM "ResourceMark" m JOIN "Resource" r ON r.id = m."resourceId"
    WHERE m."userId" = ${viewer.id} AND ${within(viewer, place)}`
  return counts ?? { favorites: 0, completions: 0, total: 0 }
}
