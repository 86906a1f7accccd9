import { href } from 'react-router'
import { canReadPrivateFacts, canUseCredentials, canUseOwnProfile } from '#app/domain/viewer/permissions.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'

export type OwnPage = {
  to: string
  label: string
  /** Pages reached from there. */
  beyond?: string[]
}

/** A member's own pages, and who has them. */
export function ownPages(viewer: Viewer): OwnPage[] {
  const facts = canReadPrivateFacts(viewer)
  const pages: [shown: boolean, to: string, label: string, beyond?: string[]][] = [
    [canUseOwnProfile(viewer), href('/profile'), 'My Profile'],
    [canUseOwnProfile(viewer), href('/profile/contact-information'), 'Contact Information'],
    [facts, href('/profile/employment-status'), 'Employment Status'],
    [facts, href('/profile/demographic-information'), 'Demographic Information'],
    [
      true,
      href('/profile/privacy-and-visibility'),
      'Privacy and Visibility',
      [href('/profile/close-account')],
    ],
    [
      canUseCredentials(viewer),
      href('/profile/change-password'),
      'Change Password',
      [href('/profile/devices'), href('/profile/passkeys')],
    ],
  ]
  return pages.filter(([shown]) => shown).map(([, to, label, beyond]) => ({ to, label, beyond }))
}
