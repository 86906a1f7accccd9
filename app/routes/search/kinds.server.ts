import { href } from 'react-router'
import { searchConversations } from '#app/domain/conversations/names.server.ts'
import { memberList } from '#app/domain/directory/list.ts'
import { searchMembers } from '#app/domain/directory/search.server.ts'
import type { EventCard } from '#app/domain/events/cards.server.ts'
import { eventList } from '#app/domain/events/list.ts'
import { searchEvents, searchInsightEvents } from '#app/domain/events/search.server.ts'
import { searchPartners } from '#app/domain/organizations/partners.server.ts'
import { partnerEventList } from '#app/domain/partner-events/list.ts'
import { searchPartnerEvents } from '#app/domain/partner-events/listing.server.ts'
import { partnerHubList } from '#app/domain/partner-hubs/list.ts'
import { searchPartnerHubs } from '#app/domain/partner-hubs/search.server.ts'
import { questionList } from '#app/domain/questions/list.ts'
import { searchQuestions } from '#app/domain/questions/listing.server.ts'
import { regionalHubList } from '#app/domain/regional-hubs/list.ts'
import { searchRegionalHubs } from '#app/domain/regional-hubs/search.server.ts'
import {
  searchAlumniResources,
  searchInsights,
  searchLibrary,
} from '#app/domain/resources/best-matches.server.ts'
import type { ResourceCard } from '#app/domain/resources/cards.server.ts'
import { libraryList } from '#app/domain/resources/list.ts'
import {
  canOpenProfiles,
  canUseAlumniResources,
  canUseEvents,
  canUseInsights,
  canUseLibrary,
  canUseMessages,
  canUsePartnerHubs,
  canUsePartnerManagement,
  canUseQuestions,
  canUseRegionalHubs,
} from '#app/domain/viewer/permissions.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'
import { formatRange } from '#app/values/calendar-date.ts'
import { questionHref } from '../questions/address.ts'
import { resourceHref } from '../resources/addresses.ts'

/** One thing found. People have an image, which may be missing. */
export type Hit = { id: number; name: string; about?: string; to: string; image?: string | null }

/** Things that have a list of their own, searched as that list is, and by who may use it. */
type Kind = {
  label: string
  /** What one of them is, beside its name. */
  one: string
  shown: (viewer: Viewer) => boolean
  find: (viewer: Viewer, text: string, count: number) => Promise<Hit[]>
  /** The list with its search set. */
  list: (text: string) => string
}

const searched = (path: string, search: string) =>
  search ? `${path}?${new URLSearchParams({ search })}` : path

const told = (facts: (string | number | false | null | undefined)[]) =>
  facts.filter(Boolean).join(' · ') || undefined

export const KINDS: Kind[] = [
  {
    label: 'Members',
    one: 'Member',
    shown: canOpenProfiles,
    find: async (...asked) =>
      (await searchMembers(...asked)).map(({ id, name, image, mark, occupation, location }) => ({
        id,
        name,
        image: image ?? null,
        about: told([mark, occupation, location]),
        to: href('/profile/:profileId', { profileId: String(id) }),
      })),
    list: (search) => href('/directory') + memberList.href(memberList.of({ search })),
  },
  {
    label: 'Conversations',
    one: 'Conversation',
    shown: (viewer) => canUseMessages(viewer) && !viewer.hiddenProfile,
    find: async (...asked) =>
      (await searchConversations(...asked)).map(({ id, name, image }) => ({
        id,
        name: name ?? '',
        image: image ?? null,
        to: `${href('/messages')}?conversationId=${id}`,
      })),
    list: (search) => searched(href('/messages'), search),
  },
  {
    label: 'Events',
    one: 'Event',
    shown: canUseEvents,
    find: async (viewer, ...asked) =>
      (await searchEvents(viewer, ...asked)).map((event) => toEvent(viewer, event, allEvents)),
    list: allEvents,
  },
  {
    label: 'Partner events',
    one: 'Partner event',
    shown: canUsePartnerManagement,
    find: async (...asked) =>
      (await searchPartnerEvents(...asked)).map(({ id, name, startDate, endDate }) => ({
        id,
        name,
        about: formatRange(startDate, endDate),
        to: href('/partner-management/events/:id', { id: String(id) }),
      })),
    list: (search) =>
      href('/partner-management/events') + partnerEventList.href(partnerEventList.of({ search })),
  },
  {
    label: 'Resource Library',
    one: 'Resource',
    shown: canUseLibrary,
    find: async (...asked) => (await searchLibrary(...asked)).map(toResource),
    list: (search) => href('/resources') + libraryList.href(libraryList.of({ search })),
  },
  {
    label: 'MLT Insights',
    one: 'Insight',
    shown: canUseInsights,
    find: async (...asked) => (await searchInsights(...asked)).map(toResource),
    list: (search) => searched(href('/mlt-insight/resources'), search),
  },
  {
    label: 'MLT Insights events',
    one: 'Insights event',
    shown: canUseInsights,
    find: async (viewer, ...asked) =>
      (await searchInsightEvents(viewer, ...asked)).map((event) => toEvent(viewer, event, insightEvents)),
    list: insightEvents,
  },
  {
    label: 'Alumni Services',
    one: 'Alumni resource',
    shown: canUseAlumniResources,
    find: async (...asked) => (await searchAlumniResources(...asked)).map(toResource),
    list: (search) => searched(href('/alumni-resources'), search),
  },
  {
    label: 'Questions',
    one: 'Question',
    shown: canUseQuestions,
    find: async (...asked) =>
      (await searchQuestions(...asked)).map(({ id, heading, answers, ago }) => ({
        id,
        name: heading,
        about: told([answers > 0 && `${answers} ${answers === 1 ? 'answer' : 'answers'}`, ago]),
        to: questionHref(id),
      })),
    list: (search) => href('/questions') + questionList.href(questionList.of({ search })),
  },
  {
    label: 'Partner hubs',
    one: 'Partner hub',
    shown: canUsePartnerHubs,
    find: async (...asked) =>
      (await searchPartnerHubs(...asked)).map(({ id, name, industry, place }) => ({
        id,
        name,
        about: told([industry, place]),
        to: href('/partner-hub/:partnerHubId', { partnerHubId: String(id) }),
      })),
    list: (search) => href('/partner-hub') + partnerHubList.href(partnerHubList.of({ search })),
  },
  {
    label: 'Partners you manage',
    one: 'Partner',
    shown: canUsePartnerManagement,
    find: async (...asked) =>
      (await searchPartners(...asked)).map(({ id, name, industry, place }) => ({
        id,
        name,
        about: told([industry, place]),
        to: href('/partner-management/my-partners/:id', { id: String(id) }),
      })),
    list: (search) => searched(href('/partner-management/my-partners'), search),
  },
  {
    label: 'Regional hubs',
    one: 'Regional hub',
    shown: canUseRegionalHubs,
    find: async (_viewer, ...asked) =>
      (await searchRegionalHubs(...asked)).map(({ id, name, region }) => ({
        id,
        name,
        about: region ?? undefined,
        to: href('/regional-hub/:regionalHubId', { regionalHubId: String(id) }),
      })),
    list: (search) => href('/regional-hub') + regionalHubList.href(regionalHubList.of({ search })),
  },
]

function allEvents(search: string) {
  return href('/events') + eventList.href(eventList.of({ search, viewAll: true }))
}

function insightEvents(search: string) {
  return searched(href('/mlt-insight/events'), search)
}

/** An event without a page for the viewer stands in its list. */
function toEvent(viewer: Viewer, event: EventCard, list: (search: string) => string): Hit {
  const { id, name, opens, when, isCancelled, isOver } = event
  const hasPage = opens && canUseEvents(viewer)
  return {
    id,
    name,
    about: told([when.days, isCancelled ? 'Cancelled' : isOver && 'Past event']),
    to: hasPage ? href('/events/:eventId', { eventId: String(id) }) : list(name),
  }
}

const toResource = ({ id, name, subtype, speakers, minutes }: ResourceCard): Hit => ({
  id,
  name,
  about: told([minutes && `${minutes} min`, speakers.join(', ')]),
  to: resourceHref({ id, subtype }),
})
