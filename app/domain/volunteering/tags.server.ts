import { db } from '#app/db/database.server.ts'
import { type OpportunityTag, TAG_FILTERS } from './tag-filters.ts'

const types = TAG_FILTERS.map(({ type }) => type)

/** The tags that opportunities bear, in their own order. One query. */
export function listOpportunityTags(): Promise<OpportunityTag[]> {
  return db().$queryRaw<OpportunityTag[]>`
    SELECT t.id, t.name::text, t.type::text AS type FROM "Tag" t
    WHERE t.type::text = ANY(${types}::text[]) AND EXISTS (
      SELECT FROM "_TagToVolunteerOpportunity" ot JOIN "VolunteerOpportunity" o ON o.id = ot."B"
      WHERE ot."A" = t.id AND o.published)
    ORDER BY t.position, t.name COLLATE "C", t.id`
}
