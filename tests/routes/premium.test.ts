// @one-database: what a viewer may not see is left out by conditions that both evaluate alike.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DemoAccount } from '../../prisma/seeds/accounts.ts'
import { impersonate } from '../support/acting.ts'
import { fetch, visit } from '../support/app.ts'
import { queriesOf } from '../support/home.ts'
import { endSubscriptions, newCoaching, subscribe } from '../support/subscriptions.ts'

let address: string
beforeAll(async () => {
  address = (await newCoaching()).address
})
beforeEach(endSubscriptions)

const wall = (redirect?: string, as: DemoAccount = 'alumni') =>
  visit(redirect === undefined ? '/premium' : `/premium?redirect=${encodeURIComponent(redirect)}`, { as })

describe('the paywall', () => {
  test('says what premium is, offers the two prices, and has a form for each that works without script', async () => {
    const { page, status } = await wall(address)
    expect(status).toBe(200)
    expect(page.texts('.offer h2')).toEqual(['Monthly', 'Annual'])
    expect(page.texts('.offer-price')).toEqual(['$10 per month', '$100 per year'])
    const forms = page.root.querySelectorAll('form[action="/subscription/checkout"]')
    expect(forms.map((form) => form.getAttribute('method'))).toEqual(['post', 'post'])
    expect(forms.map((form) => form.querySelector('[name=planId]')?.getAttribute('value'))).toEqual([
      'MONTHLY',
      'ANNUAL',
    ])
    for (const form of forms) {
      expect(form.querySelector('[name=redirect]')?.getAttribute('value')).toBe(address)
      expect(form.querySelector('[name=openedBy]')).not.toBeNull()
    }
    expect(page.texts('.offer button')).toEqual(['Pay monthly', 'Pay annually'])
  })

  test('is never a trap: from premium content it closes to home, from Alumni Services back to them', async () => {
    const close = ({ page }: Awaited<ReturnType<typeof wall>>) => {
      const link = page.root.querySelectorAll('a').find((it) => it.text === 'No thank you, not at this time')
      return link?.getAttribute('href')
    }
    expect(close(await wall(address))).toBe('/')
    expect(close(await wall())).toBe('/alumni-resources')
  })

  test('leads on whoever is subscribed already', async () => {
    await subscribe('alumni', 'ANNUAL')
    expect((await wall(address)).response.headers.get('location')).toBe(address)
    expect((await wall()).response.headers.get('location')).toBe('/subscriptions')
  })

  test.each([
    'https://evil.example/x',
    '//evil.example',
    '/\\evil.example',
    '/auth/login',
    'javascript:alert(1)',
    '',
  ])('leads nobody to %j', async (redirect) => {
    const { page } = await wall(redirect)
    expect(page.has('form [name=redirect]')).toBe(false)
    expect(page.root.toString()).not.toContain('evil.example/x"')
    await subscribe('alumni')
    expect((await wall(redirect)).response.headers.get('location')).toBe('/subscriptions')
  })

  test.each<[DemoAccount, string]>([
    ['staff', '/'],
    ['self-fellow', '/'],
    ['partner', '/'],
    ['event-manager', '/partner-management/my-partners'],
  ])('is not for %s', async (account, home) => {
    expect((await wall(address, account)).response.headers.get('location')).toBe(home)
  })

  test('tells staff who act as an alumna that nobody pays in another’s name', async () => {
    const cookie = await impersonate('alumni')
    const answer = await fetch('/premium', { cookie })
    expect(answer.headers.get('location')).toBe('/alumni-resources')
    const notice = answer.headers.get('set-cookie')?.split(';')[0]
    const { page } = await visit('/alumni-resources', { cookie: `${cookie}; ${notice}` })
    expect(page.text('.notice')).toContain('You can’t subscribe or pay for someone else')
    expect(page.root.toString()).not.toContain('href="/premium"')
  })

  test('is always a document of its own', async () => {
    const answer = await fetch(`/premium.data?redirect=${encodeURIComponent(address)}`, { as: 'alumni' })
    expect(await answer.text()).toContain('reload')
  })

  test('asks the database nothing beside session and badges', async () => {
    expect(await queriesOf('/premium', 'alumni')).toHaveLength(2)
  })
})

describe('the way to it', () => {
  test('is on Alumni Services for alumni who are not subscribed', async () => {
    const offers = async (as: DemoAccount) =>
      (await visit('/alumni-resources', { as })).page.has('.page-action a[href="/premium"]')
    expect(await offers('alumni')).toBe(true)
    expect(await offers('staff')).toBe(false)
    expect(await offers('self-fellow')).toBe(false)
    await subscribe('alumni')
    expect(await offers('alumni')).toBe(false)
  })
})
