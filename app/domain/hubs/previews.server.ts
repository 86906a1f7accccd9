import type { Prisma } from '#app/db/generated/client.ts'
import type { MemberCard } from '../directory/member-card.server.ts'
import type { EventCard } from '../events/cards.server.ts'
import { nextEventsWhere } from '../events/library.server.ts'
import { type JobPosting, openPostings } from '../job-postings/postings.server.ts'
import { canReadJobPostings, canUseCommunity } from '../viewer/permissions.ts'
import type { Viewer } from '../viewer/viewer.ts'

const EVENTS = 1
const MEMBERS = 4
const POSTINGS = { besideEvents: 2, alone: 3 }

/** The first entries of a list, and whether there are more. */
export type Preview<Item> = { items: Item[]; hasMore: boolean }

export type HubPreviews = {
  events: Preview<EventCard>
  /** Masked for viewers with a hidden profile; null for a section the viewer may not see. */
  members: Preview<MemberCard> | 'masked' | null
  postings: Preview<JobPosting> | null
}

export type HubSources = {
  /** Conditions on an event row `e` and on a posting row `j`. */
  events: Prisma.Sql
  postings: Prisma.Sql
  members: (count: number) => Promise<MemberCard[]>
}

/** The previews of a hub's lists. One more row than shown is read of each, and no list is counted. Three queries. */
export async function readPreviews(viewer: Viewer, of: HubSources): Promise<HubPreviews> {
  const [events, members, postings] = await Promise.all([
    nextEventsWhere(viewer, of.events, EVENTS + 1),
    canUseCommunity(viewer) && !viewer.hiddenProfile ? of.members(MEMBERS + 1) : null,
    canReadJobPostings(viewer) ? openPostings(viewer, of.postings, POSTINGS.alone + 1) : null,
  ])
  return {
    events: first(EVENTS, events),
    members: members ? first(MEMBERS, members) : canUseCommunity(viewer) ? 'masked' : null,
    postings: postings && first(events.length > 0 ? POSTINGS.besideEvents : POSTINGS.alone, postings),
  }
}

const first = <Item>(count: number, items: Item[]): Preview<Item> => ({
  items: items.slice(0, count),
  hasMore: items.length > count,
})
