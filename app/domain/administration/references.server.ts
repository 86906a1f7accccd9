import type { Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import type { Table } from '#app/db/records.server.ts'
import { z } from '#app/values/zod.ts'
import type { Fields, RowsField } from './fields.ts'
import { isPart, joinsOf, type Kind, rowsFieldsOf } from './kind.server.ts'

export type Reference = { table: string; count: number }

const ForeignKey = z.strictObject({ table: z.string(), column: z.string() })
const Referring = z.strictObject({ table: z.string(), count: z.int() })

/**
 * What refers to a record, counted by table: everything that the database's own foreign keys know, except what goes
 * with it, which are its joins and the rows inside it. What refers to those counts.
 */
export async function referencesTo(tx: Tx, table: Table, id: number, fields: Fields): Promise<Reference[]> {
  const others = await keysTo(tx, table, fields)
  const counted = others.length > 0 ? await count(tx, others, id) : []
  for (const { field } of rowsFieldsOf(fields).filter(({ field: { join } }) => !join))
    counted.push(...(await insideOf(tx, field, id)))
  return total(counted)
}

const Referred = z.strictObject({ id: z.int() })

/** Those of these records that something refers to, but for what is inside them or part of them. */
export async function referredAmong(tx: Tx, kind: Kind, ids: number[]): Promise<number[]> {
  const keys = (await keysTo(tx, kind.table, kind.fields)).filter(({ table }) => !isPart(kind, table))
  if (keys.length === 0) return []
  const referred = keys.map(({ table: referring, column }) => {
    const [from, name] = [Prisma.raw(`"${referring}"`), Prisma.raw(`"${column}"`)]
    return Prisma.sql`SELECT ${name} AS id FROM ${from} WHERE ${name} = ANY(${ids}::int[])`
  })
  const rows = await query(Referred, tx)`
    SELECT DISTINCT id FROM (${Prisma.join(referred, ' UNION ALL ')}) referred`
  return rows.map(({ id }) => id)
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

function count(tx: Tx, keys: { table: string; column: string }[], id: number): Promise<Reference[]> {
  const counts = keys.map(
    ({ table, column }) => Prisma.sql`
      SELECT ${table}::text AS "table", count(*)::int AS count FROM ${Prisma.raw(`"${table}"`)}
      WHERE ${Prisma.raw(`"${column}"`)} = ${id}`,
  )
  return query(Referring, tx)`
    SELECT "table", count FROM (${Prisma.join(counts, ' UNION ALL ')}) counted WHERE count > 0`
}

const Inside = z.strictObject({ id: z.int() })

async function insideOf(tx: Tx, field: RowsField, id: number): Promise<Reference[]> {
  const rows = await query(Inside, tx)`
    SELECT id FROM ${Prisma.raw(`"${field.table}"`)} WHERE ${Prisma.raw(`"${field.parent}"`)} = ${id}`
  const all: Reference[] = []
  for (const row of rows) all.push(...(await referencesTo(tx, field.table, row.id, field.fields)))
  return all
}

function total(references: Reference[]): Reference[] {
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
