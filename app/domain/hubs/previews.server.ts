import type { Prisma } from '#app/db/generated/client.ts'
import { type Failed, orFailed } from '#app/values/or-failed.ts'
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
  events: Preview<EventCard> | Failed
  /** Masked for viewers with a hidden profile; null for a section the viewer may not see. */
  members: Preview<MemberCard> | 'masked' | Failed | null
  postings: Preview<JobPosting> | Failed | null
}

export type HubSources = {
  /** Conditions on an event row `e` and on a posting row `j`. */
  events: Prisma.Sql
  postings: Prisma.Sql
  members: (count: number) => Promise<MemberCard[]>
}

/** The previews of a hub's lists. One more row than shown is read of each, and no list is counted. Three queries, each failing alone. */
export async function readPreviews(
  viewer: Viewer,
  of: HubSources,
  onFailure: (error: unknown) => void,
): Promise<HubPreviews> {
  const section = orFailed(onFailure)
  const [events, members, postings] = await Promise.all([
    section(nextEventsWhere(viewer, of.events, EVENTS + 1)),
    canUseCommunity(viewer) && !viewer.hiddenProfile ? section(of.members(MEMBERS + 1)) : null,
    canReadJobPostings(viewer) ? section(openPostings(viewer, of.postings, POSTINGS.alone + 1)) : null,
  ])
  return {
    events: first(EVENTS, events),
    members: members ? first(MEMBERS, members) : canUseCommunity(viewer) ? 'masked' : null,
    postings: postings && first(events.length > 0 ? POSTINGS.besideEvents : POSTINGS.alone, postings),
  }
}

function first<Item>(count: number, items: Item[] | Failed): Preview<Item> | Failed {
  if (items === 'failed') return items
  return { items: items.slice(0, count), hasMore: items.length > count }
}
