import { db } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { formatMedium, today } from '#app/values/calendar-date.ts'
import { type ActivityRow, activitiesOf, type Content, toContent } from '../activities/content.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { alumniResource, type ResourceCard, resourceCardColumns } from './alumni-resources.server.ts'

export type AlumniResource = ResourceCard & { updatedOn: string; content: Content }

type Row = ResourceCard & { updatedAt: Date; activities: ActivityRow[] }

/** Null where there is none that the viewer may read. */
export async function findAlumniResource(viewer: Viewer, id: number | null): Promise<AlumniResource | null> {
  if (id === null) return null
  const [row] = await db().$queryRaw<Row[]>`
    SELECT ${resourceCardColumns}, r."lastMajorUpdateDate" AS "updatedAt",
      ${activitiesOf(Prisma.sql`t."resourceId" = r.id`)} AS activities
    FROM "Resource" r WHERE r.id = ${id} AND ${alumniResource(viewer)}`
  if (!row) return null
  const { updatedAt, activities, ...card } = row
  return {
    ...card,
    updatedOn: formatMedium(today(viewer.timeZone ?? 'UTC', updatedAt)),
    content: toContent(activities, 2),
  }
}
