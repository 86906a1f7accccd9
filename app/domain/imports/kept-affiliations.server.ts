import type { Tx } from '#app/db/database.server.ts'
import { AffiliationType, OrganizationType } from '#app/db/generated/enums.ts'
import { calendarDate, query } from '#app/db/query.server.ts'
import { insertRecords, takeIds } from '#app/db/records.server.ts'
import { type CalendarDate, toDbDate } from '#app/values/calendar-date.ts'
import { fold, sortKey } from '#app/values/fold.ts'
import { groupBy } from '#app/values/group-by.ts'
import { z } from '#app/values/zod.ts'
import type { Change } from '../administration/content.ts'
import { besideKey, type Described } from '../administration/describe.ts'
import { record } from '../administration/history.server.ts'
import type { Within } from '../exchange/own-files.ts'
import { ChangedMeanwhile } from '../exchange/write-plan.server.ts'
import { refreshDirectoryEntries } from '../members/directory-entries.server.ts'

const Owner = z.strictObject({ id: z.int(), email: z.string(), name: z.string(), hasSignedIn: z.boolean() })

/** The open accounts with these addresses, by address. */
export async function readOwners(tx: Tx, emails: string[]): Promise<Map<string, z.infer<typeof Owner>>> {
  const rows = await query(Owner, tx)`
    SELECT u.id, u.email, concat_ws(' ', u."firstName", u."lastName") AS name, u."lastSignInAt" IS NOT NULL AS "hasSignedIn"
    FROM "User" u WHERE u.email = ANY(${emails}) AND u."closedAt" IS NULL`
  return new Map(rows.map((row) => [row.email, row]))
}

const Named = z.strictObject({ id: z.int(), name: z.string(), type: z.enum(OrganizationType) })

/** Organizations by their folded names. */
export async function readOrganizations(tx: Tx, names: string[]) {
  const rows = await query(Named, tx)`
    SELECT o.id, o.name, o.type::text FROM "Organization" o WHERE o."sortKey" = ANY(${names.map(sortKey)}::text[]) ORDER BY o.id`
  return groupBy(rows, ({ name }) => fold(name))
}

const Affiliation = z.strictObject({
  id: z.int(),
  userId: z.int(),
  email: z.string(),
  type: z.enum(AffiliationType),
  organizationId: z.int(),
  organization: z.string(),
  title: z.string().nullable(),
  startDate: calendarDate.nullable(),
  endDate: calendarDate.nullable(),
})
export type KeptAffiliation = z.infer<typeof Affiliation>

/** What members show of these, and those with these numbers. */
export const readAffiliations = (tx: Tx, userIds: number[], ids: number[] = []): Promise<KeptAffiliation[]> =>
  query(Affiliation, tx)`
    SELECT a.id, a."userId", u.email, a.type::text, a."organizationId", o.name AS organization, a.title,
      a."startDate"::text, a."endDate"::text
    FROM "Affiliation" a JOIN "Organization" o ON o.id = a."organizationId" JOIN "User" u ON u.id = a."userId"
    WHERE (a."userId" = ANY(${userIds}::int[]) OR a.id = ANY(${ids}::int[])) AND a.visible
    ORDER BY a."userId", a."startDate", a.id`

/** What a line says of a member; `stands` is what it changes the last day of. */
export type Affiliating = {
  userId: number
  type: AffiliationType
  organizationId: number
  title: string | null
  startDate: CalendarDate | null
  endDate: CalendarDate | null
  stands?: KeptAffiliation
}

/** Exactly what was shown, with an entry in the history for each member. */
export async function writeAffiliations(
  tx: Tx,
  all: Affiliating[],
  { deed, parentId }: Within,
): Promise<void> {
  const userIds = [...new Set(all.map(({ userId }) => userId))]
  await tx.$queryRaw`SELECT 1 FROM "User" WHERE id = ANY(${userIds}::int[]) ORDER BY id FOR UPDATE`
  if ((await tx.user.count({ where: { id: { in: userIds }, lastSignInAt: { not: null } } })) > 0)
    throw new ChangedMeanwhile()
  const fresh = all.filter(({ stands }) => !stands)
  const ids = await takeIds(tx, 'Affiliation', fresh.length)
  const made = fresh.map(({ stands: _, ...affiliation }, index) => ({
    ...affiliation,
    id: ids[index] as number,
  }))
  await insertRecords(tx, 'Affiliation', made)
  const changes: (Change & { userId: number })[] = made.map(({ id, userId }) => ({
    userId,
    path: `affiliations.${id}`,
    before: null,
    after: true,
  }))
  for (const { userId, stands, endDate } of all) {
    if (!stands) continue
    const { count } = await tx.affiliation.updateMany({
      where: { id: stands.id, endDate: stored(stands.endDate) },
      data: { endDate: stored(endDate) },
    })
    if (count === 0) throw new ChangedMeanwhile()
    changes.push({
      userId,
      path: `affiliations.${stands.id}.endDate`,
      before: stands.endDate,
      after: endDate,
    })
  }
  await refreshDirectoryEntries(tx, userIds)
  const byMember = groupBy(changes, ({ userId }) => userId)
  await record(
    tx,
    deed,
    [...byMember].map(([recordId, own]) => ({
      action: 'imported affiliations of',
      kind: 'members',
      recordId,
      recordName: '',
      count: own.length,
      changes: own.map(({ userId: _, ...change }) => change),
      parentId,
    })),
  )
}

const stored = (day: Change['before'] | CalendarDate) => (day ? toDbDate(String(day) as CalendarDate) : null)

const isOfAffiliations = ({ path }: Change) => path.startsWith('affiliations.')

/** Takes back what a file has said of a member who hasn't signed in since, as far as it still stands. */
export async function takeBackAffiliations(tx: Tx, userId: number, changes: Change[]): Promise<Change[]> {
  const own = changes.filter(isOfAffiliations)
  if (own.length === 0) return []
  const done: Change[] = []
  const isOwn = await tx.user.count({ where: { id: userId, lastSignInAt: { not: null } } })
  for (const { path, before, after } of isOwn > 0 ? [] : own) {
    const [, id, field] = path.split('.')
    const where = { id: Number(id), userId }
    const { count } = field
      ? await tx.affiliation.updateMany({
          where: { ...where, endDate: stored(after) },
          data: { endDate: stored(before) },
        })
      : await tx.affiliation.deleteMany({ where })
    if (count > 0) done.push({ path, before: after, after: before })
  }
  await refreshDirectoryEntries(tx, [userId])
  return done
}

/** What the history says of it: what it is stays with the member. */
export const describeAffiliations = async (_tx: Tx, changes: Change[]): Promise<Map<string, Described>> =>
  new Map(
    changes.filter(isOfAffiliations).map((change) => {
      const { before, after } = change
      const text = (value: Change['before']) =>
        value === true ? 'one more' : value ? String(value) : 'nothing'
      const where = change.path.endsWith('.endDate') ? 'Affiliation: last day' : 'Affiliation'
      return [besideKey(change), { where, before: text(before), after: text(after) }]
    }),
  )
