import { partnersHome, type Row, unready } from './access-outcomes.ts'

export const nobodyToKudos = {
  ...unready,
  'google-tec': 403,
  'event-manager': 403,
  partner: 403,
  'partner-manager': 403,
} as const
export const homeFromKudos = {
  ...unready,
  ...partnersHome,
  'google-tec': '/',
  partner: '/',
  'partner-manager': '/',
} as const
const nobodyToAnnouncements = { ...unready, 'google-tec': 403, 'event-manager': 403 } as const
const homeFromAnnouncements = { ...unready, ...partnersHome, 'google-tec': '/' } as const

/** Kudos and announcements. */
export const notificationRows: Record<string, Row> = {
  'routes/endpoints/notifications': {
    address: '/endpoints/notifications',
    get: { ...unready, 'signed-out': 401, unverified: 401, otherwise: 200 },
    post: { ...unready, 'signed-out': 401, unverified: 401, otherwise: 405 },
  },
  kudos: {
    address: '/kudos',
    get: { ...homeFromKudos, otherwise: 200 },
    post: { ...nobodyToKudos, otherwise: 405 },
  },
  'routes/endpoints/kudos-seen': {
    address: '/endpoints/kudos/seen',
    get: { ...nobodyToKudos, 'signed-out': 401, unverified: 401, otherwise: 405 },
    post: { ...nobodyToKudos, 'signed-out': 401, unverified: 401, otherwise: 204 },
    body: { ids: '1' },
  },
  'announcement-list': {
    address: '/announcements',
    get: { ...homeFromAnnouncements, otherwise: 200 },
    post: { ...nobodyToAnnouncements, otherwise: 405 },
  },
  announcement: {
    address: '/announcements/1',
    get: { ...homeFromAnnouncements, otherwise: 200 },
    post: { ...nobodyToAnnouncements, otherwise: 405 },
  },
  'routes/endpoints/announcements-viewed': {
    address: '/endpoints/announcements/viewed',
    get: { ...nobodyToAnnouncements, 'signed-out': 401, unverified: 401, otherwise: 405 },
    post: { ...nobodyToAnnouncements, 'signed-out': 401, unverified: 401, otherwise: 204 },
    body: { ids: '1' },
  },
}
