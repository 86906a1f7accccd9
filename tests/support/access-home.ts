import { fellowsWithoutCareers, partnersHome, type Row, unready } from './access-outcomes.ts'

const partnersToHome = { partner: '/', 'partner-manager': '/' } as const
const partnersRefused = { partner: 403, 'partner-manager': 403, 'event-manager': 403 } as const

/** Plain fellows and partners have none. */
const alumniResource = (address: string): Row => ({
  address,
  get: { ...unready, ...fellowsWithoutCareers, ...partnersHome, ...partnersToHome, otherwise: 200 },
  post: {
    ...unready,
    ...partnersRefused,
    fellow: 403,
    'mba-fellow': 403,
    'single-program': 403,
    'google-tec': 403,
    'hidden-fellow': 403,
    otherwise: 405,
  },
})

/** Home, and the lists that its sections lead to. */
export const homeRows: Record<string, Row> = {
  home: {
    address: '/',
    get: { ...unready, otherwise: 200, ...partnersHome },
    post: { ...unready, otherwise: 405, 'event-manager': 403 },
  },
  'alumni-resources': alumniResource('/alumni-resources'),
  'alumni-resource': alumniResource('/alumni-resources/1'),
}
