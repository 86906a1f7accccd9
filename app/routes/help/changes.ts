import { href } from 'react-router'
import { canAdminister } from '#app/domain/viewer/administration.ts'
import {
  canBlock,
  canKeepCalendar,
  canUseCredentials,
  canUseOwnProfile,
} from '#app/domain/viewer/permissions.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'
import type { CalendarDate } from '#app/values/calendar-date.ts'
import { anyone, members, whoever } from './rules.ts'

/** What has become possible, since which day, and where. */
export type Change = { since: CalendarDate; text: string; link?: { to: string; label: string } }

type Rule = Change & { shown: (viewer: Viewer | null) => boolean }

const since = (day: string) => day as CalendarDate

/** The latest first. Each screen's guard uses the same predicate. */
const changes = (): Rule[] => [
  {
    since: since('2026-11-30'),
    text: 'Sign in with your fingerprint, your face or your screen lock instead of your password.',
    link: { to: href('/profile/passkeys'), label: 'Passkeys' },
    shown: anyone(canUseCredentials),
  },
  {
    since: since('2026-11-30'),
    text: 'Have a code from your phone asked for after your password.',
    link: { to: href('/profile/second-factor'), label: 'Second factor' },
    shown: anyone(canUseCredentials),
  },
  {
    since: since('2026-11-30'),
    text: 'See when we last emailed you about messages and kudos.',
    link: { to: href('/profile/privacy-and-visibility'), label: 'Privacy and Visibility' },
    shown: whoever(canUseOwnProfile),
  },
  {
    since: since('2026-11-30'),
    text: 'Read your agenda on your phone without a connection. You turn it on for each browser.',
    link: { to: href('/profile/privacy-and-visibility'), label: 'Privacy and Visibility' },
    shown: whoever((viewer) => canUseOwnProfile(viewer) && canKeepCalendar(viewer)),
  },
  {
    since: since('2026-11-30'),
    text: 'Close your account yourself. It’s deleted 14 days later.',
    link: { to: href('/profile/close-account'), label: 'Close your account' },
    shown: anyone(canUseCredentials),
  },
  {
    since: since('2026-11-29'),
    text: 'See how the site is doing: its database, emails, files, jobs and backups.',
    link: { to: href('/admin/status'), label: 'Status' },
    shown: anyone((viewer) => canAdminister(viewer, 'status')),
  },
  {
    since: since('2026-11-29'),
    text: 'Search for members, events, resources and everything else at once, from the top of every page.',
    link: { to: href('/search'), label: 'Search' },
    shown: whoever(() => true),
  },
  {
    since: since('2026-11-29'),
    text: 'What you type in a longer form is there again after you reload the page or go back to it.',
    shown: members,
  },
  {
    since: since('2026-11-29'),
    text: 'Choose light or dark colors.',
    link: { to: href('/appearance'), label: 'Appearance' },
    shown: () => true,
  },
  {
    since: since('2026-11-28'),
    text: 'See where you’re signed in, and sign out all other devices.',
    link: { to: href('/profile/devices'), label: 'Signed-in devices' },
    shown: anyone(canUseCredentials),
  },
  {
    since: since('2026-11-28'),
    text: 'Block a member you’d rather not hear from.',
    link: { to: href('/profile/blocked-members'), label: 'Blocked members' },
    shown: whoever(canBlock),
  },
]

/** What concerns this person. */
export const changesFor = (viewer: Viewer | null): Change[] =>
  changes()
    .filter(({ shown }) => shown(viewer))
    .map(({ shown: _, ...change }) => change)
