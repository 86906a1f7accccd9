import { describe, expect, test } from 'vitest'
import { db, fetch, signIn, visit } from '../support/app.ts'
import { invite, newEvent, newManager, newPartner, partnerAtEvent } from '../support/partners.ts'
import { statementsOf } from '../support/statements.ts'

const LIST = '/partner-management/events'

/** A manager of one partner, which is at these events. */
async function managerOf(...events: Parameters<typeof newEvent>[0][]) {
  const organizationId = await newPartner()
  const ids: number[] = []
  for (const event of events) {
    const id = await newEvent(event)
    await invite(organizationId, id)
    ids.push(id)
  }
  return { organizationId, manager: await newManager(organizationId), ids }
}

const listed = async (search: string, as: number) => {
  const { page } = await visit(`${LIST}${search}`, { as })
  return { page, names: page.texts('.partner-card h2') }
}

describe('the list of partner events', () => {
  test('goes by status, date and id, eight a page, each event once', async () => {
    const { manager } = await managerOf(
      { name: 'Over', status: 'COMPLETE', starts: -5 },
      { name: 'Ahead', status: 'PENDING', starts: 40 },
      { name: 'Later', starts: 9 },
      ...Array.from({ length: 8 }, (_, index) => ({ name: `Same day ${index}`, starts: 5 })),
    )
    const first = await listed('', manager)
    expect(first.names).toEqual(Array.from({ length: 8 }, (_, index) => `Same day ${index}`))
    expect(first.page.text('#count')).toBe('11 events')
    expect((await listed('?page=2', manager)).names).toEqual(['Later', 'Ahead', 'Over'])
    for (const page of ['99', '99999999999999999999']) {
      expect((await listed(`?page=${page}`, manager)).names).toEqual(['Later', 'Ahead', 'Over'])
    }
    for (const page of ['0', '-1', 'abc', '1.5', '']) {
      expect((await listed(`?page=${page}`, manager)).names).toEqual(first.names)
    }
  })

  test('says the status in a word, and lets open what is live alone', async () => {
    const { manager, ids } = await managerOf(
      { status: 'LIVE' },
      { status: 'PENDING' },
      { status: 'COMPLETE' },
    )
    const { page } = await listed('', manager)
    expect(page.texts('.partner-card .chip')).toEqual(['Live', 'Upcoming', 'Complete'])
    expect(page.root.querySelectorAll('.partner-card a').map((link) => link.getAttribute('href'))).toEqual([
      `${LIST}/${ids[0]}`,
    ])
  })

  test('is narrowed by type and status, and shows by what', async () => {
    const { manager, ids } = await managerOf(
      { name: 'Fair', status: 'LIVE' },
      { name: 'Panel', status: 'LIVE' },
      { name: 'Old fair', status: 'COMPLETE' },
    )
    const [fair, panel] = await Promise.all(
      ['Career Fair', 'Panel'].map((name) =>
        db().tag.findFirstOrThrow({ where: { type: 'EVENT_TYPE', name } }),
      ),
    )
    const types = [fair?.id, panel?.id, fair?.id]
    for (const [index, id] of ids.entries()) {
      await db().event.update({ where: { id }, data: { tags: { connect: { id: types[index] } } } })
    }
    expect((await listed(`?typeIds=${fair?.id}`, manager)).names).toEqual(['Fair', 'Old fair'])
    expect((await listed(`?typeIds=${fair?.id}&typeIds=${panel?.id}&status=LIVE`, manager)).names).toEqual([
      'Fair',
      'Panel',
    ])
    const one = await listed(`?typeIds=${fair?.id}&status=COMPLETE&status=nonsense`, manager)
    expect(one.names).toEqual(['Old fair'])
    expect(one.page.texts('.chip-removable bdi')).toEqual(['Career Fair', 'Complete'])
    const none = await listed(`?typeIds=${panel?.id}&status=COMPLETE`, manager)
    expect(none.page.text('.empty-state h2')).toBe('No Events')
  })

  test('counts and lists for a manager the partners that they manage alone', async () => {
    const { manager, ids } = await managerOf({ name: 'Together' })
    await invite(await newPartner(), ids[0] as number)
    await partnerAtEvent({ name: 'Of others' })
    const { page, names } = await listed('', manager)
    expect(names).toEqual(['Together'])
    expect(page.text('.partner-card')).toContain('1 accepted · 0 invited')
    expect(page.text('#count')).toBe('1 event')
  })

  test('takes as few queries for many as for one', async () => {
    const one = await managerOf({})
    const many = await managerOf(...Array.from({ length: 9 }, () => ({})))
    const queriesOf = async (as: number) => {
      const cookie = await signIn(as)
      return statementsOf(() => fetch(LIST, { cookie }))
    }
    const few = await queriesOf(one.manager)
    expect(await queriesOf(many.manager)).toBe(few)
    expect(few).toBeLessThanOrEqual(5)
  })
})

describe('the page of a partner event', () => {
  test('has a disclosure for each partner, those who accepted under Partners Attending', async () => {
    const eventId = await newEvent({ name: 'Forum' })
    const [asa, bea] = [await newPartner('Åsa Works'), await newPartner('Bea Works')]
    await invite(bea, eventId, 'INVITED')
    const participantId = await invite(asa, eventId)
    await db().partnerAttendee.create({
      data: {
        participantId,
        firstName: 'Imani',
        lastName: 'Okafor',
        email: 'imani@example.org',
        role: 'Speaker',
      },
    })
    const { page } = await visit(`${LIST}/${eventId}`, { as: 'event-manager' })
    expect(page.texts('section:has(> #attending) details summary')).toEqual(['Åsa Works Accepted 1 attendee'])
    expect(page.text('section:has(> #attending) .attendee')).toContain('Imani Okafor')
    expect(page.texts('section:has(> #invited) details summary')).toEqual(['Bea Works Invited'])
    expect(page.root.text).not.toContain('imani@example.org')
  })

  test.each([
    ['LIVE', true],
    ['PENDING', true],
    ['COMPLETE', false],
  ] as const)('leads from a %s event to its attendees: %s', async (status, leads) => {
    const { organizationId, eventId } = await partnerAtEvent({ status })
    const { page } = await visit(`${LIST}/${eventId}`, { as: 'event-manager' })
    const home = `/partner-dashboard/${organizationId}/event/${eventId}`
    expect(page.has(`a[href="${home}"]`)).toBe(leads)
    expect(page.root.text.includes('Manage Attendees')).toBe(leads)
  })

  test('shows a manager the partners that they manage alone', async () => {
    const eventId = await newEvent()
    const mine = await newPartner('Mine Works')
    await invite(mine, eventId)
    await invite(await newPartner('Canary Works'), eventId)
    const manager = await newManager(mine)
    for (const address of [`${LIST}/${eventId}`, `${LIST}/${eventId}.data`]) {
      const bytes = await (await fetch(address, { as: manager })).text()
      expect(bytes).toContain('Mine Works')
      expect(bytes).not.toContain('Canary Works')
    }
    expect((await fetch(`${LIST}/${eventId}`, { as: await newManager(await newPartner()) })).status).toBe(404)
  })

  test('is not there without partners, before it is published, or for what is no id', async () => {
    const draft = await partnerAtEvent({ published: false })
    for (const id of [await newEvent(), draft.eventId, 'x', '1e3', '99999999999']) {
      expect((await fetch(`${LIST}/${id}`, { as: 'event-manager' })).status).toBe(404)
    }
  })
})
