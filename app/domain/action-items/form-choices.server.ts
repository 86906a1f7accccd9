import { parseIds } from '#app/values/ids.ts'
import type { Viewer } from '../viewer/viewer.ts'
import type { AssignmentDraft } from './assignment-draft.ts'
import { searchEvents, searchPartners } from './choices.server.ts'
import { representativesOf } from './representatives.server.ts'

type Choice = { id: string; label: string }

/** The form's choices for a draft: events that match the text, the event's partners, and their representatives. */
export type FormChoices = {
  events: Choice[]
  partners: Choice[]
  /** By partner id. */
  representatives: Record<string, Choice[]>
}

const SUGGESTIONS = 8
const PARTNERS_OF_AN_EVENT = 500

export async function formChoices(
  viewer: Viewer,
  draft: AssignmentDraft,
  present: { event?: { id: number; name: string }; assigneeId?: number } = {},
): Promise<FormChoices> {
  const { eventId, eventSearch, assignments } = draft
  const chosen = parseIds([eventId])[0]
  const events = await searchEvents(viewer, eventSearch, eventSearch ? undefined : SUGGESTIONS)
  const partners = chosen === undefined ? [] : await partnersOfEvent(viewer, chosen)
  const organizationIds = parseIds(assignments.map(({ organizationId }) => organizationId)).filter((id) =>
    partners.some((partner) => partner.id === String(id)),
  )
  const people = await representativesOf(viewer, organizationIds, present)
  return {
    events: withPresent(events.items, present.event),
    partners,
    representatives: Object.fromEntries(
      organizationIds.map((id) => [
        id,
        people
          .filter((it) => it.organizationId === id)
          .map(({ id, name }) => ({ id: String(id), label: name })),
      ]),
    ),
  }
}

export const partnersOfEvent = async (viewer: Viewer, eventId: number) =>
  (await searchPartners(viewer, '', { eventId, limit: PARTNERS_OF_AN_EVENT })).items

function withPresent(events: Choice[], present?: { id: number; name: string }): Choice[] {
  if (!present || events.some(({ id }) => id === String(present.id))) return events
  return [{ id: String(present.id), label: present.name }, ...events]
}
