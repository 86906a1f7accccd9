import { partnersHome, type Row, unready } from './access-outcomes.ts'

export const homeRows: Record<string, Row> = {
  home: {
    address: '/',
    get: { ...unready, otherwise: 200, ...partnersHome },
    post: { ...unready, otherwise: 405, 'event-manager': 403 },
  },
  search: {
    address: '/search?q=a',
    get: { ...unready, otherwise: 200 },
    post: { ...unready, otherwise: 405 },
  },
  'routes/endpoints/search': {
    address: '/endpoints/search?search=a',
    get: { ...unready, 'signed-out': 401, unverified: 401, otherwise: 200 },
    post: { ...unready, 'signed-out': 401, unverified: 401, otherwise: 405 },
  },
}
