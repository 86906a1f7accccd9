import { beforeEach, describe, expect, test } from 'vitest'
import { SubscriptionStatus } from '#app/db/generated/enums.ts'
import type { DemoAccount } from '../../prisma/seeds/accounts.ts'
import { fetch, signIn, visit } from '../support/app.ts'
import { statementsOf } from '../support/statements.ts'
import { endSubscriptions, subscribe } from '../support/subscriptions.ts'

beforeEach(endSubscriptions)

const subscriptions = async (as: DemoAccount = 'alumni') => (await visit('/subscriptions', { as })).page
const menu = async (as: DemoAccount) =>
  (await visit('/alumni-resources', { as })).page.texts('.shell-bar .menu-item').map((it) => it.trim())

describe('the page of what one has', () => {
  test('says that there is nothing yet, and where to look', async () => {
    const page = await subscriptions()
    expect(page.text('.empty-state h2')).toBe('No subscriptions')
    expect(page.find('.empty-state a').getAttribute('href')).toBe('/premium')
    expect(page.has('form[action^="/subscription/"]')).toBe(false)
  })

  test('shows plans, their state and until when they last, what is active first', async () => {
    await subscribe('alumni', 'PIVOT', 'CANCELLED', new Date('2031-04-05T12:00:00Z'))
    await subscribe('alumni', 'CLARITY', 'NON_RENEWING', new Date('2031-03-01T12:00:00Z'))
    await subscribe('alumni', 'ANNUAL', 'ACTIVE', new Date('2031-02-03T12:00:00Z'))
    const page = await subscriptions()
    expect(page.texts('[aria-label="Your subscriptions"] h2')).toEqual([
      'Annual',
      'Pivot Premium',
      'Clarity Premium',
    ])
    expect(page.texts('[aria-label="Your subscriptions"] .chip')).toEqual([
      'Active',
      'Canceled',
      'Won’t renew',
    ])
    expect(page.texts('[aria-label="Your subscriptions"] li p')).toEqual([
      'Renews on Feb 3, 2031',
      'Paid until Mar 1, 2031',
    ])
  })

  test.each(Object.values(SubscriptionStatus))(
    'says %s in a word, and offers another only once one is over',
    async (status) => {
      await subscribe('alumni', 'MONTHLY', status)
      const page = await subscriptions()
      expect(page.texts('[aria-label="Your subscriptions"] .chip')).toHaveLength(1)
      expect(page.has('[aria-label="Your subscriptions"] a[href="/premium"]')).toBe(
        ['CANCELLED', 'TRANSFERRED'].includes(status),
      )
    },
  )

  test('leads customers to the portal, and lets them reload', async () => {
    await subscribe('alumni', 'MONTHLY', 'CANCELLED')
    const page = await subscriptions()
    expect(page.text('form[action="/subscription/portal"] button')).toBe('Manage subscription')
    expect(page.text('form[action="/subscription/reload"] button')).toBe('Reload subscriptions')
  })

  test('offers coaching to those who are subscribed, without what they have', async () => {
    const offered = async () => (await subscriptions()).texts('[aria-labelledby=coaching] h3')
    expect(await offered()).toEqual([])
    await subscribe('alumni', 'MONTHLY')
    await subscribe('alumni', 'PIVOT')
    expect(await offered()).toEqual([
      'Clarity Premium',
      'Promotion Premium',
      'Performance Premium',
      'Presence Premium',
      'Positioning Premium',
    ])
    const page = await subscriptions()
    expect(page.find('[aria-labelledby=coaching] [name=planId]').getAttribute('value')).toBe('CLARITY')
    expect(page.text('[aria-labelledby=coaching] .card')).toContain('You’ll see the price at checkout.')
  })

  test('leads whoever has coaching alone to the memberships, and past the wall', async () => {
    await subscribe('alumni', 'ANNUAL', 'CANCELLED')
    await subscribe('alumni', 'PIVOT')
    const own = '[aria-label="Your subscriptions"]'
    expect((await subscriptions()).find(`${own} .cluster a`).getAttribute('href')).toBe('/premium')
    const { page } = await visit('/premium', { as: 'alumni' })
    expect(page.texts('main form button')).toEqual(['Pay monthly', 'Pay annually'])
    const stopped = await fetch('/premium?redirect=%2Falumni-resources%2F4', { as: 'alumni' })
    expect(stopped.headers.get('location')).toBe('/alumni-resources/4')
    await subscribe('alumni', 'MONTHLY')
    expect((await fetch('/premium', { as: 'alumni' })).headers.get('location')).toBe('/subscriptions')
  })

  test('takes one query, beside those of session and badges', async () => {
    await subscribe('alumni')
    const cookie = await signIn('alumni')
    const asking = (address: string) => statementsOf(() => fetch(address, { cookie }))
    expect((await asking('/subscriptions')) - (await asking('/premium'))).toBe(1)
  })
})

describe('the profile menu', () => {
  test('has Subscriptions for alumni with a billing id alone', async () => {
    expect(await menu('alumni')).not.toContain('Subscriptions')
    await subscribe('alumni', 'MONTHLY', 'CANCELLED')
    await subscribe('staff')
    await subscribe('self-fellow')
    expect(await menu('alumni')).toContain('Subscriptions')
    expect(await menu('staff')).not.toContain('Subscriptions')
    expect(await menu('self-fellow')).not.toContain('Subscriptions')
  })
})
