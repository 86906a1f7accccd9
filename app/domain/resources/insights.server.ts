import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { ownImage } from '#app/values/own-image.ts'
import { z } from '#app/values/zod.ts'
import type { Viewer } from '../viewer/viewer.ts'
import {
  firstResources,
  latestFirst,
  listResources,
  ResourceCard,
  resourceCardColumns,
} from './cards.server.ts'
import { insight } from './readable.server.ts'
import { bestMatchFirst, saying, throughIndex } from './search.server.ts'

const INSIGHTS_PER_PAGE = 12

/** The hub's featured insight. */
const FeaturedInsight = ResourceCard.extend({ imageUrl: z.string().nullable() })
export type FeaturedInsight = z.infer<typeof FeaturedInsight>

/** The featured one published last. One query. */
export async function featuredInsight(viewer: Viewer): Promise<FeaturedInsight | null> {
  const [featured] = await query(FeaturedInsight)`
    SELECT ${resourceCardColumns(viewer)}, r."imageUrl" FROM "Resource" r
    WHERE ${insight(viewer)} AND r."isFeatured" ORDER BY ${latestFirst} LIMIT 1`
  return featured ? { ...featured, imageUrl: ownImage(featured.imageUrl) } : null
}

/** The latest, except the given ids. One query. */
export function latestInsights(viewer: Viewer, without: number[], count: number): Promise<ResourceCard[]> {
  const where = Prisma.sql`${insight(viewer)} AND r.id <> ALL(${without}::int[])`
  return firstResources(viewer, { where, order: latestFirst }, count)
}

/** A page of the insights that match the search, best match first. Two queries. */
export function listInsights(viewer: Viewer, search: string, page: number) {
  const asked = { where: insightsWhere(viewer, search), order: bestMatchFirst(search) }
  return throughIndex(search, (tx) => listResources(viewer, asked, { page, size: INSIGHTS_PER_PAGE }, tx))
}

export const insightsWhere = (viewer: Viewer, search: string) =>
  Prisma.join([insight(viewer), ...saying(search)], ' AND ')
