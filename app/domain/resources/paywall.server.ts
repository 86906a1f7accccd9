import { Prisma } from '#app/db/generated/client.ts'
import type { ResourceSubtype } from '#app/db/generated/enums.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { paywalledResource } from './readable.server.ts'

/** Whether the viewer would have to subscribe to mark it. One query. */
export const isPaywalled = (viewer: Viewer, resourceId: number) => isThere(viewer, resourceId, [])

/**
 * Whether payment is the reason the viewer can't read the resource or section: it exists, and is of that kind. Null
 * means no section. One query.
 */
export const isPageBehindPaywall = (
  viewer: Viewer,
  subtype: ResourceSubtype,
  resourceId: number,
  sectionId: number | null | undefined,
) =>
  isThere(viewer, resourceId, [
    Prisma.sql`r.subtype::text = ${subtype}`,
    ...(sectionId === undefined ? [] : [withSection(sectionId)]),
  ])

const withSection = (id: number | null) => Prisma.sql`EXISTS (
  SELECT 1 FROM "Activity" t WHERE t.id = ${id}::int AND t."resourceId" = r.id)`

const Found = z.strictObject({ id: z.int() })

async function isThere(viewer: Viewer, resourceId: number, conditions: Prisma.Sql[]): Promise<boolean> {
  const where = Prisma.join([paywalledResource(viewer), ...conditions], ' AND ')
  const [found] = await query(Found)`
    SELECT r.id FROM "Resource" r WHERE r.id = ${resourceId} AND ${where}`
  return found !== undefined
}
