import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { isTimeZone } from '#app/values/moment.ts'
import { z } from '#app/values/zod.ts'
import { DEFAULT_ZONE, todayIn } from '../moments/moments.ts'
import { mayAdminister } from '../viewer/administration.ts'
import { canReviewReports, canUsePartnerManagement } from '../viewer/permissions.ts'
import type { Viewer } from '../viewer/viewer.ts'

/** Something that waits for someone, and the screen where it is done. */
export type Attention = { says: string; to: string | null }

const Counts = z.strictObject({
  reports: z.int(),
  signUps: z.int(),
  refused: z.int(),
  undelivered: z.int(),
  overdue: z.int(),
  roomless: z.int(),
  late: z.int(),
  waiting: z.int(),
})
type Counts = z.infer<typeof Counts>

/** How late a publication may be before it is worth a word. */
const MINUTES = 10
const LATE = Prisma.sql`${MINUTES} * interval '1 minute'`

const PUBLISHED = ['Event', 'Announcement', 'Resource', 'VolunteerOpportunity', 'RegionalHub', 'JobPosting']

/** What wants attention of what the viewer may attend to. Two queries. */
export async function readAttention(viewer: Viewer): Promise<Attention[]> {
  const [counts] = await query(Counts)`SELECT
    (SELECT count(DISTINCT (r."postId", r."messageId"))::int FROM "Report" r WHERE r.outcome IS NULL) AS reports,
    (SELECT count(*)::int FROM "VolunteerActivity" a JOIN "VolunteerOpportunity" o ON o.id = a."opportunityId"
      WHERE a.status = 'PENDING' AND o."archivedAt" IS NULL) AS "signUps",
    (SELECT count(*)::int FROM "User" u WHERE u."refusedEmail" = u.email) AS refused,
    (SELECT count(*)::int FROM "OutboxEmail" m WHERE m."dueAt" IS NULL AND m."sentAt" IS NULL
      AND m."createdAt" > now() - interval '14 days') AS undelivered,
    (SELECT count(*)::int FROM "ActionItem" i JOIN "Event" e ON e.id = i."eventId"
      WHERE i."completedAt" IS NULL AND i."dueDate" < ${todayIn(DEFAULT_ZONE)}::date AND e.status <> 'CANCELLED'
        AND e.published) AS overdue,
    (SELECT count(*)::int FROM "EventSession" s JOIN "Event" e ON e.id = s."eventId"
      WHERE s."endsAt" > now() AND s."roomName" IS NULL AND e.published AND e.status <> 'CANCELLED') AS roomless,
    (SELECT count(*)::int FROM "ChangeEntry" c, jsonb_array_elements(c.changes) change
      WHERE c.door = 'SCHEDULE' AND c.at > now() - interval '14 days' AND change ->> 'path' = 'publishAt'
        AND change ->> 'before' IS NOT NULL AND c.at > (change ->> 'before')::timestamptz + ${LATE}) AS late,
    (${waiting})::int AS waiting`
  const zones = await unknownZones()
  return counts ? attentionFor(viewer, counts, zones) : []
}

/** What was due and isn't published: its publication fails. */
const waiting = Prisma.join(
  PUBLISHED.map(
    (table) => Prisma.sql`(SELECT count(*) FROM ${Prisma.raw(`"${table}"`)} r
      WHERE r."publishAt" < now() - ${LATE} AND r."archivedAt" IS NULL)`,
  ),
  ' + ',
)

const Zone = z.strictObject({ zone: z.string(), count: z.int() })

/** Events to come whose times can't be shown, because their zone isn't known here. */
async function unknownZones(): Promise<number> {
  const zones = await query(Zone)`
    SELECT e.timezone AS zone, count(*)::int AS count FROM "Event" e
    WHERE e."endsAt" > now() AND e."archivedAt" IS NULL GROUP BY 1`
  return zones.filter(({ zone }) => !isTimeZone(zone)).reduce((sum, { count }) => sum + count, 0)
}

function attentionFor(viewer: Viewer, counts: Counts, zones: number): Attention[] {
  const events = mayAdminister(viewer, 'events')
  const content = mayAdminister(viewer, 'announcements')
  const members = mayAdminister(viewer, 'findMembers')
  const found: [may: boolean, count: number, one: string, many: string, to: string | null][] = [
    [canReviewReports(viewer), counts.reports, 'report to review', 'reports to review', '/staff/reports'],
    [
      mayAdminister(viewer, 'opportunities'),
      counts.signUps,
      'sign-up to confirm',
      'sign-ups to confirm',
      '/admin/opportunities?pending=true',
    ],
    [
      members,
      counts.refused,
      'member whose email address is refused',
      'members whose email addresses are refused',
      null,
    ],
    [
      members,
      counts.undelivered,
      'email that couldn’t be delivered in the last two weeks',
      'emails that couldn’t be delivered in the last two weeks',
      null,
    ],
    [
      events,
      counts.overdue,
      'overdue action item of a partner',
      'overdue action items of partners',
      canUsePartnerManagement(viewer) ? '/partner-management/action-items?mltStatus=overdue' : null,
    ],
    [events, zones, 'event in an unknown time zone', 'events in unknown time zones', '/admin/events'],
    [events, counts.roomless, 'session without a room', 'sessions without a room', '/admin/events'],
    [
      content,
      counts.waiting,
      'publication that is overdue',
      'publications that are overdue',
      '/admin/history',
    ],
    [
      content,
      counts.late,
      'publication that was late in the last two weeks',
      'publications that were late in the last two weeks',
      '/admin/history',
    ],
  ]
  return found
    .filter(([may, count]) => may && count > 0)
    .map(([, count, one, many, to]) => ({
      says: `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`,
      to,
    }))
}
