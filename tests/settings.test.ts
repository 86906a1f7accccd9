import { expect, test } from 'vitest'
import { readSettings, SettingsError } from '#app/settings.server.ts'

const production = {
  APP_ENV: 'production',
  SMTP_URL: 'smtp://mail.example.org:587',
  MAIL_FROM: 'Community <no-reply@example.org>',
  APP_URL: 'https://community.example.org',
  SUPPORT_EMAIL: 'help@example.org',
  ADMIN_APP_URL: 'https://admin.example.org',
  PROVIDER_SITE_URL: 'https://example.org',
  JOB_BOARD_URL: 'https://jobs.example.org',
  PARTNER_INFO_URL: 'https://example.org/partners',
  ADD_BUSINESS_URL: 'https://example.org/add',
  REQUEST_INTERVIEW_URL: 'https://forms.example.org',
  PRIVACY_URL: 'https://example.org/privacy',
  TERMS_URL: 'https://example.org/terms',
  SESSION_SECRET: 'a-secret-of-at-least-thirty-two-characters',
}

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
    'SESSION_SECRET: must not be the one of development',
  ])
})

test('each malformed setting is one line', () => {
  expect(problemsOf({ APP_URL: 'not a url', SESSION_SECRET: 'short', PORT: '99999999' })).toHaveLength(3)
})
