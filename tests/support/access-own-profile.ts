import { login, type Outcome, partnersHome, type Row, unready } from './access-outcomes.ts'

type Body = Record<string, string>

/** A member's own page: for everyone but event managers, who have no profile. */
const own = (address: string, post: Outcome, body?: Body): Row => ({
  address,
  get: { ...unready, ...partnersHome, otherwise: 200 },
  post: { ...unready, 'event-manager': 403, otherwise: post },
  body,
})

/** Of the account, whatever its role and before anything is chosen. */
const ofAnyone = (address: string, post: Outcome, body?: Body): Row => ({
  address,
  get: { ...login, otherwise: 200 },
  post: { ...login, otherwise: post },
  body,
})

const partners = (outcome: Outcome) => ({ partner: outcome, 'partner-manager': outcome })

const without = (row: Row, kinds: (outcome: Outcome) => Partial<Row['get']>): Row => ({
  ...row,
  get: { ...row.get, ...kinds('/') },
  post: { ...row.post, ...kinds(403) },
})

/** Not for those who are nothing but staff or a partner. */
const career = (address: string, post: Outcome, body?: Body): Row =>
  without(own(address, post, body), (outcome) => ({ ...partners(outcome), staff: outcome }))

const noSuchArticle = (what: string, post: Outcome): Row => {
  const row = career(`/profile/news/999999/${what}`, post)
  return { ...row, get: { ...row.get, otherwise: 404 } }
}

export const ownProfileRows: Record<string, Row> = {
  'my-profile': own('/profile', 405),
  'edit-name': without(own('/profile/name', 400), (outcome) => ({ staff: outcome })),
  // Only a form with a file is accepted for an image.
  'edit-image': own('/profile/image', 415),
  'import-image': {
    ...own('/profile/image/import', 404),
    get: { ...unready, ...partnersHome, otherwise: 404 },
  },
  'remove-image': {
    ...own('/profile/image/remove', '/profile'),
    get: { ...unready, ...partnersHome, otherwise: 404 },
  },
  'edit-introduction': own('/profile/introduction', 400),
  'edit-interests': career('/profile/interests', 400, { industryPrimary: '999999' }),
  'edit-online-presence': career('/profile/online-presence', 400, { twitter: 'without-the-sign' }),
  'add-news': career('/profile/news/add', 400),
  'edit-news': noSuchArticle('edit', 400),
  'remove-news': noSuchArticle('remove', 404),
  'contact-information': own('/profile/contact-information', 405),
  'edit-emails': own('/profile/contact-information/emails', 400),
  'edit-phones': own('/profile/contact-information/phones', 400),
  'edit-addresses': without(own('/profile/contact-information/addresses', 400), partners),
  'edit-time-zone': own('/profile/contact-information/time-zone', 400, { timeZone: 'Nowhere/Land' }),
  'employment-status': career('/profile/employment-status', 400),
  'demographic-information': career('/profile/demographic-information', 400),
  'privacy-and-visibility': ofAnyone('/profile/privacy-and-visibility', 400),
  'edit-sharing': ofAnyone('/profile/privacy-and-visibility/sharing', 400),
  'own-time-zone': ofAnyone('/profile/time-zone', 400, { timeZone: 'Nowhere/Land' }),
}

/** Pages that show members only their own data. */
export const ownPages = [
  '/profile',
  '/profile?view=rising-leader',
  '/profile?view=partner',
  '/profile?view=public',
  ...['name', 'introduction', 'interests', 'online-presence', 'image', 'news/add'].map(
    (path) => `/profile/${path}`,
  ),
  ...['/profile/contact-information', '/dev/billing/portal'],
  ...['emails', 'phones', 'addresses', 'time-zone'].map((path) => `/profile/contact-information/${path}`),
  '/profile/employment-status',
  '/profile/demographic-information',
  '/profile/privacy-and-visibility',
  '/profile/privacy-and-visibility/sharing',
  '/profile/time-zone',
  '/profile/close-account',
]
