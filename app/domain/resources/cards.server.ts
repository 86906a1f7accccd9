import { db, type Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { ResourceSubtype } from '#app/db/generated/enums.ts'
import { readPage, type Slice } from '#app/db/page.server.ts'
import { countRows, query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { canOpenCoaching } from '../viewer/permissions.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { resourceKinds } from './kind.ts'
import { premiumResource } from './readable.server.ts'

/** A resource's card, with the viewer's marks. */
export const ResourceCard = z.strictObject({
  id: z.int(),
  subtype: z.enum(ResourceSubtype),
  name: z.string(),
  summary: z.string().nullable(),
  speakers: z.array(z.string()),
  kind: z.enum(resourceKinds),
  minutes: z.int().nullable(),
  tags: z.array(z.string()),
  /** Paid content, locked for viewers who haven't paid. */
  premium: z.enum(['open', 'locked']).nullable(),
  favorite: z.boolean(),
  completed: z.boolean(),
})
export type ResourceCard = z.infer<typeof ResourceCard>

export type ResourceList = {
  resources: ResourceCard[]
  total: number
  all?: number | null
  page: number
  pages: number
}

export const noResources: ResourceList = { resources: [], total: 0, page: 1, pages: 1 }

/** A card's columns, from a resource row `r`. */
export const resourceCardColumns = (viewer: Viewer) => Prisma.sql`
  r.id, r.subtype, r.name, r.summary, coalesce(r.speakers, '{}') AS speakers, ${kindColumn} AS kind,
  r."estimatedMinutes" AS minutes,
  ARRAY(SELECT t.name::text FROM "_ResourceToTag" rt JOIN "Tag" t ON t.id = rt."B" WHERE rt."A" = r.id
    ORDER BY t.type, t.position, t.id) AS tags,
  CASE WHEN ${premiumResource} THEN ${canOpenCoaching(viewer) ? 'open' : 'locked'}::text END AS premium,
  ${marked(viewer, 'favoritedAt')} AS favorite, ${marked(viewer, 'completedAt')} AS completed`

const kindColumn = Prisma.sql`(
  SELECT CASE WHEN bool_or(e.kind = 'VIDEO') THEN 'video' WHEN bool_or(e.kind = 'FILE') THEN 'file' ELSE 'text' END
  FROM "Activity" a JOIN "ActivityElement" e ON e."activityId" = a.id WHERE a."resourceId" = r.id)`

const marked = (viewer: Viewer, column: 'favoritedAt' | 'completedAt') => Prisma.sql`EXISTS (
  SELECT 1 FROM "ResourceMark" m
  WHERE m."userId" = ${viewer.id} AND m."resourceId" = r.id AND m.${Prisma.raw(`"${column}"`)} IS NOT NULL)`

export const latestFirst = Prisma.sql`r."publishedAt" DESC, r.id`

/** `whole` is the condition without the reader's filters, if there are any. */
type Asked = { where: Prisma.Sql; whole?: Prisma.Sql | null; order: Prisma.Sql }

/** The first that meet a condition on a resource row `r`. One query. */
export function firstResources(
  viewer: Viewer,
  asked: Asked,
  count: number,
  tx: Tx = db(),
): Promise<ResourceCard[]> {
  return readCards(viewer, asked, { limit: count, offset: 0 }, tx)
}

/** A page of them. Two queries. */
export async function listResources(
  viewer: Viewer,
  asked: Asked,
  { page, size }: { page: number; size: number },
  tx: Tx = db(),
): Promise<ResourceList> {
  const totals = countRows(Prisma.sql`"Resource" r`, asked.where, asked.whole ?? null, tx)
  const { rows: resources, ...found } = await readPage(totals, page, size, (slice) =>
    readCards(viewer, asked, slice, tx),
  )
  return { resources, ...found }
}

/** Filters first, so that tags and marks are only read for the cards shown. */
function readCards(viewer: Viewer, { where, order }: Asked, { limit, offset }: Slice, tx: Tx = db()) {
  return query(ResourceCard, tx)`
    WITH shown AS MATERIALIZED (
      SELECT r.id FROM "Resource" r WHERE ${where} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset})
    SELECT ${resourceCardColumns(viewer)} FROM shown JOIN "Resource" r ON r.id = shown.id ORDER BY ${order}`
}
