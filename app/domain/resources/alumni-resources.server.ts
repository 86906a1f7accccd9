import { db } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { clampPage, pageCount } from '#app/values/list-page.ts'
import type { Viewer } from '../viewer/viewer.ts'

export const RESOURCES_PER_PAGE = 10

export type ResourceCard = {
  id: number
  name: string
  summary: string | null
  minutes: number | null
  tags: string[]
}
export type ResourceList = { resources: ResourceCard[]; total: number; page: number; pages: number }

/** The first of the list, on home. One query. */
export function firstAlumniResources(viewer: Viewer, count: number): Promise<ResourceCard[]> {
  return readCards(viewer, count, 0)
}

/** A page of the list: menu items first, then what changed last. Two queries. */
export async function listAlumniResources(viewer: Viewer, page: number): Promise<ResourceList> {
  const [counted] = await db().$queryRaw<{ total: number }[]>`
    SELECT count(*)::int AS total FROM "Resource" r WHERE ${alumniResource(viewer)}`
  const total = counted?.total ?? 0
  const shown = clampPage(page, total, RESOURCES_PER_PAGE)
  return {
    resources: await readCards(viewer, RESOURCES_PER_PAGE, (shown - 1) * RESOURCES_PER_PAGE),
    total,
    page: shown,
    pages: pageCount(total, RESOURCES_PER_PAGE),
  }
}

const flagged = (flag: Prisma.Sql) => Prisma.sql`EXISTS (
  SELECT 1 FROM "_ResourceToTag" rt JOIN "Tag" t ON t.id = rt."B" WHERE rt."A" = r.id AND t.flag = ${flag})`

/** Of a resource row `r`: an alumni resource that the viewer may read. Coaching is for staff, who preview it. */
export function alumniResource(viewer: Viewer): Prisma.Sql {
  const readable = viewer.staff ? Prisma.sql`TRUE` : Prisma.sql`NOT ${flagged(Prisma.sql`'COACHING_ITEM'`)}`
  return Prisma.sql`r.subtype = 'ALUMNI_RESOURCE' AND r.published AND ${readable}`
}

/** The columns of ResourceCard of a resource row `r`. */
export const resourceCardColumns = Prisma.sql`
  r.id, r.name, r.summary, r."estimatedMinutes" AS minutes,
  ARRAY(SELECT t.name::text FROM "_ResourceToTag" rt JOIN "Tag" t ON t.id = rt."B" WHERE rt."A" = r.id
    ORDER BY t.type, t.position, t.id) AS tags`

function readCards(viewer: Viewer, limit: number, offset: number) {
  return db().$queryRaw<ResourceCard[]>`
    SELECT ${resourceCardColumns} FROM "Resource" r WHERE ${alumniResource(viewer)}
    ORDER BY ${flagged(Prisma.sql`'MENU_ITEM'`)} DESC, r."lastMajorUpdateDate" DESC, r.id
    LIMIT ${limit} OFFSET ${offset}`
}

/** Those that bear some of the tags: those with the most first, then what changed last. One query. */
export function alumniResourcesTagged(viewer: Viewer, tagIds: number[], count: number) {
  return db().$queryRaw<ResourceCard[]>`
    SELECT ${resourceCardColumns} FROM "Resource" r JOIN (
      SELECT rt."A" AS id, count(*) AS tags FROM "_ResourceToTag" rt WHERE rt."B" = ANY(${tagIds}::int[]) GROUP BY rt."A"
    ) tagged ON tagged.id = r.id
    WHERE ${alumniResource(viewer)} ORDER BY tagged.tags DESC, r."lastMajorUpdateDate" DESC, r.id LIMIT ${count}`
}
