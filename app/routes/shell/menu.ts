import { href } from 'react-router'
import { canOpenJobBoard } from '#app/domain/job-postings/job-board.server.ts'
import { canAdminister } from '#app/domain/viewer/administration.ts'
import {
  canSeeBusinessesInMenu,
  canSeePartnerHubsAlone,
  canUseAlumniResources,
  canUseCareers,
  canUseCommunity,
  canUseEvents,
  canUseHome,
  canUseInsights,
  canUseLibrary,
  canUsePartnerManagement,
  canUseQuestions,
  canUseRegionalHubs,
  canVolunteer,
} from '#app/domain/viewer/permissions.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'
import { settings } from '#app/settings.server.ts'

export type MenuLink = { label: string; to: string }
export type MenuEntry = MenuLink | { label: string; items: MenuLink[] }

type Rule<Entry> = Entry & { shown: (viewer: Viewer) => boolean }

/** The primary menu in the order of the bar. Each route's guard uses the same predicate. */
const entries = (): (Rule<MenuLink> | (Rule<{ label: string }> & { items: Rule<MenuLink>[] }))[] => [
  { label: 'Home', to: href('/'), shown: canUseHome },
  {
    label: 'Community',
    shown: canUseCommunity,
    items: [
      { label: 'Community Directory', to: href('/directory'), shown: canUseCommunity },
      { label: 'Regional Hub', to: href('/regional-hub'), shown: canUseRegionalHubs },
      { label: 'Events', to: href('/events'), shown: canUseEvents },
      { label: 'Questions', to: href('/questions'), shown: canUseQuestions },
      { label: 'Volunteer', to: href('/volunteer'), shown: canVolunteer },
      {
        label: 'Reports',
        to: href('/staff/reports'),
        shown: (viewer) => canAdminister(viewer, 'reviewReports'),
      },
    ],
  },
  { label: 'Partner Management', to: href('/partner-management'), shown: canUsePartnerManagement },
  {
    label: 'Resources',
    shown: () => true,
    items: [
      { label: 'Resource Library', to: href('/resources'), shown: canUseLibrary },
      { label: 'MLT Insights', to: href('/mlt-insight'), shown: canUseInsights },
      { label: 'Alumni Services', to: href('/alumni-resources'), shown: canUseAlumniResources },
      { label: 'Alumni Businesses', to: href('/alumni-business-registry'), shown: canSeeBusinessesInMenu },
    ],
  },
  {
    label: 'Careers',
    shown: canUseCareers,
    items: [
      { label: 'Career Openings', to: careerOpenings(), shown: canOpenJobBoard },
      { label: 'Partner Hub', to: href('/partner-hub'), shown: canUseCareers },
    ],
  },
  { label: 'Partner Hub', to: href('/partner-hub'), shown: canSeePartnerHubsAlone },
]

/** The organization's own job board, or ours. */
const careerOpenings = () => (settings().JOB_BOARD_URL ? href('/job-board') : href('/careers/job-board'))

export function menuFor(viewer: Viewer): MenuEntry[] {
  return entries()
    .filter((entry) => entry.shown(viewer))
    .flatMap((entry) => {
      if (!('items' in entry)) return { label: entry.label, to: entry.to }
      const items = entry.items.filter((item) => item.shown(viewer)).map(({ label, to }) => ({ label, to }))
      return items.length > 0 ? { label: entry.label, items } : []
    })
}
