import type { EventResourceAudience } from '#app/db/generated/enums.ts'
import { query } from '#app/db/query.server.ts'
import { markdownToHtml } from '#app/values/markdown.server.ts'
import { webUrl } from '#app/values/web-url.ts'
import { z } from '#app/values/zod.ts'

export type EventResource = { id: number; name: string; html: string | null; url: string | null }

const Row = z.strictObject({
  id: z.int(),
  name: z.string(),
  description: z.string().nullable(),
  url: z.string().nullable(),
})

/** An event's fact sheets and links for its fellows or its partners. One query. */
export async function listEventResources(
  eventId: number,
  audience: EventResourceAudience,
): Promise<EventResource[]> {
  const resources = await query(Row)`
    SELECT r.id, r.name, r.description, r.url FROM "EventResource" r
    WHERE r."eventId" = ${eventId} AND r.audience::text = ${audience} ORDER BY r.position, r.id`
  return resources.map(toEventResource)
}

export const toEventResource = ({ id, name, description, url }: z.infer<typeof Row>): EventResource => ({
  id,
  name,
  html: description && markdownToHtml(description, 4),
  url: url && webUrl(url),
})
