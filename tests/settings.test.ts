import { expect, test } from 'vitest'
import { readSettings, SettingsError } from '#app/settings.server.ts'
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
    'SESSION_SECRET: must not be the one of development',
  ])
})

test('each malformed setting is one line', () => {
  expect(problemsOf({ APP_URL: 'not a url', SESSION_SECRET: 'short', PORT: '99999999' })).toHaveLength(3)
})
