import { Prisma } from '#app/db/generated/client.ts'
import { listWhere } from '#app/db/list-where.server.ts'
import { readPage, type Slice } from '#app/db/page.server.ts'
import { countRows, query } from '#app/db/query.server.ts'
import { labelsOf } from '#app/values/list-choices.ts'
import { ownImage } from '#app/values/own-image.ts'
import { z } from '#app/values/zod.ts'
import { currentChoices } from '../choices/choices.server.ts'
import { organizationsNamed } from '../choices/organizations.server.ts'
import { organizationOrder } from '../organizations/order.server.ts'
import { isPartner, managedBy } from '../organizations/scope.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { type PartnerHubFilter, partnerHubList } from './list.ts'
import { hubsOpenTo } from './scope.server.ts'

const HUBS_PER_PAGE = 12

const PartnerHubCard = z.strictObject({
  id: z.int(),
  name: z.string(),
  logo: z.string().nullable(),
  industry: z.string().nullable(),
  place: z.string().nullable(),
  /** Whether the viewer may open it. */
  isOpen: z.boolean(),
})
export type PartnerHubCard = z.infer<typeof PartnerHubCard>

export type PartnerHubList = {
  hubs: PartnerHubCard[]
  total: number
  /** Without filters, if there are any. */
  all?: number | null
  page: number
  pages: number
  /** The filter without unknown values and without those not offered to the viewer. */
  filter: PartnerHubFilter
  choices: { industryIds: { id: number; label: string }[] }
  offersMyPartners: boolean
}

/** A page of all partners. Three queries. */
export async function listPartnerHubs(
  viewer: Viewer,
  asked: PartnerHubFilter,
  page: number,
): Promise<PartnerHubList> {
  const { interests } = await currentChoices()
  const industries = interests
    .filter(({ type }) => type === 'INDUSTRY')
    .map(({ id, label }) => ({ id, label }))
  const choices = { industryIds: industries }
  const known = partnerHubList.known(asked, labelsOf(choices))
  const filter = { ...known, myPartners: known.myPartners && viewer.partnerManager }
  const named = (ids: number[]) => industries.filter(({ id }) => ids.includes(id)).map(({ label }) => label)
  const where = listWhere(partnerHubList, filter, isPartner, {
    search: organizationsNamed,
    myPartners: () => managedBy(viewer),
    industryIds: (ids) => Prisma.sql`o.industry = ANY(${named(ids)}::text[])`,
  })
  const whole = partnerHubList.whole(filter) && isPartner
  const totals = countRows(Prisma.sql`"Organization" o`, where, whole)
  const { rows: hubs, ...found } = await readPage(totals, page, HUBS_PER_PAGE, (slice) =>
    readCards(viewer, where, filter, slice),
  )
  return { hubs, ...found, filter, choices, offersMyPartners: viewer.partnerManager }
}

async function readCards(
  viewer: Viewer,
  where: Prisma.Sql,
  { sort }: PartnerHubFilter,
  { limit, offset }: Slice,
) {
  const rows = await query(PartnerHubCard)`
    SELECT o.id, o.name, o."logoUrl" AS logo, o.industry, nullif(concat_ws(', ', o.city, o.state), '') AS place,
      ${hubsOpenTo(viewer)} AS "isOpen"
    FROM "Organization" o WHERE ${where}
    ORDER BY ${organizationOrder[sort]} LIMIT ${limit} OFFSET ${offset}`
  return rows.map((row) => ({ ...row, logo: ownImage(row.logo) }))
}
