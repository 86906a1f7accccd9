import { href } from 'react-router'
import { canUseAdministration, mayAdminister } from '#app/domain/viewer/administration.ts'
import {
  canBlock,
  canKeepCalendar,
  canMarkLibrary,
  canOpenProfiles,
  canSaveProspects,
  canSubscribe,
  canUseAnnouncements,
  canUseCommunity,
  canUseCredentials,
  canUseEvents,
  canUseKudos,
  canUseMessages,
  canUseOwnProfile,
  canUsePartnerDashboard,
  canUsePartnerManagement,
  canUsePlaybooks,
  canVolunteer,
  canWritePosts,
  mustOnboard,
} from '#app/domain/viewer/permissions.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'

/** How something is done, and where it begins. */
export type Topic = { group: string; title: string; text: string; link?: { to: string; label: string } }

type Rule = Topic & { shown: (viewer: Viewer | null) => boolean }

/** Whether someone has come far enough to have pages, and may do it. */
const whoever =
  (may: (viewer: Viewer) => boolean) =>
  (viewer: Viewer | null): boolean =>
    viewer !== null && hasPages(viewer) && may(viewer)

const hasPages = (viewer: Viewer) => viewer.admin || (viewer.currentRole !== null && !mustOnboard(viewer))

const visitors = (viewer: Viewer | null) => viewer === null
const members = whoever(() => true)

/** In the order of the page. Each screen's guard uses the same predicate. */
const topics = (): Rule[] => [
  {
    group: 'Signing in',
    title: 'Join the community',
    text: 'Sign up with the email address that you were invited with. We’ll send you a link to confirm it, which works for two days. You can ask for another one.',
    link: { to: href('/auth/register'), label: 'Sign Up' },
    shown: visitors,
  },
  {
    group: 'Signing in',
    title: 'Get back in without your password',
    text: 'Enter your email address, and we’ll send you a link to choose a new password. It works once. If no email arrives, check your spam folder, and that you used the address you were invited with.',
    link: { to: href('/auth/forgot-password'), label: 'Forgot your password?' },
    shown: visitors,
  },
  {
    group: 'Your account',
    title: 'Change your password',
    text: 'You’ll be signed out everywhere else.',
    link: { to: href('/profile/change-password'), label: 'Change Password' },
    shown: whoever(canUseCredentials),
  },
  {
    group: 'Your account',
    title: 'Protect your account with a second factor',
    text: 'After your password, we’ll ask for a code from an authenticator app on your phone. Keep the recovery codes: each signs you in once if you lose your phone.',
    link: { to: href('/profile/second-factor'), label: 'Second factor' },
    shown: whoever(canUseCredentials),
  },
  {
    group: 'Your account',
    title: 'See where you’re signed in',
    text: 'Sign out any device you don’t recognize, or all others at once.',
    link: { to: href('/profile/devices'), label: 'Signed-in devices' },
    shown: whoever(canUseCredentials),
  },
  {
    group: 'Your account',
    title: 'Decide what others see of you',
    text: 'A Full Profile shows what you share, a Basic Profile your name and little more, and a hidden profile isn’t found at all. Each section can be shared or kept to yourself.',
    link: { to: href('/profile/privacy-and-visibility'), label: 'Privacy and Visibility' },
    shown: members,
  },
  {
    group: 'Your account',
    title: 'Choose which emails you get',
    text: 'Emails about new messages and kudos can come right away, once a day or never. Each one has a link to unsubscribe.',
    link: { to: href('/profile/privacy-and-visibility'), label: 'Privacy and Visibility' },
    shown: whoever(canUseOwnProfile),
  },
  {
    group: 'Your account',
    title: 'Keep your profile up to date',
    text: 'Choose the pencil beside a section to edit it. You can preview your profile as other members see it.',
    link: { to: href('/profile'), label: 'My Profile & Account' },
    shown: whoever(canUseOwnProfile),
  },
  {
    group: 'Your account',
    title: 'Choose light or dark colors',
    text: 'Pages follow your device’s setting until you choose. Your choice is for this browser only.',
    link: { to: href('/appearance'), label: 'Appearance' },
    shown: () => true,
  },
  {
    group: 'Your account',
    title: 'Subscribe, or see what you’re subscribed to',
    text: 'You pay on our billing provider’s pages, where you can also cancel or change your card. Coaching and other premium resources open as soon as you’ve paid.',
    link: { to: href('/subscriptions'), label: 'Subscriptions' },
    shown: whoever(canSubscribe),
  },
  {
    group: 'People',
    title: 'Find a member',
    text: 'Search by name, title, organization or city, and filter by interests, location and program. You can bookmark or share the link to a search.',
    link: { to: href('/directory'), label: 'Community Directory' },
    shown: whoever(canUseCommunity),
  },
  {
    group: 'People',
    title: 'Message a member',
    text: 'Choose “Contact” on their profile. Three short steps later your message is in a conversation that you both continue under “Messages”.',
    link: { to: href('/messages'), label: 'Messages' },
    shown: whoever((viewer) => canUseMessages(viewer) && canOpenProfiles(viewer)),
  },
  {
    group: 'People',
    title: 'Block a member',
    text: 'On their profile, under “More actions”. You’ll no longer find or message each other, and they aren’t told. Undo it any time.',
    link: { to: href('/profile/blocked-members'), label: 'Blocked members' },
    shown: whoever(canBlock),
  },
  {
    group: 'People',
    title: 'Ask the community',
    text: 'Give your question a topic so that the right people find it. Thank people for their answers with kudos. Report anything inappropriate: it’s hidden until our staff reviews it.',
    link: { to: href('/questions'), label: 'Questions' },
    shown: whoever(canWritePosts),
  },
  {
    group: 'People',
    title: 'See who thanked you',
    text: 'Kudos you’ve received are counted in the bar, and kept on a page of their own.',
    link: { to: href('/kudos'), label: 'Kudos' },
    shown: whoever(canUseKudos),
  },
  {
    group: 'People',
    title: 'Read what’s new',
    text: 'Announcements are counted in the bar until you’ve seen them, and stay on their page.',
    link: { to: href('/announcements'), label: 'Announcements' },
    shown: whoever(canUseAnnouncements),
  },
  {
    group: 'Events and resources',
    title: 'Find an event',
    text: 'Times are in the event’s own zone, and your own beside it where they differ. Events you’re going to have your agenda.',
    link: { to: href('/events'), label: 'Events' },
    shown: whoever(canUseEvents),
  },
  {
    group: 'Events and resources',
    title: 'Have your agenda in your calendar',
    text: 'Create a calendar link and add it to your calendar app once. It stays up to date. Anyone with the link can read your agenda, so don’t share it. A new link replaces the old one.',
    link: { to: href('/events/calendar'), label: 'My calendar' },
    shown: whoever(canKeepCalendar),
  },
  {
    group: 'Events and resources',
    title: 'Mark favorites and completed resources',
    text: 'Mark a resource as a favorite, or as completed. Longer resources open at the section you were reading.',
    link: { to: href('/resources'), label: 'Resource Library' },
    shown: whoever(canMarkLibrary),
  },
  {
    group: 'Events and resources',
    title: 'Work through a playbook',
    text: 'It’s built from your answers: steps, people, events and resources. When your plans change, start a new one. You can still open the earlier ones.',
    link: { to: href('/playbooks'), label: 'Playbooks' },
    shown: whoever(canUsePlaybooks),
  },
  {
    group: 'Events and resources',
    title: 'Give back',
    text: 'Say how you’d like to help, and look at the opportunities that match. You can withdraw from one that you’ve signed up for.',
    link: { to: href('/volunteer'), label: 'Volunteer' },
    shown: whoever(canVolunteer),
  },
  {
    group: 'Events and resources',
    title: 'Keep track of jobs',
    text: 'Mark a posting as a favorite or as applied for, and find both again under “Job prospects”.',
    link: { to: href('/careers/prospects'), label: 'Job prospects' },
    shown: whoever(canSaveProspects),
  },
  {
    group: 'Working with partners',
    title: 'Do what’s asked for before an event',
    text: 'Your action items are on your dashboard, the next one first. Fill in what’s asked, then mark it complete.',
    link: { to: href('/partner-dashboard/:organizationId?'), label: 'Partner dashboard' },
    shown: whoever((viewer) => viewer.partner && canUsePartnerDashboard(viewer)),
  },
  {
    group: 'Working with partners',
    title: 'Ask partners for something',
    text: 'Add an action item for one partner or many. Select several in the list to change them at once. You have ten minutes to undo that.',
    link: { to: href('/partner-management/action-items'), label: 'Action Items' },
    shown: whoever(canUsePartnerManagement),
  },
  {
    group: 'Administration',
    title: 'Publish something at a set time',
    text: 'Everything begins as a draft that only administrators see. Preview it as four roles, then publish it at once or at a set time. An archived one can come back.',
    link: { to: href('/admin'), label: 'Administration' },
    shown: whoever(canUseAdministration),
  },
  {
    group: 'Administration',
    title: 'Check people in at the door',
    text: 'Open the event, choose “Check-in” and a session, and tap a name. Several people can do so at once, on their phones.',
    link: { to: href('/admin/:kind', { kind: 'events' }), label: 'Events' },
    shown: whoever((viewer) => mayAdminister(viewer, 'events')),
  },
  {
    group: 'Administration',
    title: 'Bring people in',
    text: 'Invite them one by one or from a file. No one gets an email before you’ve seen who it goes to.',
    link: { to: href('/admin/:kind', { kind: 'invitations' }), label: 'Invitations' },
    shown: whoever((viewer) => mayAdminister(viewer, 'invite')),
  },
  {
    group: 'Administration',
    title: 'Take back what was changed',
    text: 'Bulk changes and deletions can be undone from the notice, and each record has a history of who changed what.',
    link: { to: href('/admin/history'), label: 'History' },
    shown: whoever((viewer) => mayAdminister(viewer, 'ownChanges')),
  },
]

/** What this person can do. */
export const topicsFor = (viewer: Viewer | null): Topic[] =>
  topics()
    .filter(({ shown }) => shown(viewer))
    .map(({ shown: _, ...topic }) => topic)
