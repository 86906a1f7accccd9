import { db, type Tx } from '#app/db/database.server.ts'
import { query } from '#app/db/query.server.ts'
import { submissionKey } from '#app/values/submission-key.server.ts'
import { z } from '#app/values/zod.ts'
import type { MergePlan } from '../administration/merging.ts'
import { searchOrganizations } from '../choices/organizations.server.ts'
import { SAY_THE_SAME } from './merge-twins.server.ts'

const Move = z.strictObject({ what: z.string(), count: z.int(), both: z.int() })

/** What merging moves, and how much of it both have: that becomes one. Another plan has another token. One statement. */
export async function planOf(
  tx: Tx,
  from: number,
  into: number,
): Promise<Pick<MergePlan, 'moves' | 'token'>> {
  const rows = await query(Move, tx)`
    SELECT what, count, "both" FROM (
      SELECT 1 AS place, 'Affiliations' AS what, count(*)::int AS count, count(*) FILTER (WHERE EXISTS (
          SELECT FROM "Affiliation" kept WHERE kept."organizationId" = ${into} AND ${SAY_THE_SAME}))::int AS "both"
        FROM "Affiliation" gone WHERE gone."organizationId" = ${from}
      UNION ALL
      SELECT place, what, count(*) FILTER (WHERE "isFrom")::int, (count(*) - count(DISTINCT thing))::int FROM (
        SELECT 2 AS place, 'Members of it as partners' AS what, "organizationId" = ${from} AS "isFrom", id::text AS thing
          FROM "User" WHERE "organizationId" IN (${from}, ${into})
        UNION ALL SELECT 3, 'Participation in events', "organizationId" = ${from}, "eventId"::text
          FROM "PartnerParticipant" WHERE "organizationId" IN (${from}, ${into})
        UNION ALL SELECT 4, 'People it sends to events', p."organizationId" = ${from},
          p."eventId" || ' ' || coalesce('user ' || a."userId", 'guest ' || lower(a.email), 'row ' || a.id)
          FROM "PartnerAttendee" a JOIN "PartnerParticipant" p ON p.id = a."participantId"
          WHERE p."organizationId" IN (${from}, ${into})
        UNION ALL SELECT 5, 'Action items', p."organizationId" = ${from}, i.id::text
          FROM "ActionItem" i JOIN "PartnerParticipant" p ON p.id = i."participantId" WHERE p."organizationId" IN (${from}, ${into})
        UNION ALL SELECT 6, 'Events it hosts', "organizationId" = ${from}, id::text
          FROM "Event" WHERE "organizationId" IN (${from}, ${into})
        UNION ALL SELECT 7, 'Job postings', "organizationId" = ${from}, id::text
          FROM "JobPosting" WHERE "organizationId" IN (${from}, ${into})
        UNION ALL SELECT 8, 'Invitations', "organizationId" = ${from}, id::text
          FROM "Invitation" WHERE "organizationId" IN (${from}, ${into})
        UNION ALL SELECT 9, 'Partner managers', "A" = ${from}, "B"::text FROM "_managers" WHERE "A" IN (${from}, ${into})
        UNION ALL SELECT 10, 'Contacts', "A" = ${from}, "B"::text FROM "_contacts" WHERE "A" IN (${from}, ${into})
        UNION ALL SELECT 11, 'Programs', "A" = ${from}, "B"::text FROM "_programPartners" WHERE "A" IN (${from}, ${into})
        UNION ALL SELECT 12, 'Alumni behind it', "A" = ${from}, "B"::text FROM "_businessAlumni" WHERE "A" IN (${from}, ${into})
      ) things GROUP BY place, what
    ) moves ORDER BY place`
  const moves = rows.filter(({ count }) => count > 0)
  return { moves, token: submissionKey('merge', { from, into, moves }) }
}

const Named = z.strictObject({ id: z.int(), name: z.string(), place: z.string().nullable() })

const findNamed = async (id: number) => {
  const [found] = await query(Named)`
    SELECT id, name, nullif(concat_ws(', ', city, state), '') AS place FROM "Organization" WHERE id = ${id}::int`
  return found ?? null
}

/** The plan for a page. */
export async function showPlan(from: number, intoId: number): Promise<MergePlan | null> {
  const into = from === intoId ? null : await findNamed(intoId)
  return into && { into, says: [], ...(await planOf(db(), from, into.id)) }
}

export async function findMergeable(id: number, search: string) {
  const named = await findNamed(id)
  if (!named) return null
  const matches = search ? (await searchOrganizations(search)).items : []
  const others = matches.filter((match) => match.id !== String(id))
  return { name: named.name, others: others.map((other) => ({ value: other.id, label: other.label })) }
}
