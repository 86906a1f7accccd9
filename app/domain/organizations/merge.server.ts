import { db, type Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { diff } from '../administration/content.ts'
import { type Deed, record } from '../administration/history.server.ts'
import type { Merger, Merging } from '../administration/merging.ts'
import { byForm, PATIENT } from '../administration/save.server.ts'
import { type Administered, readRecords, writeStates } from '../administration/store.server.ts'
import { refreshEntriesBeforeMerging } from '../members/directory-entries.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { organizations } from './administer.server.ts'
import { mergeParticipants } from './merge-participants.server.ts'
import { findMergeable, planOf, showPlan } from './merge-plan.server.ts'
import { JOINED, MOVED } from './merge-references.ts'
import { SAY_THE_SAME } from './merge-twins.server.ts'

type Pair = { from: Administered; into: Administered }

/**
 * Makes one organization of two, as its plan said: everything that refers to `from` refers to `into` afterwards, and its
 * addresses, name and key lead there. One transaction with the same number of statements however much there is.
 */
export function mergeOrganizations(
  viewer: Viewer,
  fromId: number,
  intoId: number,
  token: string,
): Promise<Merging> {
  return db().$transaction(async (tx): Promise<Merging> => {
    const held = await readRecords(tx, organizations, [fromId, intoId], { hold: true })
    const [from, into] = [held.find(({ id }) => id === fromId), held.find(({ id }) => id === intoId)]
    if (!from || !into || fromId === intoId) return { kind: 'gone' }
    if ((await planOf(tx, fromId, intoId)).token !== token) return { kind: 'changed' }
    await mergeAll(tx, byForm(viewer), { from, into })
    return { kind: 'merged', name: String(from.content.name), into: String(into.content.name) }
  }, PATIENT)
}

export const organizationMerger: Merger = {
  find: findMergeable,
  searched: true,
  plan: showPlan,
  merge: mergeOrganizations,
  texts: {
    fate: ', which keeps its own facts and gets those that it lacks. Old links lead there, and imports with the old name find it. Members’ cards and search follow.',
    nothing: 'Nothing refers to it.',
    table: 'What moves',
    moves: (into) => `Moves to “${into}”`,
    both: 'Becomes one',
  },
}

async function mergeAll(tx: Tx, deed: Deed, pair: Pair): Promise<void> {
  const [from, into] = [pair.from.id, pair.into.id]
  const members = await query(Member, tx)`
    SELECT DISTINCT "userId" AS id FROM "Affiliation" WHERE "organizationId" = ${from} AND visible`
  await mergeParticipants(tx, { from, into })
  const memberIds = members.map(({ id }) => id)
  // First of all that marks profiles, so that each member's row is written once.
  await refreshEntriesBeforeMerging(tx, memberIds, { from, into })
  await dropTwins(tx, from, into)
  for (const join of JOINED) await mergeJoin(tx, join, from, into)
  const [parentId] = await record(tx, deed, [
    { ...entryOf(pair.into), action: 'merged another into', about: `“${pair.from.content.name}”` },
    { ...entryOf(pair.from), action: 'merged away', about: `into “${pair.into.content.name}”` },
  ])
  for (const [table, { column, kind }] of Object.entries(MOVED)) {
    await move(tx, { table, column, kind }, from, into, { deed, parentId: parentId as number })
  }
  await tx.$executeRaw`
    UPDATE "Event" SET draft = jsonb_set(draft, '{organizationId}', to_jsonb(${into}::int))
    WHERE draft ->> 'organizationId' = ${String(from)}`
  await tx.$executeRaw`
    INSERT INTO "OrganizationAlias" ("formerId", "sfId", name, "sortKey", type, "organizationId")
    SELECT id, "sfId", name, "sortKey", type, ${into}::int FROM "Organization" WHERE id = ${from}`
  await fillGaps(tx, deed, pair)
  await tx.$executeRaw`DELETE FROM "Organization" WHERE id = ${from}`
}

const Member = z.strictObject({ id: z.int() })

const entryOf = ({ id, content }: Administered) => ({
  kind: organizations.name,
  recordId: id,
  recordName: String(content.name),
})

/** Affiliations that say the same with both names are one. */
const dropTwins = (tx: Tx, from: number, into: number) => tx.$executeRaw`
  DELETE FROM "Affiliation" gone USING "Affiliation" kept
  WHERE gone."organizationId" = ${from} AND kept."organizationId" = ${into} AND ${SAY_THE_SAME}`

async function mergeJoin(tx: Tx, table: string, from: number, into: number): Promise<void> {
  const name = Prisma.raw(`"${table}"`)
  await tx.$executeRaw`
    INSERT INTO ${name} ("A", "B") SELECT ${into}::int, "B" FROM ${name} WHERE "A" = ${from} ON CONFLICT DO NOTHING`
  await tx.$executeRaw`DELETE FROM ${name} WHERE "A" = ${from}`
}

type Moved = { table: string; column: string; kind: string | null }

/** Rows of a kind get another version, which the history tells, so that open forms write nothing over it. */
async function move(
  tx: Tx,
  { table, column, kind }: Moved,
  from: number,
  into: number,
  { deed, parentId }: { deed: Deed; parentId: number },
): Promise<void> {
  const [name, field] = [Prisma.raw(`"${table}"`), Prisma.raw(`"${column}"`)]
  if (!kind) {
    await tx.$executeRaw`UPDATE ${name} SET ${field} = ${into} WHERE ${field} = ${from}`
    return
  }
  const changes = JSON.stringify([{ path: column, before: from, after: into }])
  await tx.$executeRaw`
    WITH moved AS (UPDATE ${name} SET ${field} = ${into}, version = version + 1 WHERE ${field} = ${from} RETURNING id, version)
    INSERT INTO "ChangeEntry" ("actorId", door, action, kind, "recordId", version, changes, "parentId")
    SELECT ${deed.actorId}::int, ${deed.door}::"ChangeDoor", 'moved by merging', ${kind}, id, version, ${changes}::jsonb, ${parentId}::int
    FROM moved`
}

/** What only the other one said is kept; what both say stays as it is. */
async function fillGaps(tx: Tx, deed: Deed, { from, into }: Pair): Promise<void> {
  const [now] = await readRecords(tx, organizations, [into.id])
  if (!now) return
  const filled = Object.fromEntries(
    Object.entries(from.content).filter(([field, value]) => isGap(now.content[field]) && !isGap(value)),
  )
  const content = { ...now.content, ...filled }
  const columns = Object.entries(filled).map(
    ([field]) => Prisma.sql`${Prisma.raw(`"${field}"`)} = gone.${Prisma.raw(`"${field}"`)}`,
  )
  // A draft doesn't come into the registry by being merged.
  if ('isBusiness' in filled) columns.push(Prisma.sql`published = gone.published`)
  if (columns.length > 0) {
    await tx.$executeRaw`
      UPDATE "Organization" kept SET ${Prisma.join(columns)}, "updatedAt" = now() FROM "Organization" gone
      WHERE kept.id = ${into.id} AND gone.id = ${from.id}`
  }
  const version = into.version + 1
  await writeStates(tx, organizations, [{ id: into.id, version }])
  await record(tx, deed, [
    { ...entryOf(into), action: 'changed by merging', version, changes: diff(into.content, content) },
  ])
}

const isGap = (value: unknown) => value === null || value === undefined || value === false
