import { href } from 'react-router'
import { canUseAdministration } from '#app/domain/viewer/administration.ts'
import {
  canSeeSubscriptionsInMenu,
  canUseAnnouncements,
  canUseCredentials,
  canUseKudos,
  canUseMessages,
  canUseOwnProfile,
  canUsePlaybooks,
} from '#app/domain/viewer/permissions.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'
import { administrationAddress } from '#app/settings.server.ts'
import { fold, searchWords } from '#app/values/fold.ts'
import { rankAmong } from '#app/values/rank.ts'
import { menuFor } from '../shell/menu.ts'

type Page = { label: string; to: string; group?: string }

/** The pages of the viewer's menus whose names have every word, the best first. */
export function searchPages(viewer: Viewer, text: string): Page[] {
  const words = searchWords(text)
  const found = pagesOf(viewer).filter(({ label }) => words.every((word) => fold(label).includes(word)))
  return rankAmong(found, text, ({ label }) => [fold(label)])
}

function pagesOf(viewer: Viewer): Page[] {
  const menu = menuFor(viewer).flatMap((entry) =>
    'items' in entry ? entry.items.map((item) => ({ ...item, group: entry.label })) : entry,
  )
  const own = ownPages().filter(({ shown }) => shown(viewer))
  return [...menu, ...own.map(({ label, to }) => ({ label, to }))]
}

/** Those that the menu of the profile and the counts in the bar lead to. */
const ownPages = (): (Page & { shown: (viewer: Viewer) => boolean })[] => [
  { label: 'Messages', to: href('/messages'), shown: canUseMessages },
  { label: 'Kudos', to: href('/kudos'), shown: canUseKudos },
  { label: 'Announcements', to: href('/announcements'), shown: canUseAnnouncements },
  { label: 'My Profile & Account', to: href('/profile'), shown: canUseOwnProfile },
  { label: 'Privacy and Visibility', to: href('/profile/privacy-and-visibility'), shown: () => true },
  { label: 'Change Password', to: href('/profile/change-password'), shown: canUseCredentials },
  { label: 'Second factor', to: href('/profile/second-factor'), shown: canUseCredentials },
  { label: 'Passkeys', to: href('/profile/passkeys'), shown: canUseCredentials },
  { label: 'Close your account', to: href('/profile/close-account'), shown: canUseCredentials },
  { label: 'Subscriptions', to: href('/subscriptions'), shown: canSeeSubscriptionsInMenu },
  { label: 'Playbooks', to: href('/playbooks'), shown: canUsePlaybooks },
  { label: 'Help', to: href('/help'), shown: () => true },
  { label: 'Administration', to: administrationAddress(), shown: canUseAdministration },
]
