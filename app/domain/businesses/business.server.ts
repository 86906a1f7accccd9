import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { ownImage } from '#app/values/own-image.ts'
import { webUrl } from '#app/values/web-url.ts'
import { z } from '#app/values/zod.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { AlumnusRow, alumniOf, type BusinessAlumnus, toAlumnus } from './alumni.server.ts'
import { inRegistry } from './in-registry.server.ts'
import { BusinessCard } from './listing.server.ts'

export type Business = Omit<z.infer<typeof Row>, 'social' | 'alumni'> & {
  links: { label: string; url: string }[]
  alumni: BusinessAlumnus[]
}

/** The URL prefix for each network's handles; networks without handles store a URL. */
const NETWORKS = [
  ['facebook', 'Facebook', ''],
  ['twitter', 'Twitter', 'https://twitter.com/'],
  ['instagram', 'Instagram', 'https://www.instagram.com/'],
  ['linkedin', 'LinkedIn', ''],
] as const

const Row = BusinessCard.extend({
  description: z.string().nullable(),
  website: z.string().nullable(),
  promotionalCode: z.string().nullable(),
  social: z.strictObject({
    facebook: z.string().nullable(),
    twitter: z.string().nullable(),
    instagram: z.string().nullable(),
    linkedin: z.string().nullable(),
  }),
  alumni: z.array(AlumnusRow),
})

/** A business of the registry with the alumni that the viewer, or a visitor without a session, may see. One query. */
export async function findBusiness(
  viewer: Viewer | null,
  id: number | null,
  { drafts = false } = {},
): Promise<Business | null> {
  const [row] = await query(Row)`
    SELECT o.id, o.name, o."logoUrl" AS logo, o."shortDescription", o.description, t.name AS "offeringType", o.website,
      o."mltPromotionalCode" AS "promotionalCode", json_build_object('facebook', o.facebook, 'twitter', o.twitter,
        'instagram', o.instagram, 'linkedin', o."linkedinUrl") AS social,
      ${alumniOf(viewer)} AS alumni
    FROM "Organization" o LEFT JOIN "Tag" t ON t.id = o."offeringTypeId" WHERE o.id = ${id} AND ${drafts ? Prisma.sql`o."isBusiness"` : inRegistry}`
  if (!row) return null
  const { social, ...business } = row
  return {
    ...business,
    logo: ownImage(row.logo),
    website: row.website && webUrl(row.website),
    links: NETWORKS.flatMap(([name, label, base]) => linkTo(label, social[name], base)),
    alumni: row.alumni.map((alumnus) => toAlumnus(viewer, alumnus)),
  }
}

/** Anything that isn't a valid web URL is left out. */
function linkTo(label: string, stored: string | null, base: string): Business['links'] {
  const handle = base && stored?.startsWith('@') ? base + encodeURIComponent(stored.slice(1)) : stored
  const url = handle && webUrl(handle)
  return url ? [{ label, url }] : []
}
