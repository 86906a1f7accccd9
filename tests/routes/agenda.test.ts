import { beforeAll, describe, expect, test } from 'vitest'
import { readAgenda } from '#app/domain/event-sessions/agenda.server.ts'
import type { AgendaQuery } from '#app/domain/event-sessions/agenda-query.ts'
import { formatLong, formatMonthDay } from '#app/values/calendar-date.ts'
import { db, visit } from '../support/app.ts'
import { queriesOf } from '../support/home.ts'
import { dayFromNow } from '../support/partners.ts'
import { attend, fellowEvent, newFellow, sessionOn } from '../support/sessions.ts'
import { day, viewer } from '../support/viewer-kinds.ts'

const agendaAt = async (address: string, as: number | 'staff') => {
  const { page } = await visit(address, { as })
  const section = 'section[aria-labelledby=agenda]'
  return {
    page,
    title: page.text('#agenda'),
    names: page.texts(`${section} .session a`),
    rows: page.texts(`${section} .session`),
    days: page.texts(`${section} nav[aria-label=Days] a`),
    chosen: page.texts(`${section} nav[aria-label=Days] a[aria-current]`),
    headings: page.texts(`${section} h3`),
    empty: page.texts(`${section} .none`)[0],
  }
}

describe('an agenda', () => {
  let address: string
  let fellow: number

  beforeAll(async () => {
    const eventId = await fellowEvent()
    fellow = await newFellow()
    address = `/events/${eventId}`
    const mine = [
      await sessionOn(eventId, -1, 'Check-in', { roomName: 'Lobby' }),
      await sessionOn(eventId, 0, 'Closing', { startTime: '17:00', roomName: null }),
      await sessionOn(eventId, 0, 'Opening', { startTime: '08:00', roomName: 'Auditorium' }),
      await sessionOn(eventId, 1, 'Mock Interviews: 100% Prép', { startTime: '10:00' }),
    ]
    await sessionOn(eventId, 1, 'For others')
    await attend(eventId, [fellow], mine.slice(1))
    await attend(eventId, [fellow], mine.slice(0, 1), 'ATTENDED')
  })

  test('opens at today, without what is over, in the order of time', async () => {
    const { title, names, chosen, days } = await agendaAt(address, fellow)
    expect(title).toBe('My Agenda')
    expect(names).toEqual(['Opening', 'Closing'])
    expect(chosen).toEqual([`${formatMonthDay(dayFromNow(0))} 0 attended`])
    expect(days).toHaveLength(2)
  })

  test('shows past days as well where that is wanted, and how many sessions were attended', async () => {
    const { days, chosen, page } = await agendaAt(`${address}?viewPast=true`, fellow)
    expect(days).toEqual(
      [-1, 0, 1].map((it) => `${formatMonthDay(dayFromNow(it))} ${it < 0 ? 1 : 0} attended`),
    )
    expect(chosen).toEqual([`${formatMonthDay(dayFromNow(0))} 0 attended`])
    expect(page.find('#viewPast').hasAttribute('checked')).toBe(true)
  })

  test('is everybody’s for staff, who see the number of sessions', async () => {
    const { title, days, names } = await agendaAt(`${address}?date=${dayFromNow(1)}`, 'staff')
    expect(title).toBe('Full Agenda')
    expect(days).toEqual([0, 1].map((it) => `${formatMonthDay(dayFromNow(it))} 2 sessions`))
    expect(names).toEqual(['For others', 'Mock Interviews: 100% Prép'])
  })

  test('has rows of time, name and room, which lead to the fellows of the session', async () => {
    const { rows, page } = await agendaAt(address, fellow)
    expect(rows[0]).toMatch(/^8:00 AM ?Opening ?(Now|Next)? ?Location: Auditorium$/)
    expect(rows[1]).toMatch(/^5:00 PM ?Closing ?(Now|Next)?$/)
    expect(page.find('.session a').getAttribute('href')).toMatch(
      new RegExp(`^${address}/sessions/\\d+/fellow-attendees$`),
    )
  })

  test.each([
    ['America/New_York', /Times are in E[SD]T\.(?! Your)/],
    ['Asia/Kolkata', /Times are in E[SD]T\. Your time is (9|10) hours 30 minutes later\./],
    ['Pacific/Honolulu', /Times are in E[SD]T\. Your time is [56] hours earlier\./],
  ])('says once how the clock in %s differs from the event’s', async (timeZone, said) => {
    await db().user.update({ where: { id: fellow }, data: { timeZone } })
    const { page } = await agendaAt(address, fellow)
    expect(page.text('section[aria-labelledby=agenda]')).toMatch(said)
    expect(page.text('section[aria-labelledby=agenda] ol')).not.toContain('your time')
  })

  test.each(['date=1999-01-01', 'date=2026-02-30', 'date=x', 'page=0', 'page=99', 'page=-1'])(
    'asked for %s is as without it',
    async (search) => {
      expect((await agendaAt(`${address}?${search}`, fellow)).names).toEqual(['Opening', 'Closing'])
    },
  )

  test('is searched by name on all days, without case and accents, and taken literally', async () => {
    const found = await agendaAt(`${address}?search=PREP+mock`, fellow)
    expect(found.names).toEqual(['Mock Interviews: 100% Prép'])
    expect(found.headings).toEqual([formatLong(dayFromNow(1))])
    expect(found.days).toEqual([])
    expect((await agendaAt(`${address}?search=100%25`, fellow)).names).toHaveLength(1)
    expect((await agendaAt(`${address}?search=1_0`, fellow)).empty).toBe('No search results.')
    expect((await agendaAt(`${address}?search=others`, fellow)).empty).toBe('No search results.')
  })

  test('finds what is over only where that is wanted', async () => {
    expect((await agendaAt(`${address}?search=check`, fellow)).empty).toBe('No search results.')
    expect((await agendaAt(`${address}?search=check&viewPast=true`, fellow)).names).toEqual(['Check-in'])
  })

  test('says that nothing is ahead, or that it is not made yet', async () => {
    const over = await fellowEvent()
    await attend(over, [fellow], [await sessionOn(over, -1)])
    expect((await agendaAt(`/events/${over}`, fellow)).empty).toBe('You do not have any upcoming sessions.')
    const none = await fellowEvent()
    await attend(none, [fellow])
    await sessionOn(none, 0)
    const empty = 'Your agenda will be available at the start of the event.'
    expect((await agendaAt(`/events/${none}`, fellow)).empty).toBe(empty)
  })

  test('is for staff alone as long as it is a draft', async () => {
    const draft = await fellowEvent({ draftSessions: true })
    await attend(draft, [fellow], [await sessionOn(draft, 0, 'Secret session')])
    const { empty, page } = await agendaAt(`/events/${draft}`, fellow)
    expect(empty).toBe('Your agenda will be available at the start of the event.')
    expect(page.root.toString()).not.toContain('Secret session')
    expect((await agendaAt(`/events/${draft}`, 'staff')).names).toEqual(['Secret session'])
  })
})

describe('on the day itself', () => {
  const timezone = 'Asia/Tokyo'
  const staff = viewer({ role: 'STAFF' }, { timeZone: timezone })
  const names = async (eventId: number, now: string, more: Partial<AgendaQuery> = {}) => {
    const query = { past: false, search: '', date: null, page: 1, ...more }
    return (await readAgenda(staff, { id: eventId, timezone }, query, new Date(now))).sessions.map(
      ({ name }) => name,
    )
  }

  test('what has ended is past, to the minute and by the clock of the event', async () => {
    const id = await fellowEvent({ timezone })
    const today = day('2026-03-08')
    await sessionOn(id, today, 'Breakfast', { startTime: '08:00', endTime: '10:00' })
    await sessionOn(id, today, 'Open end', { startTime: '09:00' })
    await sessionOn(id, today, 'Night', { startTime: '22:00', endTime: '01:00' })
    expect(await names(id, '2026-03-08T00:59:59Z')).toEqual(['Breakfast', 'Open end', 'Night'])
    expect(await names(id, '2026-03-08T01:00:00Z')).toEqual(['Open end', 'Night'])
    expect(await names(id, '2026-03-08T01:00:00Z', { search: 'breakfast' })).toEqual([])
    expect(await names(id, '2026-03-08T01:00:00Z', { past: true })).toHaveLength(3)
    expect(await names(id, '2026-03-08T15:30:00Z')).toEqual(['Night'])
    expect(await names(id, '2026-03-08T16:00:00Z')).toEqual([])
  })

  test('what is on is marked, and what begins next', async () => {
    const id = await fellowEvent({ timezone })
    const today = day('2026-03-08')
    await sessionOn(id, today, 'Breakfast', { startTime: '08:00', endTime: '10:00' })
    await sessionOn(id, today, 'Open end', { startTime: '09:00' })
    await sessionOn(id, today, 'Talk', { startTime: '11:00', endTime: '12:00' })
    await sessionOn(id, today, 'Another talk', { startTime: '11:00', endTime: '12:00' })
    await sessionOn(id, today, 'Night', { startTime: '22:00', endTime: '01:00' })
    await sessionOn(id, day('2026-03-09'), 'Goodbye', { startTime: '08:00', endTime: '10:00' })
    const marks = async (now: string, more: Partial<AgendaQuery> = {}) => {
      const query = { past: false, search: '', date: null, page: 1, ...more }
      const { sessions } = await readAgenda(staff, { id, timezone }, query, new Date(now))
      return sessions.map(({ name, mark }) => (mark ? `${name}: ${mark}` : name))
    }
    expect(await marks('2026-03-08T00:30:00Z')).toEqual([
      'Breakfast: now',
      'Open end',
      'Talk: next',
      'Another talk: next',
      'Night',
    ])
    expect(await marks('2026-03-08T02:30:00Z')).toEqual([
      'Open end',
      'Talk: now',
      'Another talk: now',
      'Night: next',
    ])
    expect(await marks('2026-03-08T02:30:00Z', { date: day('2026-03-09') })).toEqual(['Goodbye'])
    expect(await marks('2026-03-08T02:30:00Z', { search: 'night' })).toEqual(['Night'])
  })

  test('one that ends at its start goes on to that time of the next day', async () => {
    const id = await fellowEvent({ timezone })
    await sessionOn(id, day('2026-03-07'), 'Around the clock', { startTime: '09:00', endTime: '09:00' })
    expect(await names(id, '2026-03-07T23:59:00Z')).toEqual(['Around the clock'])
    expect(await names(id, '2026-03-08T00:00:00Z')).toEqual([])
  })

  test('a session follows the zone of its event', async () => {
    const id = await fellowEvent({ timezone })
    await sessionOn(id, day('2026-03-08'), 'Breakfast', { startTime: '08:00', endTime: '10:00' })
    await db().event.update({ where: { id }, data: { timezone: 'Europe/London' } })
    expect(await names(id, '2026-03-08T09:59:00Z')).toEqual(['Breakfast'])
    expect(await names(id, '2026-03-08T10:00:00Z')).toEqual([])
  })
})

describe('a long agenda', () => {
  let address: string
  beforeAll(async () => {
    const eventId = await fellowEvent()
    address = `/events/${eventId}`
    for (let index = 0; index < 30; index++) await sessionOn(eventId, 0, `Crowd ${index}`)
  })

  test('has twelve sessions a page, every one once though all start together', async () => {
    const seen = []
    for (const number of [1, 2, 3]) seen.push(...(await agendaAt(`${address}?page=${number}`, 'staff')).names)
    expect(seen).toHaveLength(30)
    expect(new Set(seen).size).toBe(30)
    const { page } = await agendaAt(`${address}?page=99`, 'staff')
    expect(page.text('.pagination [aria-current]')).toBe('3')
  })

  test('is paged while it is searched as well', async () => {
    const { names, page } = await agendaAt(`${address}?search=crowd&page=3`, 'staff')
    expect(names).toHaveLength(6)
    expect(page.find('.pagination [rel=prev]').getAttribute('href')).toBe(`${address}?search=crowd&page=2`)
  })

  test('takes as few queries as a short one', async () => {
    const short = await fellowEvent()
    await sessionOn(short, 0)
    const taken = (await queriesOf(address, 'staff')).length
    expect(taken).toBe((await queriesOf(`/events/${short}`, 'staff')).length)
    expect(taken).toBeLessThanOrEqual(7)
  })
})

describe('today is that of the event', () => {
  const staff = viewer({ role: 'STAFF' }, { timeZone: 'Europe/London' })

  test.each([
    ['America/New_York', '2026-03-08T04:59:00Z', '2026-03-07'],
    ['America/New_York', '2026-03-08T05:00:00Z', '2026-03-08'],
    ['America/New_York', '2026-11-02T04:59:00Z', '2026-11-01'],
    ['Asia/Tokyo', '2026-03-07T14:59:00Z', '2026-03-07'],
    ['Asia/Tokyo', '2026-03-07T15:00:00Z', '2026-03-08'],
    ['Australia/Sydney', '2026-04-04T12:59:00Z', '2026-04-04'],
    ['Australia/Sydney', '2026-04-05T14:00:00Z', '2026-04-06'],
  ])('in %s at %s it is %s', async (timezone, now, shown) => {
    const id = await fellowEvent({ timezone })
    for (const date of ['2026-03-07', '2026-03-08', '2026-04-04', '2026-04-05', '2026-04-06', '2026-11-01']) {
      await sessionOn(id, day(date), date)
    }
    const query = { past: false, search: '', date: null, page: 1 }
    const agenda = await readAgenda(staff, { id, timezone }, query, new Date(now))
    expect(agenda.day).toBe(shown)
    expect(agenda.days[0]?.date).toBe(shown)
  })

  test('nine o’clock stays nine o’clock where clocks change', async () => {
    const timezone = 'America/New_York'
    const id = await fellowEvent({ timezone })
    await sessionOn(id, day('2026-03-07'))
    await sessionOn(id, day('2026-03-08'))
    await sessionOn(id, day('2026-11-01'), 'Doubled', { startTime: '01:30' })
    await sessionOn(id, day('2026-11-01'), 'Before', { startTime: '00:59' })
    const on = async (date: string) => {
      const query = { past: true, search: '', date: day(date), page: 1 }
      const { zone, sessions } = await readAgenda(staff, { id, timezone }, query)
      return [zone, ...sessions.map(({ name, time }) => `${name} ${time?.there} ${time?.yours}`)]
    }
    expect(await on('2026-03-07')).toEqual([{ name: 'EST', ahead: 300 }, 'Mock Interviews 9:00 AM null'])
    expect(await on('2026-03-08')).toEqual([{ name: 'EDT', ahead: 240 }, 'Mock Interviews 9:00 AM null'])
    expect(await on('2026-11-01')).toEqual([
      { name: 'EDT', ahead: 240 },
      'Before 12:59 AM null',
      'Doubled 1:30 AM null',
    ])
    await sessionOn(id, day('2026-11-01'), 'After', { startTime: '09:00' })
    expect(await on('2026-11-01')).toEqual([
      null,
      'Before 12:59 AM EDT 4:59 AM GMT',
      'Doubled 1:30 AM EDT 5:30 AM GMT',
      'After 9:00 AM EST 2:00 PM GMT',
    ])
  })
})
