import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { TOPIC_GROUPS } from './topics.ts'

const types = TOPIC_GROUPS.map(({ type }) => type)

/**
 * SQL on a tag row `t`: true when questions may have it. Flagged tags are for the product itself, and 'Other' says
 * nothing.
 */
export const isTopic = Prisma.sql`(t.type::text = ANY(${types}::text[]) AND t.flag IS NULL AND t.name <> 'Other')`

const Topic = z.strictObject({ id: z.int(), name: z.string(), type: z.enum(types) })
export type Topic = z.infer<typeof Topic>

/** The tags for writing and filtering questions, by name. One query. */
export function listTopics(): Promise<Topic[]> {
  return query(Topic)`
    SELECT t.id, t.name::text, t.type::text AS type FROM "Tag" t WHERE ${isTopic} ORDER BY t.name COLLATE "C", t.id`
}
