import type { Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import type { Table } from '#app/db/records.server.ts'
import { groupBy } from '#app/values/group-by.ts'
import { z } from '#app/values/zod.ts'
import type { Fields, RowsField } from './fields.ts'
import { joinsOf, rowsFieldsOf } from './kind.server.ts'

export type Reference = { table: string; count: number }

/** Rows that go as well, with all that goes with them: what they refer to isn't held by them. */
export type Going = Map<Table, number[]>

const ForeignKey = z.strictObject({ table: z.string(), column: z.string() })
const Cascade = z.strictObject({ table: z.string(), column: z.string(), target: z.string() })
const Referring = z.strictObject({ id: z.int(), table: z.string(), count: z.int() })
type Referring = z.infer<typeof Referring>

/**
 * What refers to a record, counted by table: everything that the database's own foreign keys know, except what goes
 * with it, which are its joins and the rows inside it. What refers to those counts.
 */
export async function referencesTo(tx: Tx, table: Table, id: number, fields: Fields): Promise<Reference[]> {
  return (await referencesToEach(tx, table, [id], fields)).get(id) ?? []
}

/** The same of several records, of those alone that something refers to. As many queries for all as for one. */
export async function referencesToEach(
  tx: Tx,
  table: Table,
  ids: number[],
  fields: Fields,
  going: Going = new Map(),
): Promise<Map<number, Reference[]>> {
  const byId = groupBy(await referringTo(tx, table, ids, fields, going), ({ id }) => id)
  return new Map([...byId].map(([id, own]) => [id, total(own)]))
}

async function referringTo(
  tx: Tx,
  table: Table,
  ids: number[],
  fields: Fields,
  going: Going = new Map(),
): Promise<Referring[]> {
  if (ids.length === 0) return []
  const keys = await keysTo(tx, table, fields)
  const all = keys.length > 0 ? await count(tx, keys, ids, await goingWith(tx, going)) : []
  for (const { field } of rowsFieldsOf(fields).filter(({ field: { join } }) => !join))
    all.push(...(await referringInside(tx, field, ids)))
  return all
}

/** The columns that refer to a table, but those of what goes with its records. */
async function keysTo(tx: Tx, table: Table, fields: Fields): Promise<{ table: string; column: string }[]> {
  const own = [
    ...joinsOf(fields).map(({ join }) => join.table),
    ...rowsFieldsOf(fields).map(({ field }) => field.join?.table ?? field.table),
  ]
  const keys = await query(ForeignKey, tx)`
    SELECT DISTINCT c.conrelid::regclass::text AS table, a.attname::text AS column
    FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[array_position(c.confkey, (
      SELECT attnum FROM pg_attribute WHERE attrelid = c.confrelid AND attname = 'id'))]
    WHERE c.contype = 'f' AND c.confrelid = to_regclass(${`"${table}"`})`
  return keys
    .map((key) => ({ ...key, table: key.table.replaceAll('"', '') }))
    .filter((key) => !own.includes(key.table))
}

function count(
  tx: Tx,
  keys: { table: string; column: string }[],
  ids: number[],
  stays: (table: string) => Prisma.Sql,
): Promise<Referring[]> {
  const counts = keys.map(({ table, column }) => {
    const [from, name] = [Prisma.raw(`"${table}"`), Prisma.raw(`"${column}"`)]
    return Prisma.sql`
      SELECT r.${name} AS id, ${table}::text AS "table", count(*)::int AS count FROM ${from} r
      WHERE r.${name} = ANY(${ids}::int[]) AND ${stays(table)} GROUP BY 1`
  })
  return query(Referring, tx)`
    SELECT id, "table", count FROM (${Prisma.join(counts, ' UNION ALL ')}) counted`
}

/** SQL on a row `r` of a table: it neither goes nor goes with what does. */
async function goingWith(tx: Tx, going: Going): Promise<(table: string) => Prisma.Sql> {
  if (going.size === 0) return () => Prisma.sql`TRUE`
  const cascades = await query(Cascade, tx)`
    SELECT replace(c.conrelid::regclass::text, '"', '') AS table, a.attname::text AS column,
      replace(c.confrelid::regclass::text, '"', '') AS target
    FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.contype = 'f' AND c.confdeltype = 'c' AND cardinality(c.conkey) = 1`
  return (table) => {
    const own = [...going].flatMap(([target, ids]) => [
      ...(target === table ? [Prisma.sql`r.id <> ALL(${ids}::int[])`] : []),
      ...cascades
        .filter((one) => one.table === table && one.target === target)
        .map(
          ({ column }) => Prisma.sql`coalesce(r.${Prisma.raw(`"${column}"`)} <> ALL(${ids}::int[]), TRUE)`,
        ),
    ])
    return own.length > 0 ? Prisma.sql`(${Prisma.join(own, ' AND ')})` : Prisma.sql`TRUE`
  }
}

const Inside = z.strictObject({ id: z.int(), parent: z.int() })

async function referringInside(tx: Tx, field: RowsField, parents: number[]): Promise<Referring[]> {
  const column = Prisma.raw(`"${field.parent}"`)
  const rows = await query(Inside, tx)`
    SELECT id, ${column} AS parent FROM ${Prisma.raw(`"${field.table}"`)} WHERE ${column} = ANY(${parents}::int[])`
  const parentOf = new Map(rows.map(({ id, parent }) => [id, parent]))
  const referring = await referringTo(tx, field.table, [...parentOf.keys()], field.fields)
  return referring.map((one) => ({ ...one, id: parentOf.get(one.id) ?? one.id }))
}

function total(references: Referring[]): Reference[] {
  const byTable = new Map<string, number>()
  for (const { table, count } of references) byTable.set(table, (byTable.get(table) ?? 0) + count)
  return [...byTable].map(([table, count]) => ({ table, count }))
}

/** What the rows of each table are to whoever reads of them. */
const WORDS: Record<string, [one: string, many: string]> = {
  ActionItem: ['action item', 'action items'],
  Activity: ['section', 'sections'],
  Affiliation: ['affiliation', 'affiliations'],
  AnnouncementEmail: ['member emailed about it', 'members emailed about it'],
  AnnouncementView: ['reader', 'readers'],
  ChapterBoardMember: ['board member', 'board members'],
  Enrollment: ['enrollment', 'enrollments'],
  Event: ['event', 'events'],
  FellowAttendee: ['fellow', 'fellows'],
  FellowAttendeeSession: ['place on a fellow’s agenda', 'places on fellows’ agendas'],
  Invitation: ['invitation', 'invitations'],
  InvitationEnrollment: ['invitation', 'invitations'],
  JobPosting: ['job posting', 'job postings'],
  JobPostingProspect: ['member who keeps it', 'members who keep it'],
  OnboardingAnswer: ['onboarding answer', 'onboarding answers'],
  OpportunityFavorite: ['favorite', 'favorites'],
  OrganizationAlias: ['organization merged into it', 'organizations merged into it'],
  Organization: ['organization', 'organizations'],
  PartnerAttendee: ['attendee of a partner', 'attendees of partners'],
  PartnerParticipant: ['partner', 'partners'],
  PlaybookChoice: ['answer of a member', 'answers of members'],
  Program: ['program', 'programs'],
  ResourceMark: ['member who keeps it', 'members who keep it'],
  SectionCompletion: ['completed section', 'completed sections'],
  User: ['member', 'members'],
  VolunteerActivity: ['sign-up', 'sign-ups'],
  _AnnouncementToProgram: ['announcement', 'announcements'],
  _EventToTag: ['event', 'events'],
  _LocationToRegionalHub: ['regional hub', 'regional hubs'],
  _PartnerAttendeeToEventSession: ['attendee of a partner', 'attendees of partners'],
  _EventSessionToPartnerAttendee: ['attendee of a partner', 'attendees of partners'],
  _PostToTag: ['question', 'questions'],
  _ResourceToTag: ['resource', 'resources'],
  _TagToVolunteerOpportunity: ['opportunity', 'opportunities'],
  _businessAlumni: ['owner', 'owners'],
  _contacts: ['contact', 'contacts'],
  _managers: ['manager', 'managers'],
  _programPartners: ['partner', 'partners'],
}

/** '2 partners and 80 fellows refer to it'. */
export function sayReferences(references: Reference[]): string {
  const parts = references.map(({ table, count }) => {
    const [one, many] = WORDS[table] ?? [table, table]
    return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
  })
  const [single] = references
  const verb = references.length === 1 && single?.count === 1 ? 'refers' : 'refer'
  return `${new Intl.ListFormat('en-US').format(parts)} ${verb} to it`
}
