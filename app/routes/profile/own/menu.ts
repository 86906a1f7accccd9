import { href } from 'react-router'
import { canReadPrivateFacts, canUseCredentials, canUseOwnProfile } from '#app/domain/viewer/permissions.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'

export type OwnPage = {
  to: string
  label: string
  /** Pages reached from there. */
  beyond?: string[]
}

/** The pages of a profile and an account, and who has them. */
export function ownPages(viewer: Viewer): OwnPage[] {
  const profile = canUseOwnProfile(viewer)
  const facts = canReadPrivateFacts(viewer)
  const pages: [shown: boolean, to: string, label: string, beyond?: string[]][] = [
    [profile, href('/profile'), 'My Profile'],
    [profile, href('/profile/contact-information'), 'Contact Information'],
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
    // Others find it under 'Contact Information'.
    [!profile, href('/profile/time-zone'), 'Time zone'],
  ]
  return pages.filter(([shown]) => shown).map(([, to, label, beyond]) => ({ to, label, beyond }))
}
