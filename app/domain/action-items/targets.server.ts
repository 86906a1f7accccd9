import { query } from '#app/db/query.server.ts'
import { fold, searchWords } from '#app/values/fold.ts'
import { parseId } from '#app/values/ids.ts'
import { z } from '#app/values/zod.ts'
import { managedBy } from '../organizations/scope.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { type AssignmentDraft, MAX_ROWS } from './assignment-draft.ts'
import { eventsOf } from './choices.server.ts'
import { representativesOf } from './representatives.server.ts'
import { CHOOSE_EVENT, CHOOSE_PARTNER } from './schema.ts'

/** An item's target: a partner at the event, and one of its representatives or any of them. */
export type Target = { participantId: number; assigneeId: number | null }

export type Targets =
  | { ok: true; eventId: number; targets: Target[] }
  | { ok: false; fields: Record<string, string> }

/** The draft's targets, or its errors. Up to two queries after the event's. */
export async function resolveTargets(
  viewer: Viewer,
  draft: AssignmentDraft,
  present: { assigneeId?: number } = {},
): Promise<Targets> {
  const event = await findEvent(viewer, parseId(draft.eventId))
  if (!event || !isNamed(event.name, draft.eventSearch)) return refused({ eventId: CHOOSE_EVENT })
  const participants = await participantsOf(viewer, event.id)
  if (draft.assignToAll) {
    const targets = participants.map(({ id }) => ({ participantId: id, assigneeId: null }))
    return targets.length > 0
      ? { ok: true, eventId: event.id, targets }
      : refused({ assignToAll: 'No partner is taking part in this event yet.' })
  }
  if (draft.assignments.length > MAX_ROWS)
    return refused({ multiplePartners: `Please assign up to ${MAX_ROWS} at a time.` })
  if (draft.assignments.length > 1 && !draft.multiplePartners)
    return refused({
      multiplePartners: 'Please check “Assign to multiple partners”, or remove the extra rows.',
    })
  return resolveRows(viewer, draft, event.id, participants, present)
}

const Participant = z.strictObject({ id: z.int(), organizationId: z.int(), name: z.string() })
type Participant = z.infer<typeof Participant>

async function resolveRows(
  viewer: Viewer,
  { assignments }: AssignmentDraft,
  eventId: number,
  participants: Participant[],
  present: { assigneeId?: number },
): Promise<Targets> {
  const chosen = assignments.map(({ organizationId }) =>
    participants.find((it) => it.organizationId === parseId(organizationId)),
  )
  const ids = chosen.flatMap((it) => (it ? [it.organizationId] : []))
  const people = await representativesOf(viewer, ids, present)
  const fields: Record<string, string> = {}
  const targets: Target[] = []
  for (const [index, row] of assignments.entries()) {
    const participant = chosen[index]
    const assigneeId = row.assigneeId ? parseId(row.assigneeId) : null
    const field = (name: string) => `assignments[${index}].${name}`
    if (!participant) {
      fields[field('organizationId')] = row.organizationId
        ? 'This partner isn’t taking part in the event. Please choose another.'
        : CHOOSE_PARTNER
    } else if (
      row.assigneeId &&
      !people.some((it) => it.id === assigneeId && it.organizationId === participant.organizationId)
    ) {
      fields[field('assigneeId')] = `Please choose a representative of ${participant.name}.`
    } else if (targets.some((it) => it.participantId === participant.id && it.assigneeId === assigneeId)) {
      fields[field('organizationId')] = 'This partner and representative are already on the list.'
    } else targets.push({ participantId: participant.id, assigneeId })
  }
  return Object.keys(fields).length > 0 ? refused(fields) : { ok: true, eventId, targets }
}

const refused = (fields: Record<string, string>): Targets => ({ ok: false, fields })

const Event = z.strictObject({ id: z.int(), name: z.string() })

async function findEvent(viewer: Viewer, id: number | null) {
  const [event] = await query(Event)`
    SELECT e.id, e.name FROM "Event" e WHERE e.id = ${id} AND ${eventsOf(viewer)}`
  return event
}

/** Text that isn't the chosen option's name means that nothing was chosen. */
function isNamed(name: string, typed: string): boolean {
  const folded = fold(name)
  return searchWords(typed).every((word) => folded.includes(word))
}

function participantsOf(viewer: Viewer, eventId: number): Promise<Participant[]> {
  return query(Participant)`
    SELECT p.id, o.id AS "organizationId", o.name
    FROM "PartnerParticipant" p JOIN "Organization" o ON o.id = p."organizationId"
    WHERE p."eventId" = ${eventId} AND ${managedBy(viewer)} ORDER BY o."sortKey", o.id`
}
