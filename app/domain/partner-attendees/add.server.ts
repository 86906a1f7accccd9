import { db, type Tx } from '#app/db/database.server.ts'
import { query } from '#app/db/query.server.ts'
import { personKey } from '#app/values/fold.ts'
import { z } from '#app/values/zod.ts'
import { visibleTo } from '../members/privacy.server.ts'
import type { PartnerParticipation } from '../partner-events/participation.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { lockParticipant } from './change.server.ts'
import type { NewAttendee, Person } from './schema.ts'
import { areSessionsOf, setSessions } from './sessions.server.ts'

export type Adding = { kind: 'added'; name: string } | { kind: 'refused'; fields: Record<string, string> }

const refused = (fields: Record<string, string>): Adding => ({ kind: 'refused', fields })

/**
 * Adds an attendee of that partner to its event. Submitting the same form again adds no one and has the same outcome.
 */
export function addAttendee(
  viewer: Viewer,
  participation: PartnerParticipation,
  { person, role, sessionIds, formKey }: NewAttendee,
): Promise<Adding> {
  return db().$transaction(async (tx) => {
    await lockParticipant(tx, participation.id)
    const name = await nameOf(tx, viewer, participation, person)
    if (name === null)
      return refused({ who: `Please choose someone from ${participation.organization.name}.` })
    if (!(await areSessionsOf(tx, participation.event.id, sessionIds)))
      return refused({ sessionIds: 'Please choose sessions from this event.' })
    const who = { participantId: participation.id, ...recordOf(person) }
    const [added] = await tx.partnerAttendee.createManyAndReturn({
      data: [{ ...who, role, formKey }],
      skipDuplicates: true,
      select: { id: true },
    })
    if (added) await setSessions(tx, added.id, sessionIds)
    else if (!(await wasAddedBy(tx, participation.id, person, formKey))) return refused(alreadyThere(person))
    return { kind: 'added', name }
  })
}

function recordOf({ guest, userId }: Person) {
  return guest ? { ...guest, sortName: personKey(guest.firstName, guest.lastName) } : { userId }
}

const Named = z.strictObject({ name: z.string() })

/** Null if this isn't a partner user of the organization, or not one the viewer may see. */
async function nameOf(tx: Tx, viewer: Viewer, { organization }: PartnerParticipation, person: Person) {
  if (person.guest) return `${person.guest.firstName} ${person.guest.lastName}`
  const [member] = await query(Named, tx)`
    SELECT concat_ws(' ', u."firstName", u."lastName") AS name FROM "User" u
    WHERE u.id = ${person.userId} AND u."organizationId" = ${organization.id} AND 'PARTNER' = ANY(u.roles)
      AND ${visibleTo(viewer)}`
  return member?.name ?? null
}

async function wasAddedBy(tx: Tx, participantId: number, { userId, guest }: Person, formKey: string) {
  const who = guest ? { email: guest.email } : { userId }
  return (await tx.partnerAttendee.count({ where: { participantId, ...who, formKey } })) > 0
}

function alreadyThere({ guest }: Person): Record<string, string> {
  return guest
    ? { email: 'Someone with this email address is already attending.' }
    : { who: 'This person is already attending.' }
}
