import { afterEach, expect, test, vi } from 'vitest'
import { noteChoreRun } from '#app/domain/status/chore-runs.server.ts'
import { db, visit } from '../support/app.ts'

const states = async () => {
  const { page } = await visit('/admin/status', { as: 'admin' })
  return new Map(
    page.texts('tbody tr').map((row) => {
      const [, name = '', state] = /^(.*?) (Fine|Needs a look) /.exec(row) ?? []
      return [name, state]
    }),
  )
}

afterEach(() => vi.restoreAllMocks())

test('each part says how it is, and what was done last shows at once', async () => {
  await db().choreRun.deleteMany()
  await db().outboxEmail.deleteMany()
  await db().$executeRaw`DELETE FROM pgboss.job`
  vi.spyOn(process, 'uptime').mockReturnValue(2 * 3_600)
  expect(await states()).toEqual(
    new Map([
      ['Database', 'Fine'],
      ['Migrations', 'Fine'],
      ['Email', 'Fine'],
      ['Files', expect.any(String)],
      ['Sending email', 'Needs a look'],
      ['Publishing at a set time', 'Needs a look'],
      ['Queuing notification emails', 'Needs a look'],
      ['Keeping searches fast', 'Needs a look'],
      ['Removing what has expired', 'Needs a look'],
      ['Removing files that belong to nothing', 'Fine'],
      ['Importing long files', 'Fine'],
      ['Jobs', 'Fine'],
      ['Last backup', 'Needs a look'],
      ['Server', 'Fine'],
    ]),
  )
  // Who has just started has had no time for it.
  vi.mocked(process.uptime).mockReturnValue(10)
  expect((await states()).get('Sending email')).toBe('Fine')
  vi.mocked(process.uptime).mockReturnValue(2 * 3_600)
  await noteChoreRun('mail', Date.now() - 300, false)
  expect((await states()).get('Sending email')).toBe('Fine')
  await noteChoreRun('mail', Date.now() - 200, true)
  expect((await states()).get('Sending email')).toBe('Needs a look')
})

test('a run that ends like the one before it is noted once a minute', async () => {
  const noted = () => db().choreRun.findUniqueOrThrow({ where: { name: 'publish' } })
  await noteChoreRun('publish', Date.now(), false)
  const first = await noted()
  await noteChoreRun('publish', Date.now() - 5_000, false)
  expect(await noted()).toEqual(first)
  await noteChoreRun('publish', Date.now(), true)
  expect(await noted()).toMatchObject({ isFailed: true })
})

test('the menu names it to administrators alone', async () => {
  const links = async (as: 'admin' | 'staff') =>
    (await visit('/admin', { as })).page.texts('nav[aria-label=Administration] a')
  expect(await links('admin')).toContain('Status')
  expect(await links('staff')).not.toContain('Status')
})
