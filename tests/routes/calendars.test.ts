// @one-database: it is about files.
import { beforeAll, describe, expect, test } from 'vitest'
import { db, fetch, visit } from '../support/app.ts'
import { calendarName, readCalendar } from '../support/calendars.ts'
import { eventIn } from '../support/home.ts'
import { partnerAtEvent } from '../support/partners.ts'
import { attend, fellowEvent, newFellow, sessionOn } from '../support/sessions.ts'

async function calendarAt(address: string, as: number | 'staff' | 'alumni') {
  const answer = await fetch(address, { as })
  const text = await answer.text()
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  return { answer, entries: readCalendar(text), name: calendarName(text) }
}

describe('the calendar file of an event', () => {
  test('is linked from its card and its page, and leads to the page', async () => {
    const id = await fellowEvent({ name: 'Élise, Ana; Co', startTime: '09:00' })
    const fellow = await newFellow()
    await attend(id, [fellow])
    const link = `a[href="/events/${id}/calendar.ics"]`
    expect((await visit(`/events/${id}`, { as: fellow })).page.has(link)).toBe(true)
    const pages = [1, 2, 3].map((page) =>
      visit(`/events?viewAll=true&sort=recent&page=${page}`, { as: fellow }),
    )
    expect((await Promise.all(pages)).some(({ page }) => page.has(link))).toBe(true)
    const { entries, answer, name } = await calendarAt(`/events/${id}/calendar.ics`, fellow)
    expect(name).toBe('Élise, Ana; Co')
    expect(entries).toMatchObject([
      { uid: `event-${id}@localhost`, allDay: true, url: `http://localhost/events/${id}` },
    ])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('content-disposition')).toContain('attachment')
  })

  test('leads whoever may not open its page to where they sign up', async () => {
    const { id } = await eventIn(5, 'A talk', { eventUrl: 'https://talks.example.org/1', startTime: '18:00' })
    const { entries } = await calendarAt(`/events/${id}/calendar.ics`, 'alumni')
    expect(entries).toMatchObject([{ url: 'https://talks.example.org/1', allDay: false, end: null }])
  })

  test('of an insight event is for whoever reads MLT Insights, and leads to the list', async () => {
    const { id } = await eventIn(5, 'An insight', { isInsightEvent: true })
    const address = `/events/${id}/calendar.ics`
    const { page } = await visit('/mlt-insight/events?search=An+insight', { as: 'alumni' })
    expect(page.has(`a[href="${address}"]`)).toBe(true)
    const { entries } = await calendarAt(address, 'alumni')
    expect(entries).toMatchObject([{ name: 'An insight', url: 'http://localhost/mlt-insight/events' }])
    expect((await fetch(address, { as: await newFellow() })).status).toBe(404)
    await db().event.update({ where: { id }, data: { published: false } })
    expect((await fetch(address, { as: 'alumni' })).status).toBe(404)
  })

  test('is not there of what isn’t published, and its link not on what is over', async () => {
    const { id: hidden } = await eventIn(5, 'Not yet', { published: false })
    const { id: over } = await eventIn(-5, 'Over already')
    expect((await fetch(`/events/${hidden}/calendar.ics`, { as: 'alumni' })).status).toBe(404)
    for (const id of ['abc', '0', '99999999999999999999'])
      expect((await fetch(`/events/${id}/calendar.ics`, { as: 'alumni' })).status).toBe(404)
    const unseen = await visit(`/events/${hidden}/calendar.ics`, { as: 'alumni' })
    expect([unseen.page.has('main h1'), unseen.page.has('header')]).toEqual([true, true])
    const { page } = await visit('/events?viewAll=true&sort=recent', { as: 'alumni' })
    expect(page.has(`a[href="/events/${over}/calendar.ics"]`)).toBe(false)
  })
})

describe('agendas as files', () => {
  let eventId: number
  let fellow: number
  let own: number
  let other: number
  beforeAll(async () => {
    eventId = await fellowEvent({ timezone: 'Europe/London' })
    own = await sessionOn(eventId, '2026-03-29' as never, 'Opening', { roomName: 'Hall', endTime: '10:00' })
    other = await sessionOn(eventId, '2026-03-29' as never, 'Not mine')
    fellow = await newFellow()
    await attend(eventId, [fellow], [own])
  })

  test('hold a fellow’s own sessions, and all of them for staff', async () => {
    const { page } = await visit(`/events/${eventId}`, { as: fellow })
    expect(page.has(`main a[href="/events/${eventId}/agenda.ics"]`)).toBe(true)
    const { entries } = await calendarAt(`/events/${eventId}/agenda.ics`, fellow)
    expect(entries).toMatchObject([
      {
        uid: `session-${own}@localhost`,
        name: 'Opening',
        place: 'Hall',
        start: '2026-03-29T08:00:00.000Z',
        end: '2026-03-29T09:00:00.000Z',
        url: `http://localhost/events/${eventId}/sessions/${own}`,
      },
    ])
    expect(entries[0]?.about).toContain('9:00 AM GMT+1')
    expect((await calendarAt(`/events/${eventId}/agenda.ics`, 'staff')).entries).toHaveLength(2)
  })

  test('of all events hold what is on one’s own agenda', async () => {
    const second = await fellowEvent({ timezone: 'Asia/Tokyo' })
    const early = await sessionOn(second, '2026-03-29' as never, 'Early', { startTime: '00:00' })
    const draft = await fellowEvent({ draftSessions: true })
    const unseen = await sessionOn(draft, 0, 'Draft')
    await attend(second, [fellow], [early])
    await attend(draft, [fellow], [unseen])
    const { entries } = await calendarAt('/events/calendar/agenda.ics', fellow)
    expect(entries.map(({ name }) => name).sort()).toEqual(['Early', 'Opening'])
    expect(entries.find(({ name }) => name === 'Early')?.start).toBe('2026-03-28T15:00:00.000Z')
  })

  test('of an event that one takes no part in are not there', async () => {
    const stranger = await newFellow()
    expect((await fetch(`/events/${eventId}/agenda.ics`, { as: stranger })).status).toBe(404)
    expect((await calendarAt('/events/calendar/agenda.ics', stranger)).entries).toEqual([])
  })

  test('hold one session from its page, which others don’t find', async () => {
    const page = `/events/${eventId}/sessions/${own}`
    const shown = await visit(`${page}/fellow-attendees`, { as: fellow })
    expect(shown.page.has(`a[href="${page}/calendar.ics"]`)).toBe(true)
    expect((await calendarAt(`${page}/calendar.ics`, fellow)).entries).toMatchObject([{ name: 'Opening' }])
    const notMine = `/events/${eventId}/sessions/${other}/calendar.ics`
    expect((await fetch(notMine, { as: fellow })).status).toBe(404)
    expect((await fetch(notMine, { as: 'staff' })).status).toBe(200)
  })

  test('hold a session on a partner’s dashboard, and lead back there', async () => {
    const at = await partnerAtEvent()
    const session = await sessionOn(at.eventId, 3)
    const page = `${at.home}/sessions/${session}`
    const { entries } = await calendarAt(`${page}/calendar.ics`, at.rep)
    expect(entries).toMatchObject([{ uid: `session-${session}@localhost`, url: `http://localhost${page}` }])
    const elsewhere = await partnerAtEvent()
    expect((await fetch(`${page}/calendar.ics`, { as: elsewhere.rep })).status).toBe(404)
  })
})
