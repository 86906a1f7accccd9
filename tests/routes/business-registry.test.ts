import { beforeAll, describe, expect, test } from 'vitest'
import { visit } from '../support/app.ts'
import { emptyRegistry, newBusiness, offeringType, registry } from '../support/businesses.ts'

beforeAll(emptyRegistry)

test('an empty registry says so', async () => {
  const { page, status } = await registry()
  expect(status).toBe(200)
  expect(page.text('.empty-state h2')).toBe('No items.')
})

describe('a registry of a few', () => {
  beforeAll(async () => {
    const food = await offeringType('Food and Beverage')
    const fashion = await offeringType('Fashion')
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
    await newBusiness({ name: 'zest', updatedAt: daysAgo(1), offeringTypeId: food })
    await newBusiness({ name: 'Éclair', updatedAt: daysAgo(3), offeringTypeId: food })
    await newBusiness({ name: "O'Neil & Sons", updatedAt: daysAgo(2), offeringTypeId: fashion })
    await newBusiness({ name: '100% Linen_Shirts', updatedAt: daysAgo(9), offeringTypeId: fashion })
    await newBusiness({ name: 'Åsa', updatedAt: daysAgo(4), shortDescription: 'Knits' })
  })

  test('lists them by name, whatever the case and accents', async () => {
    expect((await registry()).names).toEqual(['100% Linen_Shirts', 'Åsa', 'Éclair', "O'Neil & Sons", 'zest'])
    expect((await registry()).page.text('#count')).toBe('5 businesses')
  })

  test('lists the latest first where that is asked for, and says so in its form', async () => {
    const { names, page } = await registry('?sort=recent')
    expect(names).toEqual(['zest', "O'Neil & Sons", 'Éclair', 'Åsa', '100% Linen_Shirts'])
    expect(page.form('main form[role=search]').fields.get('sort')).toBe('recent')
  })

  test.each([
    ['ONEIL', ["O'Neil & Sons"]],
    ['eclair', ['Éclair']],
    ['%', ['100% Linen_Shirts']],
    ['_', ['100% Linen_Shirts']],
    ['sons neil', ["O'Neil & Sons"]],
    ["'", ['100% Linen_Shirts', 'Åsa', 'Éclair', "O'Neil & Sons", 'zest']],
    ['\\', []],
  ])('a search for %s finds %j', async (search, names) => {
    expect((await registry(`?search=${encodeURIComponent(search)}`)).names).toEqual(names)
  })

  test('is narrowed to kinds of offering, each removable', async () => {
    const food = await offeringType('Food and Beverage')
    const { names, page } = await registry(`?offeringTypeIds=${food}&search=e&sort=recent`)
    expect(names).toEqual(['zest', 'Éclair'])
    expect(page.find(`input[name=offeringTypeIds][value="${food}"]`).hasAttribute('checked')).toBe(true)
    const chips = page.root.querySelectorAll('.chip-removable').map((chip) => chip.getAttribute('href'))
    expect(chips).toEqual([
      `/alumni-business-registry?sort=recent&offeringTypeIds=${food}`,
      '/alumni-business-registry?search=e&sort=recent',
    ])
  })

  test.each(['?offeringTypeIds=999999', '?offeringTypeIds=abc', '?sort=backwards', '?page=-1', '?page=abc'])(
    'leaves out of %s what makes no sense',
    async (search) => {
      const { names, status, page } = await registry(search)
      expect([status, names.length]).toEqual([200, 5])
      expect(page.has('.chip-removable')).toBe(false)
    },
  )

  test('says what a search without results can do next', async () => {
    const { page } = await registry('?search=nothing+like+that')
    expect(page.text('.empty-state h2')).toBe('No search results.')
    expect(page.find('.empty-state a').getAttribute('href')).toBe('/alumni-business-registry')
  })

  test('shows on a card the initials of a business whose logo is elsewhere', async () => {
    await newBusiness({ name: 'Elsewhere', logoUrl: 'https://cdn.example.org/logo.png' })
    await newBusiness({ name: 'Elsewhere too', logoUrl: '//cdn.example.org/logo.png' })
    await newBusiness({ name: 'Here', logoUrl: '/pictures/businesses/here.svg' })
    const { page } = await registry('?search=e')
    expect(page.root.querySelectorAll('.cards img').map((logo) => logo.getAttribute('src'))).toEqual([
      '/pictures/businesses/here.svg',
    ])
  })
})

describe('the pages of the registry', () => {
  beforeAll(async () => {
    await emptyRegistry()
    for (let index = 0; index < 31; index++) await newBusiness({ name: `Twin ${index}` })
  })

  test('hold fifteen businesses each, every one once', async () => {
    const pages = await Promise.all(['', '?page=2', '?page=3'].map((search) => registry(search)))
    expect(pages.map(({ names }) => names.length)).toEqual([15, 15, 1])
    expect(new Set(pages.flatMap(({ names }) => names)).size).toBe(31)
  })

  test.each([
    ['0', '1'],
    ['99', '3'],
    ['99999999999999999999', '3'],
    ['1e3', '1'],
  ])('make of page %s page %s', async (asked, shown) => {
    const { page, status } = await registry(`?page=${asked}&itemsPerPage=1000`)
    expect(status).toBe(200)
    expect(page.text('.pagination [aria-current]')).toBe(shown)
    expect(page.texts('.cards h2').length).toBeLessThanOrEqual(15)
  })

  test('lead on with what was searched for', async () => {
    const { page } = await registry('?search=twin&sort=recent')
    expect(page.find('.pagination [rel=next]').getAttribute('href')).toBe(
      '/alumni-business-registry?search=twin&sort=recent&page=2',
    )
    const card = page.find('.cards .card-link').getAttribute('href') ?? ''
    expect(card).toMatch(/^\/alumni-business-registry\/\d+\?search=twin&sort=recent$/)
    const dialog = await visit(card)
    expect(dialog.page.find('.dialog-head a').getAttribute('href')).toBe(
      '/alumni-business-registry?search=twin&sort=recent',
    )
  })
})
