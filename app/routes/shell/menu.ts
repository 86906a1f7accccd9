import { href } from 'react-router'
import {
  mayReviewReports,
  mayUseAlumniResources,
  mayUseCareers,
  mayUseCommunity,
  mayUseEvents,
  mayUseHome,
  mayUseInsights,
  mayUseJobBoard,
  mayUseLibrary,
  mayUsePartnerManagement,
  mayUseQuestions,
  mayUseRegionalHubs,
  mayVolunteer,
  seesBusinessesInMenu,
  seesPartnerHubsAlone,
} from '#app/domain/viewer/areas.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'

export type MenuLink = { label: string; to: string }
export type MenuEntry = MenuLink | { label: string; items: MenuLink[] }

type Rule<Entry> = Entry & { shown: (viewer: Viewer) => boolean }

/** The primary menu in the order of the bar. The guard of each route asks the same predicate. */
const MENU: (Rule<MenuLink> | (Rule<{ label: string }> & { items: Rule<MenuLink>[] }))[] = [
  { label: 'Home', to: href('/'), shown: mayUseHome },
  {
    label: 'Community',
    shown: mayUseCommunity,
    items: [
      { label: 'Community Directory', to: href('/directory'), shown: mayUseCommunity },
      { label: 'Regional Hub', to: href('/regional-hub'), shown: mayUseRegionalHubs },
      { label: 'Events', to: href('/events'), shown: mayUseEvents },
      { label: 'Questions', to: href('/questions'), shown: mayUseQuestions },
      { label: 'Volunteer', to: href('/volunteer'), shown: mayVolunteer },
      { label: 'Reports', to: href('/staff/reports'), shown: mayReviewReports },
    ],
  },
  { label: 'Partner Management', to: href('/partner-management'), shown: mayUsePartnerManagement },
  {
    label: 'Resources',
    shown: () => true,
    items: [
      { label: 'Resource Library', to: href('/resources'), shown: mayUseLibrary },
      { label: 'MLT Insights', to: href('/mlt-insight'), shown: mayUseInsights },
      { label: 'Alumni Services', to: href('/alumni-resources'), shown: mayUseAlumniResources },
      { label: 'Alumni Businesses', to: href('/alumni-business-registry'), shown: seesBusinessesInMenu },
    ],
  },
  {
    label: 'Careers',
    shown: mayUseCareers,
    items: [
      { label: 'Career Openings', to: href('/job-board'), shown: mayUseJobBoard },
      { label: 'Partner Hub', to: href('/partner-hub'), shown: mayUseCareers },
    ],
  },
  { label: 'Partner Hub', to: href('/partner-hub'), shown: seesPartnerHubsAlone },
]

export function menuFor(viewer: Viewer): MenuEntry[] {
  return MENU.filter((entry) => entry.shown(viewer)).flatMap((entry) => {
    if (!('items' in entry)) return { label: entry.label, to: entry.to }
    const items = entry.items.filter((item) => item.shown(viewer)).map(({ label, to }) => ({ label, to }))
    return items.length > 0 ? { label: entry.label, items } : []
  })
}
