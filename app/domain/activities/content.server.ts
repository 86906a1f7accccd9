import { Prisma } from '#app/db/generated/client.ts'
import { ElementKind } from '#app/db/generated/enums.ts'
import { markdownToHtml } from '#app/values/markdown.server.ts'
import { webUrl } from '#app/values/web-url.ts'
import { z } from '#app/values/zod.ts'

/** The content of an announcement or a resource, part by part. */
export type Content = { id: number; name: string | null; heading: 2 | 4; elements: ContentElement[] }[]

export type ContentElement =
  | { id: number; kind: 'TEXT'; html: string }
  | { id: number; kind: 'IMAGE'; url: string; alt: string }
  | { id: number; kind: 'VIDEO' | 'FILE'; url: string; label: string }

const ElementRow = z.strictObject({
  id: z.int(),
  kind: z.enum(ElementKind),
  text: z.string(),
  url: z.string().nullable(),
})
type ElementRow = z.infer<typeof ElementRow>

export const ActivityRow = z.strictObject({
  id: z.int(),
  name: z.string().nullable(),
  elements: z.array(ElementRow),
})
export type ActivityRow = z.infer<typeof ActivityRow>

/** The activity rows `t` that meet the condition, with their elements, in their order: one column of ActivityRow[]. */
export function activitiesOf(condition: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`coalesce((SELECT json_agg(json_build_object('id', t.id, 'name', t.name,
      'elements', coalesce((SELECT json_agg(json_build_object('id', e.id, 'kind', e.kind, 'text', e.text, 'url', e.url)
          ORDER BY e.position, e.id) FROM "ActivityElement" e WHERE e."activityId" = t.id), '[]'))
      ORDER BY t.position, t.id) FROM "Activity" t WHERE ${condition}), '[]')`
}

/** Activities without elements are empty and left out. `heading` is the level of their names. */
export function toContent(activities: ActivityRow[], heading: 2 | 4): Content {
  return activities.flatMap(({ id, name, elements }) => {
    const top = name === null ? heading : heading === 2 ? 3 : 5
    const shown = elements.flatMap((element) => toElement(element, top))
    return shown.length > 0 ? { id, name, heading, elements: shown } : []
  })
}

function toElement({ id, kind, text, url: given }: ElementRow, topHeading: 2 | 3 | 4 | 5): ContentElement[] {
  if (kind === 'TEXT') return [{ id, kind, html: markdownToHtml(text, topHeading) }]
  const url = given === null ? null : contentUrl(given)
  if (url === null) return []
  return [kind === 'IMAGE' ? { id, kind, url, alt: text } : { id, kind, url, label: text }]
}

/** A web page or a path of this site. */
function contentUrl(given: string): string | null {
  return /^\/(?![/\\])/.test(given) ? given : webUrl(given)
}
