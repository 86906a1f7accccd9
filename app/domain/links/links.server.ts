import { Prisma } from '#app/db/generated/client.ts'
import { LinkType } from '#app/db/generated/enums.ts'
import { query } from '#app/db/query.server.ts'
import { webUrl } from '#app/values/web-url.ts'
import { z } from '#app/values/zod.ts'
import { meantFor } from '../viewer/audience.server.ts'
import type { Viewer } from '../viewer/viewer.ts'

const ExternalLink = z.strictObject({ id: z.int(), url: z.string(), label: z.string() })
export type ExternalLink = z.infer<typeof ExternalLink>
const Row = ExternalLink.extend({ type: z.enum(LinkType) })

export type Links = { slack: ExternalLink[]; other: ExternalLink[] }

/** The external links for the viewer's role; invalid web URLs are left out. */
export async function linksFor(viewer: Viewer): Promise<Links> {
  const rows = await query(Row)`
    SELECT id, url, label, type::text AS type FROM "Link" WHERE ${meantFor(viewer, Prisma.sql`audience`)} ORDER BY position, id`
  const of = (type: LinkType) =>
    rows
      .filter((row) => row.type === type)
      .flatMap(({ id, label, ...row }) => {
        const url = webUrl(row.url)
        return url ? { id, url, label } : []
      })
  return { slack: of('SLACK'), other: of('OTHER') }
}
