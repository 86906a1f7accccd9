import { login, partnersHome, type Row, roleless, unready } from './access-outcomes.ts'

const ownPlaybooks = {
  ...unready,
  ...partnersHome,
  staff: '/',
  admin: '/',
  partner: '/',
  'partner-manager': '/',
} as const
const nobodyToPlaybooks = {
  ...unready,
  staff: 403,
  admin: 403,
  partner: 403,
  'partner-manager': 403,
  'event-manager': 403,
} as const
/** The onboarding, and the playbooks that come of it: not for staff, partners and event managers. */
export const playbookRows: Record<string, Row> = {
  onboarding: {
    address: '/onboarding',
    get: { ...login, ...roleless, otherwise: '/', ...partnersHome, 'new-fellow': 200 },
    post: { ...login, ...roleless, otherwise: '/', ...partnersHome, 'new-fellow': '/onboarding' },
  },
  playbooks: {
    address: '/playbooks',
    get: { ...ownPlaybooks, otherwise: 200 },
    post: { ...nobodyToPlaybooks, otherwise: 405 },
  },
  'playbook-onboarding': {
    address: '/playbooks/onboarding',
    get: { ...ownPlaybooks, otherwise: 200 },
    post: { ...nobodyToPlaybooks, otherwise: '/playbooks/onboarding' },
  },
  playbook: {
    address: '/playbooks/1',
    get: { ...ownPlaybooks, otherwise: 404, alumni: 200 },
    post: { ...nobodyToPlaybooks, otherwise: 405 },
  },
}
