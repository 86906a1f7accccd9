// @one-database: what a viewer may not see is left out by conditions that both evaluate alike.
import { beforeAll, describe, expect, test } from 'vitest'
import { formatMedium } from '#app/values/calendar-date.ts'
import { db, fetch, visit } from '../support/app.ts'
import {
  dayFromNow,
  invite,
  newManager,
  newPartner,
  newRepresentative,
  newSession,
  partnerAtEvent,
} from '../support/partners.ts'
import { attend, fellowEvent, newFellow, newFellows, sessionOn } from '../support/sessions.ts'

const LISTS = ['', '/fellow-attendees', '/partner-attendees']
const statusOf = async (address: string, as: number | 'staff' | 'event-manager' | 'alumni') =>
  Promise.all(
    LISTS.flatMap((list) => [`${address}${list}`, `${address}${list}.data`]).map((it) => fetch(it, { as })),
  ).then((answers) => [...new Set(answers.map(({ status }) => status))])

describe('the page of a session', () => {
  let eventId: number
  let sessionId: number
  let fellow: number

  beforeAll(async () => {
    eventId = await fellowEvent({ name: 'Spring Summit', timezone: 'America/Chicago' })
    sessionId = await sessionOn(eventId, 0, 'Opening', { roomName: 'Auditorium', startTime: '09:30' })
    fellow = await newFellow()
    await attend(eventId, [fellow], [sessionId])
  })

  test('says when and where it is, and leads to its lists', async () => {
    const { page } = await visit(`/events/${eventId}/sessions/${sessionId}/fellow-attendees`, { as: fellow })
    expect(page.text('h1')).toBe('Opening')
    expect(page.text('.facts')).toContain(formatMedium(dayFromNow(0)))
    expect(page.text('.facts')).toMatch(/9:30 AM C[SD]T \(10:30 AM E[SD]T your time\)/)
    expect(page.text('.facts')).toContain('Auditorium')
    expect(page.texts('nav[aria-label=Breadcrumb] a')).toEqual(['Events', 'Spring Summit'])
    const tabs = page.root.querySelectorAll('nav[aria-label=Attendees] a')
    expect(tabs.map((tab) => [tab.text, tab.getAttribute('aria-current')])).toEqual([
      ['Fellows', 'page'],
      ['Partners', undefined],
    ])
  })

  test('opens with the fellows', async () => {
    const response = await fetch(`/events/${eventId}/sessions/${sessionId}`, { as: fellow })
    expect(response.headers.get('location')).toBe(`/events/${eventId}/sessions/${sessionId}/fellow-attendees`)
  })

  test('is there for staff and for the fellows whose agenda it is on, and for nobody else', async () => {
    const address = `/events/${eventId}/sessions/${sessionId}`
    const elsewhere = await newFellow()
    await attend(eventId, [elsewhere], [await sessionOn(eventId, 0, 'Another')])
    for (const as of [elsewhere, await newFellow(), 'alumni'] as const) {
      expect(await statusOf(address, as)).toEqual([404])
    }
    for (const as of [fellow, 'staff'] as const) expect(await statusOf(address, as)).not.toContain(404)
  })

  test('is there under its own event alone', async () => {
    const other = await fellowEvent()
    const otherSession = await sessionOn(other, 0)
    await attend(other, [fellow], [otherSession])
    for (const as of [fellow, 'staff'] as const) {
      for (const address of [
        `/events/${eventId}/sessions/${otherSession}`,
        `/events/${other}/sessions/${sessionId}`,
        `/events/${eventId}/sessions/NaN`,
        `/events/x/sessions/${sessionId}`,
        `/events/${eventId}/sessions/99999999999`,
      ]) {
        expect(await statusOf(address, as), address).toEqual([404])
      }
    }
  })

  test('that isn’t there is answered with a page of the product', async () => {
    const { status, page } = await visit(`/events/${eventId}/sessions/99999999`, { as: fellow })
    expect([status, page.has('main h1'), page.has('header')]).toEqual([404, true, true])
  })

  test('is for staff alone while the agenda is a draft, and for nobody before the event is published', async () => {
    const draft = await fellowEvent({ draftSessions: true })
    const session = await sessionOn(draft, 0)
    await attend(draft, [fellow], [session])
    expect(await statusOf(`/events/${draft}/sessions/${session}`, fellow)).toEqual([404])
    expect(await statusOf(`/events/${draft}/sessions/${session}`, 'staff')).not.toContain(404)
    await db().event.update({ where: { id: draft }, data: { published: false } })
    expect(await statusOf(`/events/${draft}/sessions/${session}`, 'staff')).toEqual([404])
  })

  test('links the speakers who can be found, and doesn’t name those who hide', async () => {
    const [imani = 0, odile = 0] = await newFellows({}, { lastName: 'Canary', visibility: 'HIDDEN' })
    await db().sessionSpeaker.createMany({
      data: [
        { sessionId, userId: imani, title: 'Keynote speaker', position: 1 },
        { sessionId, userId: odile, position: 2 },
        { sessionId, name: 'Dr. Beatriz Carvalho', title: 'Author', position: 3 },
        { sessionId, position: 4 },
      ],
    })
    const speakers = async (as: number | 'staff') => {
      const { page } = await visit(`/events/${eventId}/sessions/${sessionId}/partner-attendees`, { as })
      return page.root
        .querySelectorAll('section[aria-labelledby=speakers] li')
        .map((it) => [it.querySelector('h3')?.text, it.querySelector('a')?.getAttribute('href')])
    }
    const named = [
      ['Imani Okafor', `/profile/${imani}`],
      ['Dr. Beatriz Carvalho', undefined],
    ]
    expect(await speakers(fellow)).toEqual(named)
    expect(await speakers('staff')).toContainEqual(['Imani Canary', `/profile/${odile}`])
  })
})

describe('the page of a session on a partner’s dashboard', () => {
  test('is there where partner, event, session and viewer belong together', async () => {
    const mine = await partnerAtEvent()
    const theirs = await partnerAtEvent()
    const session = await newSession(mine.eventId)
    const other = await newSession(theirs.eventId)
    const address = `${mine.home}/sessions/${session}`
    const viewers = [mine.rep, await newManager(mine.organizationId), 'event-manager'] as const
    for (const as of viewers) expect(await statusOf(address, as)).not.toContain(404)
    for (const as of [theirs.rep, await newManager(await newPartner())]) {
      expect(await statusOf(address, as)).toEqual([404])
    }
    for (const crossed of [
      `${mine.home}/sessions/${other}`,
      `${theirs.home}/sessions/${other}`,
      `/partner-dashboard/${theirs.organizationId}/event/${mine.eventId}/sessions/${session}`,
      `${mine.home}/sessions/NaN`,
    ]) {
      expect(await statusOf(crossed, mine.rep), crossed).toEqual([404])
    }
  })

  test('is there once the invitation is accepted and the agenda is made', async () => {
    const { rep, home, eventId } = await partnerAtEvent({ invitation: 'INVITED' })
    const session = await newSession(eventId)
    expect(await statusOf(`${home}/sessions/${session}`, rep)).toEqual([404])
    expect((await visit(home, { as: rep })).page.has('#agenda')).toBe(false)
    await db().partnerParticipant.updateMany({ where: { eventId }, data: { status: 'ACCEPTED' } })
    const { page } = await visit(home, { as: rep })
    expect(page.find('.session a').getAttribute('href')).toBe(`${home}/sessions/${session}/fellow-attendees`)
    await db().event.update({ where: { id: eventId }, data: { draftSessions: true } })
    expect(await statusOf(`${home}/sessions/${session}`, rep)).toEqual([404])
    expect((await visit(home, { as: rep })).page.has('.session')).toBe(false)
  })

  test('leads back to the event of the partner', async () => {
    const { rep, home, eventId, organizationId } = await partnerAtEvent()
    const { page } = await visit(`${home}/sessions/${await newSession(eventId)}/fellow-attendees`, {
      as: rep,
    })
    const above = page.root.querySelectorAll('nav[aria-label=Breadcrumb] a')
    expect(above.map((link) => link.getAttribute('href'))).toEqual([
      `/partner-dashboard/${organizationId}`,
      home,
    ])
  })

  test('links no profiles for event managers, to whom they are closed', async () => {
    const eventId = await fellowEvent()
    const organizationId = await newPartner()
    await newRepresentative(organizationId)
    await invite(organizationId, eventId)
    const session = await sessionOn(eventId, 0)
    const fellow = await newFellow()
    await attend(eventId, [fellow], [session])
    await db().sessionSpeaker.create({ data: { sessionId: session, userId: fellow } })
    const { page } = await visit(
      `/partner-dashboard/${organizationId}/event/${eventId}/sessions/${session}/fellow-attendees`,
      { as: 'event-manager' },
    )
    expect(page.texts('.person-card h3')).toEqual(['Imani Okafor'])
    expect(page.text('section[aria-labelledby=speakers] h3')).toBe('Imani Okafor')
    expect(page.has('main a[href^="/profile/"]')).toBe(false)
  })
})
