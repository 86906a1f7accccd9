// @one-database: what a viewer may not see is left out by conditions that both evaluate alike.
import { beforeAll, describe, expect, test } from 'vitest'
import { fetch, visit } from '../support/app.ts'
import { emptyRegistry, newBusiness, registry } from '../support/businesses.ts'
import { changeSettings } from '../support/chargebee/set-up.ts'
import type { Page } from '../support/html.ts'

let id: number
beforeAll(async () => {
  await emptyRegistry()
  id = await newBusiness({
    name: 'Ink </script><script>alert(1)</script> & Paper',
    description: 'Cards & posters.\n\nPrinted <b>by hand</b>.',
    website: 'https://ink.example.org',
    twitter: '@ink',
    facebook: 'javascript:alert(1)',
    logoUrl: '/pictures/businesses/ink.svg',
    mltPromotionalCode: 'INK10',
  })
})

const metaOf = (page: Page) => ({
  title: page.title,
  description: page.root.querySelector('meta[name=description]')?.getAttribute('content'),
  canonical: page.root.querySelector('link[rel=canonical]')?.getAttribute('href'),
})
const dataOf = (page: Page) => JSON.parse(page.find('script[type="application/ld+json"]').textContent)

describe('a visitor', () => {
  test('finds the way back to the provider and the way in, and nothing of members', async () => {
    const { page } = await registry('?search=ink')
    expect(page.find('header nav a').getAttribute('href')).toBe('https://www.example.org/')
    expect(page.text('header nav a')).toBe('Back to example.org')
    expect(page.find('header nav .btn').getAttribute('href')).toBe(
      `/auth/login?redirect=${encodeURIComponent('/alumni-business-registry?search=ink')}`,
    )
    expect(page.has('.shell-nav')).toBe(false)
    expect(page.text('main')).not.toContain('Add Your Business')
  })

  test('finds no way back where the provider has no site', async () => {
    const undo = await changeSettings({ PROVIDER_SITE_URL: undefined })
    const { page } = await registry()
    expect(page.texts('header nav a')).toEqual(['Sign in'])
    await undo()
  })

  test('finds the list through a search engine as one page, whatever it is narrowed to', async () => {
    const { page } = await registry('?search=ink&sort=recent')
    expect(metaOf(page)).toEqual({
      title: 'Alumni Business Registry · MLT Community',
      description: expect.stringContaining('Businesses owned and run by alumni'),
      canonical: 'http://localhost/alumni-business-registry',
    })
    expect(dataOf(page)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: [{ position: 1, url: `http://localhost/alumni-business-registry/${id}` }],
    })
  })

  test('finds a business under its name, with facts that cannot break out of their block', async () => {
    const { page, response } = await visit(`/alumni-business-registry/${id}?search=ink`)
    expect(metaOf(page)).toMatchObject({
      title: expect.stringContaining('Ink'),
      canonical: `http://localhost/alumni-business-registry/${id}`,
    })
    expect(page.root.querySelectorAll('title').length).toBe(1)
    expect(dataOf(page)).toMatchObject({
      '@type': 'Organization',
      name: 'Ink </script><script>alert(1)</script> & Paper',
      url: 'https://ink.example.org/',
      logo: 'http://localhost/pictures/businesses/ink.svg',
      sameAs: ['https://twitter.com/ink'],
    })
    expect(await response.text()).not.toContain('<script>alert')
  })

  test('may keep the pages for a minute, in their own browser alone', async () => {
    for (const address of ['/alumni-business-registry', `/alumni-business-registry/${id}`]) {
      const { headers } = await fetch(address)
      expect(headers.get('cache-control'), address).toBe('private, max-age=60')
      expect(headers.get('vary'), address).toContain('Cookie')
    }
    expect((await fetch('/alumni-business-registry/999999')).headers.get('cache-control')).toBe('no-store')
  })
})

test('members’ pages are neither kept nor meant for search engines', async () => {
  for (const address of ['/alumni-business-registry', `/alumni-business-registry/${id}`]) {
    const { page, response } = await visit(address, { as: 'alumni' })
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(metaOf(page)).toMatchObject({ description: undefined, canonical: undefined })
    expect(page.has('script[type="application/ld+json"]')).toBe(false)
    expect(page.has('header .shell-nav')).toBe(true)
  }
})

describe('a business', () => {
  test('shows what it is, with links to web pages alone', async () => {
    const { page } = await visit(`/alumni-business-registry/${id}`)
    expect(page.text('dialog')).toContain('Printed <b>by hand</b>.')
    expect(page.root.querySelectorAll('dialog .facts a').map((link) => link.getAttribute('href'))).toEqual([
      'https://ink.example.org/',
      'https://twitter.com/ink',
    ])
  })

  test('keeps its discount code in a sheet, and has none without a code', async () => {
    const { page } = await visit(`/alumni-business-registry/${id}`)
    expect(page.text('dialog details summary')).toBe('Discount Code')
    expect(page.text('dialog details code')).toBe('INK10')
    const bare = await visit(`/alumni-business-registry/${await newBusiness({ name: 'Bare' })}`)
    expect(bare.page.has('dialog details')).toBe(false)
    expect(bare.page.text('dialog h2')).toBe('Bare')
  })

  test.each(['999999', '1', 'abc', '0', '-1', '99999999999', '1.5'])(
    'of the id %s is not there',
    async (wrong) => {
      expect((await fetch(`/alumni-business-registry/${wrong}`)).status).toBe(404)
      expect((await fetch(`/alumni-business-registry/${wrong}.data`)).status).toBe(404)
    },
  )
})
