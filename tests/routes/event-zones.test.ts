// @one-database: moments are told in the zones of people above the database.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type CalendarDate, formatMonthDay, toDbDate } from '#app/values/calendar-date.ts'
import { db, fetch, signIn, visit } from '../support/app.ts'
import { readCalendar } from '../support/calendars.ts'
import { attend, fellowEvent, newFellow, sessionOn } from '../support/sessions.ts'
import { readSheets } from '../support/workbook.ts'

const machines = [
  ['America/New_York', 300],
  ['Asia/Kolkata', -330],
  ['Pacific/Auckland', -780],
] as const
const readers = ['America/New_York', 'Europe/London', 'Pacific/Auckland'] as const

/**
 * Sessions in New York, whose clocks go forward on 8 March and back on 1 November 2026: what the event's clock shows, what
 * it shows in London and in Auckland, and the moment.
 */
const sessions = [
  [
    '2026-03-07',
    '23:59',
    '11:59 PM EST',
    'Mar 8, 2026, 4:59 AM GMT',
    'Mar 8, 2026, 5:59 PM GMT+13',
    '03-08T04:59',
  ],
  ['2026-03-08', '00:00', '12:00 AM EST', '5:00 AM GMT', '6:00 PM GMT+13', '03-08T05:00'],
  ['2026-03-08', '01:59', '1:59 AM EST', '6:59 AM GMT', '7:59 PM GMT+13', '03-08T06:59'],
  // There is no such time.
  ['2026-03-08', '02:30', '3:30 AM EDT', '7:30 AM GMT', '8:30 PM GMT+13', '03-08T07:30'],
  ['2026-03-08', '09:00', '9:00 AM EDT', '1:00 PM GMT', 'Mar 9, 2026, 2:00 AM GMT+13', '03-08T13:00'],
  // There are two.
  ['2026-11-01', '01:30', '1:30 AM EDT', '5:30 AM GMT', '6:30 PM GMT+13', '11-01T05:30'],
  ['2026-11-01', '09:00', '9:00 AM EST', '2:00 PM GMT', 'Nov 2, 2026, 3:00 AM GMT+13', '11-01T14:00'],
  [
    '2026-11-01',
    '23:59',
    '11:59 PM EST',
    'Nov 2, 2026, 4:59 AM GMT',
    'Nov 2, 2026, 5:59 PM GMT+13',
    '11-02T04:59',
  ],
] as const

const firstDay = '2026-03-07' as CalendarDate
const lastDay = '2026-11-01' as CalendarDate
const dates = [firstDay, '2026-03-08' as CalendarDate, lastDay]

let page: string
let ids: number[]
const fellows = new Map<string, number>()

beforeAll(async () => {
  await db().event.updateMany({ data: { published: false } })
  const eventId = await fellowEvent({
    name: 'Across the clocks',
    startDate: toDbDate(firstDay),
    endDate: toDbDate(lastDay),
    startTime: '23:59',
  })
  page = `/events/${eventId}`
  ids = []
  for (const [date, startTime] of sessions) {
    ids.push(await sessionOn(eventId, date as CalendarDate, `At ${startTime}`, { startTime }))
  }
  for (const zone of readers) {
    const id = await newFellow()
    await db().user.update({ where: { id }, data: { timeZone: zone } })
    await attend(eventId, [id], ids)
    fellows.set(zone, id)
  }
})

/** What the page says of a time to a reader there. */
function told([, , there, london, auckland]: (typeof sessions)[number], reader: string): string {
  const yours = { 'Europe/London': london, 'Pacific/Auckland': auckland }[reader]
  return yours ? `${there} (${yours} your time)` : there
}

describe.each(machines)('on a machine in %s', (machine, offset) => {
  const usual = process.env.TZ

  beforeAll(() => {
    process.env.TZ = machine
    expect(new Date('2026-01-01T00:00:00Z').getTimezoneOffset()).toBe(offset)
  })
  // The embedded database sets timers by that clock, too far ahead for Node: a warning that is none of ours.
  beforeEach(() => vi.spyOn(process, 'emitWarning').mockImplementation(() => {}))
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
  afterAll(() => {
    if (usual === undefined) delete process.env.TZ
    else process.env.TZ = usual
  })

  const at = (moment: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) })

  describe.each(readers)('a fellow in %s', (reader) => {
    // Signed in by the usual clock: a database server has its own, by which sessions end.
    let cookie: string
    beforeAll(async () => {
      cookie = await signIn(fellows.get(reader) ?? 0)
    })
    const asked = (address: string) => visit(address, { cookie })

    test.each(dates)(
      'is told the sessions of %s in their order, by the clock there and here',
      async (date) => {
        const { page: shown } = await asked(`${page}?viewPast=true&date=${date}`)
        const ofDay = sessions.filter(([on]) => on === date)
        // A day without a change of the clocks says the zone once, above.
        const times = date === firstDay ? ['11:59 PM'] : ofDay.map((it) => told(it, reader))
        expect(shown.texts('.session > p:first-child')).toEqual(times)
        const said = {
          'America/New_York': 'Times are in EST.',
          'Europe/London': 'Times are in EST. Your time is 5 hours later.',
          'Pacific/Auckland': 'Times are in EST. Your time is 18 hours later.',
        }[reader]
        expect(shown.text('section[aria-labelledby=agenda]').includes(said)).toBe(date === firstDay)
        expect(shown.texts('.session a')).toEqual(ofDay.map(([, time]) => `At ${time}`))
      },
    )

    test('finds the same on the page of a session', async () => {
      for (const index of [0, 3, 5]) {
        const { page: shown } = await asked(`${page}/sessions/${ids[index]}/fellow-attendees`)
        expect(shown.text('.facts')).toContain(told(sessions[index] as (typeof sessions)[number], reader))
      }
    })

    test.each([
      ['2026-03-08T04:59:59Z', 'Mar 07'],
      ['2026-03-08T05:00:00Z', 'Mar 08'],
      ['2026-03-09T03:59:59Z', 'Mar 08'],
      ['2026-03-09T04:00:00Z', 'Nov 01'],
    ])('sees at %s the day that it is at the event, or the next: %s', async (moment, day) => {
      at(moment)
      const { page: shown } = await asked(page)
      expect(shown.text('nav[aria-label=Days] [aria-current]')).toBe(`${day} 0 attended`)
      expect(shown.texts('nav[aria-label=Days] a')[0]).toContain(day)
    })

    test('sees the event in the library until its last day is over there', async () => {
      at('2026-11-02T04:59:59Z')
      expect((await asked('/events')).page.texts('.event-card h2')).toContain('Across the clocks')
      at('2026-11-02T05:00:00Z')
      expect((await asked('/events')).page.texts('.event-card h2')).not.toContain('Across the clocks')
      const { page: all } = await asked('/events?viewAll=true')
      const card = all.root
        .querySelectorAll('.event-card')
        .find((it) => it.text.includes('Across the clocks'))
      expect(card?.text).toContain('Past event')
      expect(card?.text).toContain('March 7 to November 1, 2026')
    })

    test('takes the same moments into a calendar', async () => {
      const answer = await fetch(`${page}/agenda.ics`, { as: fellows.get(reader) })
      const starts = readCalendar(await answer.text()).map(({ start }) => start)
      expect(starts).toEqual(sessions.map(([, , , , , moment]) => `2026-${moment}:00.000Z`))
    })
  })

  test('the card tells staff the next session by the day that it is at the event', async () => {
    const cookie = await signIn('staff')
    at('2026-03-09T03:59:59Z')
    const { page: shown } = await visit('/events', { cookie })
    const card = shown.root
      .querySelectorAll('.event-card')
      .find((it) => it.text.includes('Across the clocks'))
    expect(card?.text).toContain('Next session: Mar 8, 2026, 12:00 AM EST')
  })

  test.each([0, 3, 5])('the file of attendees has day and time as the event has them', async (index) => {
    const [date, , there] = sessions[index] as (typeof sessions)[number]
    const answer = await fetch(`${page}/sessions/${ids[index]}/partner-attendees/export`, { as: 'staff' })
    const [, about] = await readSheets(new Uint8Array(await answer.arrayBuffer()))
    const facts = Object.fromEntries((about?.data ?? []) as [string, unknown][])
    expect(facts).toMatchObject({ Date: toDbDate(date as CalendarDate), Time: there })
  })
})

test('the tabs are those of the event’s days', async () => {
  const { page: shown } = await visit(`${page}?viewPast=true`, { as: 'staff' })
  expect(shown.texts('nav[aria-label=Days] a').map((tab) => tab.slice(0, 6))).toEqual(
    dates.map((date) => formatMonthDay(date)),
  )
})
