import { Prisma } from '#app/db/generated/client.ts'
import { type Page, readPage } from '#app/db/page.server.ts'
import { countRows, query } from '#app/db/query.server.ts'
import type { ListChoice } from '#app/values/list-choices.ts'
import { z } from '#app/values/zod.ts'
import { currentChoices } from '../choices/choices.server.ts'
import type { LiveEvent } from '../events/live-event.server.ts'
import { type AttendeeFilter, attendeeList, type CandidateFilter, candidateList } from './list.ts'
import { attendeesWhere, attendeeTables, candidatesWhere, countedAttendees } from './where.server.ts'

const PER_PAGE = 25

/** Tells two of one name apart. */
const Person = z.strictObject({ id: z.int(), name: z.string(), programs: z.string().nullable() })
export type Person = z.infer<typeof Person>

const Attendee = Person.extend({ sessions: z.int(), attended: z.int() })
export type Attendee = z.infer<typeof Attendee>

const personColumns = Prisma.sql`u.id, concat_ws(' ', u."firstName", u."lastName") AS name,
  (SELECT string_agg(program ->> 'name', ', ') FROM jsonb_array_elements(u."cardPrograms") program) AS programs`

const byName = Prisma.sql`u."sortName", u.id`

/** A page of the fellows who take part. Two queries. */
export async function listAttendees(
  eventId: number,
  filter: AttendeeFilter,
  page: number,
): Promise<Page<Attendee>> {
  const where = attendeesWhere(eventId, filter)
  const whole = attendeeList.whole(filter)
  const totals = countRows(countedAttendees, where, whole && attendeesWhere(eventId, whole))
  const inOrder = filter.sort === 'latest' ? Prisma.sql`a."createdAt" DESC, ${byName}` : byName
  return readPage(
    totals,
    page,
    PER_PAGE,
    ({ limit, offset }) => query(Attendee)`
    SELECT ${personColumns}, ${sessionsOf()} AS sessions, ${sessionsOf(Prisma.sql`fs.status = 'ATTENDED'`)} AS attended
    FROM ${attendeeTables} WHERE ${where} ORDER BY ${inOrder} LIMIT ${limit} OFFSET ${offset}`,
  )
}

/** How many sessions an attendee `a` has. As a column of its own, it's counted for the rows that are shown alone. */
const sessionsOf = (which = Prisma.sql`TRUE`) => Prisma.sql`(
  SELECT count(*)::int FROM "FellowAttendeeSession" fs
  WHERE fs."eventId" = a."eventId" AND fs."userId" = a."userId" AND ${which})`

const members = Prisma.sql`"User" u`

/** A page of the fellows who can be added. Two queries. */
export async function listCandidates(
  eventId: number,
  filter: CandidateFilter,
  page: number,
): Promise<Page<Person>> {
  const where = candidatesWhere(eventId, filter)
  const whole = candidateList.whole(filter)
  const totals = countRows(members, where, whole && candidatesWhere(eventId, whole))
  return readPage(
    totals,
    page,
    PER_PAGE,
    ({ limit, offset }) => query(Person)`
    SELECT ${personColumns} FROM "User" u WHERE ${where}
    ORDER BY ${byName} LIMIT ${limit} OFFSET ${offset}`,
  )
}

/** The choices of the list of an event's attendees. */
export const attendeeChoices = async ({ sessions }: Pick<LiveEvent, 'sessions'>) => ({
  ...(await enrollmentChoices()),
  sessionIds: sessions.map(({ id, name }) => ({ id, label: name })),
})

/** The choices of both lists. */
export async function enrollmentChoices(): Promise<Record<'programTypeIds' | 'programYears', ListChoice[]>> {
  const { programTypes, programYears } = await currentChoices()
  return {
    programTypeIds: programTypes.map(({ id, label }) => ({ id, label })),
    programYears: programYears.map((year) => ({ id: year, label: String(year) })),
  }
}
