import { db, type Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import type { TagFlag } from '#app/db/generated/enums.ts'
import { query } from '#app/db/query.server.ts'
import { submissionKey } from '#app/values/submission-key.server.ts'
import { z } from '#app/values/zod.ts'
import { diff } from '../administration/content.ts'
import { record } from '../administration/history.server.ts'
import { nameOf } from '../administration/kind.server.ts'
import type { MergePlan, Merger, Merging } from '../administration/merging.ts'
import { byForm, PATIENT } from '../administration/save.server.ts'
import { type Administered, readRecord, writeStates } from '../administration/store.server.ts'
import { indexResources } from '../resources/search-index.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { tags } from './administer.server.ts'
import { meaningConsequences, refreshInterviewers } from './meaning.server.ts'
import { DRAFTED, hiddenUses, resourcesWith, TAG_COLUMNS, TAG_JOINS } from './references.server.ts'

/** The other tags of the same type, by name. */
const mergeableWith = async (id: number) => {
  const tag = await db().tag.findUnique({ where: { id } })
  if (!tag) return null
  const others = await db().tag.findMany({
    where: { type: tag.type, id: { not: id } },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  })
  return { name: tag.name, others: others.map((other) => ({ value: String(other.id), label: other.name })) }
}

type Planned = MergePlan & { id: number; name: string; tag: Administered; other: Administered }

/** Null unless both are tags of one type. */
async function planMerge(
  id: number,
  intoId: number,
  tx: Tx = db(),
  { hold = false } = {},
): Promise<Planned | null> {
  const tag = await readRecord(tx, tags, id, { hold })
  const other = id === intoId ? null : await readRecord(tx, tags, intoId, { hold })
  if (!tag || !other || tag.content.type !== other.content.type) return null
  const moves = await countMoves(tx, tag.id, other.id)
  const says = await meaningConsequences(tx, tag.id, meaningOf(tag), meaningOf(other))
  return {
    id: tag.id,
    name: nameOf(tags, tag.content),
    into: { id: other.id, name: nameOf(tags, other.content) },
    moves,
    says,
    token: submissionKey('merge', { moves, says, versions: [tag.version, other.version] }),
    tag,
    other,
  }
}

const meaningOf = ({ content }: Administered) => (content.flag ?? null) as TagFlag | null

const WORDS: Record<string, string> = {
  _EventToTag: 'Events',
  _ResourceToTag: 'Resources',
  _PostToTag: 'Questions',
  _TagToVolunteerOpportunity: 'Opportunities',
  OnboardingAnswer: 'Onboarding answers',
  Organization: 'Businesses',
}

const Move = z.strictObject({ table: z.string(), count: z.int(), both: z.int() })

async function countMoves(tx: Tx, from: number, to: number): Promise<MergePlan['moves']> {
  const joined = Object.entries(TAG_JOINS).map(([table, { tag, other }]) => {
    const [name, own, thing] = [`"${table}"`, `"${tag}"`, `"${other}"`].map(Prisma.raw) as Parts
    return Prisma.sql`
      SELECT ${table}::text AS table, count(*)::int AS count, count(*) FILTER (WHERE EXISTS (
        SELECT 1 FROM ${name} o WHERE o.${own} = ${to} AND o.${thing} = j.${thing}))::int AS both
      FROM ${name} j WHERE j.${own} = ${from}`
  })
  const columns = Object.entries(TAG_COLUMNS).map(([table, column]) => {
    const [name, own] = [`"${table}"`, `"${column}"`].map(Prisma.raw) as Parts
    return Prisma.sql`
      SELECT ${table}::text AS table, count(*)::int AS count, 0 AS both FROM ${name} r WHERE r.${own} = ${from}`
  })
  const rows = await query(Move, tx)`${Prisma.join([...joined, ...columns], ' UNION ALL ')}`
  const { members, drafts } = await hiddenUses(tx, from)
  return [
    ...rows.map(({ table, ...counts }) => ({ what: WORDS[table] ?? table, ...counts })),
    { what: 'Members who give back with it', count: members, both: 0 },
    { what: 'Drafts', count: drafts, both: 0 },
  ].filter(({ count }) => count > 0)
}

type Parts = [Prisma.Sql, Prisma.Sql, Prisma.Sql]

/** Moves everything to the other tag, as it was shown, and deletes this one. A constant number of statements. */
function merge(viewer: Viewer, id: number, intoId: number, token: string): Promise<Merging> {
  return db().$transaction(async (tx): Promise<Merging> => {
    const plan = await planMerge(id, intoId, tx, { hold: true })
    if (!plan) return { kind: 'gone' }
    if (plan.token !== token) return { kind: 'changed' }
    const resources = await resourcesWith(tx, id)
    await moveJoined(tx, id, intoId)
    await moveColumns(tx, id, intoId)
    await moveChoices(tx, id, intoId)
    await moveDrafts(tx, id, intoId)
    await tx.tag.delete({ where: { id } })
    await indexResources(tx, resources)
    await refreshInterviewers(tx, intoId)
    await tell(tx, viewer, plan)
    return { kind: 'merged', name: plan.name, into: plan.into.name }
  }, PATIENT)
}

/** Whatever gets another tag gets another version, so that no form that is open now puts this one back. */
async function moveJoined(tx: Tx, from: number, to: number): Promise<void> {
  for (const [join, { tag, other, table }] of Object.entries(TAG_JOINS)) {
    const [name, own, thing] = [`"${join}"`, `"${tag}"`, `"${other}"`].map(Prisma.raw) as Parts
    await tx.$executeRaw`
      UPDATE ${Prisma.raw(`"${table}"`)} SET version = version + 1
      WHERE id IN (SELECT j.${thing} FROM ${name} j WHERE j.${own} = ${from})`
    await tx.$executeRaw`
      INSERT INTO ${name} (${own}, ${thing}) SELECT ${to}::int, j.${thing} FROM ${name} j WHERE j.${own} = ${from}
      ON CONFLICT DO NOTHING`
    await tx.$executeRaw`DELETE FROM ${name} WHERE ${own} = ${from}`
  }
}

async function moveColumns(tx: Tx, from: number, to: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE "Organization" SET "offeringTypeId" = ${to}, version = version + 1 WHERE "offeringTypeId" = ${from}`
  await tx.$executeRaw`
    UPDATE "OnboardingQuestion" SET version = version + 1
    WHERE id IN (SELECT a."questionId" FROM "OnboardingAnswer" a WHERE a."tagId" = ${from})`
  await tx.$executeRaw`UPDATE "OnboardingAnswer" SET "tagId" = ${to} WHERE "tagId" = ${from}`
}

const moveChoices = (tx: Tx, from: number, to: number) => tx.$executeRaw`
  UPDATE "User" SET "givingBack" = ARRAY(
    SELECT DISTINCT chosen FROM unnest(array_replace("givingBack", ${from}::int, ${to}::int)) chosen ORDER BY 1)
  WHERE ${from} = ANY("givingBack")`

async function moveDrafts(tx: Tx, from: number, to: number): Promise<void> {
  for (const table of DRAFTED) {
    await tx.$executeRaw`
      UPDATE ${Prisma.raw(`"${table}"`)} SET version = version + 1, draft = jsonb_set(draft, '{tagIds}', (
        SELECT jsonb_agg(id ORDER BY id) FROM (
          SELECT DISTINCT CASE WHEN one::int = ${from} THEN ${to}::int ELSE one::int END AS id
          FROM jsonb_array_elements_text(draft -> 'tagIds') one) ids))
      WHERE draft IS NOT NULL AND draft -> 'tagIds' @> to_jsonb(${from}::int)`
  }
}

/** Each of the two has an entry that names the other. A merge can't be undone: no one knows any more who had which. */
async function tell(tx: Tx, viewer: Viewer, { tag, other, name, into }: Planned) {
  await writeStates(tx, tags, [{ id: other.id, version: other.version + 1 }])
  await record(tx, byForm(viewer), [
    {
      action: 'merged into another tag',
      kind: tags.name,
      recordId: tag.id,
      recordName: name,
      version: tag.version + 1,
      changes: diff(tag.content, {}),
      about: `“${into.name}”`,
    },
    {
      action: 'took in another tag',
      kind: tags.name,
      recordId: other.id,
      recordName: into.name,
      version: other.version + 1,
      about: `“${name}”`,
    },
  ])
}

export const tagMerger: Merger = {
  find: mergeableWith,
  searched: false,
  plan: async (id, intoId) => {
    const planned = await planMerge(id, intoId)
    if (!planned) return null
    const { into, moves, says, token } = planned
    return { into, moves, says, token }
  },
  merge,
  texts: {
    fate: ' and is deleted.',
    nothing: 'Nothing has this tag.',
    table: 'What gets the other tag',
    moves: (into) => `Gets “${into}”`,
    both: 'Has both',
  },
}
