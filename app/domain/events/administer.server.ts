import type { Tx } from '#app/db/database.server.ts'
import { db } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import type { EventStatus } from '#app/db/generated/enums.ts'
import { fold, sortKey } from '#app/values/fold.ts'
import { checkOne } from '../administration/check-one.ts'
import { type Content, rowsOf } from '../administration/content.ts'
import { type Choices, declareKind, type Judged, type Problem } from '../administration/kind.server.ts'
import { memberLookup } from '../members/lookup.server.ts'
import { organizationLookup } from '../organizations/lookup.server.ts'
import { tagChoices } from '../tag-names/choices.server.ts'
import { eventAdminList } from './admin-list.ts'
import { eventSections } from './administer-fields.ts'
import { eventIn } from './administered-event.ts'
import { describePeople } from './beside.server.ts'
import { hasOverdueItems, isRoomless, isToCome } from './event-faults.server.ts'
import { eventNotes } from './event-notes.ts'
import { eventProblems, zoneConsequences } from './event-rules.ts'
import { eventZones } from './zones.server.ts'

const DEFAULT_ZONE = 'America/New_York'

/** Events with their sessions, speakers and fact sheets. */
export const events = declareKind({
  name: 'events',
  title: 'Events',
  about: 'Events with their sessions, speakers and fact sheets.',
  noun: { one: 'event', many: 'events' },
  permission: 'events',
  table: 'Event',
  named: 'name',
  identity: ['name', 'startDate'],
  publishes: true,
  drafts: true,
  sections: eventSections,
  tagged: 'tagIds',
  start: { status: 'PENDING', timezone: DEFAULT_ZONE },
  startFor: async ({ timeZone }) => {
    const zones = await eventZones(db())
    return { timezone: timeZone && zones.includes(timeZone) ? timeZone : DEFAULT_ZONE }
  },
  fileStart: { timezone: '' },
  derive: ({ name }) => ({ sortKey: sortKey(String(name ?? '')), searchKey: fold(String(name ?? '')) }),
  list: {
    declaration: eventAdminList,
    where: ({ status, toCome, roomless, overdueItems, zones }) => [
      ...(status.length > 0 ? [inStatus(status)] : []),
      ...(toCome ? [isToCome] : []),
      ...(roomless ? [isRoomless] : []),
      ...(overdueItems ? [hasOverdueItems()] : []),
      ...(zones.length > 0 ? [Prisma.sql`r.timezone = ANY(${zones}::text[])`] : []),
    ],
    orders: {
      latest: Prisma.sql`r."startDate" DESC, r."startTime" DESC NULLS LAST`,
      earliest: Prisma.sql`r."startDate", r."startTime"`,
      name: Prisma.sql`r."sortKey"`,
    },
    columns: {
      Days: Prisma.sql`concat_ws(' – ', to_char(r."startDate", 'Mon FMDD, YYYY'), CASE WHEN r."endDate" > r."startDate" THEN to_char(r."endDate", 'Mon FMDD') END)`,
      For: Prisma.sql`coalesce((SELECT p.name FROM "Program" p WHERE p.id = r."programId"),
        (SELECT o.name FROM "Organization" o WHERE o.id = r."organizationId"))`,
      Stage: Prisma.sql`CASE r.status WHEN 'PENDING' THEN 'Upcoming' WHEN 'LIVE' THEN 'Live' WHEN 'COMPLETE' THEN 'Complete' ELSE 'Cancelled' END`,
    },
  },
  choices: readEventChoices,
  lookups: { members: memberLookup, organizations: organizationLookup },
  check: checkOne(eventsProblems),
  checkEach: eventsProblems,
  notes: async (tx, content) => eventNotes(eventIn(content), await speakerNames(tx, content)),
  consequences: (_tx, content, before) => zoneConsequences(eventIn(content), eventIn(before)),
  beside: describePeople,
  screens: {
    participants: 'Participants',
    attendees: 'Attendees',
    'check-in': 'Check-in',
    duplicate: 'Duplicate',
    move: 'Move',
    cancel: 'Cancel event',
  },
})

const inStatus = (statuses: EventStatus[]) => Prisma.sql`r.status::text = ANY(${statuses}::text[])`

const TAG_TYPES = ['CATEGORY', 'FORMAT', 'EVENT_TYPE'] as const

async function readEventChoices(tx: Tx): Promise<Choices> {
  const programs = await tx.program.findMany({ orderBy: [{ year: 'desc' }, { sortKey: 'asc' }] })
  const hubs = await tx.regionalHub.findMany({ where: { archivedAt: null }, orderBy: { sortKey: 'asc' } })
  const named = ({ id, name }: { id: number; name: string }) => ({ value: String(id), label: name })
  return {
    programs: programs.map(named),
    hubs: hubs.map(named),
    tags: await tagChoices(tx, TAG_TYPES),
    zones: (await eventZones(tx)).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
  }
}

async function speakerNames(tx: Tx, content: Content): Promise<Map<number, string>> {
  const ids = rowsOf(content.sessions)
    .flatMap(({ speakers }) => rowsOf(speakers))
    .flatMap(({ userId }) => (typeof userId === 'number' ? [userId] : []))
  if (ids.length === 0) return new Map()
  const found = await memberLookup.named(tx, ids)
  return new Map(found.map(({ id, label }) => [Number(id), label]))
}

async function eventsProblems(tx: Tx, judged: Judged[]): Promise<Problem[][]> {
  const zones = await eventZones(tx)
  return judged.map(({ content, before }) =>
    eventProblems(eventIn(content), before && eventIn(before), zones),
  )
}
