import { fellowsWithoutCareers, type Outcome, partnersHome, type Row, unready } from './access-outcomes.ts'

/** Public. The demo's first business has the id after those of its other organizations. */
const registry = (address: string): Row => ({ address, get: { otherwise: 200 }, post: { otherwise: 405 } })

/**
 * For everyone but the Google program; about the hub of the first partner, which the partner manager doesn't manage.
 */
const partnerHub = (path: string, partnerManager: Outcome): Row => ({
  address: `/partner-hub${path}`,
  get: { ...unready, 'google-tec': '/', 'partner-manager': partnerManager, otherwise: 200 },
  post: { ...unready, 'google-tec': 403, otherwise: 405 },
})

const partnersToHome = { partner: '/', 'partner-manager': '/' } as const
const refused = {
  ...unready,
  fellow: 403,
  'mba-fellow': 403,
  'single-program': 403,
  'google-tec': 403,
  'hidden-fellow': 403,
  'event-manager': 403,
  partner: 403,
  'partner-manager': 403,
} as const

/** Neither for partners nor for regular fellows. */
const regionalHub = (path: string): Row => ({
  address: `/regional-hub${path}`,
  get: { ...unready, ...fellowsWithoutCareers, ...partnersHome, ...partnersToHome, otherwise: 200 },
  post: { ...refused, otherwise: 405 },
})

/** For alumni, and for staff to read. */
const postings = (address: string): Row => ({
  address,
  get: {
    ...unready,
    ...fellowsWithoutCareers,
    ...partnersHome,
    ...partnersToHome,
    'self-fellow': '/',
    otherwise: 200,
  },
  post: { ...refused, 'self-fellow': 403, otherwise: 405 },
})
/** For alumni alone, in their own name. */
const ownBusiness = (path: string, get: Outcome, post: Outcome): Row => ({
  address: `/alumni-business-registry${path}`,
  get: {
    ...unready,
    ...fellowsWithoutCareers,
    ...partnersHome,
    ...partnersToHome,
    'self-fellow': '/',
    staff: '/',
    admin: '/',
    otherwise: get,
  },
  post: { ...refused, 'self-fellow': 403, staff: 403, admin: 403, otherwise: post },
})
const jobBoard = postings('/job-board')
const prospect = postings('/careers/job-postings/1/prospect')

export const hubRows: Record<string, Row> = {
  'alumni-business-registry': registry('/alumni-business-registry'),
  'alumni-business': registry('/alumni-business-registry/369'),
  'add-business': ownBusiness('/add', 200, 400),
  'edit-business': ownBusiness('/999999/edit', 404, 404),
  'business-logo': ownBusiness('/999999/logo', 404, 404),
  'partner-hubs': partnerHub('', 200),
  'partner-hub': partnerHub('/1', 404),
  'partner-hub-events': partnerHub('/1/events', 404),
  'partner-hub-job-postings': postings('/partner-hub/1/job-postings'),
  'regional-hubs': regionalHub(''),
  'regional-hub': regionalHub('/1'),
  'regional-hub-events': regionalHub('/1/events'),
  'regional-hub-opportunities': postings('/regional-hub/1/opportunities'),
  'job-board': { ...jobBoard, get: { ...jobBoard.get, otherwise: '/careers/job-board' } },
  'our-job-board': postings('/careers/job-board'),
  'job-prospects': postings('/careers/prospects'),
  'routes/careers/prospect': {
    ...prospect,
    get: { ...prospect.get, otherwise: '/careers/prospects' },
    post: { ...prospect.post, staff: 403, admin: 403, otherwise: '/careers/prospects' },
    body: { favorite: 'true' },
  },
}
