import { Prisma } from '#app/db/generated/client.ts'
import type { ResourceSubtype } from '#app/db/generated/enums.ts'
import { query } from '#app/db/query.server.ts'
import { formatMedium, today } from '#app/values/calendar-date.ts'
import { ownImage } from '#app/values/own-image.ts'
import { z } from '#app/values/zod.ts'
import { ActivityRow, activitiesOf, type Content, toContent } from '../activities/content.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { ResourceCard, resourceCardColumns } from './cards.server.ts'
import { readableResource } from './readable.server.ts'

/** A resource being read, its sections in their order. */
export type Resource = ResourceCard & { image: string | null; publishedOn: string; sections: Section[] }

/** `part` is its content; `done` whether the viewer has completed it. */
export type Section = { id: number; name: string | null; part: Content[number]; done: boolean }

const ResourceRow = ResourceCard.extend({
  imageUrl: z.string().nullable(),
  publishedAt: z.date(),
  activities: z.array(ActivityRow),
  done: z.array(z.int()),
})
type ResourceRow = z.infer<typeof ResourceRow>

/** Null if there is none of that kind that the viewer may read. One query. */
export async function findResource(
  viewer: Viewer,
  subtype: ResourceSubtype,
  id: number | null,
): Promise<Resource | null> {
  if (id === null) return null
  const [row] = await query(ResourceRow)`
    SELECT ${resourceCardColumns(viewer)}, r."imageUrl", r."publishedAt",
      ${activitiesOf(Prisma.sql`t."resourceId" = r.id`)} AS activities,
      ARRAY(SELECT c."activityId" FROM "SectionCompletion" c JOIN "Activity" t ON t.id = c."activityId"
        WHERE c."userId" = ${viewer.id} AND t."resourceId" = r.id) AS done
    FROM "Resource" r WHERE r.id = ${id} AND r.subtype::text = ${subtype} AND ${readableResource(viewer)}`
  return row ? toResource(viewer, row) : null
}

export function toResource(
  viewer: Viewer,
  { imageUrl, publishedAt, activities, done, ...card }: ResourceRow,
): Resource {
  return {
    ...card,
    image: ownImage(imageUrl),
    publishedOn: formatMedium(today(viewer.timeZone ?? 'UTC', publishedAt)),
    sections: toContent(activities, 2).map((part) => ({
      id: part.id,
      name: part.name,
      part,
      done: done.includes(part.id),
    })),
  }
}

/** The section with that id, or the first without one; null if the resource has no such section. */
export function findSection({ sections }: Resource, id?: number | null): Section | null {
  if (id === undefined) return sections[0] ?? null
  return sections.find((section) => section.id === id) ?? null
}
