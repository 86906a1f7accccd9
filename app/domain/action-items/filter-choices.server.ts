import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { managedBy } from '../organizations/scope.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { eventsOf, searchEvents, searchPartners } from './choices.server.ts'
import type { ActionItemFilter, IdFilter } from './list.ts'
import { managedItems } from './where.server.ts'

const Row = z.strictObject({
  list: z.enum(['organizationId', 'eventId', 'actionItem']),
  id: z.string(),
  label: z.string(),
  key: z.string(),
})
type Choice = Pick<z.infer<typeof Row>, 'id' | 'label'>

/** How many entries are shown before a search. */
const SUGGESTIONS = 8

/** The choices of the list's filters, and the names of the chosen ones. */
export async function filterChoices(viewer: Viewer, filter: ActionItemFilter, params: URLSearchParams) {
  const named = await namesOf(viewer, filter)
  const partnerQuery = params.get('organizationSearch') ?? ''
  const eventQuery = params.get('eventSearch') ?? ''
  const partners = await searchPartners(viewer, partnerQuery, { limit: limitFor(partnerQuery) })
  const events = await searchEvents(viewer, eventQuery, limitFor(eventQuery))
  return {
    organizationId: { chosen: named.organizationId, query: partnerQuery, matches: partners.items },
    eventId: { chosen: named.eventId, query: eventQuery, matches: events.items },
    actionItem: named.actionItem.map(({ id, label }) => ({ id: Number(id), label })),
  }
}

const limitFor = (query: string) => (query ? undefined : SUGGESTIONS)

/** Only what the viewer manages; anything else has no name. */
async function namesOf(viewer: Viewer, filter: ActionItemFilter): Promise<Record<IdFilter, Choice[]>> {
  const rows = await query(Row)`
    SELECT 'organizationId' AS list, o.id::text, o.name AS label, o."sortKey" AS key FROM "Organization" o
      WHERE o.id = ANY(${filter.organizationId}::int[]) AND ${managedBy(viewer)}
    UNION ALL SELECT 'eventId', e.id::text, e.name, e."sortKey" FROM "Event" e
      WHERE e.id = ANY(${filter.eventId}::int[]) AND ${eventsOf(viewer)}
    UNION ALL SELECT 'actionItem', i.id::text, i.name, '' FROM "ActionItem" i
      WHERE i.id = ANY(${filter.actionItem}::int[]) AND ${managedItems(viewer)}
    ORDER BY list, key, id`
  const of = (list: IdFilter) =>
    rows.filter((row) => row.list === list).map(({ id, label }) => ({ id, label }))
  return { organizationId: of('organizationId'), eventId: of('eventId'), actionItem: of('actionItem') }
}
