import { partnersHome, type Row, unready } from './access-outcomes.ts'

/** Partners and staff have no access to it. */
const elsewhere = {
  ...unready,
  ...partnersHome,
  partner: '/',
  'partner-manager': '/',
  staff: '/',
  admin: '/',
} as const
const refused = {
  ...unready,
  'event-manager': 403,
  partner: 403,
  'partner-manager': 403,
  staff: 403,
  admin: 403,
} as const

const page = (address: string): Row => ({
  address,
  get: { ...elsewhere, otherwise: 200 },
  post: { ...refused, otherwise: 405 },
})
const button = (address: string, body: Record<string, string>): Row => ({
  address,
  get: { ...elsewhere, otherwise: '/volunteer' },
  post: { ...refused, otherwise: '/volunteer' },
  body,
})

export const volunteeringRows: Record<string, Row> = {
  volunteer: page('/volunteer'),
  'my-activities': page('/volunteer/my-activities'),
  'volunteer-opportunity': page('/volunteer/1'),
  'giving-back': {
    ...page('/volunteer/giving-back'),
    post: { ...refused, otherwise: 400 },
    body: { categoryIds: '9999' },
  },
  'volunteer-signup': button('/volunteer/1/signup', { signedUp: 'true' }),
  'volunteer-favorite': button('/volunteer/1/favorite', { favorite: 'true' }),
}
