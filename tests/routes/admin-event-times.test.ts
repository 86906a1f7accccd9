// @one-database: moments are told in the zones of people above the database.
import { describe, expect, test } from 'vitest'
import { publishDue } from '#app/domain/administration/schedule.server.ts'
import { events } from '#app/domain/events/administer.server.ts'
import { scheduleText } from '#app/routes/admin/kind/schedule-text.ts'
import { packIds } from '#app/values/packed-ids.server.ts'
import { editEvent, eventNow, gathering, inDays, newEvent, session } from '../support/admin-events.ts'
import { admin, entriesOf, lastEntry, pathOf, post, pressUndo, sendForm } from '../support/administration.ts'
import { db, fetch, submit, visit } from '../support/app.ts'
import { readCalendar } from '../support/calendars.ts'
import { Page } from '../support/html.ts'
import { attend, newFellow } from '../support/sessions.ts'

describe('a time of publication', () => {
  const scheduleOf = async (id: number, values: Record<string, string>) => {
    const { page } = await visit(`/admin/events/${id}/schedule`, admin)
    return submit(page.form('.admin-page form', values, 'Schedule'), admin)
  }

  test('is that of the zone on that day, and the same for every reader', async () => {
    const id = await newEvent()
    expect((await scheduleOf(id, { date: '2027-03-16', time: '07:30' })).status).toBe(303)
    expect((await eventNow(id)).publishAt?.toISOString()).toBe('2027-03-16T11:30:00.000Z')
    await db().user.update({
      where: { email: 'staff@example.org' },
      data: { timeZone: 'America/Los_Angeles' },
    })
    for (const as of ['admin', 'staff'] as const) {
      const { page } = await visit(`/admin/events/${id}`, { as })
      expect(page.text('section.card')).toContain('Mar. 16, 2027, 7:30 AM EDT (America/New York)')
      const schedule = await visit(`/admin/events/${id}/schedule`, { as })
      expect(schedule.page.find('input[name=time]').getAttribute('value')).toBe('07:30')
    }
    const form = (await visit(`/admin/events/${id}/schedule`, { as: 'staff' })).page.form(
      '.admin-page form',
      {},
      'Schedule',
    )
    const before = (await eventNow(id)).version
    await submit(form, { as: 'staff' })
    expect(await eventNow(id)).toMatchObject({ version: before, publishZone: 'America/New_York' })
    await db().user.update({ where: { email: 'staff@example.org' }, data: { timeZone: null } })
  })

  test('says a zone once that clocks call by its name', () => {
    const said = (publishZone: string) => scheduleText({ publishAt: '2027-03-16T09:00:00Z', publishZone })
    expect(said('UTC')).toBe('Mar. 16, 2027, 9:00 AM UTC')
    expect(said('Europe/London')).toMatch(/^Mar\. 16, 2027, 9:00 AM .+ \(Europe\/London\)$/)
  })

  test('in the past is now, which is said before, and isn’t late', async () => {
    const id = await newEvent()
    const { page } = await visit(`/admin/events/${id}/schedule`, admin)
    expect(page.text('.admin-page form')).toContain('A time in the past publishes within a minute.')
    const began = Date.now()
    expect((await scheduleOf(id, { date: '2020-03-16', time: '07:30' })).status).toBe(303)
    const { publishAt } = await eventNow(id)
    expect(publishAt?.getTime()).toBeGreaterThan(began - 61_000)
    expect(await publishDue([events])).toEqual([])
    expect(await eventNow(id)).toMatchObject({ published: true, publishAt: null })
    const late = await visit('/admin/history?late=true', admin)
    expect(late.page.has(`.admin-page a[href="/admin/events/${id}"]`)).toBe(false)
  })

  test('that clocks skip is refused with the nearest two, and what was typed', async () => {
    const id = await newEvent()
    const response = await scheduleOf(id, { date: '2027-03-14', time: '02:30' })
    expect(response.status).toBe(400)
    const page = new Page(await response.text(), '/')
    expect(page.text('.error-summary')).toContain('The nearest times are 01:59 and 03:00.')
    expect(page.find('input[name=time]').getAttribute('value')).toBe('02:30')
  })

  test('comes once, on however many processes, also when it was long ago', async () => {
    const id = await newEvent()
    await scheduleOf(id, { date: '2027-03-16', time: '07:30' })
    const now = new Date('2027-03-20T00:00:00Z')
    expect(await publishDue([events], new Date('2027-03-16T11:29:59Z'))).toEqual([])
    expect(await eventNow(id)).toMatchObject({ published: false })
    expect((await Promise.all([publishDue([events], now), publishDue([events], now)])).flat()).toEqual([])
    expect(await eventNow(id)).toMatchObject({ published: true, publishAt: null, publishZone: null })
    const entries = await entriesOf('events', id)
    expect(entries.filter(({ door }) => door === 'SCHEDULE')).toHaveLength(1)
  })

  test('that was taken back never comes', async () => {
    const id = await newEvent()
    await scheduleOf(id, { date: '2027-03-16', time: '07:30' })
    const { page } = await visit(`/admin/events/${id}/schedule`, admin)
    await submit(page.form('.admin-page form', {}, 'Take off the schedule'), admin)
    await publishDue([events], new Date('2027-04-01T00:00:00Z'))
    expect(await eventNow(id)).toMatchObject({ published: false, publishAt: null })
  })

  test('publishes the draft beside what is live, or keeps both where the draft no longer fits', async () => {
    const id = await newEvent({ name: 'Live text' }, 'Publish')
    await editEvent(id, { name: 'Next text' })
    await scheduleOf(id, { date: '2027-03-16', time: '07:30' })
    expect(await publishDue([events], new Date('2027-04-01T00:00:00Z'))).toEqual([])
    expect(await eventNow(id)).toMatchObject({ name: 'Next text', draft: null, publishAt: null })
  })
})

describe('the zone of an event', () => {
  test('that changes: what follows is said first, then clock times stay and moments move', async () => {
    const id = await newEvent({
      timezone: 'America/Phoenix',
      startDate: '2027-03-13',
      endDate: '2027-03-14',
      ...session(0, { startDate: '2027-03-13', startTime: '09:00', endTime: '10:00' }),
      ...session(1, { name: 'Late', startDate: '2027-03-14', startTime: '02:15', endTime: '03:15' }),
    })
    const asked = await editEvent(id, { timezone: 'America/Chicago' })
    expect(asked.status).toBe(400)
    const page = new Page(await asked.text(), `/admin/events/${id}`)
    expect(page.text('.tone-warning')).toContain(
      '“Breakfast” starts at 9:00 AM CST instead of 9:00 AM MST, 1 hour earlier.',
    )
    expect((await eventNow(id)).timezone).toBe('America/Phoenix')
    expect((await submit(page.form('.admin-form', {}, 'Save draft'), admin)).status).toBe(303)
    expect(await eventNow(id)).toMatchObject({
      timezone: 'America/Chicago',
      sessions: [{ startTime: '09:00' }, {}],
    })
    const notes = (await visit(`/admin/events/${id}`, admin)).page.texts('.tone-warning li')
    expect(notes.join()).toContain('“Late” starts at 02:15 on Mar 14, 2027, an hour that clocks skip.')
  })

  test('that changes moves what calendars have, under a higher number', async () => {
    const id = await newEvent({ timezone: 'America/Phoenix', ...session(0, {}) }, 'Publish')
    const fellow = await newFellow()
    await attend(
      id,
      [fellow],
      (await eventNow(id)).sessions.map((own) => own.id),
    )
    const long = { updatedAt: new Date('2026-01-01') }
    await db().eventSession.updateMany({ where: { eventId: id }, data: long })
    await db().event.update({ where: { id }, data: long })
    const read = async () => {
      const [entry] = readCalendar(await (await fetch(`/events/${id}/agenda.ics`, { as: fellow })).text())
      return { start: Date.parse(entry?.start ?? ''), sequence: entry?.sequence ?? 0 }
    }
    const before = await read()
    const asked = await editEvent(id, { timezone: 'Europe/Paris' }, 'Publish changes')
    const page = new Page(await asked.text(), `/admin/events/${id}`)
    expect((await submit(page.form('.admin-form', {}, 'Publish changes'), admin)).status).toBe(303)
    const after = await read()
    expect(before.start - after.start).toBe(8 * 3_600_000)
    expect(after.sequence).toBeGreaterThan(before.sequence)
  })

  test.each(['EST', '+02:00', 'UTC-5', 'Etc/GMT+5x', 'Mars/Olympus', ''])('is never %s', async (timezone) => {
    const response = await sendForm('/admin/events/new', { ...gathering(), timezone }, 'Save draft')
    expect(response.status).toBe(400)
  })
})

describe('other days', () => {
  const pressOn = async (id: number, screen: string, values: Record<string, string>, press: string) => {
    const { page } = await visit(`/admin/events/${id}/${screen}`, admin)
    return submit(page.form('.admin-page form', values, press), admin)
  }

  test('a duplicate has texts, tags, sessions and fact sheets of its own, and none of the people', async () => {
    const [tag] = await db().tag.findMany({ where: { type: 'CATEGORY' } })
    const id = await newEvent(
      {
        name: 'Original',
        code: 'SECRET',
        eventUrl: 'https://rsvp.example.org/',
        tagIds: [String(tag?.id)],
        ...session(0, { startDate: inDays(11), 'speakers[0].name': 'Ada Lovelace' }),
        'resources[0].audience': 'FELLOW',
        'resources[0].name': 'How to get there',
      },
      'Publish',
    )
    await db().partnerParticipant.create({ data: { eventId: id, organizationId: 1 } })
    const response = await pressOn(id, 'duplicate', { startDate: inDays(40) }, 'Duplicate')
    const copy = await eventNow(Number(pathOf(response).split('/').at(-1)))
    expect(copy).toMatchObject({
      name: 'Original',
      published: false,
      code: null,
      eventUrl: null,
      status: 'PENDING',
    })
    expect(copy.startDate.toISOString().slice(0, 10)).toBe(inDays(40))
    expect(copy.sessions[0]?.startDate.toISOString().slice(0, 10)).toBe(inDays(41))
    expect(copy.sessions[0]?.speakers).toMatchObject([{ name: 'Ada Lovelace' }])
    expect(copy.tags).toMatchObject([{ id: tag?.id }])
    expect(copy.resources).toMatchObject([{ name: 'How to get there' }])
    const original = await eventNow(id)
    expect(original.sessions[0]?.id).not.toBe(copy.sessions[0]?.id)
    expect(original.sessions).toHaveLength(1)
    expect(await db().partnerParticipant.count({ where: { eventId: copy.id } })).toBe(0)
  })

  test('a move takes the sessions along, and can be undone', async () => {
    const id = await newEvent(session(0, { startDate: inDays(11) }))
    await pressOn(id, 'move', { startDate: inDays(30) }, 'Move')
    const days = async () => (await eventNow(id)).sessions[0]?.startDate.toISOString().slice(0, 10)
    expect(await days()).toBe(inDays(31))
    await pressUndo((await lastEntry()).id)
    expect(await days()).toBe(inDays(11))
  })

  test('days that leave the sessions behind are refused, with how to move both', async () => {
    const id = await newEvent(session(0, {}))
    const response = await editEvent(id, { startDate: inDays(30), endDate: inDays(31) })
    expect(response.status).toBe(400)
    const page = new Page(await response.text(), '/')
    expect(page.texts('.error-summary li')[0]).toBe(
      'To move the event with its sessions, use its screen “Move”.',
    )
    expect(page.find('input[name=startDate]').getAttribute('value')).toBe(inDays(30))
  })

  test('a cancelled event stays visible and marked, and can be taken back to what it was', async () => {
    const id = await newEvent({ name: 'Called off', status: 'LIVE' }, 'Publish')
    await editEvent(id, { description: 'A draft beside it' })
    expect((await editEvent(id, { status: 'CANCELLED' })).status).toBe(400)
    const { updatedAt } = await eventNow(id)
    await pressOn(id, 'cancel', {}, 'Cancel event')
    const event = await eventNow(id)
    expect(event).toMatchObject({ status: 'CANCELLED', published: true, description: null })
    expect(event.draft).toMatchObject({ status: 'CANCELLED', description: 'A draft beside it' })
    expect(event.updatedAt > updatedAt).toBe(true)
    const form = async () => (await visit(`/admin/events/${id}`, admin)).page.text('.admin-page')
    expect(await form()).toContain('It’s cancelled.')
    const shown = await (await fetch('/events?viewAll=true&search=called+off', { as: 'alumni' })).text()
    expect(shown).toMatch(/Called off[\s\S]*Cancelled/)
    const file = await (await fetch(`/events/${id}/calendar.ics`, { as: 'alumni' })).text()
    expect(file).toContain('STATUS:CANCELLED')
    await pressOn(id, 'cancel', {}, 'Take back the cancellation')
    expect(await eventNow(id)).toMatchObject({ status: 'LIVE' })
    expect(await form()).not.toContain('It’s cancelled.')
  })
})

test('all that match a filter are changed, except what changed in between, and undone together', async () => {
  const ids: number[] = []
  for (const name of ['Bulk one', 'Bulk two', 'Bulk three']) ids.push(await newEvent({ name }))
  const query = 'search=bulk&standing=draft&all=true&operation=archive'
  const { page } = await visit(`/admin/events/bulk?${query}`, admin)
  expect(page.text('h1')).toBe('Archive 3 events?')
  expect(page.text('.lead')).toBe('That’s all 3 that match “bulk”, Draft.')
  const form = page.form('.admin-page form', {}, 'Archive')
  await post(`/admin/events/${ids[1]}/status`, { operation: 'publish' })
  const later = await newEvent({ name: 'Bulk later' })
  const response = await submit(form, admin)
  expect(response.status).toBe(303)
  expect((await submit(form, admin)).status).toBe(303)
  const archived = await db().event.findMany({
    where: { archivedAt: { not: null }, name: { startsWith: 'Bulk' } },
  })
  expect(archived.map(({ name }) => name).sort()).toEqual(['Bulk one', 'Bulk three'])
  expect((await eventNow(later)).archivedAt).toBeNull()
  const parent = await db().changeEntry.findFirstOrThrow({ where: { door: 'BULK', parentId: null } })
  expect(parent).toMatchObject({ count: 2, about: 'all 3 that match “bulk”, Draft' })
  await pressUndo(parent.id)
  expect(await db().event.count({ where: { archivedAt: null, name: { startsWith: 'Bulk' } } })).toBe(4)
})

test.each([
  'operation=archive',
  'operation=archive&all=true',
  'operation=archive&all=true&search=',
  'item=1&operation=burn',
])('nothing is chosen by %s', async (query) => {
  expect((await fetch(`/admin/events/bulk?${query}`, admin)).status).toBe(400)
  const form = { ids: packIds([1, 2, 3]), key: crypto.randomUUID() }
  expect((await post(`/admin/events/bulk?${query}`, form)).status).toBe(400)
  expect(await db().event.count({ where: { id: { in: [1, 2, 3] }, archivedAt: { not: null } } })).toBe(0)
})

test('a tag is added to several at once, also where members see them, and taken off again by undo', async () => {
  const [tag] = await db().tag.findMany({ where: { type: 'FORMAT' } })
  const live = await newEvent({ name: 'Tagged live' }, 'Publish')
  const has = await newEvent({ name: 'Tagged before', tagIds: [String(tag?.id)] })
  await editEvent(live, { description: 'A draft beside it' })
  const { page } = await visit('/admin/events/bulk?search=tagged&all=true&operation=tag', admin)
  const response = await submit(page.form('.admin-page form', { tag: String(tag?.id) }, 'Add'), admin)
  expect(response.status).toBe(303)
  expect(await eventNow(live)).toMatchObject({ tags: [{ id: tag?.id }], description: null })
  expect((await eventNow(live)).draft).toMatchObject({ tagIds: [tag?.id], description: 'A draft beside it' })
  const parent = await db().changeEntry.findFirstOrThrow({
    where: { door: 'BULK', parentId: null },
    orderBy: { id: 'desc' },
  })
  expect(parent).toMatchObject({ action: `tagged with “Format: ${tag?.name}”`, count: 1 })
  await pressUndo(parent.id)
  expect((await eventNow(live)).tags).toEqual([])
  expect((await eventNow(live)).draft).toMatchObject({ tagIds: [], description: 'A draft beside it' })
  expect((await eventNow(has)).tags).toMatchObject([{ id: tag?.id }])
  const form = { ids: packIds([live]), key: crypto.randomUUID(), tag: '999999' }
  expect((await post(`/admin/events/bulk?item=${live}&operation=tag`, form)).status).toBe(400)
})
