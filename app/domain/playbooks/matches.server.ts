import { query } from '#app/db/query.server.ts'
import {
  type MemberCard,
  MemberCardRow,
  memberCardColumns,
  toMemberCard,
} from '../directory/member-card.server.ts'
import type { EventCard } from '../events/cards.server.ts'
import { nextEventsTagged } from '../events/library.server.ts'
import { findableByMembers } from '../members/privacy.server.ts'
import type { ResourceCard } from '../resources/cards.server.ts'
import { resourcesTagged } from '../resources/tagged.server.ts'
import { canUseEvents } from '../viewer/permissions.ts'
import type { Viewer } from '../viewer/viewer.ts'

const PEOPLE = 4
const EVENTS = 3
const RESOURCES = 6

/** Matches for a playbook's answers; null for the parts the viewer has no access to. */
export type Matches = {
  resources: ResourceCard[]
  people: MemberCard[] | null
  events: EventCard[] | null
}

/** By the tags of the answers. Three queries. */
export async function findMatches(viewer: Viewer, tagIds: number[]): Promise<Matches> {
  const [resources, people, events] = await Promise.all([
    resourcesTagged(viewer, tagIds, RESOURCES),
    viewer.hiddenProfile ? null : findPeople(viewer, tagIds),
    canUseEvents(viewer) ? nextEventsTagged(viewer, tagIds, EVENTS) : null,
  ])
  return { resources, people, events }
}

/** Other members with a Full Profile and an interest of the same name, in the order of home's newest members. */
async function findPeople(viewer: Viewer, tagIds: number[]): Promise<MemberCard[]> {
  const rows = await query(MemberCardRow)`
    WITH shared AS (
      SELECT i.id FROM "Interest" i JOIN "Tag" t ON lower(t.name) = lower(i.title)
        AND (i.type::text, t.type::text) IN (('INDUSTRY', 'INDUSTRY'), ('FUNCTIONAL', 'JOB_FUNCTION'))
      WHERE t.id = ANY(${tagIds}::int[]))
    SELECT ${memberCardColumns} FROM "User" u
    WHERE ${findableByMembers(viewer)} AND u.visibility = 'PUBLIC' AND u.id <> ${viewer.id} AND EXISTS (
      SELECT 1 FROM "MemberInterest" m WHERE m."userId" = u.id AND m."interestId" IN (SELECT id FROM shared))
    ORDER BY u."hasVisibleAvatar" DESC, u."profileChangedAt" DESC, u.id DESC LIMIT ${PEOPLE}`
  return rows.map((row) => toMemberCard(viewer, row))
}
