import { beforeAll, describe, expect, test, vi } from 'vitest'
import { formatMedium } from '#app/values/calendar-date.ts'
import { db, fetch, visit } from '../support/app.ts'
import { dayFromNow } from '../support/partners.ts'
import { attend, fellowEvent, newFellow, sessionOn } from '../support/sessions.ts'

let eventId: number
let fellow: number
let page: string

beforeAll(async () => {
  eventId = await fellowEvent({
    name: 'Spring Summit',
    code: 'MLT-77',
    description: 'Bring **three copies**.<script>alert(1)</script>',
    startTime: '08:30',
    timezone: 'America/Chicago',
  })
  fellow = await newFellow()
  await attend(eventId, [fellow], [await sessionOn(eventId, 0)])
  page = `/events/${eventId}`
})

describe('the page of an event', () => {
  test('is open to the fellows who take part and to staff', async () => {
    for (const as of [fellow, 'staff'] as const) expect((await fetch(page, { as })).status).toBe(200)
  })

  test('leads everybody else home, with a word', async () => {
    const stranger = await newFellow()
    const was = await newFellow({ roles: ['ALUMNI'] })
    await attend(eventId, [was])
    for (const as of [stranger, was, 'alumni', 'mba-fellow'] as const) {
      const response = await fetch(page, { as })
      expect([response.status, response.headers.get('location')]).toEqual([303, '/'])
      expect(response.headers.get('set-cookie')).toContain('notice')
    }
  })

  test.each(['999999', 'NaN', '0', '1e3', '99999999999'])('of no event (%s) leads home', async (id) => {
    for (const as of [fellow, 'staff'] as const) {
      expect((await fetch(`/events/${id}`, { as })).headers.get('location')).toBe('/')
    }
  })

  test('that can’t be loaded leads home as well', async () => {
    const ask = db().$queryRaw.bind(db())
    const failing = (text: TemplateStringsArray, ...values: unknown[]) => {
      if (JSON.stringify(text).includes('e.description AS about')) throw new Error('The database is away')
      return ask(text, ...values)
    }
    const spy = vi.spyOn(db(), '$queryRaw').mockImplementation(failing as never)
    try {
      const response = await fetch(page, { as: fellow })
      expect([response.status, response.headers.get('location')]).toEqual([303, '/'])
      expect(response.headers.get('set-cookie')).toContain('notice')
    } finally {
      spy.mockRestore()
    }
  })

  test('is not there before the event is published, for staff either', async () => {
    const draft = await fellowEvent({ published: false })
    await attend(draft, [fellow])
    for (const as of [fellow, 'staff'] as const) {
      expect((await fetch(`/events/${draft}`, { as })).headers.get('location')).toBe('/')
    }
  })

  test('says what, when and where one is', async () => {
    const { page: shown } = await visit(page, { as: fellow })
    expect(shown.text('h1')).toBe('Spring Summit')
    expect(shown.text('main header')).toContain('Program Event')
    expect(shown.text('main header .facts')).toMatch(/8:30 AM C[SD]T \(9:30 AM E[SD]T your time\)/)
    expect(shown.find('nav[aria-label=Breadcrumb] a').getAttribute('href')).toBe('/events')
    expect(shown.text('main .prose strong')).toBe('three copies')
    expect(shown.root.toString()).not.toContain('alert(1)')
  })

  test('shows who else comes to the viewer’s sessions, and nobody else', async () => {
    const id = await fellowEvent()
    const [own, other] = [await sessionOn(id, 0), await sessionOn(id, 0)]
    const imani = await newFellow()
    await attend(id, [imani], [own])
    const seen = async (as: number | 'staff') => (await visit(`/events/${id}`, { as })).page.text('main')
    expect(await seen(imani)).not.toContain('Also attending')
    await attend(id, [await newFellow({ firstName: 'Wen', lastName: 'Li' })], [own])
    expect(await seen(imani)).toContain('Also attending: Wen Li')
    await attend(id, [await newFellow({ firstName: 'Tomás', lastName: 'Álvarez' })], [own])
    await attend(id, [await newFellow({ firstName: 'Nadia', lastName: 'Haddad' })], [other])
    await attend(id, [await newFellow({ firstName: 'Gone', visibility: 'HIDDEN' })], [own])
    expect(await seen(imani)).toContain('Also attending: Wen Li and Tomás Álvarez')
    for (const firstName of ['Kofi', 'Marta']) await attend(id, [await newFellow({ firstName })], [own])
    expect(await seen(imani)).toContain('Also attending: Wen Li, Tomás Álvarez and 2 others')
    expect(await seen('staff')).toContain('and 5 others')
    await db().user.update({ where: { id: imani }, data: { visibility: 'HIDDEN' } })
    expect(await seen(imani)).not.toContain('Also attending')
  })

  test('has its address to be copied', async () => {
    const { page: shown } = await visit(page, { as: fellow })
    expect(shown.find('main header input').getAttribute('value')).toBe(`http://localhost${page}`)
  })

  test('leads into a calendar in one place: with the event, its sessions, and a link that follows them', async () => {
    const none = await fellowEvent()
    await attend(none, [fellow])
    const ways = async (id: number, as: number | 'staff') => {
      const { page: shown } = await visit(`/events/${id}`, { as })
      const links = shown.root.querySelectorAll('main a').map((link) => link.getAttribute('href') ?? '')
      return links.filter((link) => /calendar|\.ics/.test(link))
    }
    expect(await ways(eventId, fellow)).toEqual([
      `${page}/calendar.ics`,
      `${page}/agenda.ics`,
      '/events/calendar',
    ])
    expect(await ways(eventId, 'staff')).toEqual([`${page}/calendar.ics`, `${page}/agenda.ics`])
    expect(await ways(none, fellow)).toEqual([`/events/${none}/calendar.ics`, '/events/calendar'])
  })

  test('shows fellows the code of the event, and staff none', async () => {
    expect((await visit(page, { as: fellow })).page.text('.event-code code')).toBe('MLT-77')
    const { page: ofStaff } = await visit(page, { as: 'staff' })
    expect(ofStaff.has('.event-code')).toBe(false)
    expect(ofStaff.root.toString()).not.toContain('MLT-77')
  })

  test('has the fact sheets of fellows, with web addresses alone', async () => {
    await db().eventResource.createMany({
      data: [
        { eventId, audience: 'FELLOW', name: 'Second', position: 2, url: 'javascript:alert(2)' },
        {
          eventId,
          audience: 'FELLOW',
          name: 'First',
          position: 1,
          url: 'https://files.example.org/packing',
          description: '- Your *badge*',
        },
        { eventId, audience: 'PARTNER', name: 'Guide for Partners' },
      ],
    })
    const { page: shown } = await visit(page, { as: fellow })
    const sheets = 'section:has(> #fact-sheets)'
    expect(shown.texts(`${sheets} h3`)).toEqual(['First (opens in a new tab)', 'Second'])
    expect(shown.root.querySelectorAll(`${sheets} a`).map((link) => link.getAttribute('href'))).toEqual([
      'https://files.example.org/packing',
    ])
    expect(shown.text(`${sheets} li li`)).toBe('Your badge')
  })

  test('is told of by the cards of those who may open it', async () => {
    const cardOf = async (as: number | 'staff' | 'alumni') => {
      const { page: library } = await visit('/events', { as })
      const cards = library.root.querySelectorAll('.event-card')
      return cards.find((card) => card.querySelector('h2')?.text === 'Spring Summit')
    }
    for (const as of [fellow, 'staff'] as const) {
      expect((await cardOf(as))?.querySelector('a')?.getAttribute('href')).toBe(page)
    }
    expect((await cardOf('alumni'))?.querySelector(`a[href="/events/${eventId}"]`)).toBeNull()
    expect((await cardOf('staff'))?.text).toContain(`Next session: ${formatMedium(dayFromNow(0))}, 9:00 AM C`)
    expect((await cardOf(fellow))?.text).not.toContain('Next session')
  })
})
