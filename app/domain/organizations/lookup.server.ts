import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import type { Lookup } from '../administration/kind.server.ts'
import { searchOrganizations } from '../choices/organizations.server.ts'

const Item = z.strictObject({ id: z.string(), label: z.string() })

/** Organizations, for fields that name one. */
export const organizationLookup: Lookup = {
  named: (tx, ids) => query(Item, tx)`
    SELECT o.id::text, o.name AS label FROM "Organization" o WHERE o.id = ANY(${ids}::int[]) ORDER BY o."sortKey", o.id`,
  search: async (_tx, _viewer, text) => (await searchOrganizations(text)).items,
}
