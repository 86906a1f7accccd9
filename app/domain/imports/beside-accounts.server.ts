import type { Tx } from '#app/db/database.server.ts'
import { query } from '#app/db/query.server.ts'
import { insertRecords, type Table, updateRecords } from '#app/db/records.server.ts'
import { z } from '#app/values/zod.ts'
import { type Change, type Row, same } from '../administration/content.ts'
import { besideKey, type Described } from '../administration/describe.ts'
import type { Entry } from '../administration/history.server.ts'
import { refreshDirectoryEntries } from '../members/directory-entries.server.ts'

/** What files say of members beside their accounts: where they live, and their jobs. */
const HOME = 'home'
const JOBS = 'jobs'

/** By these a job that a file has made is known as untouched. */
const OF_A_JOB = ['organizationId', 'title', 'startDate', 'endDate', 'description', 'visible']
const OF_CONTACT = ['homeCity', 'homeState', 'homeCountry']
const OF_THE_ACCOUNT = ['cityId', 'stateId']

const Standing = z.strictObject({ id: z.int(), home: z.custom<Row>(), jobs: z.array(z.custom<Row>()) })
type Standing = z.infer<typeof Standing>

/** Those of these members, by their numbers. */
export async function readBeside(tx: Tx, ids: number[]): Promise<Map<number, Standing>> {
  if (ids.length === 0) return new Map()
  const rows = await query(Standing, tx)`
    SELECT u.id, jsonb_build_object('id', u.id, 'cityId', u."cityId",
        'stateId', u."stateId", 'homeCity', k."homeCity", 'homeState', k."homeState", 'homeCountry', k."homeCountry") AS home,
      coalesce((SELECT jsonb_agg(to_jsonb(a) - 'updatedAt' ORDER BY a.id) FROM "Affiliation" a
        WHERE a."userId" = u.id AND a.type = 'EMPLOYMENT'), '[]') AS jobs
    FROM "User" u LEFT JOIN "ContactInformation" k ON k."userId" = u.id WHERE u.id = ANY(${ids}::int[])`
  return new Map(rows.map((row) => [row.id, row]))
}

/** Of each row only what differs is told; of a job that is new what it is known by, and of one that is gone all. */
export function besideChanges(before: Standing | undefined, after: Standing | undefined): Change[] {
  if (!before || !after) return []
  const was = new Map(before.jobs.map((job) => [job.id, job]))
  const is = new Map(after.jobs.map((job) => [job.id, job]))
  return [
    ...differing(HOME, before.home, after.home),
    ...before.jobs.filter(({ id }) => !is.has(id)).map((job) => jobChange(job.id, job, null)),
    ...after.jobs
      .filter(({ id }) => !was.has(id))
      .map((job) => jobChange(job.id, null, picked(job, OF_A_JOB))),
    ...after.jobs.flatMap((job) => {
      const former = was.get(job.id)
      return former ? differing(`${JOBS}.${job.id}`, former, job) : []
    }),
  ]
}

const jobChange = (id: number, before: Row | null, after: Row | null): Change => ({
  path: `${JOBS}.${id}`,
  before,
  after,
})

const picked = (row: Row, fields: string[]): Row => ({
  id: row.id,
  ...Object.fromEntries(fields.map((field) => [field, row[field] ?? null])),
})

function differing(path: string, before: Row, after: Row): Change[] {
  const fields = Object.keys(after).filter((field) => !same(before[field] ?? null, after[field] ?? null))
  return fields.length > 0 ? [{ path, before: picked(before, fields), after: picked(after, fields) }] : []
}

const isHome = ({ path }: Change) => path === HOME

const isOfJob = ({ path }: Change) => path.startsWith(`${JOBS}.`)

/** Rows that refer to records of a table no longer, once these changes are taken back. */
export function goingBeside(rows: Entry[], table: Table): [Table, number[]] | null {
  if (table === 'Organization') {
    const jobs = rows.flatMap(({ changes }) => changes.filter((one) => isOfJob(one) && one.after !== null))
    return ['Affiliation', jobs.map(jobIn)]
  }
  if (table !== 'Location') return null
  const moved = rows.filter(({ changes }) => changes.some(isHome))
  return ['User', moved.flatMap(({ recordId }) => recordId ?? [])]
}

/** Takes back what a file has said of a member beside the account, as far as it still stands. Returns what it did. */
export async function takeBackPerson(tx: Tx, userId: number, changes: Change[]): Promise<Change[]> {
  const own = changes.filter((one) => isHome(one) || isOfJob(one))
  if (own.length === 0) return []
  const now = (await readBeside(tx, [userId])).get(userId)
  const done: Change[] = []
  for (const change of own) {
    const stands = isHome(change) ? now?.home : now?.jobs.find(({ id }) => id === jobIn(change))
    if (!now || !isAsWritten(change, stands)) continue
    if (isHome(change)) await putHome(tx, userId, change.before as Row)
    else if (!(await putJob(tx, userId, change))) continue
    done.push({ path: change.path, before: change.after, after: change.before })
  }
  if (done.length > 0) await refreshDirectoryEntries(tx, [userId])
  return done
}

const jobIn = ({ path }: Change) => Number(path.split('.')[1])

function isAsWritten({ after }: Change, stands: Row | undefined): boolean {
  if (after === null || !stands) return after === null && !stands
  return Object.entries(after as Row).every(([field, value]) => same(stands[field] ?? null, value))
}

async function putHome(tx: Tx, userId: number, before: Row): Promise<void> {
  const of = (fields: string[]) =>
    Object.fromEntries(Object.entries(before).filter(([field]) => fields.includes(field)))
  await updateRecords(tx, 'User', ['id'], [{ id: userId, ...of(OF_THE_ACCOUNT) }])
  await updateRecords(tx, 'ContactInformation', ['userId'], [{ userId, ...of(OF_CONTACT) }])
}

/** False where it can’t come back, because its organization is gone. */
async function putJob(tx: Tx, userId: number, change: Change): Promise<boolean> {
  const id = jobIn(change)
  const before = change.before as Row | null
  if (!before) return (await tx.affiliation.deleteMany({ where: { id, userId } })).count > 0
  const at = before.organizationId
  if (typeof at === 'number' && (await tx.organization.count({ where: { id: at } })) === 0) return false
  if (change.after) await updateRecords(tx, 'Affiliation', ['id', 'userId'], [{ ...before, id, userId }])
  else await insertRecords(tx, 'Affiliation', [before])
  return true
}

const Named = z.strictObject({ id: z.int(), name: z.string() })

/** What the history says of it. */
export async function describePeople(tx: Tx, changes: Change[]): Promise<Map<string, Described>> {
  const jobs = changes.filter(isOfJob)
  const ids = jobs.flatMap(({ before, after }) => [numberAt(before), numberAt(after)]).filter(Boolean)
  const rows =
    ids.length === 0
      ? []
      : await query(Named, tx)`SELECT id, name FROM "Organization" WHERE id = ANY(${ids}::int[])`
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  const said = (change: Change, where: string, text: (value: Change['before']) => string[]) => {
    const [before, after] = [change.before, change.after].map(
      (value) => text(value).filter(Boolean).join(', ') || 'nothing',
    )
    return [besideKey(change), { where, before: before ?? '', after: after ?? '' }] as const
  }
  return new Map([
    ...jobs.map((change) =>
      said(change, 'Job', (value) => [textAt(value, 'title'), names.get(numberAt(value)) ?? '']),
    ),
    ...changes
      .filter(isHome)
      .map((change) => said(change, 'Home', (value) => OF_CONTACT.map((field) => textAt(value, field)))),
  ])
}

const numberAt = (value: Change['before']) => Number((value as Row | null)?.organizationId ?? 0)

const textAt = (value: Change['before'], field: string) => String((value as Row | null)?.[field] ?? '')
