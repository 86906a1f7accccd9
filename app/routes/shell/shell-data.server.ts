import type { SessionState } from '#app/domain/sessions/session.server.ts'
import { mayUseMessages, mayUseOwnProfile, mustOnboard } from '#app/domain/viewer/areas.ts'
import { ROLES } from '#app/domain/viewer/roles.ts'
import { authorToken } from '#app/http/author.server.ts'
import { type MenuEntry, menuFor } from './menu.ts'

export type ShellData = {
  menu: MenuEntry[]
  person: {
    author: string
    name: string
    /** The role in which a member of staff acts as this person. */
    actingAs: string | null
    image: string | null
    canSwitchRole: boolean
    hasProfile: boolean
    hasMessages: boolean
  } | null
}

/** What the frame around every page shows, whoever asks. Before a role and onboarding there is nothing to go to. */
export function shellData(session: SessionState): ShellData {
  if (session.kind !== 'signed-in') return { menu: [], person: null }
  const { viewer } = session
  const hasRole = viewer.currentRole !== null && !viewer.admin
  return {
    menu: hasRole && !mustOnboard(viewer) ? menuFor(viewer) : [],
    person: {
      author: authorToken(viewer.id),
      name: viewer.fullName,
      actingAs: viewer.impersonator && (viewer.currentRole ? ROLES[viewer.currentRole].label : 'none'),
      image: viewer.profileImgUrl,
      canSwitchRole: hasRole && viewer.roles.length > 1,
      hasProfile: hasRole && mayUseOwnProfile(viewer),
      hasMessages: hasRole && !mustOnboard(viewer) && mayUseMessages(viewer),
    },
  }
}
