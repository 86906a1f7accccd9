import { z } from '#app/values/zod.ts'
import type { Tx } from './database.server.ts'
import { Prisma } from './generated/client.ts'
import { query } from './query.server.ts'
import { fromPrimary } from './reading.server.ts'

const ROWS_PER_STATEMENT = 500

export async function inChunks<T>(all: T[], work: (chunk: T[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < all.length; start += ROWS_PER_STATEMENT) {
    await work(all.slice(start, start + ROWS_PER_STATEMENT))
  }
}

/** Tables that are written in bulk, with the client's names for their columns. */
const columnsOf = {
  User: Prisma.UserScalarFieldEnum,
  ContactInformation: Prisma.ContactInformationScalarFieldEnum,
  PrivateFacts: Prisma.PrivateFactsScalarFieldEnum,
  Enrollment: Prisma.EnrollmentScalarFieldEnum,
  Affiliation: Prisma.AffiliationScalarFieldEnum,
  MemberInterest: Prisma.MemberInterestScalarFieldEnum,
  NewsMention: Prisma.NewsMentionScalarFieldEnum,
  Organization: Prisma.OrganizationScalarFieldEnum,
  Location: Prisma.LocationScalarFieldEnum,
  Interest: Prisma.InterestScalarFieldEnum,
  ProgramType: Prisma.ProgramTypeScalarFieldEnum,
  Program: Prisma.ProgramScalarFieldEnum,
  Conversation: Prisma.ConversationScalarFieldEnum,
  ConversationParticipant: Prisma.ConversationParticipantScalarFieldEnum,
  Message: Prisma.MessageScalarFieldEnum,
  Tag: Prisma.TagScalarFieldEnum,
  Event: Prisma.EventScalarFieldEnum,
  EventSession: Prisma.EventSessionScalarFieldEnum,
  SessionSpeaker: Prisma.SessionSpeakerScalarFieldEnum,
  FellowAttendee: Prisma.FellowAttendeeScalarFieldEnum,
  FellowAttendeeSession: Prisma.FellowAttendeeSessionScalarFieldEnum,
  EventResource: Prisma.EventResourceScalarFieldEnum,
  PartnerParticipant: Prisma.PartnerParticipantScalarFieldEnum,
  PartnerAttendee: Prisma.PartnerAttendeeScalarFieldEnum,
  ActionItem: Prisma.ActionItemScalarFieldEnum,
  Resource: Prisma.ResourceScalarFieldEnum,
  Announcement: Prisma.AnnouncementScalarFieldEnum,
  Activity: Prisma.ActivityScalarFieldEnum,
  ActivityElement: Prisma.ActivityElementScalarFieldEnum,
  Post: Prisma.PostScalarFieldEnum,
  Kudo: Prisma.KudoScalarFieldEnum,
  Report: Prisma.ReportScalarFieldEnum,
  VolunteerOpportunity: Prisma.VolunteerOpportunityScalarFieldEnum,
  VolunteerActivity: Prisma.VolunteerActivityScalarFieldEnum,
  OpportunityFavorite: Prisma.OpportunityFavoriteScalarFieldEnum,
  JobPosting: Prisma.JobPostingScalarFieldEnum,
  RegionalHub: Prisma.RegionalHubScalarFieldEnum,
  Link: Prisma.LinkScalarFieldEnum,
  ChapterBoardMember: Prisma.ChapterBoardMemberScalarFieldEnum,
  OnboardingQuestion: Prisma.OnboardingQuestionScalarFieldEnum,
  OnboardingAnswer: Prisma.OnboardingAnswerScalarFieldEnum,
  Invitation: Prisma.InvitationScalarFieldEnum,
  InvitationEnrollment: Prisma.InvitationEnrollmentScalarFieldEnum,
  ChangeEntry: Prisma.ChangeEntryScalarFieldEnum,
} as const

export type Table = keyof typeof columnsOf
type Row = { readonly [column: string]: unknown }

const Taken = z.strictObject({ id: z.int() })

/** Reserved ids, so that rows which point to each other can be written at once. */
export async function takeIds(tx: Tx, table: Table, count: number): Promise<number[]> {
  const taken = await fromPrimary(
    () => query(Taken, tx)`
      SELECT nextval(pg_get_serial_sequence(${`"${table}"`}, 'id'))::int AS id FROM generate_series(1, ${count}::int)`,
  )
  return taken.map(({ id }) => id)
}

/** Inserts rows, many per statement; missing keys get the column's default. */
export async function insertRecords(
  tx: Tx,
  table: Table,
  rows: Row[],
  { skipExisting = false } = {},
): Promise<void> {
  if (rows.length === 0) return
  const defaults = await readDefaults(tx, table)
  await inChunks(rows, async (chunk) => {
    const columns = usedColumns(table, chunk)
    const values = columns.map((column) => orDefault(column, defaults.get(column)))
    await tx.$executeRaw`
      INSERT INTO ${name(table)} (${list(columns.map(name))})
      SELECT ${list(values)} FROM jsonb_populate_recordset(NULL::${name(table)}, ${JSON.stringify(chunk)}::jsonb) AS given
      ${skipExisting ? Prisma.sql`ON CONFLICT DO NOTHING` : Prisma.empty}`
  })
}

/** Updates the rows with the same key columns; missing keys leave a column as it is. */
export async function updateRecords(tx: Tx, table: Table, key: string[], rows: Row[]): Promise<void> {
  await inChunks(rows, async (chunk) => {
    const columns = usedColumns(table, chunk).filter((column) => !key.includes(column))
    if (columns.length === 0) return
    const sameKey = key.map(
      (column) => Prisma.sql`old.${name(column)} = (change.value ->> ${Prisma.raw(`'${column}'`)})::int`,
    )
    await tx.$executeRaw`
      UPDATE ${name(table)} AS old SET (${list(columns.map(name))}) = (
        SELECT ${list(columns.map((column) => Prisma.sql`laid.${name(column)}`))}
        FROM (SELECT (jsonb_populate_record(old, change.value)).*) AS laid)
      FROM jsonb_array_elements(${JSON.stringify(chunk)}::jsonb) AS change
      WHERE ${Prisma.join(sameKey, ' AND ')}`
  })
}

/** Inserts the rows with a new key, and updates the others. */
export async function upsertRecords(tx: Tx, table: Table, key: string[], rows: Row[]): Promise<void> {
  await insertRecords(tx, table, rows, { skipExisting: true })
  await updateRecords(tx, table, key, rows)
}

const Default = z.strictObject({ column: z.string(), expression: z.string() })

/** Those of this release’s columns, which are the same in every database, and as long as the process runs. */
const defaultsOf = new Map<Table, Map<string, string>>()

async function readDefaults(tx: Tx, table: Table): Promise<Map<string, string>> {
  const known = defaultsOf.get(table)
  if (known) return known
  const columns = await query(Default, tx)`
    SELECT a.attname::text AS column, pg_get_expr(d.adbin, d.adrelid) AS expression
    FROM pg_attrdef d JOIN pg_attribute a ON a.attrelid = d.adrelid AND a.attnum = d.adnum
    WHERE d.adrelid = to_regclass(${`"${table}"`}) AND a.attgenerated = ''`
  const defaults = new Map(columns.map(({ column, expression }) => [column, expression]))
  defaultsOf.set(table, defaults)
  return defaults
}

function usedColumns(table: Table, rows: Row[]): string[] {
  const used = new Set(rows.flatMap(Object.keys))
  const unknown = [...used].filter((column) => !(column in columnsOf[table]))
  if (unknown.length > 0) throw new Error(`${table} has no ${unknown.join(', ')}`)
  return [...used]
}

/** The expression is the schema's own, read from the catalog. */
function orDefault(column: string, expression: string | undefined): Prisma.Sql {
  const given = Prisma.sql`given.${name(column)}`
  return expression ? Prisma.sql`COALESCE(${given}, ${Prisma.raw(expression)})` : given
}

function name(identifier: string): Prisma.Sql {
  return Prisma.raw(`"${identifier}"`)
}

function list(parts: Prisma.Sql[]): Prisma.Sql {
  return Prisma.join(parts, ', ')
}
