import { href } from 'react-router'
import { canUsePartnerManagement } from '#app/domain/viewer/permissions.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'
import type { IconName } from '#app/ui/icon-names.ts'

export type ActionCard = { title: string; text: string; icon: IconName; to: string }

const AT_MOST = 4

/** In display order, the same for every role. */
const CARDS: (Omit<ActionCard, 'to'> & {
  to: string | ((viewer: Viewer) => string)
  shown: (viewer: Viewer) => boolean
})[] = [
  {
    title: 'Community Directory',
    text: 'Find Rising Leaders by name, job, city or program.',
    icon: 'users',
    to: href('/directory'),
    shown: ({ fellow }) => fellow,
  },
  {
    title: 'Partner Hub',
    text: 'See the organizations we work with and the Rising Leaders already there.',
    icon: 'building',
    to: href('/partner-hub'),
    shown: ({ fellow, singleProgramOnly, googleTecOnly }) => fellow && !singleProgramOnly && !googleTecOnly,
  },
  {
    title: 'Events',
    text: 'See your organization’s action items, events and attendees.',
    icon: 'calendar',
    to: ({ organizationId }) =>
      href('/partner-dashboard/:organizationId?', { organizationId: String(organizationId) }),
    shown: ({ partner, organizationId }) => partner && organizationId !== null,
  },
  {
    title: 'Partner Management',
    text: 'See partners, their events and their action items.',
    icon: 'handshake',
    to: href('/partner-management'),
    shown: canUsePartnerManagement,
  },
  {
    title: 'Resource Library',
    text: 'Guides, recordings and exercises for your next step.',
    icon: 'book-open',
    to: href('/resources'),
    shown: ({ alumni, fellow, staff }) => alumni || fellow || staff,
  },
  {
    title: 'Profile',
    text: 'Review your profile and choose who can see it.',
    icon: 'user',
    to: href('/profile'),
    shown: ({ alumni, fellow, staff }) => alumni || fellow || staff,
  },
]

export function actionCardsFor(viewer: Viewer): ActionCard[] {
  return CARDS.filter(({ shown }) => shown(viewer))
    .slice(0, AT_MOST)
    .map(({ title, text, icon, to }) => ({
      title,
      text,
      icon,
      to: typeof to === 'string' ? to : to(viewer),
    }))
}
