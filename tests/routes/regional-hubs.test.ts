import { beforeAll, describe, expect, test } from 'vitest'
import { db, fetch, visit } from '../support/app.ts'
import { eventIn } from '../support/home.ts'
import { hub, newChapter, newCity, newPosting } from '../support/hubs.ts'
import { newPartner } from '../support/partners.ts'
import { join, person } from '../support/people.ts'

const list = async (search = '') => {
  const { page, status } = await visit(`/regional-hub${search}`, { as: 'alumni' })
  return { page, status, names: page.texts('.list h2') }
}

beforeAll(async () => {
  await db().regionalHub.deleteMany()
})

test('without chapters the list says so, and leads nowhere', async () => {
  const { page } = await list()
  expect(page.text('.empty-state h2')).toBe('No regional hubs found.')
  expect(page.has('.empty-state a')).toBe(false)
})

describe('the list', () => {
  beforeAll(async () => {
    await newChapter({ name: 'zug', updatedAt: new Date('2026-03-01') })
    await newChapter({ name: 'São Paulo', updatedAt: new Date('2026-01-01') })
    await newChapter({ name: 'Atlanta', updatedAt: new Date('2026-02-01'), region: 'South' })
  })

  test('is in the order of the names, or of the last change', async () => {
    expect((await list()).names).toEqual(['Atlanta', 'São Paulo', 'zug'])
    expect((await list('?sort=recent')).names).toEqual(['zug', 'Atlanta', 'São Paulo'])
    expect((await list('?sort=;drop')).names).toEqual(['Atlanta', 'São Paulo', 'zug'])
  })

  test.each([
    ['sao', ['São Paulo']],
    ['%', []],
    ['_', []],
    ["'", ['Atlanta', 'São Paulo', 'zug']],
  ])('finds for %s %j', async (search, names) => {
    const { names: found, page } = await list(`?search=${encodeURIComponent(search)}`)
    expect(found).toEqual(names)
    if (names.length === 0) expect(page.find('.empty-state a').getAttribute('href')).toBe('/regional-hub')
  })

  test('has fifteen on a page, and shows the last page beyond the end', async () => {
    for (let index = 0; index < 14; index++) await newChapter({ name: `Chapter ${index}` })
    expect((await list()).names).toHaveLength(15)
    expect((await list('?page=2')).names).toEqual(['São Paulo', 'zug'])
    expect((await list('?page=99999999999999999999')).names).toEqual(['São Paulo', 'zug'])
    for (const page of ['0', '-1', 'abc', '1.5']) expect((await list(`?page=${page}`)).names).toHaveLength(15)
  })
})

describe('a chapter', () => {
  let id: number
  let city: number
  beforeAll(async () => {
    city = await newCity('Canary City')
    id = await newChapter({ name: 'Canary Chapter', description: 'Dinners of eight.', places: [city] })
    const there = (firstName: string, more = {}) =>
      person(firstName, 'Neighbor', { email: `${firstName}@neighbor.example.org`, cityId: city, ...more })
    const [imani = 0, odile = 0, rafael = 0] = await join(
      there('Imani'),
      there('Odile', { lastName: 'Canary-Hidden', visibility: 'HIDDEN' }),
      there('Rafael', { lastName: 'Canary-New', emailVerifiedAt: null }),
      there('Tomás', { visibility: 'PRIVATE' }),
      there('Marta', { roles: ['PARTNER'] }),
    )
    await db().chapterBoardMember.createMany({
      data: [
        { hubId: id, userId: odile, title: 'Canary-President', position: 0 },
        { hubId: id, userId: imani, title: 'Events Chair', position: 2 },
        { hubId: id, userId: rafael, title: 'Canary-Treasurer', position: 1 },
      ],
    })
  })

  test('shows its board and who lives in the area, and of those who hide not a byte', async () => {
    const { names, page, section } = await hub(`/regional-hub/${id}`, { as: 'alumni' })
    expect(page.text('h1')).toBe('Canary Chapter')
    expect(page.text('.lead')).toBe('Dinners of eight.')
    expect(names('board')).toEqual(['Imani Neighbor'])
    expect(section('board')?.text).toContain('Events Chair')
    expect(names('members')).toEqual(['Imani Neighbor', 'Tomás Neighbor'])
    for (const address of [`/regional-hub/${id}`, `/regional-hub/${id}.data`]) {
      const bytes = await (await fetch(address, { as: 'alumni' })).text()
      for (const hidden of ['Canary-Hidden', 'Canary-President', 'Canary-New', 'Canary-Treasurer']) {
        expect(bytes, address).not.toContain(hidden)
      }
    }
  })

  test('shows whoever hides neither board nor members', async () => {
    const { section, response } = await hub(`/regional-hub/${id}`, { as: 'hidden' })
    expect(section('board')).toBeNull()
    expect(section('members')?.querySelectorAll('.masked')).toHaveLength(4)
    expect(await response.text()).not.toContain('Neighbor')
  })

  test('shows the first of its events, and the others on a page of their own', async () => {
    await eventIn(8, 'Later', { regionalHubId: id })
    await eventIn(2, 'Sooner', { regionalHubId: id, eventUrl: 'https://e.example.org/sooner' })
    await eventIn(1, 'Elsewhere')
    const { names, viewAll, section } = await hub(`/regional-hub/${id}`, { as: 'alumni' })
    expect(names('events')).toEqual(['Sooner'])
    expect(section('events')?.querySelector('.btn')?.text).toContain('RSVP')
    expect(viewAll('events')).toBe(`/regional-hub/${id}/events`)
    const { page } = await hub(`/regional-hub/${id}/events`, { as: 'alumni' })
    expect(page.texts('.event-card h2')).toEqual(['Sooner', 'Later'])
  })

  test('offers alumni what partners post in the area: two beside events, three without', async () => {
    const partner = await newPartner()
    const elsewhere = await newCity()
    for (let index = 0; index < 4; index++)
      await newPosting(partner, { title: `Here ${index}`, locationId: city })
    await newPosting(partner, { title: 'Elsewhere', locationId: elsewhere })
    const { names, viewAll } = await hub(`/regional-hub/${id}`, { as: 'alumni' })
    expect(names('postings')).toHaveLength(2)
    expect(viewAll('postings')).toBe(`/regional-hub/${id}/opportunities`)
    const { page } = await hub(`/regional-hub/${id}/opportunities`, { as: 'alumni' })
    expect(page.texts('.posting h2')).toHaveLength(4)
    await db().event.updateMany({ where: { regionalHubId: id }, data: { published: false } })
    expect((await hub(`/regional-hub/${id}`, { as: 'alumni' })).names('postings')).toHaveLength(3)
    expect((await hub(`/regional-hub/${id}`, { as: 'self-fellow' })).section('postings')).toBeNull()
  })

  test('beyond four members leads to the directory of its area', async () => {
    const crowd = Array.from({ length: 3 }, (_, index) =>
      person('Kofi', `Nr ${index}`, { email: `kofi-${index}@neighbor.example.org`, cityId: city }),
    )
    await join(...crowd)
    const { names, viewAll } = await hub(`/regional-hub/${id}`, { as: 'alumni' })
    expect(names('members')).toHaveLength(4)
    expect(viewAll('members')).toBe(`/directory?locationIds=${city}`)
  })

  test('without anything says what there is nothing of', async () => {
    const bare = await newChapter({ name: 'Bare' })
    const { page, section, names } = await hub(`/regional-hub/${bare}`, { as: 'alumni' })
    expect(page.texts('.section-head h2')).toEqual([
      'Upcoming Events',
      'Chapter Board',
      'MLTers in the area',
      'Opportunities',
    ])
    expect(section('events')?.text).toContain('No upcoming events')
    expect(section('board')?.text).toContain('No items')
    expect(names('members')).toEqual([])
    expect(page.has('.section-head a')).toBe(false)
  })

  test.each(['999999', 'abc', '0', '-1', '99999999999'])('of the id %s is not there', async (wrong) => {
    for (const path of ['', '/events', '/opportunities']) {
      expect((await visit(`/regional-hub/${wrong}${path}`, { as: 'alumni' })).status).toBe(404)
    }
  })
})
