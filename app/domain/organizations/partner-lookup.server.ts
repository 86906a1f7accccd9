import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import type { Lookup } from '../administration/kind.server.ts'
import { organizationsNamed } from '../choices/organizations.server.ts'
import { isPartner } from './scope.server.ts'

const Named = z.strictObject({ id: z.string(), label: z.string() })
const MOST_FOUND = 50

/** Partners by name. */
export const partnerLookup: Lookup = {
  named: (tx, ids) => query(Named, tx)`
    SELECT o.id::text, o.name AS label FROM "Organization" o WHERE o.id = ANY(${ids}::int[])`,
  search: (tx, _viewer, text) => query(Named, tx)`
    SELECT o.id::text, o.name AS label FROM "Organization" o
    WHERE ${isPartner} AND ${organizationsNamed(text)}
    ORDER BY o."sortKey", o.id LIMIT ${MOST_FOUND}`,
}
