import type { Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { query, Total } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'

/** The tables that join tags with something, and the columns of tag and thing. */
export const TAG_JOINS = {
  _EventToTag: { tag: 'B', other: 'A', table: 'Event' },
  _ResourceToTag: { tag: 'B', other: 'A', table: 'Resource' },
  _PostToTag: { tag: 'B', other: 'A', table: 'Post' },
  _TagToVolunteerOpportunity: { tag: 'A', other: 'B', table: 'VolunteerOpportunity' },
} as const

/** The columns that hold one tag. */
export const TAG_COLUMNS = { OnboardingAnswer: 'tagId', Organization: 'offeringTypeId' } as const

/** Drafts beside what is live hold tags as they do: `tagIds`. */
export const DRAFTED = ['Event', 'Resource'] as const

/** What a tag is used for that no foreign key knows: choices of members, and drafts. */
export async function hiddenUses(tx: Tx, tagId: number): Promise<{ members: number; drafts: number }> {
  const [members] = await query(Total, tx)`
    SELECT count(*)::int AS total FROM "User" u WHERE ${tagId} = ANY(u."givingBack")`
  const inDrafts = DRAFTED.map(
    (table) => Prisma.sql`
      SELECT count(*) AS n FROM ${Prisma.raw(`"${table}"`)} r
      WHERE r.draft IS NOT NULL AND r.draft -> 'tagIds' @> to_jsonb(${tagId}::int)`,
  )
  const [drafts] = await query(Total, tx)`
    SELECT sum(n)::int AS total FROM (${Prisma.join(inDrafts, ' UNION ALL ')}) counted`
  return { members: members?.total ?? 0, drafts: drafts?.total ?? 0 }
}

const Having = z.strictObject({ id: z.int() })

/** The resources that have the tag. */
export async function resourcesWith(tx: Tx, tagId: number): Promise<number[]> {
  const rows = await query(Having, tx)`
    SELECT rt."A" AS id FROM "_ResourceToTag" rt WHERE rt."B" = ${tagId}`
  return rows.map(({ id }) => id)
}
