import { beforeAll, describe, expect, test } from 'vitest'
import { db, visit } from '../support/app.ts'
import { changeSettings } from '../support/chargebee/set-up.ts'
import { newManager, newPartner, newRepresentative } from '../support/partners.ts'

type Viewer = Parameters<typeof visit>[1] extends { as?: infer As } | undefined ? As : never

const hubs = async (search = '', as: Viewer = 'alumni') => {
  const { page, status } = await visit(`/partner-hub${search}`, { as })
  return { page, status, names: page.texts('.cards h2'), opened: page.texts('.cards .card-link') }
}

const industry = async (title: string) =>
  (await db().interest.findFirstOrThrow({ where: { type: 'INDUSTRY', title } })).id

let ids: { zeta: number; bea: number; elan: number }
beforeAll(async () => {
  await db().organization.updateMany({ data: { isPartner: false } })
  ids = {
    zeta: await newPartner('zeta'),
    bea: await newPartner('Bea & 100% Co'),
    elan: await newPartner('Élan'),
  }
  await db().organization.update({
    where: { id: ids.zeta },
    data: { industry: 'Energy', updatedAt: new Date() },
  })
  await db().organization.update({
    where: { id: ids.bea },
    data: { industry: 'Law', updatedAt: new Date('2020-01-01') },
  })
  await db().organization.update({ where: { id: ids.elan }, data: { updatedAt: new Date('2021-01-01') } })
})

test('all partners are listed by name, and by their last change where that is asked for', async () => {
  expect((await hubs()).names).toEqual(['Bea & 100% Co', 'Élan', 'zeta'])
  expect((await hubs('?sort=recent')).names).toEqual(['zeta', 'Élan', 'Bea & 100% Co'])
})

test.each([
  ['elan', ['Élan']],
  ['%', ['Bea & 100% Co']],
  ['_', []],
  ['co bea', ['Bea & 100% Co']],
])('a search for %s finds %j', async (search, names) => {
  expect((await hubs(`?search=${encodeURIComponent(search)}`)).names).toEqual(names)
})

test('industries narrow the list; what nothing is known of does not', async () => {
  const [energy, law] = [await industry('Energy'), await industry('Law')]
  expect((await hubs(`?industryIds=${energy}`)).names).toEqual(['zeta'])
  const both = await hubs(`?industryIds=${energy}&industryIds=${law}`)
  expect(both.names).toEqual(['Bea & 100% Co', 'zeta'])
  expect(both.page.texts('.chip-removable')).toEqual(['Remove filter: Energy', 'Remove filter: Law'])
  expect((await hubs('?industryIds=99999999&industryIds=x')).names).toHaveLength(3)
})

test('without results an organization is invited to become a partner', async () => {
  const { page, status } = await hubs('?search=nobody+like+that')
  expect(status).toBe(200)
  expect(page.text('.empty-state h2')).toBe('No search results.')
  const links = page.root.querySelectorAll('.empty-state a').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['https://www.example.org/partners', '/partner-hub'])
})

test('without partners the page says what will be there, and without the page for new ones it isn’t mentioned', async () => {
  const undo = await changeSettings({ PARTNER_INFO_URL: undefined })
  const found = await hubs('?search=nobody+like+that')
  expect(found.page.text('.empty-state')).not.toContain('Do you know')
  await db().organization.updateMany({
    where: { id: { in: Object.values(ids) } },
    data: { isPartner: false },
  })
  const { page } = await hubs()
  await db().organization.updateMany({ where: { id: { in: Object.values(ids) } }, data: { isPartner: true } })
  await undo()
  expect(page.text('.empty-state h2')).toBe('No partners yet')
  expect(page.has('.empty-state a')).toBe(false)
})

describe('who opens which hub', () => {
  test.each(['alumni', 'fellow', 'self-fellow', 'staff', 'event-manager'] as const)(
    '%s opens all of them',
    async (as) => {
      expect((await hubs('', as)).opened).toHaveLength(3)
    },
  )

  test('a partner sees all and opens the own one alone', async () => {
    const rep = await newRepresentative(ids.elan)
    expect(await hubs('', rep)).toMatchObject({ names: ['Bea & 100% Co', 'Élan', 'zeta'], opened: ['Élan'] })
    expect((await visit(`/partner-hub/${ids.elan}`, { as: rep })).status).toBe(200)
    for (const path of ['', '/events']) {
      expect((await visit(`/partner-hub/${ids.zeta}${path}`, { as: rep })).status).toBe(404)
      expect((await visit(`/partner-hub/${ids.zeta}${path}.data`, { as: rep })).status).toBe(404)
    }
  })

  test('a partner manager narrows the list to the partners managed, and opens those', async () => {
    const manager = await newManager(ids.zeta, ids.bea)
    await db().organization.updateMany({
      where: { name: { startsWith: 'Partner ' } },
      data: { isPartner: false },
    })
    const mine = await hubs('?myPartners=true', manager)
    expect(mine.names).toEqual(['Bea & 100% Co', 'zeta'])
    expect(mine.opened).toEqual(['Bea & 100% Co', 'zeta'])
    expect(mine.page.texts('.chip-removable')).toEqual(['Remove filter: My Partners'])
    expect((await visit(`/partner-hub/${ids.elan}`, { as: manager })).status).toBe(404)
  })

  test.each(['alumni', 'partner', 'event-manager'] as const)(
    'nobody else has that filter, neither %s',
    async (as) => {
      const { page, names } = await hubs('?myPartners=true', as)
      expect(page.has('#myPartners')).toBe(false)
      expect(names).toEqual(['Bea & 100% Co', 'Élan', 'zeta'])
    },
  )
})

test.each(['999999', 'abc', '0', '-1', '99999999999'])('a hub of the id %s is not there', async (wrong) => {
  for (const path of ['', '/events', '/job-postings']) {
    expect((await visit(`/partner-hub/${wrong}${path}`, { as: 'alumni' })).status).toBe(404)
  }
})

test('an organization that is no partner has no hub', async () => {
  await db().organization.update({ where: { id: ids.bea }, data: { isPartner: false } })
  expect((await visit(`/partner-hub/${ids.bea}`, { as: 'alumni' })).status).toBe(404)
  await db().organization.update({ where: { id: ids.bea }, data: { isPartner: true } })
})

describe('the pages of the list', () => {
  beforeAll(async () => {
    for (let index = 0; index < 23; index++) await newPartner(`Twin ${index}`)
  })

  test('hold twelve partners each, every one once', async () => {
    const pages = await Promise.all(['', '?page=2', '?page=3'].map((search) => hubs(search)))
    expect(pages.map(({ names }) => names.length)).toEqual([12, 12, 2])
    expect(new Set(pages.flatMap(({ names }) => names)).size).toBe(26)
  })

  test.each([
    ['0', '1'],
    ['abc', '1'],
    ['99', '3'],
    ['99999999999999999999', '3'],
  ])('make of page %s page %s', async (asked, shown) => {
    expect((await hubs(`?page=${asked}`)).page.text('.pagination [aria-current]')).toBe(shown)
  })
})
