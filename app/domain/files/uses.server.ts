import { Prisma } from '#app/db/generated/client.ts'
import { z } from '#app/values/zod.ts'

/** A record that shows a file, live or in the draft beside it, by its kind in the administration. */
export const Use = z.strictObject({ kind: z.string(), id: z.int(), name: z.string() })
export type Use = z.infer<typeof Use>

/** The address of a file row `f`. */
const address = Prisma.sql`('/files/' || f.key)`

/** SQL on an organization row `o`. */
export const asLogo = Prisma.sql`o."logoUrl" = ${address}`

/** SQL on an announcement row `a`: what members see of it shows the file. */
export const inAnnouncement = Prisma.sql`a.id IN (SELECT t."announcementId" FROM "ActivityElement" e
  JOIN "Activity" t ON t.id = e."activityId" WHERE e.url = ${address})`

/** SQL on a resource row `r`: what members see of it shows the file. */
export const inResource = Prisma.sql`(r."imageUrl" = ${address} OR r.id IN (SELECT t."resourceId"
  FROM "ActivityElement" e JOIN "Activity" t ON t.id = e."activityId" WHERE e.url = ${address}))`

/** SQL on an event row `e`: its page and cards show the file. */
export const onEvent = Prisma.sql`e."imageUrl" = ${address}`

/** SQL on a draft: one of its addresses is that of the file. */
const inDraft = (draft: Prisma.Sql) => Prisma.sql`strpos(${draft}::text, '"' || ${address} || '"') > 0`

/** The same on its draft. */
export const onEventDraft = inDraft(Prisma.sql`e.draft`)

/** What shows a file row `f`: one column of Use[]. */
export const usesColumn = Prisma.sql`coalesce((
  SELECT json_agg(json_build_object('kind', u.kind, 'id', u.id, 'name', u.name) ORDER BY u.kind, u.id) FROM (
    SELECT 'announcements' AS kind, a.id, a.name FROM "Announcement" a
    WHERE ${inAnnouncement} OR ${inDraft(Prisma.sql`a.draft`)}
    UNION ALL
    SELECT CASE r.subtype WHEN 'RESOURCE' THEN 'resources' WHEN 'MLT_INSIGHT' THEN 'insights'
      ELSE 'alumni-resources' END, r.id, r.name FROM "Resource" r
    WHERE ${inResource} OR ${inDraft(Prisma.sql`r.draft`)}
    UNION ALL
    SELECT 'events', e.id, e.name FROM "Event" e WHERE ${onEvent} OR ${onEventDraft}
    UNION ALL
    SELECT 'organizations', o.id, o.name FROM "Organization" o WHERE ${asLogo}) u), '[]')`
