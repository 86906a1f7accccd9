import { Prisma } from '#app/db/generated/client.ts'
import { OrganizationType } from '#app/db/generated/enums.ts'
import { query } from '#app/db/query.server.ts'
import { ownImage } from '#app/values/own-image.ts'
import { webUrl } from '#app/values/web-url.ts'
import { z } from '#app/values/zod.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { hubsOpenTo } from './scope.server.ts'

const Row = z.strictObject({
  id: z.int(),
  name: z.string(),
  type: z.enum(OrganizationType),
  logo: z.string().nullable(),
  industry: z.string().nullable(),
  place: z.string().nullable(),
  website: z.string().nullable(),
})

export type PartnerHub = Omit<z.infer<typeof Row>, 'type'> & { type: string }

const TYPES: Record<OrganizationType, string> = {
  SCHOOL: 'School',
  COMPANY: 'Company',
  NONPROFIT: 'Nonprofit',
  GOVERNMENT: 'Government',
}

/** A hub that the viewer may open. One query. */
export async function findPartnerHub(viewer: Viewer, id: number | null): Promise<PartnerHub | null> {
  const [row] = await query(Row)`
    SELECT o.id, o.name, o.type::text, o."logoUrl" AS logo, o.industry,
      nullif(concat_ws(', ', o.city, o.state), '') AS place, o.website
    FROM "Organization" o WHERE o.id = ${id} AND ${hubsOpenTo(viewer)}`
  if (!row) return null
  return {
    ...row,
    type: TYPES[row.type],
    logo: ownImage(row.logo),
    website: row.website && webUrl(row.website),
  }
}

/** SQL on an event row `e`: true when the partner hosts it. */
export const hostedBy = (hubId: number) => Prisma.sql`e."organizationId" = ${hubId}`

/** SQL on a posting row `j`: true when it is the partner's. */
export const postedBy = (hubId: number) => Prisma.sql`j."organizationId" = ${hubId}`
