// @one-database: moments are told in the zones of people above the database.
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { db, fetch, visit } from '../support/app.ts'
import { readCalendar } from '../support/calendars.ts'
import { dayFromNow } from '../support/partners.ts'
import { attend, fellowEvent, newFellow, sessionOn } from '../support/sessions.ts'

/** One that nobody knows, and one that the database alone knows. */
const zones = ['Mars/Olympus', 'CEST'] as const

test.each([...zones, 'Mars/Olympus5', 'EST5', 'posixrules', ''])(
  'an event can’t be given the zone %j',
  async (timezone) => {
    await expect(fellowEvent({ timezone })).rejects.toThrow('time zone that is known')
    const id = await fellowEvent()
    await expect(db().event.update({ where: { id }, data: { timezone } })).rejects.toThrow(
      'time zone that is known',
    )
  },
)

test.each(['UTC', 'Etc/GMT+5', 'America/Argentina/Buenos_Aires', 'America/Port-au-Prince', 'Asia/Kathmandu'])(
  'an event can be given the zone %s',
  async (timezone) => expect(await fellowEvent({ timezone })).toBeGreaterThan(0),
)

describe.each(zones)('an event that came with the zone %s', (timezone) => {
  let fellow: number
  let eventId: number
  let sessionId: number
  const warned = vi.spyOn(process, 'emitWarning')

  beforeAll(async () => {
    await db().event.updateMany({ data: { published: false } })
    fellow = await newFellow()
    eventId = await fellowEvent({ name: `Out of ${timezone}`, startDate: new Date(), startTime: '09:00' })
    sessionId = await sessionOn(eventId, 1, 'Far away', { startTime: '09:00', endTime: '10:00' })
    await attend(eventId, [fellow], [sessionId])
    await db().$transaction([
      db().$executeRaw`ALTER TABLE "Event" DISABLE TRIGGER USER`,
      db().$executeRaw`UPDATE "Event" SET timezone = ${timezone} WHERE id = ${eventId}`,
      db().$executeRaw`ALTER TABLE "Event" ENABLE TRIGGER USER`,
    ])
    warned.mockImplementation(() => {})
  })
  afterEach(() => warned.mockClear())

  test('is listed without its time, and its agenda with it', async () => {
    const { status, page } = await visit('/events', { as: fellow })
    const card = page.root
      .querySelectorAll('.event-card')
      .find((it) => it.text.includes(`Out of ${timezone}`))
    expect([status, /9:00/.test(card?.text ?? '9:00')]).toEqual([200, false])
    const own = await visit(`/events/${eventId}`, { as: fellow })
    expect([own.status, own.page.texts('.session a')]).toEqual([200, ['Far away']])
    expect(own.page.text('main')).not.toContain('9:00')
  })

  test('takes no page down that shows it', async () => {
    const pages = ['/', `/events/${eventId}/sessions/${sessionId}/fellow-attendees`, '/events/calendar']
    for (const page of pages) expect([page, (await visit(page, { as: fellow })).status]).toEqual([page, 200])
    expect((await visit('/events?viewAll=true&sort=recent', { as: 'staff' })).status).toBe(200)
  })

  test('is a whole day in a calendar', async () => {
    const file = await (await fetch(`/events/${eventId}/agenda.ics`, { as: fellow })).text()
    expect(readCalendar(file)).toMatchObject([{ name: 'Far away', allDay: true, start: dayFromNow(1) }])
  })

  test('is reported once', async () => {
    await visit('/events', { as: fellow })
    expect(warned).not.toHaveBeenCalled()
  })
})
