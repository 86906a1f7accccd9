// @one-database: it reads settings.
import { availableParallelism } from 'node:os'
import { describe, expect, test } from 'vitest'
import { readSettings, SettingsError } from '#app/settings.server.ts'
import { processCount } from '../server/processes.ts'
import { production } from './support/production-settings.ts'

const problemsOf = (environment: Record<string, string>) => {
  try {
    readSettings(environment)
    return []
  } catch (error) {
    if (error instanceof SettingsError) return error.problems
    throw error
  }
}

test('development needs no setting at all', () => {
  expect(readSettings({})).toMatchObject({
    APP_NAME: 'MLT Community',
    production: false,
    secureCookies: false,
  })
})

test('production with everything set has secure cookies by the scheme of its address', () => {
  expect(readSettings(production)).toMatchObject({ production: true, secureCookies: true })
})

test.each(Object.keys(production).filter((name) => name !== 'APP_ENV'))(
  'production does not start without %s',
  (name) => {
    const rest = Object.fromEntries(Object.entries(production).filter(([key]) => key !== name))
    expect(problemsOf(rest)).toEqual([`${name}: must be set in production`])
  },
)

test('production does not start with the secret of development', () => {
  const SESSION_SECRET = readSettings({}).SESSION_SECRET
  expect(problemsOf({ ...production, SESSION_SECRET })).toEqual([
    'SESSION_SECRET: must not be the development default',
  ])
})

test('each malformed setting is one line', () => {
  expect(problemsOf({ APP_URL: 'not a url', SESSION_SECRET: 'short', PORT: '99999999' })).toHaveLength(3)
})

test('a number out of range is told its range', () => {
  expect(problemsOf({ SPREADSHEET_MEMORY: '0.5', SPREADSHEET_SECONDS: 'soon', PORT: '99999999' })).toEqual([
    'PORT: must be a whole number between 0 and 65535',
    'SPREADSHEET_MEMORY: must be a whole number between 128 and 16384',
    'SPREADSHEET_SECONDS: must be a whole number between 1 and 600',
  ])
})

test.each([
  ['APP_URL', 'https://example.org/community'],
  ['APP_URL', 'https://example.org?x=1'],
  ['APP_URL', 'https://user:pw@example.org'],
  ['APP_URL', '"https://example.org"'],
  ['APP_URL', 'community.example.org'],
  ['APP_URL', 'https://example.org/#x'],
  ['APP_URL', 'https://example.org//'],
  ['DATABASE_POOL', '1e1'],
  ['PROCESSES', '1.5'],
  ['MAIL_FROM', 'A <a@example.org> B'],
  ['DATABASE_URL', 'postgres://network:p#w@db/network'],
  ['DATABASE_URL', 'postgres://network:p/w@db/network'],
  ['DATABASE_URL', '"postgres://db/network"'],
  ['DATABASE_URL', 'mysql://db/network'],
  ['SMTP_URL', 'smtp://'],
  ['SMTP_URL', 'smtp://key:p#w@mail.example.org:587'],
  ['SMTP_URL', 'mail.example.org:587'],
  ['MAIL_FROM', 'Community'],
  ['MAIL_FROM', 'Community <no-reply>'],
  ['MAIL_FROM', 'a@example.org, b@example.org'],
  ['MAIL_FROM', 'Community <a@example.org>\r\nBcc: b@example.org'],
  ['PORT', ' '],
  ['PORT', '0x50'],
  ['PORT', '3e3'],
  ['PORT', '"3000"'],
  ['TRUST_PROXY', 'true'],
  ['LOG_LEVEL', 'INFO'],
  ['APP_ENV', 'Production'],
  ['PRICE_MONTHLY', '$10'],
  ['PRICE_MONTHLY', '-1'],
  ['COACHING_DISCOUNT_PERCENT', '20%'],
  ['PRIVACY_URL', '/privacy'],
  ['ADMIN_APP_URL', 'javascript:alert(1)'],
  ['SUPPORT_EMAIL', 'help'],
  ['SESSION_SECRET', 'short'],
])('%s=%s is refused in one line', (name, value) => {
  expect(problemsOf({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name}: [^\n]+$`))])
})

test.each([
  ['APP_URL', 'https://community.example.org/'],
  ['APP_URL', 'http://localhost:3000'],
  ['DATABASE_URL', 'postgres:///network?host=/run/postgresql'],
  ['DATABASE_URL', 'postgresql://network:p%23w@db:5432/network?sslmode=require'],
  ['SMTP_URL', 'smtps://key%40example.org:p%2Fw@mail.example.org:465'],
  ['MAIL_FROM', 'no-reply@example.org'],
  ['MAIL_FROM', '"Community, the" <no-reply@example.org>'],
  ['PORT', ' 8080 '],
  ['APP_URL', 'HTTPS://COMMUNITY.EXAMPLE.ORG'],
  ['SMTP_URL', 'smtps://[::1]:465'],
  ['DATABASE_URL', 'postgres://%2Frun%2Fpostgresql/network'],
])('%s=%s is taken', (name, value) => {
  expect(problemsOf({ [name]: value })).toEqual([])
})

test.each([
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['LINKEDIN_CLIENT_SECRET', 'LINKEDIN_CLIENT_ID'],
])('%s alone is no sign-in with a provider', (given, missing) => {
  expect(problemsOf({ [given]: 'x' })).toEqual([`${missing}: must be set with ${given}`])
})

const chargebee = {
  CHARGEBEE_SITE: 'community',
  CHARGEBEE_API_KEY: 'live_key',
  CHARGEBEE_PUBLISHABLE_KEY: 'live_publishable_key',
  CHARGEBEE_WEBHOOK_USER: 'chargebee',
  CHARGEBEE_WEBHOOK_PASSWORD: 'sixteen-characters-or-more',
}

test('production takes payments with everything of Chargebee, and starts without any of it', () => {
  expect(problemsOf(production)).toEqual([])
  expect(readSettings({ ...production, ...chargebee })).toMatchObject({
    ...chargebee,
    CHARGEBEE_PLAN_ANNUAL: 'ANNUAL',
  })
})

test.each(Object.keys(chargebee))('Chargebee is not set up without %s', (name) => {
  const rest = Object.fromEntries(Object.entries(chargebee).filter(([key]) => key !== name))
  expect(problemsOf(rest)).toEqual([
    expect.stringMatching(new RegExp(`^${name}: must be set with CHARGEBEE_`)),
  ])
})

test('the credentials of the webhook can be told apart and are hard to guess', () => {
  expect(problemsOf({ ...chargebee, CHARGEBEE_WEBHOOK_PASSWORD: 'short' })).toEqual([
    'CHARGEBEE_WEBHOOK_PASSWORD: must have at least 16 characters',
  ])
  expect(problemsOf({ ...chargebee, CHARGEBEE_WEBHOOK_USER: 'a:b' })).toEqual([
    'CHARGEBEE_WEBHOOK_USER: must not contain a colon',
  ])
})

test('a site is a name, not an address', () => {
  expect(problemsOf({ ...chargebee, CHARGEBEE_SITE: 'https://community.chargebee.com' })).toHaveLength(1)
})

test('no price stands for two plans', () => {
  expect(problemsOf({ CHARGEBEE_PLAN_MONTHLY: 'ANNUAL' })).toEqual([
    'CHARGEBEE_PLAN_ANNUAL: already used for another plan',
  ])
})

test('a discount is not promised without the coupon that gives it', () => {
  expect(problemsOf({ ...chargebee, COACHING_DISCOUNT_PERCENT: '20' })).toEqual([
    'COACHING_COUPON: required when COACHING_DISCOUNT_PERCENT is set',
  ])
  const right: Record<string, string>[] = [
    { ...chargebee, COACHING_DISCOUNT_PERCENT: '20', COACHING_COUPON: 'ANNUAL20' },
    { ...chargebee, COACHING_COUPON: 'ANNUAL20' },
    { COACHING_DISCOUNT_PERCENT: '20' },
  ]
  for (const given of right) expect(problemsOf(given)).toEqual([])
})

test('a read replica is one of a server', () => {
  const DATABASE_REPLICA_URL = 'postgres://replica/community'
  expect(problemsOf({ DATABASE_REPLICA_URL })).toEqual([
    'DATABASE_REPLICA_URL: must be set with DATABASE_URL, because the embedded database has no replicas',
  ])
  expect(problemsOf({ DATABASE_REPLICA_URL, DATABASE_URL: 'postgres://primary/community' })).toEqual([])
})

test('the server’s own address goes with that of a pooler before it', () => {
  const DATABASE_DIRECT_URL = 'postgres://server/community'
  expect(problemsOf({ DATABASE_DIRECT_URL })).toEqual([
    'DATABASE_DIRECT_URL: must be set with DATABASE_URL, which is that of a pooler then',
  ])
  expect(problemsOf({ DATABASE_DIRECT_URL, DATABASE_URL: 'postgres://pooler/community' })).toEqual([])
})

describe('several processes', () => {
  const DATABASE_URL = 'postgres://localhost/community'

  test.each<[string, Record<string, string>, string[]]>([
    ['share a server', { DATABASE_URL, PROCESSES: '5' }, []],
    [
      'need two connections each',
      { DATABASE_URL, PROCESSES: '6' },
      ['DATABASE_POOL: must be at least 12, two for each process'],
    ],
    [
      'can’t share the embedded database',
      { PROCESSES: '2' },
      ['PROCESSES: must be 1 without DATABASE_URL, because the embedded database has one user'],
    ],
    ['of which there is one need no server', { PROCESSES: '1' }, []],
    ['are at least one', { PROCESSES: '0' }, ['PROCESSES: must be a whole number between 1 and 50']],
  ])('%s', (_, environment, problems) => expect(problemsOf(environment)).toEqual(problems))

  test('are as many as there are cores that have two connections each, and one without a server', () => {
    const count = (environment: Record<string, string>) => processCount(readSettings(environment))
    expect(count({ DATABASE_URL, DATABASE_POOL: '100' })).toBe(Math.min(availableParallelism(), 50))
    expect(count({ DATABASE_URL, DATABASE_POOL: '3' })).toBe(1)
    expect(count({ DATABASE_URL, PROCESSES: '3' })).toBe(3)
    expect(count({})).toBe(1)
  })
})
