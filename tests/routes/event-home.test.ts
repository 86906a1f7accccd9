import { describe, expect, test } from 'vitest'
import { db, fetch, submit, visit } from '../support/app.ts'
import {
  ask,
  invite,
  newEvent,
  newManager,
  newPartner,
  newRepresentative,
  newSession,
  partnerAtEvent,
} from '../support/partners.ts'

const statusOf = async (id: number) =>
  (await db().partnerParticipant.findUniqueOrThrow({ where: { id } })).status

describe('an invitation', () => {
  test('is accepted by a form, once however often it is sent', async () => {
    const { rep, home, participantId } = await partnerAtEvent({ invitation: 'INVITED' })
    const { page } = await visit(home, { as: rep })
    expect(page.texts('.chips .chip')).toContain('Invited')
    expect(page.text('main')).toContain('You can add attendees once the invitation is accepted.')
    const form = page.form('section:has(#invitation) form')
    expect(await statusOf(participantId)).toBe('INVITED')
    const sent = await Promise.all([submit(form, { as: rep }), submit(form, { as: rep })])
    expect(sent.map((it) => [it.status, it.headers.get('location')])).toEqual(Array(2).fill([303, home]))
    expect(await statusOf(participantId)).toBe('ACCEPTED')
    const after = await visit(home, { as: rep })
    expect(after.page.texts('.chips .chip')).toContain('Accepted')
    expect(after.page.has('#invitation')).toBe(false)
  })

  test('is accepted by managers of the partner, and by nobody else', async () => {
    const { organizationId, home, participantId } = await partnerAtEvent({ invitation: 'INVITED' })
    const strangers = [await newManager(await newPartner()), await newRepresentative(await newPartner())]
    for (const stranger of strangers) {
      expect((await fetch(home, { as: stranger, form: {} })).status).toBe(404)
    }
    expect((await fetch(home, { as: 'alumni', form: {} })).status).toBe(403)
    expect(await statusOf(participantId)).toBe('INVITED')
    expect((await fetch(home, { as: await newManager(organizationId), form: {} })).status).toBe(303)
    expect(await statusOf(participantId)).toBe('ACCEPTED')
  })

  test('is not accepted after the event, nor by reading', async () => {
    const { rep, home, participantId } = await partnerAtEvent({
      invitation: 'INVITED',
      status: 'COMPLETE',
      starts: -10,
    })
    expect((await visit(home, { as: rep })).page.has('#invitation')).toBe(false)
    await fetch(home, { as: rep, method: 'HEAD' })
    expect((await fetch(home, { as: rep, form: {} })).status).toBe(303)
    expect(await statusOf(participantId)).toBe('INVITED')
  })
})

describe('the page of an event', () => {
  test('is there only where organization, event and viewer belong together', async () => {
    const mine = await partnerAtEvent()
    const theirs = await partnerAtEvent()
    const draft = await newEvent({ published: false })
    await invite(mine.organizationId, draft)
    const crossed = [
      `/partner-dashboard/${mine.organizationId}/event/${theirs.eventId}`,
      `/partner-dashboard/${theirs.organizationId}/event/${mine.eventId}`,
      `/partner-dashboard/${mine.organizationId}/event/${draft}`,
      `/partner-dashboard/${mine.organizationId}/event/NaN`,
      `/partner-dashboard/x/event/${mine.eventId}`,
    ]
    for (const address of [...crossed, theirs.home]) {
      for (const path of [address, `${address}.data`, `${address}/attendees/add`]) {
        expect((await fetch(path, { as: mine.rep })).status, path).toBe(404)
      }
      expect((await fetch(address, { as: mine.rep, form: {} })).status).toBe(404)
    }
    for (const address of crossed) expect((await fetch(address, { as: 'event-manager' })).status).toBe(404)
    expect((await fetch(mine.home, { as: mine.rep })).status).toBe(200)
  })

  test('has the resources for partners, in their order and with web addresses alone', async () => {
    const { rep, home, eventId } = await partnerAtEvent()
    await db().eventResource.createMany({
      data: [
        { eventId, audience: 'PARTNER', name: 'Second', position: 2, url: 'javascript:alert(1)' },
        { eventId, audience: 'PARTNER', name: 'First', position: 1, url: 'https://files.example.org/guide' },
        { eventId, audience: 'FELLOW', name: 'Packing List' },
      ],
    })
    const { page } = await visit(home, { as: rep })
    const resources = 'section:has(> #partner-resources)'
    expect(page.texts(`${resources} h3 bdi`)).toEqual(['First', 'Second'])
    expect(page.root.querySelectorAll(`${resources} a`).map((link) => link.getAttribute('href'))).toEqual([
      'https://files.example.org/guide',
    ])
  })

  test('has the action items of this event alone, which lead back to it', async () => {
    const { organizationId, rep, home, participantId } = await partnerAtEvent()
    await ask(participantId, { name: 'For this one' })
    await ask(await invite(organizationId, await newEvent()), { name: 'For another' })
    const { page } = await visit(home, { as: rep })
    expect(page.texts('section:has(> #open-items) h3')).toEqual(['For this one'])
    expect(page.find('section:has(> #open-items) a').getAttribute('href')).toContain(
      `?redirect=${encodeURIComponent(home)}`,
    )
  })

  test('shows whom the partner sends by name, but nobody who hides', async () => {
    const { organizationId, rep, home, participantId } = await partnerAtEvent()
    const people = [
      await newRepresentative(organizationId, { firstName: 'Zoë', lastName: 'Baker' }),
      await newRepresentative(organizationId, { lastName: 'Canary', visibility: 'HIDDEN' }),
    ]
    await db().partnerAttendee.createMany({
      data: [
        ...people.map((userId) => ({ participantId, userId })),
        { participantId, firstName: 'Élise', lastName: 'Åkesson', email: 'elise@example.org' },
      ],
    })
    const { page } = await visit(home, { as: rep })
    expect(page.texts('.attendee p:first-child bdi')).toEqual(['Élise Åkesson', 'Zoë Baker'])
    expect(page.root.text).not.toContain('Canary')
    const { page: own } = await visit(home, { as: people[1] as number })
    expect(own.root.text).toContain('Canary')
  })

  test('names a session once to which someone goes on several days', async () => {
    const { rep, home, participantId, eventId } = await partnerAtEvent()
    const sessions = [
      await newSession(eventId, 'Check-in'),
      await newSession(eventId, 'Check-in'),
      await newSession(eventId, 'Mock Interviews'),
    ]
    const { id } = await db().partnerAttendee.create({
      data: {
        participantId,
        userId: rep,
        role: 'Interviewer',
        sessions: { connect: sessions.map((it) => ({ id: it })) },
      },
    })
    const cards = async (address: string, as: number | 'event-manager') =>
      (await visit(address, { as })).page.texts('.attendee p').filter((text) => text.startsWith('Sessions:'))
    for (const [address, as] of [
      [home, rep],
      [`/partner-management/events/${eventId}`, 'event-manager'],
    ] as const)
      expect(await cards(address, as), address).toEqual(['Sessions: Check-in · Mock Interviews'])
    const old = (await visit(`${home}/attendees/${id}/edit`, { as: rep })).page.form('dialog form', {
      role: 'Host',
    })
    await db().partnerAttendee.update({ where: { id }, data: { version: { increment: 1 } } })
    const { page } = await visit(old.action, { as: rep, form: old.fields })
    expect(page.text('.error-summary')).toContain('sessions: Check-in, Mock Interviews')
  })
})
