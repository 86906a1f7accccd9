import { Prisma } from '#app/db/generated/client.ts'
import { listWhere } from '#app/db/list-where.server.ts'
import { readPage, type Slice } from '#app/db/page.server.ts'
import { countRows, query } from '#app/db/query.server.ts'
import { labelsOf } from '#app/values/list-choices.ts'
import { ownImage } from '#app/values/own-image.ts'
import { z } from '#app/values/zod.ts'
import { organizationsNamed } from '../choices/organizations.server.ts'
import { organizationOrder } from '../organizations/order.server.ts'
import { BUSINESSES_PER_PAGE } from './businesses-per-page.ts'
import { inRegistry } from './in-registry.server.ts'
import { type BusinessFilter, businessList } from './list.ts'
import { type OfferingType, readOfferingTypes } from './offering-types.server.ts'

export const BusinessCard = z.strictObject({
  id: z.int(),
  name: z.string(),
  logo: z.string().nullable(),
  shortDescription: z.string().nullable(),
  offeringType: z.string().nullable(),
})
export type BusinessCard = z.infer<typeof BusinessCard>

export type Registry = {
  businesses: BusinessCard[]
  total: number
  /** Without filters, if there are any. */
  all?: number | null
  page: number
  pages: number
  /** The filter without unknown values. */
  filter: BusinessFilter
  choices: { offeringTypeIds: OfferingType[] }
}

/** A page of the registry, the same for everyone. Three queries. */
export async function listBusinesses(asked: BusinessFilter, page: number): Promise<Registry> {
  const choices = { offeringTypeIds: await readOfferingTypes() }
  const filter = businessList.known(asked, labelsOf(choices))
  const where = businessesWhere(filter)
  const whole = businessList.whole(filter)
  const totals = countRows(Prisma.sql`"Organization" o`, where, whole && businessesWhere(whole))
  const { rows: businesses, ...found } = await readPage(totals, page, BUSINESSES_PER_PAGE, (slice) =>
    readCards(where, filter, slice),
  )
  return { businesses, ...found, filter, choices }
}

const businessesWhere = (filter: BusinessFilter) =>
  listWhere(businessList, filter, inRegistry, {
    search: organizationsNamed,
    offeringTypeIds: (ids) => Prisma.sql`o."offeringTypeId" = ANY(${ids}::int[])`,
  })

async function readCards(
  where: Prisma.Sql,
  { sort }: BusinessFilter,
  { limit, offset }: Slice,
): Promise<BusinessCard[]> {
  const rows = await query(BusinessCard)`
    SELECT o.id, o.name, o."logoUrl" AS logo, o."shortDescription", t.name AS "offeringType"
    FROM "Organization" o LEFT JOIN "Tag" t ON t.id = o."offeringTypeId" WHERE ${where}
    ORDER BY ${organizationOrder[sort]} LIMIT ${limit} OFFSET ${offset}`
  return rows.map((row) => ({ ...row, logo: ownImage(row.logo) }))
}
