import { login, partnersHome, type Row, unready } from './access-outcomes.ts'

/** Sign-in pages, for visitors who aren't signed in. */
const forStrangers = (address: string, get: number, post: number): Row => ({
  address,
  get: { otherwise: '/', ...partnersHome, 'signed-out': get, unverified: get },
  post: { otherwise: '/', ...partnersHome, 'signed-out': post, unverified: post },
})

/** Signing in and out, passwords, roles, and acting as another. */
export const accountRows: Record<string, Row> = {
  login: {
    address: '/auth/login',
    get: { otherwise: '/', ...partnersHome, 'signed-out': 200, unverified: 200 },
    post: { otherwise: '/', ...partnersHome, 'signed-out': 400, unverified: 400 },
  },
  'second-factor': {
    address: '/auth/second-factor',
    get: { otherwise: '/', ...partnersHome, 'signed-out': '/auth/login', unverified: '/auth/login' },
    post: { otherwise: '/', ...partnersHome, 'signed-out': '/auth/login', unverified: '/auth/login' },
  },
  'keep-account': {
    address: '/auth/keep-account',
    get: { otherwise: '/', ...partnersHome, 'signed-out': '/auth/login', unverified: '/auth/login' },
    post: { otherwise: '/', ...partnersHome, 'signed-out': '/auth/login', unverified: '/auth/login' },
    body: { wish: 'keep' },
  },
  register: forStrangers('/auth/register', 200, 400),
  'resend-verification': forStrangers('/auth/verify', 200, 400),
  'provider-start': {
    ...forStrangers('/auth/provider/unknown', 200, 404),
    get: { otherwise: '/', ...partnersHome, 'signed-out': '/auth/login', unverified: '/auth/login' },
  },
  'provider-callback': {
    ...forStrangers('/auth/provider/google/callback', 200, 405),
    get: {
      otherwise: '/',
      ...partnersHome,
      'signed-out': '/auth/login/unknown',
      unverified: '/auth/login/unknown',
    },
  },
  'passkey-sign-in': {
    ...forStrangers('/auth/passkey', 200, 400),
    get: { otherwise: '/', ...partnersHome, 'signed-out': '/auth/login', unverified: '/auth/login' },
  },
  'passkey-challenge': {
    ...forStrangers('/auth/passkey/challenge', 200, 200),
    get: { otherwise: '/', ...partnersHome, 'signed-out': '/auth/login', unverified: '/auth/login' },
  },
  verify: forStrangers('/auth/verify/no-such-link', 404, 404),
  'forgot-password': forStrangers('/auth/forgot-password', 200, 400),
  'reset-password': {
    ...forStrangers('/auth/reset-password/no-such-link', 404, 404),
    body: { password: 'long enough', passwordConfirmation: 'long enough' },
  },
  'hide-profile': forStrangers('/auth/hide-profile/no-such-link', 404, 404),
  unsubscribe: {
    address: '/mail/unsubscribe/no-such-value',
    get: { otherwise: 404 },
    post: { otherwise: 404 },
  },
  appearance: {
    address: '/appearance',
    get: { otherwise: 200 },
    post: { otherwise: '/appearance' },
    body: { theme: 'dark' },
  },
  help: { address: '/help', get: { otherwise: 200 }, post: { otherwise: 405 } },
  manifest: {
    address: '/manifest.webmanifest',
    get: { otherwise: 200 },
    post: { otherwise: 405 },
  },
  offline: {
    address: '/offline',
    get: { otherwise: 200 },
    post: { otherwise: 405 },
  },
  'offline-worker': {
    address: '/sw.js',
    get: { otherwise: 200 },
    post: { otherwise: 405 },
  },
  'policy-reports': {
    address: '/policy-reports',
    get: { otherwise: 405 },
    post: { otherwise: 400 },
  },
  outbox: {
    address: '/dev/outbox',
    get: { otherwise: 200 },
    post: { otherwise: 405 },
  },
  'demo-sign-in': {
    address: '/dev/sign-in/google',
    get: { otherwise: 404 },
    post: { otherwise: 404 },
  },
  'routes/auth/logout': {
    address: '/auth/logout',
    get: { otherwise: '/' },
    post: { otherwise: '/auth/login' },
  },
  'set-role': {
    address: '/auth/set-role',
    get: { ...login, otherwise: '/', 'no-role': 200 },
    post: { ...login, otherwise: '/', 'no-role': 400 },
    body: { role: 'PRESIDENT' },
  },
  'routes/auth/switch-role': {
    address: '/auth/switch-role',
    get: { ...login, otherwise: '/' },
    post: { ...login, otherwise: '/auth/set-role' },
  },
  'routes/auth/stop-acting': {
    address: '/auth/stop-acting',
    get: { ...login, otherwise: '/' },
    post: { ...login, otherwise: '/' },
  },
  devices: {
    address: '/profile/devices',
    get: { ...login, otherwise: 200 },
    post: { ...login, otherwise: '/profile/devices' },
  },
  passkeys: {
    address: '/profile/passkeys',
    get: { ...login, otherwise: 200 },
    post: { ...login, otherwise: 405 },
  },
  'add-passkey': {
    address: '/profile/passkeys/add',
    get: { ...login, otherwise: 200 },
    post: { ...login, otherwise: 400 },
  },
  'rename-passkey': {
    address: '/profile/passkeys/1/rename',
    get: { ...login, otherwise: 404 },
    post: { ...login, otherwise: 404 },
  },
  'remove-passkey': {
    address: '/profile/passkeys/1/remove',
    get: { ...login, otherwise: 404 },
    post: { ...login, otherwise: 404 },
  },
  'close-account': {
    address: '/profile/close-account',
    get: { ...login, otherwise: 200 },
    post: { ...login, otherwise: 400 },
  },
  'my-data': {
    address: '/profile/my-data/xml',
    get: { ...login, otherwise: 404 },
    post: { ...login, otherwise: 405 },
  },
  'audit-trail': {
    address: '/profile/1/audit-trail',
    get: { ...unready, otherwise: '/', ...partnersHome, staff: 200, admin: 200 },
    post: { ...unready, otherwise: 403, staff: 405, admin: 405 },
  },
  'own-second-factor': {
    address: '/profile/second-factor',
    get: { ...login, otherwise: 200 },
    post: { ...login, otherwise: 405 },
  },
  'set-up-second-factor': {
    address: '/profile/second-factor/set-up',
    get: { ...login, otherwise: 200 },
    post: { ...login, otherwise: 400 },
  },
  'confirm-second-factor': {
    address: '/profile/second-factor/confirm',
    get: { ...login, otherwise: 200 },
    post: { ...login, otherwise: 400 },
  },
  'recovery-codes': {
    address: '/profile/second-factor/codes',
    get: { ...login, otherwise: '/profile/second-factor' },
    post: { ...login, otherwise: '/profile/second-factor' },
  },
  'turn-off-second-factor': {
    address: '/profile/second-factor/turn-off',
    get: { ...login, otherwise: '/profile/second-factor' },
    post: { ...login, otherwise: '/profile/second-factor' },
  },
  'change-password': {
    address: '/profile/change-password',
    get: { ...login, otherwise: 200 },
    post: { ...login, otherwise: 400 },
  },
  'routes/profile/act-as': {
    address: '/profile/1/act-as',
    get: { ...unready, otherwise: '/profile/1' },
    post: { ...unready, otherwise: 403, staff: '/', admin: '/' },
  },
}
