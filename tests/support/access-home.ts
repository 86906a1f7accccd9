import { partnersHome, type Row, unready } from './access-outcomes.ts'

export const homeRows: Record<string, Row> = {
  home: {
    address: '/',
    get: { ...unready, otherwise: 200, ...partnersHome },
    post: { ...unready, otherwise: 405, 'event-manager': 403 },
  },
}
