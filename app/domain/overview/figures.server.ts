import { Prisma } from '#app/db/generated/client.ts'
import { calendarDate, query } from '#app/db/query.server.ts'
import { formatMedium } from '#app/values/calendar-date.ts'
import { z } from '#app/values/zod.ts'
import { canAdminister } from '../viewer/administration.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { discreet, doneBy, partOf, type Shown, saysHowMany } from './discreet.ts'

/** A picture with its table: the rows are drawn from left to right, with one bar for each column. */
export type Figure = {
  name: string
  title: string
  hint?: string
  /** Of the first column. */
  heading: string
  columns: string[]
  rows: { label: string; cells: Shown[] }[]
}

const WEEKS = 8
const MOST = 10

/** The pictures that the viewer may see and that say anything. Few queries each, whatever the number of members. */
export async function readFigures(viewer: Viewer): Promise<Figure[]> {
  const figures = [
    ...(canAdminister(viewer, 'findMembers')
      ? [await membersByProgram(), await onboarding(), await weeklyMembers(), await weeklyWriting()]
      : []),
    ...(canAdminister(viewer, 'resources') ? [await resourcesUsed()] : []),
    ...(canAdminister(viewer, 'events') ? [await attendance()] : []),
  ]
  return figures.filter(({ rows }) => rows.some(({ cells }) => cells.some(saysHowMany)))
}

const Named = z.strictObject({ label: z.string(), count: z.int() })

async function membersByProgram(): Promise<Figure> {
  const rows = await query(Named)`
    SELECT p.name AS label, count(*)::int AS count FROM "Enrollment" e JOIN "Program" p ON p.id = e."programId"
      JOIN "User" u ON u.id = e."userId" AND u."closedAt" IS NULL
    WHERE p.id IN (SELECT id FROM "Program" ORDER BY year DESC, "sortKey", id LIMIT ${2 * MOST})
    GROUP BY p.id ORDER BY p.year DESC, p."sortKey" LIMIT ${MOST}`
  return {
    name: 'programs',
    title: 'Members by program and year',
    heading: 'Program',
    columns: ['Members'],
    rows: rows.map(({ label, count }) => ({ label, cells: [discreet(count)] })),
  }
}

const Onboarding = z.strictObject({ members: z.int(), finished: z.int() })

async function onboarding(): Promise<Figure> {
  const [row] = await query(Onboarding)`
    SELECT count(*)::int AS members, count(*) FILTER (WHERE u."isOnboarded")::int AS finished FROM "User" u
    WHERE u."emailVerifiedAt" IS NOT NULL AND u."closedAt" IS NULL AND u.roles && '{FELLOW,ALUMNI}'::"Role"[]`
  const { members, finished } = row ?? { members: 0, finished: 0 }
  return {
    name: 'onboarding',
    title: 'Onboarding finished',
    heading: 'Fellows and alumni',
    columns: ['Members'],
    rows: [
      { label: 'Finished', cells: [partOf(finished, members)] },
      { label: 'Not yet', cells: [partOf(members - finished, members)] },
    ],
  }
}

/** The last whole weeks as rows `w` with their first day, the latest last. */
const weeks = Prisma.sql`generate_series(date_trunc('week', now()) - ${WEEKS} * interval '1 week',
  date_trunc('week', now()) - interval '1 week', interval '1 week') AS w(start)`

const begun = Prisma.sql`date_trunc('week', now()) - ${WEEKS} * interval '1 week'`

const MemberWeek = z.strictObject({ day: calendarDate, signIns: z.int(), people: z.int(), active: z.int() })

/** Active are those who signed in, wrote, or kept a resource. Sessions that were ended aren't there any more. */
async function weeklyMembers(): Promise<Figure> {
  const rows = await query(MemberWeek)`
    WITH done AS (
      SELECT date_trunc('week', s."createdAt") AS week, s."userId", TRUE AS "signIn" FROM "Session" s
        WHERE s."createdAt" >= ${begun} AND s."impersonatorId" IS NULL
      UNION ALL SELECT date_trunc('week', m."createdAt"), m."senderId", FALSE FROM "Message" m WHERE m."createdAt" >= ${begun}
      UNION ALL SELECT date_trunc('week', p."createdAt"), p."authorId", FALSE FROM "Post" p WHERE p."createdAt" >= ${begun}
      UNION ALL SELECT date_trunc('week', r."completedAt"), r."userId", FALSE FROM "ResourceMark" r WHERE r."completedAt" >= ${begun}
      UNION ALL SELECT date_trunc('week', r."favoritedAt"), r."userId", FALSE FROM "ResourceMark" r WHERE r."favoritedAt" >= ${begun})
    SELECT w.start::date::text AS day, count(*) FILTER (WHERE d."signIn")::int AS "signIns",
      count(DISTINCT d."userId") FILTER (WHERE d."signIn")::int AS people, count(DISTINCT d."userId")::int AS active
    FROM ${weeks} LEFT JOIN done d ON d.week = w.start GROUP BY w.start ORDER BY w.start`
  return {
    name: 'active',
    title: 'Sign-ins and active members a week',
    hint: 'Active: signed in, wrote a message or a post, or kept a resource. Sign-ins that were ended since aren’t counted.',
    heading: 'Week of',
    columns: ['Sign-ins', 'Active members'],
    rows: rows.map(({ day, signIns, people, active }) => ({
      label: formatMedium(day),
      cells: [doneBy(signIns, people), discreet(active)],
    })),
  }
}

const WritingWeek = z.strictObject({
  day: calendarDate,
  messages: z.int(),
  senders: z.int(),
  questions: z.int(),
  authors: z.int(),
})

async function weeklyWriting(): Promise<Figure> {
  const rows = await query(WritingWeek)`
    WITH written AS (
      SELECT date_trunc('week', m."createdAt") AS week, m."senderId" AS author, TRUE AS message FROM "Message" m
        WHERE m."createdAt" >= ${begun}
      UNION ALL SELECT date_trunc('week', p."createdAt"), p."authorId", FALSE FROM "Post" p
        WHERE p."createdAt" >= ${begun} AND p."parentId" IS NULL)
    SELECT w.start::date::text AS day, count(*) FILTER (WHERE d.message)::int AS messages,
      count(DISTINCT d.author) FILTER (WHERE d.message)::int AS senders,
      count(*) FILTER (WHERE NOT d.message)::int AS questions,
      count(DISTINCT d.author) FILTER (WHERE NOT d.message)::int AS authors
    FROM ${weeks} LEFT JOIN written d ON d.week = w.start GROUP BY w.start ORDER BY w.start`
  return {
    name: 'writing',
    title: 'Messages and questions a week',
    heading: 'Week of',
    columns: ['Messages', 'Questions'],
    rows: rows.map(({ day, messages, senders, questions, authors }) => ({
      label: formatMedium(day),
      cells: [doneBy(messages, senders), doneBy(questions, authors)],
    })),
  }
}

/** By members who completed them or marked them as favorites. */
async function resourcesUsed(): Promise<Figure> {
  const rows = await query(Named)`
    SELECT r.name AS label, top.count FROM (
      SELECT m."resourceId", count(*)::int AS count FROM "ResourceMark" m
      WHERE m."completedAt" IS NOT NULL OR m."favoritedAt" IS NOT NULL
      GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${2 * MOST}) top
    JOIN "Resource" r ON r.id = top."resourceId" AND r.published ORDER BY top.count DESC, r.id LIMIT ${MOST}`
  return {
    name: 'resources',
    title: 'Resources most read',
    hint: 'By how many members completed them or keep them as favorites.',
    heading: 'Resource',
    columns: ['Members'],
    rows: rows.map(({ label, count }) => ({ label, cells: [discreet(count)] })),
  }
}

const Attended = z.strictObject({ label: z.string(), fellows: z.int(), attended: z.int() })

async function attendance(): Promise<Figure> {
  const rows = await query(Attended)`
    SELECT e.name AS label, (SELECT count(*)::int FROM "FellowAttendee" f WHERE f."eventId" = e.id) AS fellows,
      (SELECT count(DISTINCT s."userId")::int FROM "FellowAttendeeSession" s
        WHERE s."eventId" = e.id AND s.status = 'ATTENDED') AS attended
    FROM "Event" e WHERE e."endsAt" < now() AND e.published AND e.status <> 'CANCELLED'
      AND EXISTS (SELECT 1 FROM "FellowAttendee" f WHERE f."eventId" = e.id)
    ORDER BY e."endsAt" DESC, e.id DESC LIMIT ${MOST}`
  return {
    name: 'attendance',
    title: 'Attendance of the last events',
    heading: 'Event',
    columns: ['Fellows', 'Attended'],
    rows: rows.map(({ label, fellows, attended }) => ({
      label,
      cells: [discreet(fellows), fellows < attended ? discreet(attended) : partOf(attended, fellows)],
    })),
  }
}
