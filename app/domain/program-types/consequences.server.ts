import type { Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { Role } from '#app/db/generated/enums.ts'
import { query, Total } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import type { Content } from '../administration/content.ts'
import { DEFAULT_ZONE, todayIn } from '../moments/moments.ts'
import { isActiveOn } from '../moments/where.server.ts'
import { people, sayScreens } from './screens.ts'

/** SQL on a program `p` and its type `t`: which programs a change is about, and what it makes of a fact of their type. */
export type TraitChange = { programs: Prisma.Sql; trait: string | null }

const Group = z.strictObject({
  role: z.enum(Role),
  before: z.array(z.string()),
  after: z.array(z.string()),
  count: z.int(),
})

/**
 * Which screens how many people gain or lose when programs get another trait: those who are enrolled in them today, in
 * their current role or their only one. One query, however many they are.
 */
export async function traitConsequences(tx: Tx, { programs, trait }: TraitChange): Promise<string[]> {
  const active = isActiveOn('e', todayIn(DEFAULT_ZONE))
  const groups = await query(Group, tx)`
    SELECT role, before, after, count(*)::int AS count FROM (
      SELECT coalesce(u."currentRole", CASE WHEN cardinality(u.roles) = 1 THEN u.roles[1] END)::text AS role,
        array_agg(DISTINCT coalesce(t.trait::text, '')) AS before,
        array_agg(DISTINCT coalesce(CASE WHEN ${programs} THEN ${trait}::text ELSE t.trait::text END, '')) AS after,
        bool_or(${programs}) AS affected
      FROM "Enrollment" e JOIN "Program" p ON p.id = e."programId" JOIN "ProgramType" t ON t.id = p."typeId"
        JOIN "User" u ON u.id = e."userId"
      WHERE ${active} AND u."emailVerifiedAt" IS NOT NULL
      GROUP BY u.id) each
    WHERE affected AND role IN ('FELLOW', 'ALUMNI') GROUP BY 1, 2, 3`
  return sayScreens(groups)
}

/** What follows from changing a program type, beside the order of choices. */
export async function programTypeConsequences(
  tx: Tx,
  content: Content,
  before: Content,
  id: number,
): Promise<string[]> {
  const turned = (field: string) => content[field] !== before[field]
  const says: string[] = []
  if (turned('trait')) {
    says.push(
      ...(await traitConsequences(tx, {
        programs: Prisma.sql`t.id = ${id}`,
        trait: content.trait as string | null,
      })),
    )
  }
  if (turned('excludedFromCards')) {
    says.push(...say(await countMembers(tx, id), content.excludedFromCards, NO_CARD, ON_CARD))
  }
  if (turned('isInterviewed')) {
    says.push(...say(await countOnly(tx, id, 'isInterviewed'), content.isInterviewed, MAY_ASK, MAY_NOT_ASK))
  }
  if (turned('interviews')) {
    says.push(...say(await countOnly(tx, id, 'interviews'), content.interviews, ASKED, NOT_ASKED))
  }
  return says
}

const NO_CARD = (who: string) => `The cards of ${who} no longer show their programs of this type.`
const ON_CARD = (who: string) => `The cards of ${who} show their programs of this type again.`
const MAY_ASK = (who: string) => `${who} in these programs can request mock interviews.`
const MAY_NOT_ASK = (who: string) => `${who} in these programs can no longer request mock interviews.`
const ASKED = (who: string) => `${who} in these programs can be asked for mock interviews.`
const NOT_ASKED = (who: string) => `${who} in these programs can no longer be asked for mock interviews.`

const say = (
  count: number,
  on: unknown,
  whenOn: (who: string) => string,
  whenOff: (who: string) => string,
): string[] => (count === 0 ? [] : [on ? whenOn(people(count)) : whenOff(people(count))])

async function countMembers(tx: Tx, typeId: number): Promise<number> {
  const [counted] = await query(Total, tx)`
    SELECT count(DISTINCT e."userId")::int AS total FROM "Enrollment" e JOIN "Program" p ON p.id = e."programId"
    WHERE p."typeId" = ${typeId}`
  return counted?.total ?? 0
}

/** Those to whom no other program type gives the same. Fellows ask while they are enrolled; interviewers offer it. */
async function countOnly(tx: Tx, typeId: number, fact: 'interviews' | 'isInterviewed'): Promise<number> {
  const today = todayIn(DEFAULT_ZONE)
  const column = Prisma.raw(`t."${fact}"`)
  const counts = fact === 'interviews' ? Prisma.sql`TRUE` : isActiveOn('e', today)
  const who =
    fact === 'interviews' ? Prisma.sql`u."givesMockInterviews"` : Prisma.sql`'FELLOW' = ANY(u.roles::text[])`
  const [counted] = await query(Total, tx)`
    SELECT count(*)::int AS total FROM "User" u JOIN (
      SELECT e."userId", bool_or(t.id = ${typeId}) AS own, bool_or(t.id <> ${typeId} AND ${column}) AS other
      FROM "Enrollment" e JOIN "Program" p ON p.id = e."programId" JOIN "ProgramType" t ON t.id = p."typeId"
      WHERE ${counts} GROUP BY 1) enrolled ON enrolled."userId" = u.id
    WHERE enrolled.own AND NOT enrolled.other AND ${who} AND u."emailVerifiedAt" IS NOT NULL`
  return counted?.total ?? 0
}
