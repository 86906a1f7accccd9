import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { webUrl } from '#app/values/web-url.ts'
import { z } from '#app/values/zod.ts'
import { ContactFacts, contactFacts, toContactCard } from '../members/contact-card.server.ts'
import type { ContactCard } from '../members/contact-card.ts'
import { visibleTo } from '../members/privacy.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { actedForBy, managedBy } from './scope.server.ts'

const Row = z.strictObject({
  id: z.int(),
  name: z.string(),
  industry: z.string().nullable(),
  place: z.string().nullable(),
  website: z.string().nullable(),
  /** The provider's relationship manager. */
  owner: ContactFacts.nullable(),
  contacts: z.array(ContactFacts),
})

export type Partner = Omit<z.infer<typeof Row>, 'owner' | 'contacts'> & {
  owner: ContactCard | null
  contacts: ContactCard[]
}

/** A partner that the viewer manages, with the people the viewer may see. One query. */
export const findManagedPartner = (viewer: Viewer, id: number | null) =>
  findPartner(viewer, id, managedBy(viewer))

/** An organization whose dashboard is open to the viewer. One query. */
export const findDashboardPartner = (viewer: Viewer, id: number | null) =>
  findPartner(viewer, id, actedForBy(viewer))

async function findPartner(viewer: Viewer, id: number | null, scope: Prisma.Sql): Promise<Partner | null> {
  const people = Prisma.sql`"User" u LEFT JOIN "ContactInformation" c ON c."userId" = u.id`
  const [row] = await query(Row)`
    SELECT o.id, o.name, o.industry, nullif(concat_ws(', ', o.city, o.state), '') AS place, o.website,
      (SELECT ${contactFacts} FROM ${people} WHERE u.id = o."ownerId" AND ${visibleTo(viewer)}) AS owner,
      coalesce((SELECT json_agg(${contactFacts} ORDER BY u."sortName", u.id)
        FROM "_contacts" k JOIN ${people} ON u.id = k."B"
        WHERE k."A" = o.id AND ${visibleTo(viewer)}), '[]') AS contacts
    FROM "Organization" o WHERE o.id = ${id} AND ${scope}`
  if (!row) return null
  return {
    ...row,
    website: row.website && webUrl(row.website),
    owner: row.owner && toContactCard(row.owner),
    contacts: row.contacts.map(toContactCard),
  }
}
