import {
  fellowsWithoutCareers,
  type Outcome,
  partnersHome,
  type Row,
  unready,
  type ViewerKind,
} from './access-outcomes.ts'

const partnersToHome = { partner: '/', 'partner-manager': '/' } as const
const partnersRefused = { partner: 403, 'partner-manager': 403, 'event-manager': 403 } as const
const staffHome = { staff: '/', admin: '/' } as const
const staffRefused = { staff: 403, admin: 403 } as const

const each = (kinds: readonly ViewerKind[], outcome: Outcome) =>
  Object.fromEntries(kinds.map((kind) => [kind, outcome]))

/** Regular fellows and partners have none. */
const fellows = ['fellow', 'mba-fellow', 'single-program', 'google-tec', 'hidden-fellow'] as const
const alumniResource = (address: string, post: Outcome, staff: Outcome): Row => ({
  address,
  get: { ...unready, ...fellowsWithoutCareers, ...partnersHome, ...partnersToHome, otherwise: 200 },
  post: {
    ...unready,
    ...partnersRefused,
    ...each(fellows, 403),
    staff,
    admin: staff,
    otherwise: post,
  },
})

const inLibrary = (address: string): Row => ({
  address,
  get: { ...unready, ...partnersHome, ...partnersToHome, otherwise: 200 },
  post: { ...unready, ...partnersRefused, otherwise: 405 },
})

const keptLibrary = (address: string): Row => ({
  address,
  get: { ...inLibrary(address).get, ...staffHome },
  post: { ...inLibrary(address).post, ...staffRefused },
})

/** Fellows without the flag have none. */
const withoutInsights = ['fellow', 'single-program', 'self-fellow', 'google-tec', 'hidden-fellow'] as const
const insights = (address: string, get: Outcome = 200): Row => ({
  address,
  get: { ...unready, ...partnersHome, ...each(withoutInsights, '/'), otherwise: get },
  post: { ...unready, 'event-manager': 403, ...each(withoutInsights, 403), otherwise: 405 },
})

const keptInsights = (address: string): Row => ({
  address,
  get: { ...insights(address).get, ...staffHome },
  post: { ...insights(address).post, ...staffRefused },
})

/** The library, alumni resources, insights, and members' marks on them. */
export const resourceRows: Record<string, Row> = {
  'alumni-resources': alumniResource('/alumni-resources', 405, 405),
  'alumni-resource': alumniResource('/alumni-resources/1', 400, 403),
  resources: inLibrary('/resources'),
  resource: {
    ...inLibrary('/resources/18'),
    post: { ...unready, ...partnersRefused, ...staffRefused, otherwise: 400 },
  },
  'resource-favorites': keptLibrary('/resources/favorites'),
  'resource-completions': keptLibrary('/resources/completed'),
  'resource-marks': {
    address: '/resources/18/marks',
    get: { ...unready, 'event-manager': 403, ...staffRefused, otherwise: '/resources/18' },
    post: {
      ...unready,
      ...staffRefused,
      'event-manager': 403,
      partner: 404,
      'partner-manager': 404,
      otherwise: '/resources/18',
    },
    body: { favorite: 'true' },
  },
  'mlt-insight': insights('/mlt-insight', '/mlt-insight/featured'),
  'mlt-insight-featured': insights('/mlt-insight/featured'),
  'mlt-insight-resources': insights('/mlt-insight/resources'),
  'mlt-insight-events': insights('/mlt-insight/events'),
  'mlt-insight-favorites': keptInsights('/mlt-insight/resources/favorites'),
  'mlt-insight-completions': keptInsights('/mlt-insight/resources/completed'),
  'mlt-insight-resource': {
    ...insights('/mlt-insight/resources/35'),
    post: {
      ...insights('/mlt-insight/resources/35').post,
      ...staffRefused,
      otherwise: 400,
    },
  },
}
