import type { Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import type { TagFlag } from '#app/db/generated/enums.ts'
import { query, Total } from '#app/db/query.server.ts'
import { bumpDataVersion } from '../data-versions/data-version.server.ts'

type Meaning = TagFlag | null

/** What follows when whatever has this tag means something else: `tagId` is the tag that it has now. */
export async function meaningConsequences(
  tx: Tx,
  tagId: number,
  was: Meaning,
  is: Meaning,
): Promise<string[]> {
  if (was === is) return []
  return [
    ...(await coachingConsequences(tx, tagId, was, is)),
    ...(await interviewConsequences(tx, tagId, was, is)),
    ...(await switchConsequences(tx, tagId, was, is)),
  ]
}

/** Alumni resources are paid while they have any coaching tag. */
async function coachingConsequences(tx: Tx, tagId: number, was: Meaning, is: Meaning): Promise<string[]> {
  if (was !== 'COACHING_ITEM' && is !== 'COACHING_ITEM') return []
  const count = await countResources(
    tx,
    tagId,
    Prisma.sql`r.subtype = 'ALUMNI_RESOURCE' AND NOT EXISTS (
      SELECT 1 FROM "_ResourceToTag" o JOIN "Tag" t ON t.id = o."B"
      WHERE o."A" = r.id AND t.flag = 'COACHING_ITEM' AND t.id <> ${tagId})`,
  )
  if (count === 0) return []
  return is === 'COACHING_ITEM'
    ? [
        `${resources(count)} no longer free: only alumni with a subscription can read ${count === 1 ? 'it' : 'them'}.`,
      ]
    : [`${resources(count)} free for everyone who can use alumni resources, without a subscription.`]
}

async function interviewConsequences(tx: Tx, tagId: number, was: Meaning, is: Meaning): Promise<string[]> {
  if (was !== 'MOCK_INTERVIEW' && is !== 'MOCK_INTERVIEW') return []
  const [counted] = await query(Total, tx)`
    SELECT count(*)::int AS total FROM "User" u WHERE ${tagId} = ANY(u."givingBack") AND NOT EXISTS (
      SELECT 1 FROM "Tag" t WHERE t.id = ANY(u."givingBack") AND t.flag = 'MOCK_INTERVIEW' AND t.id <> ${tagId})`
  const count = counted?.total ?? 0
  if (count === 0) return []
  const people = `${count.toLocaleString('en-US')} ${count === 1 ? 'person' : 'people'}`
  return is === 'MOCK_INTERVIEW'
    ? [`${people} who chose it will be found as mock interviewers.`]
    : [`${people} who chose it will no longer be found as mock interviewers.`]
}

const SWITCHES: Partial<Record<TagFlag, string>> = {
  ALUMNI_EVENT: 'the library’s alumni events',
  EVENT_RECORDING: 'the library’s event recordings',
  TECHNICAL_PREP: 'the library’s technical prep',
  MENU_ITEM: 'the first alumni resources',
}

async function switchConsequences(tx: Tx, tagId: number, was: Meaning, is: Meaning): Promise<string[]> {
  const [from, to] = [was && SWITCHES[was], is && SWITCHES[is]]
  if (!from && !to) return []
  const count = await countResources(tx, tagId, Prisma.sql`TRUE`)
  if (count === 0) return []
  return [
    ...(from ? [`${resources(count)} no longer among ${from}.`] : []),
    ...(to ? [`${resources(count)} among ${to}.`] : []),
  ]
}

async function countResources(tx: Tx, tagId: number, condition: Prisma.Sql): Promise<number> {
  const [counted] = await query(Total, tx)`
    SELECT count(*)::int AS total FROM "_ResourceToTag" rt JOIN "Resource" r ON r.id = rt."A"
    WHERE rt."B" = ${tagId} AND r.published AND ${condition}`
  return counted?.total ?? 0
}

const resources = (count: number) =>
  `${count.toLocaleString('en-US')} published ${count === 1 ? 'resource is' : 'resources are'}`

/** Keeps who is found as a mock interviewer in step with the choices of those who hold a tag. */
export async function refreshInterviewers(tx: Tx, tagId: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE "User" u SET "givesMockInterviews" = NOT u."givesMockInterviews"
    WHERE ${tagId} = ANY(u."givingBack") AND u."givesMockInterviews" <> EXISTS (
      SELECT 1 FROM "Tag" t WHERE t.id = ANY(u."givingBack") AND t.flag = 'MOCK_INTERVIEW')`
  await bumpDataVersion(tx, 'members')
}
