import type { Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { sortKey } from '#app/values/fold.ts'
import { z } from '#app/values/zod.ts'
import type { Content } from '../administration/content.ts'
import { yesNo } from '../administration/fields.ts'
import { type Checked, declareKind } from '../administration/kind.server.ts'
import type { Operation } from '../administration/state.ts'
import { memberLookup } from '../members/admin-lookup.server.ts'
import { checkOrganization, followName, keysOf } from '../organizations/administer.server.ts'
import { businessFields, organizationFields } from '../organizations/administer-fields.ts'
import { businessAdminList } from './admin-list.ts'
import { readOfferingTypes } from './offering-types.server.ts'
import { isToLookAt } from './to-look-at.server.ts'

/** Organizations once more, as the registry has them: its alumni add them, and staff publish them. */
export const businesses = declareKind({
  name: 'businesses',
  title: 'Alumni businesses',
  about: 'What the alumni business registry shows, and what alumni have added to it.',
  noun: { one: 'alumni business', many: 'alumni businesses' },
  permission: 'organizations',
  table: 'Organization',
  named: 'name',
  only: Prisma.sql`r."isBusiness"`,
  fixed: { isBusiness: true },
  publishes: true,
  noFiles: true,
  sections: [
    { title: 'Business', fields: { ...organizationFields, ...businessFields } },
    {
      title: 'Changes by its alumni',
      fields: {
        toLookAt: yesNo('To look at', {
          hint: 'Its alumni have changed what everyone sees. Clear it once you’ve looked at it.',
          ofWhole: true,
        }),
      },
    },
  ],
  derive: keysOf,
  list: {
    declaration: businessAdminList,
    where: ({ toLookAt }) => (toLookAt ? [isToLookAt] : []),
    orders: { name: Prisma.sql`r."sortKey"`, recent: Prisma.sql`r."updatedAt" DESC` },
    columns: {
      Alumni: Prisma.sql`(SELECT string_agg(concat_ws(' ', u."firstName", u."lastName"), ', ' ORDER BY u."sortName", u.id)
        FROM "_businessAlumni" b JOIN "User" u ON u.id = b."B" WHERE b."A" = r.id)`,
      Offers: Prisma.sql`(SELECT t.name FROM "Tag" t WHERE t.id = r."offeringTypeId")`,
      'To look at': Prisma.sql`CASE WHEN ${isToLookAt} THEN CASE WHEN r."toLookAt" THEN 'Changed' ELSE 'New' END END`,
    },
  },
  choices: async (tx) => ({
    offeringTypes: (await readOfferingTypes(tx)).map(({ id, label }) => ({ value: String(id), label })),
  }),
  lookups: { members: memberLookup },
  check: checkBusiness,
  refusals: keepPartners,
  afterWrite: followName,
  start: { type: 'COMPANY' },
})

/** Two people who add the same name at once wait for each other, as with organizations that affiliations name. */
async function checkBusiness(tx: Tx, content: Content, before: Content | null, checked: Checked) {
  const key = `organization ${sortKey(String(content.name))}`
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtext(${key}))::text`
  return checkOrganization(tx, content, before, checked)
}

const Partner = z.strictObject({ id: z.int() })

/** Partners are archived and deleted nowhere but among organizations, which have all of their facts. */
async function keepPartners(
  tx: Tx,
  operation: Operation | 'delete',
  ids: number[],
): Promise<Map<number, string>> {
  if (operation !== 'archive' && operation !== 'delete') return new Map()
  const partners = await query(Partner, tx)`
    SELECT id FROM "Organization" WHERE id = ANY(${ids}::int[]) AND "isPartner"`
  return new Map(partners.map(({ id }) => [id, 'It’s a partner too. Unpublish it instead.']))
}
