// @one-database: moments are told by the clocks of people above the database.
/** Clocks and zones as browsers and machines have them, at hours that are often taken for others. */
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { DemoAccount } from '../../prisma/seeds/accounts.ts'
import { db, signIn, visit } from '../support/app.ts'

const PAGES: [address: string, as: DemoAccount][] = [
  ['/', 'fellow'],
  ['/', 'alumni'],
  ['/events?viewAll=true', 'alumni'],
  ['/kudos', 'alumni'],
  ['/messages', 'alumni'],
  ['/questions', 'alumni'],
  ['/announcements', 'alumni'],
  ['/careers/job-board', 'alumni'],
  ['/partner-dashboard/1', 'partner'],
  ['/partner-management/action-items', 'event-manager'],
  ['/partner-management/events', 'event-manager'],
  ['/admin', 'admin'],
]

/** What shows that a moment could not be told. */
const WRONG =
  /NaN|Invalid Date|undefined|\bnull\b|-\d+ (minutes?|hours?|days?)|\b0 (minutes?|hours?|days?) ago|1970/

const expectTold = async (address: string, cookie: string, what: string) => {
  const { status, page } = await visit(address, { cookie })
  expect([status, WRONG.exec(page.text('main'))?.[0]], `${address} ${what}`).toEqual([200, undefined])
}

/** Goes to the moment, with a session that has not ended there: a database server keeps its own clock. */
async function signedInAt(moment: string, as: DemoAccount): Promise<string> {
  vi.useRealTimers()
  const isPast = Date.parse(moment) < Date.now()
  const early = isPast ? await signIn(as) : undefined
  vi.useFakeTimers({ now: new Date(moment), toFake: ['Date'] })
  return early ?? (await signIn(as))
}

beforeAll(async () => {
  await db().user.updateMany({ data: { timeZone: null } })
})

const ZONES = [
  '',
  'America/New_York',
  'america/new_york',
  'America%2FNew_York',
  '"America/New_York"',
  'US/Pacific',
  'EST',
  'EST5EDT',
  'UTC',
  'Etc/GMT+12',
  'Etc/Unknown',
  'Pacific/Kiritimati',
  'Pacific/Niue',
  'Asia/Kathmandu',
  'Antarctica/Troll',
  'Europe/Kyiv',
  'GMT+5',
  '+05:30',
  'undefined',
  'null',
  '../../etc/passwd',
  'Mars/Olympus',
  '%00',
  '%E0%A4%A',
  'x'.repeat(5000),
  '__proto__',
  "'; DROP TABLE",
]

test.each(ZONES)('a browser in the zone %j is told moments', async (zone) => {
  for (const [address, as] of PAGES.slice(0, 9)) {
    await expectTold(address, `zone=${zone}; ${await signIn(as)}`, zone.slice(0, 30))
  }
})

describe('at a moment', () => {
  afterEach(() => void vi.useRealTimers())

  test.each([
    '2027-01-01T00:00:00.000Z',
    '2026-12-31T23:59:59.999Z',
    '2028-02-29T12:00:00Z',
    '2027-02-28T23:59:59Z',
    '2027-03-14T06:59:59Z',
    '2027-03-14T07:00:00Z',
    '2026-11-01T05:59:59Z',
    '2026-11-01T06:00:00Z',
    '2027-03-28T01:00:00Z',
    '2027-10-03T16:00:00Z',
    '2027-01-01T10:00:00Z',
    '2027-01-01T11:59:59Z',
    '2038-01-19T03:14:08Z',
    '2099-12-31T23:59:59Z',
    '2100-02-28T23:59:59Z',
    '2100-12-31T12:00:00Z',
    '2101-01-01T00:00:00Z',
    '2020-01-01T00:00:00Z',
    '2000-02-29T00:00:00Z',
    '1999-12-31T23:59:59Z',
  ])('such as %s pages tell others', async (moment) => {
    for (const [address, as] of PAGES) await expectTold(address, await signedInAt(moment, as), moment)
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Niue']) {
      const cookie = await signedInAt(moment, 'alumni')
      await expectTold('/events', `zone=${zone}; ${cookie}`, `${moment} ${zone}`)
    }
  })
})
