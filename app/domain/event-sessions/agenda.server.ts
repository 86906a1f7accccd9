import { contains } from '#app/db/contains.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { calendarDate, query, Total } from '#app/db/query.server.ts'
import { fromReplica } from '#app/db/reading.server.ts'
import { searchWords } from '#app/values/fold.ts'
import { clampPage, pageCount } from '#app/values/list-page.ts'
import { formatClock } from '#app/values/moment.ts'
import { z } from '#app/values/zod.ts'
import { sessionOpenTo } from '../events/access.server.ts'
import { SessionTimes } from '../events/event-dates.server.ts'
import { sharedZone, timeOfSession } from '../events/session-time.ts'
import { momentIn, todayIn } from '../moments/moments.ts'
import { isAhead } from '../moments/where.server.ts'
import { knownSessions } from '../partner-events/participants.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { type Agenda, dayShown, marksOf } from './agenda.ts'
import type { AgendaQuery } from './agenda-query.ts'

const SESSIONS_PER_PAGE = 12

type AgendaEvent = { id: number; timezone: string }

/** The sessions of an event that are open to the viewer, a participant. Up to three queries. */
export const readAgenda = (viewer: Viewer, event: AgendaEvent, query: AgendaQuery, now = new Date()) =>
  fromReplica(() => agendaOf(viewer, event, query, agendaSessions(viewer, event.id), now))

/** The sessions of an event for a partner that has accepted its invitation. Up to three queries. */
export const readPartnerAgenda = (viewer: Viewer, event: AgendaEvent, query: AgendaQuery) =>
  fromReplica(() => agendaOf(viewer, event, query, partnerSessions(event.id), new Date()))

/** The sessions `s` of an event `e` on the viewer's agenda: all of them for staff, their own for fellows. */
export const agendaSessions = (viewer: Viewer, eventId: number) => Prisma.sql`
  "EventSession" s JOIN "Event" e ON e.id = s."eventId" WHERE s."eventId" = ${eventId} AND ${sessionOpenTo(viewer)}`

/** The sessions `s` of an event `e` that its partners may see. */
const partnerSessions = (eventId: number) => Prisma.sql`${knownSessions} WHERE s."eventId" = ${eventId}`

export const inOrderOfTime = Prisma.sql`s."startDate", s."startTime", s.id`

async function agendaOf(
  viewer: Viewer,
  event: AgendaEvent,
  { past, search, date, page }: AgendaQuery,
  sessions: Prisma.Sql,
  now: Date,
): Promise<Agenda> {
  const all = await readDays(viewer, sessions, now)
  const days = past ? all : all.filter(({ ahead }) => ahead > 0).map(withoutPast)
  const day = dayShown(days, date, todayIn(event.timezone, now))
  const words = searchWords(search)
  const wanted = past ? sessions : Prisma.sql`${sessions} AND ${isAhead('s', now)}`
  const shown =
    words.length > 0
      ? Prisma.sql`${wanted} ${naming(words)}`
      : Prisma.sql`${wanted} AND s."startDate" = ${day}::date`
  const total = words.length > 0 ? await count(shown) : (days.find((it) => it.date === day)?.sessions ?? 0)
  const shownPage = clampPage(page, total, SESSIONS_PER_PAGE)
  const rows = total > 0 ? await readSessions(shown, shownPage) : []
  // What comes next begins on the first day with anything ahead, on its first page.
  const isFirst = words.length === 0 && shownPage === 1 && day === all.find(({ ahead }) => ahead > 0)?.date
  return {
    past,
    search: words.length > 0 ? search : '',
    days,
    day,
    begun: all.length > 0,
    ...asShown(rows, event.timezone, viewer.timeZone ?? event.timezone, isFirst ? now : null),
    total,
    page: shownPage,
    pages: pageCount(total, SESSIONS_PER_PAGE),
  }
}

const naming = (words: string[]) =>
  Prisma.join(
    words.map((word) => Prisma.sql`AND ${contains(Prisma.sql`s."searchKey"`, word)}`),
    ' ',
  )

/** A day with sessions: how many there are, aren't over, and were attended by the agenda's fellow. */
const AgendaDay = z.strictObject({
  date: calendarDate,
  sessions: z.int(),
  ahead: z.int(),
  attended: z.int(),
})
export type AgendaDay = z.infer<typeof AgendaDay>

const withoutPast = (day: AgendaDay): AgendaDay => ({ ...day, sessions: day.ahead })

function readDays(viewer: Viewer, sessions: Prisma.Sql, now: Date): Promise<AgendaDay[]> {
  return query(AgendaDay)`
    SELECT day."startDate"::text AS date, count(*)::int AS sessions,
      count(*) FILTER (WHERE day."isAhead")::int AS ahead, count(fs.status)::int AS attended
    FROM (SELECT s.id, s."startDate", ${isAhead('s', now)} AS "isAhead" FROM ${sessions}) day
      LEFT JOIN "FellowAttendeeSession" fs
        ON fs."sessionId" = day.id AND fs."userId" = ${viewer.id} AND fs.status = 'ATTENDED'
    GROUP BY day."startDate" ORDER BY day."startDate"`
}

async function count(sessions: Prisma.Sql): Promise<number> {
  const [row] = await query(Total)`SELECT count(*)::int AS total FROM ${sessions}`
  return row?.total ?? 0
}

const Row = SessionTimes.extend({
  id: z.int(),
  name: z.string(),
  roomName: z.string().nullable(),
  ends: z.date().nullable(),
})
type Row = z.infer<typeof Row>

const readSessions = (sessions: Prisma.Sql, page: number) => query(Row)`
  SELECT s.id, s.name, s."roomName", s."startDate"::text, s."startTime", CASE WHEN s."endTime" IS NOT NULL THEN s."endsAt" END AS ends
  FROM ${sessions} ORDER BY ${inOrderOfTime} LIMIT ${SESSIONS_PER_PAGE} OFFSET ${(page - 1) * SESSIONS_PER_PAGE}`

/** Without `now` none is marked. */
function asShown(
  rows: Row[],
  zone: string,
  readerZone: string,
  now: Date | null,
): Pick<Agenda, 'sessions' | 'zone'> {
  const begins = rows.map(({ startDate, startTime }) => momentIn(startDate, startTime, zone))
  const said = sharedZone(
    begins.filter((moment) => moment !== null),
    zone,
    readerZone,
  )
  const timed = rows.map(({ ends }, index) => ({ begins: begins[index] ?? null, ends }))
  const marks = now ? marksOf(timed, now) : []
  const sessions = rows.map(({ startTime, ends: _, ...session }, index) => {
    const moment = begins[index]
    const time =
      moment && said
        ? { there: formatClock(moment, zone), yours: null }
        : timeOfSession({ startDate: session.startDate, startTime }, zone, readerZone)
    return { ...session, time, mark: marks[index] ?? null }
  })
  return { sessions, zone: said }
}
