import { db, type Tx } from '#app/db/database.server.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'

const OfferingType = z.strictObject({ id: z.int(), label: z.string() })
export type OfferingType = z.infer<typeof OfferingType>

/** What businesses can offer. */
export const readOfferingTypes = (tx: Tx = db()): Promise<OfferingType[]> =>
  query(OfferingType, tx)`
    SELECT id, name AS label FROM "Tag" WHERE type = 'OFFERING_TYPE' ORDER BY position, id`
