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

/** The first of a list, and whether there are others. */
export type Preview<Item> = { items: Item[]; hasMore: boolean }

export type HubPreviews = {
  events: Preview<EventCard>
  /** Masked are those of whoever hides the own profile; null is a section that isn't for the viewer. */
  members: Preview<MemberCard> | 'masked' | null
  postings: Preview<JobPosting> | null
}

export type HubSources = {
  /** Conditions of an event row `e` and of a posting row `j`. */
  events: Prisma.Sql
  postings: Prisma.Sql
  members: (count: number) => Promise<MemberCard[]>
}

/** What a hub shows of its lists: one more than that is read of each, and no list is counted. Three queries. */
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
