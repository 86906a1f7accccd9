import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { TAG_FILTERS } from './tag-filters.ts'

const types = Object.values(TAG_FILTERS)

/** SQL on a tag row `t`: true when a published opportunity uses it. */
export const isUsed = Prisma.sql`EXISTS (
  SELECT FROM "_TagToVolunteerOpportunity" ot JOIN "VolunteerOpportunity" o ON o.id = ot."B"
  WHERE ot."A" = t.id AND o.published)`

const OpportunityTag = z.strictObject({ id: z.int(), name: z.string(), type: z.enum(types) })
export type OpportunityTag = z.infer<typeof OpportunityTag>

/** The tags that opportunities have, in their own order. One query. */
export function listOpportunityTags(): Promise<OpportunityTag[]> {
  return query(OpportunityTag)`
    SELECT t.id, t.name::text, t.type::text AS type FROM "Tag" t
    WHERE t.type::text = ANY(${types}::text[]) AND ${isUsed}
    ORDER BY t.position, t.name COLLATE "C", t.id`
}
