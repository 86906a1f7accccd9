import { accountRows } from './access-accounts.ts'
import { actionItemRows } from './access-action-items.ts'
import { administrationRows } from './access-administration.ts'
import { affiliationRows } from './access-affiliations.ts'
import { billingRows } from './access-billing.ts'
import { eventRows } from './access-events.ts'
import { homeRows } from './access-home.ts'
import { hubRows } from './access-hubs.ts'
import { notificationRows } from './access-notifications.ts'
import { isResourceAt, type Outcome, partnersHome, type Row, refusing, unready } from './access-outcomes.ts'
import { ownProfileRows } from './access-own-profile.ts'
import { paywallRows } from './access-paywall.ts'
import { playbookRows } from './access-playbooks.ts'
import { questionRows } from './access-questions.ts'
import { resourceRows } from './access-resources.ts'
import { volunteeringRows } from './access-volunteering.ts'

const nobodyFromCommunity = { ...unready, 'event-manager': 403 } as const
const nobodyToMessages = { ...unready, partner: 403, 'partner-manager': 403 } as const
const notPartnerStaff = { ...unready, otherwise: '/', 'event-manager': 200, 'partner-manager': 200 } as const
/** A screen of partner management without a form. */
const managed = (address: string): Row => ({
  address,
  get: notPartnerStaff,
  post: { ...unready, otherwise: 403, 'event-manager': 405, 'partner-manager': 405 },
})
/** About the first partner at the first event, which the partner manager doesn't manage. */
const ofFirstPartner = (path: string, post: Outcome): Row => ({
  address: `/partner-dashboard/1/event/1${path}`,
  get: { ...unready, otherwise: '/', 'event-manager': 200, partner: 200, 'partner-manager': 404 },
  post: { ...unready, otherwise: 403, 'event-manager': post, partner: post, 'partner-manager': 404 },
})
/** A pick-list responds with data, so users without access are refused rather than redirected. */
const pickList = (address: string): Row => ({
  address,
  get: { ...nobodyFromCommunity, 'signed-out': 401, unverified: 401, otherwise: 200 },
  post: { ...nobodyFromCommunity, 'signed-out': 401, unverified: 401, otherwise: 405 },
})

/** The dialog that messages the fellow: not by the fellow, not as a partner, not while hidden. */
const contactStep = (step: string): Row => ({
  address: `/profile/1/contact/${step}`,
  get: {
    ...unready,
    ...partnersHome,
    otherwise: 200,
    fellow: 404,
    partner: 404,
    'partner-manager': 404,
    hidden: 404,
    'hidden-fellow': 404,
  },
  post: { ...nobodyFromCommunity, otherwise: 405 },
})

const pages: Record<string, Row> = {
  ...accountRows,
  ...administrationRows,
  ...billingRows,
  ...homeRows,
  ...eventRows,
  community: {
    address: '/community',
    get: { ...unready, otherwise: '/directory', ...partnersHome },
    post: { ...nobodyFromCommunity, otherwise: 405 },
  },
  directory: {
    address: '/directory',
    get: { ...unready, otherwise: 200, ...partnersHome },
    post: { ...nobodyFromCommunity, otherwise: 405 },
  },
  ...affiliationRows,
  ...paywallRows,
  'routes/endpoints/cities': pickList('/endpoints/cities?country=US'),
  'routes/endpoints/interests': pickList('/endpoints/interests'),
  'routes/endpoints/job-functions': pickList('/endpoints/job-functions'),
  'routes/endpoints/job-industries': pickList('/endpoints/job-industries'),
  'routes/endpoints/locations': pickList('/endpoints/locations'),
  'routes/endpoints/majors': pickList('/endpoints/majors'),
  'routes/endpoints/organizations': pickList('/endpoints/organizations'),
  'routes/endpoints/programs': pickList('/endpoints/programs'),
  'routes/endpoints/schools': pickList('/endpoints/schools'),
  ...ownProfileRows,
  profile: {
    address: '/profile/1',
    get: { ...unready, otherwise: 200, ...partnersHome },
    post: { ...nobodyFromCommunity, otherwise: 405 },
  },
  vcard: {
    address: '/profile/1/vcard',
    get: { ...unready, ...partnersHome, otherwise: 200, hidden: 404, 'hidden-fellow': 404 },
    post: { ...nobodyFromCommunity, otherwise: 405 },
  },
  'blocked-members': {
    address: '/profile/blocked-members',
    get: { ...unready, ...partnersHome, otherwise: 200 },
    post: { ...nobodyFromCommunity, otherwise: '/profile/blocked-members' },
    body: { memberId: '1' },
  },
  block: {
    address: '/profile/999999/block',
    get: { ...unready, ...partnersHome, otherwise: 404 },
    post: { ...nobodyFromCommunity, otherwise: 404 },
  },
  'contact-intro': contactStep('intro'),
  'contact-tips': contactStep('tips'),
  'contact-message': {
    ...contactStep('message'),
    post: {
      ...nobodyFromCommunity,
      otherwise: '/profile/1',
      fellow: 409,
      partner: 409,
      'partner-manager': 409,
      hidden: 409,
      'hidden-fellow': 409,
    },
    body: { text: 'May I ask you about your program?', formKey: '0f8fad5b-d9cb-469f-a165-70867728950e' },
  },
  messages: {
    address: '/messages',
    get: { ...unready, otherwise: 200, partner: '/', 'partner-manager': '/' },
    post: { ...nobodyToMessages, otherwise: 404 },
    body: { text: 'Thank you!', formKey: '0f8fad5b-d9cb-469f-a165-70867728950e' },
  },
  /** A message that the alumna received. */
  'report-message': {
    address: '/messages/1/report',
    get: { ...unready, otherwise: 404, alumni: 200, partner: '/', 'partner-manager': '/' },
    post: { ...nobodyToMessages, otherwise: 404, alumni: 400 },
    body: { reason: 'x'.repeat(501) },
  },
  'routes/endpoints/conversation-seen': {
    address: '/endpoints/conversations/999999/seen',
    get: { ...nobodyToMessages, 'signed-out': 401, unverified: 401, otherwise: 405 },
    post: { ...nobodyToMessages, 'signed-out': 401, unverified: 401, otherwise: 404 },
    body: { messageId: '1' },
  },
  'routes/images/show': {
    address: '/images/0123456789abcdef01234567/64',
    get: { 'signed-out': 401, unverified: 401, otherwise: 404 },
    post: { 'signed-out': 401, unverified: 401, otherwise: 405 },
  },
  file: {
    address: '/files/0123456789abcdef0123456789abcdef',
    get: { otherwise: 404 },
    post: { otherwise: 405 },
  },
  ...actionItemRows,
  ...hubRows,
  ...notificationRows,
  ...playbookRows,
  ...questionRows,
  ...volunteeringRows,
  ...resourceRows,
  'partner-management': {
    address: '/partner-management',
    get: {
      ...notPartnerStaff,
      'event-manager': '/partner-management/my-partners',
      'partner-manager': '/partner-management/my-partners',
    },
    post: { ...unready, otherwise: 403, 'event-manager': 405, 'partner-manager': 405 },
  },
  'my-partners': managed('/partner-management/my-partners'),
  'my-partner': managed('/partner-management/my-partners/2'),
  'partner-events': managed('/partner-management/events'),
  'partner-event-details': managed('/partner-management/events/1'),
  'partner-dashboard': {
    address: '/partner-dashboard',
    get: {
      ...unready,
      otherwise: '/',
      'event-manager': '/partner-management/my-partners',
      partner: '/partner-dashboard/1',
      'partner-manager': '/partner-dashboard/2',
    },
    post: { ...unready, otherwise: 403, 'event-manager': 405, partner: 405, 'partner-manager': 405 },
  },
  'event-home': ofFirstPartner('', '/partner-dashboard/1/event/1'),
  'add-partner-attendee': ofFirstPartner('/attendees/add', 400),
  'edit-partner-attendee': ofFirstPartner('/attendees/1/edit', 400),
  'remove-partner-attendee': ofFirstPartner('/attendees/1/remove', 400),
  'routes/shell/not-found': {
    address: '/no/such/page',
    get: { otherwise: 404 },
    post: { otherwise: 404 },
  },
}

/** Every route with a URL, by its id, and its response to each requester. A missing route fails the test. */
export const accessTable: Record<string, Row> = Object.fromEntries(
  Object.entries(pages).map(([id, row]) => [id, isResourceAt(row.address) ? refusing(row) : row]),
)
