import type { Tx } from '#app/db/database.server.ts'
import { insertRecords, takeIds } from '#app/db/records.server.ts'
import { CHOSEN } from '#app/domain/administration/content.ts'
import { organizations } from '#app/domain/organizations/administer.server.ts'
import { addDays, toDbDate, today } from '#app/values/calendar-date.ts'
import { personKey } from '#app/values/fold.ts'
import type { Catalog } from './catalog.ts'
import { actionItemStories, partnerGuests } from './data/events.ts'
import type { SeededEvent } from './events.ts'
import { changeEach } from './make.ts'
import { type Random, seeded } from './random.ts'

const PARTNERS_AT_AN_EVENT = 14
const CONTACTS = 3
/** For more days nothing stays undone. */
const LATEST = 9

type Representative = { id: number; organizationId: number }
type Participant = {
  id: number
  event: SeededEvent
  organizationId: number
  status: 'ACCEPTED' | 'INVITED'
  /** Some invitations still wait to be sent. */
  emailedAt: Date | null
}

/** Writes whom partners send to the fellow events and what they are asked to do for them. */
export async function writePartnerWork(
  tx: Tx,
  catalog: Catalog,
  events: SeededEvent[],
  { ownerId, creatorId }: { ownerId: number; creatorId: number },
): Promise<void> {
  const random = seeded(77)
  const representatives = await tx.$queryRaw<Representative[]>`
    SELECT "id", "organizationId" FROM "User"
    WHERE 'PARTNER' = ANY("roles") AND "organizationId" IS NOT NULL AND "emailVerifiedAt" IS NOT NULL ORDER BY "id"`
  const of = Map.groupBy(representatives, ({ organizationId }) => organizationId)
  await writeContacts(tx, catalog, of, ownerId)
  const participants = await writeParticipants(tx, random, catalog, events)
  await writeAttendees(tx, random, participants, of)
  await insertRecords(
    tx,
    'ActionItem',
    participants.flatMap((participant) =>
      actionItemsOf(random, participant, of.get(participant.organizationId) ?? [], creatorId),
    ),
  )
}

/** Whom to ask there, and who looks after it here. */
async function writeContacts(
  tx: Tx,
  { partners }: Catalog,
  of: Map<number, Representative[]>,
  ownerId: number,
): Promise<void> {
  const asked = partners.map(({ id }) => {
    const contacts = (of.get(id) ?? []).slice(0, CONTACTS).map((one) => ({ [CHOSEN]: one.id }))
    return [id, { ownerId, contacts }] as const
  })
  await changeEach(tx, organizations, new Map(asked))
}

/** The first partners, which the demo's partner accounts belong to, are at every fellow event. */
async function writeParticipants(tx: Tx, random: Random, { partners }: Catalog, events: SeededEvent[]) {
  const wishes = events
    .filter(({ program, fellowsAlone }) => program && !fellowsAlone)
    .flatMap((event) =>
      partners.slice(0, PARTNERS_AT_AN_EVENT).map(({ id }, index) => ({
        event,
        organizationId: id,
        status: index % 4 === 0 && event.starts > 14 ? ('INVITED' as const) : ('ACCEPTED' as const),
        emailedAt: index % 8 === 4 && event.starts > 14 ? null : new Date(),
      })),
    )
  const ids = await takeIds(tx, 'PartnerParticipant', wishes.length)
  const participants = wishes.map((wish, index): Participant => ({ id: ids[index] as number, ...wish }))
  await insertRecords(
    tx,
    'PartnerParticipant',
    participants.map(({ id, event, organizationId, status, emailedAt }) => ({
      id,
      eventId: event.id,
      organizationId,
      status,
      emailedAt,
      role: random.pick(['Sponsor', 'Recruiter', 'Host']),
    })),
  )
  return participants
}

async function writeAttendees(
  tx: Tx,
  random: Random,
  participants: Participant[],
  of: Map<number, Representative[]>,
): Promise<void> {
  const wishes = participants
    .filter(({ status }) => status === 'ACCEPTED')
    .flatMap((participant) => [
      ...(of.get(participant.organizationId) ?? [])
        .slice(0, 2)
        .map((person) => ({ participant, userId: person.id })),
      { participant, ...guestOf(participant) },
    ])
  const ids = await takeIds(tx, 'PartnerAttendee', wishes.length)
  const attendees = wishes.map(({ participant, ...person }, index) => ({
    row: {
      id: ids[index] as number,
      participantId: participant.id,
      role: random.pick(['Interviewer', 'Recruiter', 'Speaker']),
      ...person,
    },
    sessionIds: agendaOf(random, participant.event),
  }))
  await insertRecords(
    tx,
    'PartnerAttendee',
    attendees.map(({ row }) => row),
  )
  const pairs = attendees.flatMap(({ row, sessionIds }) => sessionIds.map((A) => ({ A, B: row.id })))
  await tx.$executeRaw`
    INSERT INTO "_EventSessionToPartnerAttendee" ("A", "B")
    SELECT "A", "B" FROM jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) AS pair("A" int, "B" int)`
}

/** Somebody without an account. */
function guestOf({ id }: Participant) {
  const [firstName, lastName] = partnerGuests[id % partnerGuests.length] as (typeof partnerGuests)[number]
  return { firstName, lastName, sortName: personKey(firstName, lastName), email: `guest-${id}@example.org` }
}

/** Everybody meets the fellows, and is at some other sessions. */
function agendaOf(random: Random, { sessions }: SeededEvent): number[] {
  const chosen = random.sample(sessions, 3)
  const meetings = sessions.filter(({ type }) => type === 'Networking')
  return [...new Set([...chosen, ...meetings])].map(({ id }) => id)
}

function actionItemsOf(
  random: Random,
  { id, event, status }: Participant,
  representatives: Representative[],
  createdById: number,
) {
  if (status === 'INVITED') return []
  const now = today('America/New_York')
  return actionItemStories.map(([name, description, starts, due], index) => {
    const dueDate = addDays(event.startDate, -due)
    const inTime = dueDate < now && random.chance(0.7)
    const done = inTime || dueDate < addDays(now, -LATEST)
    const assignee = random.chance(0.6) ? representatives[0] : undefined
    return {
      name,
      description,
      startDate: addDays(event.startDate, -starts),
      dueDate,
      actionUrl: index === 1 ? 'https://files.example.org/upload' : null,
      eventId: event.id,
      participantId: id,
      assigneeId: assignee?.id,
      createdById,
      completedAt: done ? toDbDate(addDays(dueDate, -1)) : null,
      completedById: done ? (assignee?.id ?? createdById) : null,
    }
  })
}
