import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { isTimeZone } from '#app/values/moment.ts'
import { z } from '#app/values/zod.ts'
import { inState as accountIn } from '../accounts/administer.server.ts'
import { kinds } from '../administered/kinds.server.ts'
import { fileKindNamed } from '../administered/row-kinds.server.ts'
import { tableOf } from '../administration/kind.server.ts'
import { isOverdue, wasLate } from '../administration/late.server.ts'
import { isToLookAt } from '../businesses/to-look-at.server.ts'
import { isGivenUp } from '../emails/given-up.server.ts'
import { isRoomless, isToCome, overdueItems } from '../events/event-faults.server.ts'
import { canImportKind } from '../exchange/can-import.ts'
import { listUnfinished } from '../exchange/unfinished.server.ts'
import { inProgress as invitationIn } from '../invitations/administer.server.ts'
import { reportedByOthers } from '../moderation/listing.server.ts'
import { canAdminister } from '../viewer/administration.ts'
import { canUsePartnerManagement } from '../viewer/permissions.ts'
import type { Viewer } from '../viewer/viewer.ts'

/** Something that waits for someone, and the screen where it is done. */
export type Attention = { says: string; to: string; file?: string }

const Counts = z.strictObject({
  reports: z.int(),
  signUps: z.int(),
  businesses: z.int(),
  unenrolled: z.int(),
  refused: z.int(),
  undelivered: z.int(),
  failed: z.int(),
  uninvited: z.int(),
  overdue: z.int(),
  roomless: z.int(),
  late: z.int(),
  chores: z.int(),
  /** By kind. */
  waiting: z.record(z.string(), z.int()),
})
type Counts = z.infer<typeof Counts>

/** What wants attention of what the viewer may attend to. Three queries. */
export async function readAttention(viewer: Viewer): Promise<Attention[]> {
  const [counts] = await query(Counts)`SELECT
    (SELECT count(*)::int FROM ${reportedByOthers(viewer, false)}) AS reports,
    (SELECT count(*)::int FROM "VolunteerActivity" a JOIN "VolunteerOpportunity" o ON o.id = a."opportunityId"
      WHERE a.status = 'PENDING' AND o."archivedAt" IS NULL) AS "signUps",
    (SELECT count(*)::int FROM "Organization" r WHERE ${isToLookAt}) AS businesses,
    (SELECT count(*)::int FROM "User" r WHERE ${accountIn.unenrolled}) AS unenrolled,
    (SELECT count(*)::int FROM "User" r WHERE ${accountIn.refused}) AS refused,
    (SELECT count(*)::int FROM "User" r WHERE ${accountIn.undelivered}) AS undelivered,
    (SELECT count(*)::int FROM "Invitation" r WHERE ${invitationIn.undelivered}) AS uninvited,
    (SELECT count(*)::int FROM "OutboxEmail" m WHERE ${isGivenUp}) AS failed,
    (SELECT count(*)::int FROM ${overdueItems()}) AS overdue,
    (SELECT count(*)::int FROM "Event" r WHERE r."archivedAt" IS NULL AND ${isRoomless}) AS roomless,
    (SELECT count(*)::int FROM "ChangeEntry" c WHERE c."parentId" IS NULL AND ${wasLate}) AS late,
    (SELECT count(*)::int FROM "ChoreRun" c WHERE c."isFailed") AS chores,
    json_build_object(${waiting}) AS waiting`
  const zones = await unknownZones()
  const files = await unfinishedFiles(viewer)
  return counts ? [...attentionFor(viewer, counts, zones), ...files] : []
}

/** Imports that failed or were left half done. Each leads to the page of its file. */
async function unfinishedFiles(viewer: Viewer): Promise<Attention[]> {
  const files = await listUnfinished(viewer)
  return files.flatMap(({ id, kind, fileName }): Attention[] => {
    const of = fileKindNamed(kind)
    if (!of || !canImportKind(viewer, of)) return []
    return [
      { says: 'was uploaded, but isn’t imported yet', file: fileName, to: `/admin/${kind}/import/${id}` },
    ]
  })
}

const publishing = kinds.filter(({ publishes }) => publishes)

/** How many of each kind were due and aren't published. */
const waiting = Prisma.join(
  publishing.map(
    ({ name, table, only = Prisma.sql`TRUE` }) =>
      Prisma.sql`${name}::text, (SELECT count(*)::int FROM ${tableOf(table)} r WHERE ${only} AND ${isOverdue})`,
  ),
)

const Zone = z.strictObject({ zone: z.string(), count: z.int() })
type Zone = z.infer<typeof Zone>

/** The zones that aren't known here, so that the times of their events can't be shown. */
async function unknownZones(): Promise<Zone[]> {
  const zones = await query(Zone)`
    SELECT r.timezone AS zone, count(*)::int AS count FROM "Event" r WHERE ${isToCome} GROUP BY 1`
  return zones.filter(({ zone }) => !isTimeZone(zone))
}

type Found = [may: boolean, count: number, one: string, many: string, to: string]

function attentionFor(viewer: Viewer, counts: Counts, zones: Zone[]): Attention[] {
  const events = canAdminister(viewer, 'events')
  const unknown = new URLSearchParams(zones.map(({ zone }) => ['zones', zone]))
  const members = canAdminister(viewer, 'findMembers')
  const found: Found[] = [
    [
      canAdminister(viewer, 'reviewReports'),
      counts.reports,
      'report to review',
      'reports to review',
      '/staff/reports',
    ],
    [
      canAdminister(viewer, 'opportunities'),
      counts.signUps,
      'sign-up to confirm',
      'sign-ups to confirm',
      '/admin/opportunities?pending=true',
    ],
    [
      canAdminister(viewer, 'organizations'),
      counts.businesses,
      'alumni business to look at',
      'alumni businesses to look at',
      '/admin/businesses?toLookAt=true',
    ],
    [
      canAdminister(viewer, 'enrollments'),
      counts.unenrolled,
      'fellow without an enrollment',
      'fellows without an enrollment',
      '/admin/members?account=unenrolled',
    ],
    [
      members,
      counts.refused,
      'member whose email address is refused',
      'members whose email addresses are refused',
      '/admin/members?account=refused',
    ],
    [
      members,
      counts.undelivered,
      'member whose email couldn’t be delivered in the last two weeks',
      'members whose email couldn’t be delivered in the last two weeks',
      '/admin/members?account=undelivered',
    ],
    [
      canAdminister(viewer, 'invite'),
      counts.uninvited,
      'invitation whose email couldn’t be delivered in the last two weeks',
      'invitations whose email couldn’t be delivered in the last two weeks',
      '/admin/invitations?progress=undelivered',
    ],
    [
      canAdminister(viewer, 'sendAccountMail'),
      counts.failed,
      'email that was given up on in the last two weeks',
      'emails that were given up on in the last two weeks',
      '/admin/failed-emails',
    ],
    [
      events,
      counts.overdue,
      'overdue action item of a partner',
      'overdue action items of partners',
      canUsePartnerManagement(viewer)
        ? '/partner-management/action-items?mltStatus=overdue'
        : '/admin/events?overdueItems=true',
    ],
    [
      events,
      zones.reduce((sum, { count }) => sum + count, 0),
      'event in an unknown time zone',
      'events in unknown time zones',
      `/admin/events?toCome=true&${unknown}`,
    ],
    [
      events,
      counts.roomless,
      'event with a session without a room',
      'events with sessions without a room',
      '/admin/events?roomless=true',
    ],
    ...publishing.map(
      ({ name, permission, noun }): Found => [
        canAdminister(viewer, permission),
        counts.waiting[name] ?? 0,
        `${noun.one} whose publication is overdue`,
        `${noun.many} whose publication is overdue`,
        `/admin/${name}?overdue=true`,
      ],
    ),
    [
      canAdminister(viewer, 'allChanges'),
      counts.late,
      'publication that was late in the last two weeks',
      'publications that were late in the last two weeks',
      '/admin/history?late=true',
    ],
    [
      canAdminister(viewer, 'status'),
      counts.chores,
      'regular task of the server that failed',
      'regular tasks of the server that failed',
      '/admin/status',
    ],
  ]
  return found
    .filter(([may, count]) => may && count > 0)
    .map(([, count, one, many, to]) => ({
      says: `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`,
      to,
    }))
}
