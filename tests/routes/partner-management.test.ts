import { describe, expect, test, vi } from 'vitest'
import { db, fetch, signIn, visit } from '../support/app.ts'
import {
  ask,
  invite,
  newEvent,
  newManager,
  newPartner,
  newRepresentative,
  partnerAtEvent,
} from '../support/partners.ts'
import { join, person } from '../support/people.ts'
import { statementsOf } from '../support/statements.ts'

const pageOf = (id: number) => `/partner-management/my-partners/${id}`

describe('the list of partners', () => {
  test('leads to each partner, for managers to theirs alone', async () => {
    const mine = await newPartner('Åsa Works')
    await newPartner('Zoë Works')
    const manager = await newManager(mine)
    const { page } = await visit('/partner-management/my-partners?search=works', { as: manager })
    expect(page.text('h1')).toBe('My Partners')
    expect(page.root.querySelectorAll('.card-link').map((link) => link.getAttribute('href'))).toEqual([
      pageOf(mine),
    ])
    const all = await visit('/partner-management/my-partners?search=works', { as: 'event-manager' })
    expect(all.page.text('h1')).toBe('All Partners')
    expect(all.page.texts('.card-link')).toEqual(['Åsa Works', 'Zoë Works'])
  })

  test.each([
    ['/partner-management/my-partners', '"Organization" o WHERE', 'No Partners'],
    ['/partner-management/events', '"Event" e WHERE', 'No Events'],
  ])('at %s that could not be read is said to be so, with a way to try again', async (address, sql, none) => {
    const cookie = await signIn('event-manager')
    const query = db().$queryRaw.bind(db())
    const spy = vi.spyOn(db(), '$queryRaw').mockImplementation(((...args: Parameters<typeof query>) => {
      if (String(args[0]).includes(sql)) throw new Error('no answer')
      return query(...args)
    }) as typeof query)
    const { status, page } = await visit(`${address}?search=a`, { cookie })
    spy.mockRestore()
    expect(status).toBe(200)
    expect(page.text('.notice')).toContain('We couldn’t load this list.')
    expect(page.find('.notice a').getAttribute('href')).toBe(`${address}?search=a`)
    expect(page.root.text).not.toContain(none)
  })
})

describe('the page of a partner', () => {
  test('is there for those who manage the partner', async () => {
    const id = await newPartner()
    expect((await fetch(pageOf(id), { as: await newManager(id) })).status).toBe(200)
    expect((await fetch(pageOf(id), { as: await newManager(await newPartner()) })).status).toBe(404)
    expect((await fetch(pageOf(id), { as: 'event-manager' })).status).toBe(200)
    for (const wrong of ['x', '0', '1e3', '99999999999', '999999']) {
      expect((await fetch(`/partner-management/my-partners/${wrong}`, { as: 'event-manager' })).status).toBe(
        404,
      )
    }
  })

  test('shows contacts and owner with the ways to reach them that they show, the preferred ones first', async () => {
    const id = await newPartner()
    const shown = person('Wen', 'Li', { email: 'wen-contact@example.org', roles: ['PARTNER'] })
    const contact = { ...shown.contact, emailVisible: true, phoneVisible: true, preferredEmail: 'WORK' }
    const [wen, kofi, odile] = (await join(
      { ...shown, contact },
      person('Kofi', 'Mensah', { email: 'kofi-contact@example.org' }),
      person('Odile', 'Canary', { email: 'odile-contact@example.org', visibility: 'HIDDEN' }),
    )) as [number, number, number]
    await db().organization.update({
      where: { id },
      data: { contacts: { connect: [{ id: wen }, { id: odile }] }, ownerId: kofi },
    })
    const { page } = await visit(pageOf(id), { as: 'event-manager' })
    expect(page.texts('.contact h3')).toEqual(['Wen Li', 'Kofi Mensah'])
    expect(page.texts('section:has(> #contacts) .contact-ways li')).toEqual([
      `${contact.workEmail} Work, preferred`,
      `${contact.personalEmail} Personal`,
      `${contact.alternateEmail} Alternate`,
      `${contact.mobilePhone} Mobile, preferred`,
      `${contact.workPhone} Work`,
      `${contact.homePhone} Home`,
    ])
    expect(page.texts('section:has(> #owner) .contact-ways li')).toEqual([])
    expect(page.root.text).not.toContain('Canary')
  })

  test('groups the open action items and lists the events', async () => {
    const { organizationId, participantId, eventId } = await partnerAtEvent({ name: 'Career Fair' })
    const late = await ask(participantId, { name: 'Late', starts: -9, due: -1 })
    await ask(participantId, { name: 'Today', due: 0 })
    await ask(participantId, { name: 'Next month', starts: 30, due: 40 })
    await ask(participantId, { name: 'Done', completed: true })
    const { page } = await visit(pageOf(organizationId), { as: 'event-manager' })
    const items = 'section:has(> #action-items)'
    expect(page.texts(`${items} h3`)).toEqual(['Overdue (1)', 'To do (1)', 'Upcoming (1)'])
    expect(page.texts(`${items} li p:first-child`)).toEqual(['Late', 'Today', 'Next month'])
    expect(page.find(`${items} li a`).getAttribute('href')).toBe(
      `/partner-management/action-items/${late}/edit?organizationId=${organizationId}`,
    )
    const events = 'section:has(> #participating-events)'
    expect(page.find(`${events} a`).getAttribute('href')).toBe(`/partner-management/events/${eventId}`)
    expect(page.texts(`${events} .chip`)).toEqual(['Live', 'Accepted'])
  })

  test('takes as few queries for much as for nothing', async () => {
    const empty = await newPartner()
    const { organizationId, participantId } = await partnerAtEvent()
    for (let count = 0; count < 12; count++) {
      await ask(participantId)
      await invite(organizationId, await newEvent())
      const contact = { connect: { id: await newRepresentative(organizationId) } }
      await db().organization.update({ where: { id: organizationId }, data: { contacts: contact } })
    }
    const cookie = await signIn('event-manager')
    await fetch(pageOf(empty), { cookie })
    const few = await statementsOf(() => fetch(pageOf(empty), { cookie }))
    expect(await statementsOf(() => fetch(pageOf(organizationId), { cookie }))).toBe(few)
    expect(few).toBeLessThanOrEqual(5)
  })
})
