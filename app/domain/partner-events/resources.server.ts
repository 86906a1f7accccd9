import { db } from '#app/db/database.server.ts'
import { webUrl } from '#app/values/web-url.ts'

export type PartnerResource = { id: number; name: string; description: string | null; url: string | null }

/** What an event has for its partners. One query. */
export async function listPartnerResources(eventId: number): Promise<PartnerResource[]> {
  const resources = await db().$queryRaw<PartnerResource[]>`
    SELECT r.id, r.name, r.description, r.url FROM "EventResource" r
    WHERE r."eventId" = ${eventId} AND r.audience = 'PARTNER' ORDER BY r.position, r.id`
  return resources.map((resource) => ({ ...resource, url: resource.url && webUrl(resource.url) }))
}
