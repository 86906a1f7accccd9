import { beforeAll, describe, expect, test } from 'vitest'
import { db, fetch } from '../support/app.ts'
import { eventIn } from '../support/home.ts'
import { hub, newEmployee, newPosting } from '../support/hubs.ts'
import { newPartner, newRepresentative } from '../support/partners.ts'

describe('the hub of a partner without anything', () => {
  test('says what there is nothing of', async () => {
    const id = await newPartner('Bare & Co')
    const { page, section } = await hub(`/partner-hub/${id}`, { as: 'alumni' })
    expect(page.text('h1')).toBe('Bare & Co')
    expect(page.texts('.section-head h2')).toEqual(['Upcoming Events', 'MLTers at Bare & Co', 'Job postings'])
    expect(section('events')?.text).toContain('No upcoming events')
    expect(section('members')?.text).toContain('No Rising Leaders Found')
    expect(section('postings')?.text).toContain('No items')
    expect(page.has('.section-head a')).toBe(false)
  })
})

describe('events', () => {
  test('show the first alone, with its reply link, and the others on a page of their own', async () => {
    const organizationId = await newPartner()
    await eventIn(9, 'Second', { organizationId })
    await eventIn(3, 'First', { organizationId, eventUrl: 'https://e.example.org/first' })
    await eventIn(-3, 'Over', { organizationId })
    await eventIn(2, 'Draft', { organizationId, published: false })
    const { names, viewAll, section } = await hub(`/partner-hub/${organizationId}`, { as: 'alumni' })
    expect(names('events')).toEqual(['First'])
    expect(section('events')?.querySelector('.btn')?.getAttribute('href')).toBe('https://e.example.org/first')
    expect(viewAll('events')).toBe(`/partner-hub/${organizationId}/events`)
    const { page } = await hub(`/partner-hub/${organizationId}/events`, { as: 'alumni' })
    expect(page.texts('.event-card h2')).toEqual(['First', 'Second'])
  })

  test('of which there is one lead nowhere else', async () => {
    const organizationId = await newPartner()
    await eventIn(3, 'Only', { organizationId })
    expect((await hub(`/partner-hub/${organizationId}`, { as: 'alumni' })).viewAll('events')).toBeNull()
  })
})

describe('members', () => {
  let id: number
  beforeAll(async () => {
    id = await newPartner()
    await newEmployee(id, { firstName: 'Imani', lastName: 'Now' })
    await newEmployee(id, { firstName: 'Kofi', lastName: 'Past' }, { endDate: '2021-01-31' as never })
    await newEmployee(id, { firstName: 'Tomás', lastName: 'Private', visibility: 'PRIVATE' })
    await newEmployee(id, { firstName: 'Nadia', lastName: 'Unseen' }, { visible: false })
    await newEmployee(id, { firstName: 'Odile', lastName: 'Canary-Hidden', visibility: 'HIDDEN' })
    await newEmployee(id, { firstName: 'Rafael', lastName: 'Canary-New', emailVerifiedAt: null })
    await newRepresentative(id, { firstName: 'Marta', lastName: 'Rep' })
  })

  test('are those who show that they work there now, the newest first', async () => {
    const { names, viewAll } = await hub(`/partner-hub/${id}`, { as: 'alumni' })
    expect(names('members')).toEqual(['Tomás Private', 'Imani Now'])
    expect(viewAll('members')).toBeNull()
  })

  test('are seen by staff even where they hide, marked', async () => {
    const { names, section } = await hub(`/partner-hub/${id}`, { as: 'staff' })
    expect(names('members')).toContain('Odile Canary-Hidden')
    expect(section('members')?.text).toContain('Hidden')
  })

  test('of whoever hides are in nothing that others are sent', async () => {
    for (const address of [`/partner-hub/${id}`, `/partner-hub/${id}.data`]) {
      expect(await (await fetch(address, { as: 'alumni' })).text()).not.toContain('Canary')
    }
  })

  test('are masked for whoever hides, and not there for event managers', async () => {
    const masked = await hub(`/partner-hub/${id}`, { as: 'hidden' })
    expect(masked.section('members')?.querySelectorAll('.masked')).toHaveLength(4)
    expect(await masked.response.text()).not.toContain('Imani')
    const managed = await hub(`/partner-hub/${id}`, { as: 'event-manager' })
    expect(managed.section('members')).toBeNull()
    expect(await managed.response.text()).not.toContain('Imani')
  })

  test('beyond four lead to the directory', async () => {
    const crowded = await newPartner()
    for (let index = 0; index < 5; index++) await newEmployee(crowded, { lastName: `Nr ${index}` })
    const { names, viewAll } = await hub(`/partner-hub/${crowded}`, { as: 'alumni' })
    expect(names('members')).toEqual(['Wen Nr 4', 'Wen Nr 3', 'Wen Nr 2', 'Wen Nr 1'])
    expect(viewAll('members')).toBe(`/directory?organizationIds=${crowded}`)
  })

  test('stand there once, however many positions they hold', async () => {
    const organizationId = await newPartner()
    const userId = await newEmployee(organizationId, { lastName: 'Twice' })
    await db().affiliation.create({
      data: { userId, organizationId, type: 'CIVIC_ENGAGEMENT', startDate: new Date('2022-01-01') },
    })
    expect((await hub(`/partner-hub/${organizationId}`, { as: 'alumni' })).names('members')).toEqual([
      'Wen Twice',
    ])
  })
})

describe('job postings', () => {
  test('show three without events and two beside them, the latest first', async () => {
    const id = await newPartner()
    for (const [index, title] of ['Oldest', 'Older', 'New', 'Newest'].entries()) {
      await newPosting(id, { title, posted: index - 10 })
    }
    await newPosting(id, { title: 'Closed', closes: -1 })
    const alone = await hub(`/partner-hub/${id}`, { as: 'alumni' })
    expect(alone.names('postings')?.map(said)).toEqual(['Newest', 'New', 'Older'])
    expect(alone.viewAll('postings')).toBe(`/partner-hub/${id}/job-postings`)
    await eventIn(3, 'An event', { organizationId: id })
    const beside = await hub(`/partner-hub/${id}`, { as: 'alumni' })
    expect(beside.names('postings')?.map(said)).toEqual(['Newest', 'New'])
    const { page } = await hub(`/partner-hub/${id}/job-postings`, { as: 'alumni' })
    expect(page.texts('.posting h2').map(said)).toEqual(['Newest', 'New', 'Older', 'Oldest'])
  })

  test('are shown whole where there are as many as fit', async () => {
    const id = await newPartner()
    for (let index = 0; index < 3; index++) await newPosting(id, { closes: 0 })
    const { names, viewAll } = await hub(`/partner-hub/${id}`, { as: 'alumni' })
    expect([names('postings')?.length, viewAll('postings')]).toEqual([3, null])
  })

  test('are not for fellows, partners and event managers, and staff only read them', async () => {
    const id = await newPartner()
    await newPosting(id, { title: 'For alumni' })
    const rep = await newRepresentative(id)
    for (const as of ['fellow', 'self-fellow', 'event-manager', rep] as const) {
      const { section, response } = await hub(`/partner-hub/${id}`, { as })
      expect(section('postings'), String(as)).toBeNull()
      expect(await response.text()).not.toContain('For alumni')
    }
    const staff = await hub(`/partner-hub/${id}`, { as: 'staff' })
    expect(staff.names('postings')).toHaveLength(1)
    expect(staff.section('postings')?.querySelector('form')).toBeNull()
  })

  test('link to web pages alone', async () => {
    const id = await newPartner()
    await newPosting(id, { url: 'javascript:alert(1)' })
    const { section } = await hub(`/partner-hub/${id}`, { as: 'alumni' })
    expect(section('postings')?.querySelector('h3 a')).toBeNull()
  })
})

/** Without what says that a link opens elsewhere. */
const said = (heading: string) => heading.replace('(opens in a new tab)', '').trim()
