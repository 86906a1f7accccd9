import { href } from 'react-router'
import {
  NO_NOTIFICATIONS,
  readNotifications,
  type VersionedNotifications,
} from '#app/domain/notifications/notifications.server.ts'
import type { SessionState } from '#app/domain/sessions/session.server.ts'
import { canUseAdministration } from '#app/domain/viewer/administration.ts'
import {
  canSeeSubscriptionsInMenu,
  canUseCredentials,
  canUseOwnProfile,
  hasRole,
  mustOnboard,
} from '#app/domain/viewer/permissions.ts'
import { ROLES } from '#app/domain/viewer/roles.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'
import { authorToken } from '#app/http/author.server.ts'
import { log } from '#app/http/log.server.ts'
import { administrationAddress } from '#app/settings.server.ts'
import type { IconName } from '#app/ui/icon.tsx'
import { type MenuEntry, type MenuLink, menuFor } from './menu.ts'

type PersonalPage = MenuLink & { icon: IconName }

export type ShellData = {
  menu: MenuEntry[]
  canSearch: boolean
  notifications: VersionedNotifications
  person: {
    id: number
    author: string
    name: string
    /** The role of the staff member who is acting as this person. */
    actingAs: string | null
    image: string | null
    canSwitchRole: boolean
    /** The first entries of the person's menu. */
    pages: PersonalPage[]
  } | null
}

const emptyShell: ShellData = { menu: [], canSearch: false, notifications: NO_NOTIFICATIONS, person: null }

/** Read once per request, for the session and the frame. */
const made = new WeakMap<SessionState, Promise<ShellData>>()

/** The contents of the frame around every page, for any viewer. */
export function shellData(session: SessionState): Promise<ShellData> {
  const shell = made.get(session) ?? makeShellData(session)
  made.set(session, shell)
  return shell
}

/** Before a role and onboarding there is nowhere to go. */
async function makeShellData(session: SessionState): Promise<ShellData> {
  if (session.kind !== 'signed-in') return emptyShell
  const { viewer } = session
  const ready = hasRole(viewer) && !mustOnboard(viewer)
  return {
    menu: [...(ready ? menuFor(viewer) : []), ...administrationEntry(viewer)],
    canSearch: ready,
    notifications: ready ? await newsOf(viewer) : NO_NOTIFICATIONS,
    person: {
      id: viewer.id,
      author: authorToken(viewer),
      name: viewer.fullName,
      actingAs: viewer.impersonator && (viewer.currentRole ? ROLES[viewer.currentRole].label : 'none'),
      image: viewer.profileImgUrl,
      canSwitchRole: hasRole(viewer) && viewer.roles.length > 1,
      pages: [
        ...accountPages(viewer),
        ...(ready && canSeeSubscriptionsInMenu(viewer) ? [SUBSCRIPTIONS] : []),
      ],
    },
  }
}

const PROFILE: PersonalPage = { label: 'My Profile & Account', to: href('/profile'), icon: 'user' }
const SUBSCRIPTIONS: PersonalPage = {
  label: 'Subscriptions',
  to: href('/subscriptions'),
  icon: 'credit-card',
}

/** Of the account. Whoever has no profile page finds here what it would lead to. */
function accountPages(viewer: Viewer): PersonalPage[] {
  if (canUseOwnProfile(viewer)) return [PROFILE]
  return [
    { label: 'Privacy and Visibility', to: href('/profile/privacy-and-visibility'), icon: 'eye-off' },
    ...(canUseCredentials(viewer)
      ? [{ label: 'Change Password', to: href('/profile/change-password'), icon: 'key' } as const]
      : []),
  ]
}

function newsOf(viewer: Viewer): Promise<VersionedNotifications> {
  return readNotifications(viewer, (err) => log.error({ err }, 'a badge could not be counted'))
}

/** An administrator without another role sees it alone. */
const administrationEntry = (viewer: Viewer): MenuLink[] =>
  canUseAdministration(viewer) ? [{ label: 'Administration', to: administrationAddress() }] : []
