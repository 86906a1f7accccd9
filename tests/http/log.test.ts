// @one-database: it needs none.
import { expect, test } from 'vitest'
import { faultForLog, pathForLog } from '#app/http/log.server.ts'
import { StorageFailure } from '#app/values/storage-failure.ts'

test('an error is logged by its name, code and place, never by its words', () => {
  const error = Object.assign(new TypeError('no row for imani.okafor@example.org\nin "User"'), {
    code: 'P2025',
    meta: { modelName: 'User', cause: 'Imani' },
    query: 'SELECT',
  })
  const logged = faultForLog(error)
  expect(logged).toMatchObject({ name: 'TypeError', code: 'P2025', model: 'User' })
  expect(logged.stack).toMatch(/^ {4}at .*log\.test\.ts/)
  expect(JSON.stringify(logged)).not.toMatch(/imani|SELECT/i)
})

test('why files can’t be stored is logged for whoever can mend it', () => {
  const cause = new Error('secret+key')
  const logged = faultForLog(new StorageFailure('The store has no bucket at S3_BUCKET_URL', { cause }))
  expect(logged).toMatchObject({ name: 'StorageFailure', says: 'The store has no bucket at S3_BUCKET_URL' })
  expect(JSON.stringify(logged)).not.toContain('secret')
})

test.each([null, undefined, 'a text with a name', { email: 'imani.okafor@example.org' }])(
  'what is thrown and no error leaves only its kind: %o',
  (thrown) => expect(faultForLog(thrown)).toEqual({ name: typeof thrown }),
)

test('a path is logged without its query and tokens', () => {
  const token = 'aB3_'.repeat(11)
  expect(pathForLog(`http://localhost/auth/reset/${token}?email=a@example.org`)).toBe('/auth/reset/…')
  expect(pathForLog(`http://localhost/calendars/${token}/agenda.ics`)).toBe('/calendars/…/agenda.ics')
  expect(pathForLog(`http://localhost/${'a/'.repeat(500)}`)).toHaveLength(200)
})

test('a token is cut out of a path however it is written', () => {
  const written = Array.from('aB3_'.repeat(11), (it) => `%${it.charCodeAt(0).toString(16)}`)
  expect(pathForLog(`http://localhost/calendars/${written.join('')}/agenda.ics`)).toBe(
    '/calendars/…/agenda.ics',
  )
})
