import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { BillingUnavailable, SubscriptionTaken } from '#app/billing/billing.ts'
import { chargebeeBilling } from '#app/billing/chargebee.server.ts'
import { API_KEY, ChargebeeServer } from '../../support/chargebee/server.ts'

const server = new ChargebeeServer()
let address: string
beforeAll(async () => {
  address = await server.start()
})
beforeEach(() => {
  server.forget()
  server.customers.set('wen', { id: 'wen', email: '', first_name: '', last_name: '' })
})
afterAll(() => server.stop())

const billing = (patience = 2_000, CHARGEBEE_API_KEY = API_KEY) =>
  chargebeeBilling({ CHARGEBEE_SITE: 'unused', CHARGEBEE_API_KEY, CHARGEBEE_URL: address }, patience)

const order = {
  customerId: 'wen',
  planId: 'ANNUAL',
  subscriptionId: 'wen-membership-1',
  coupon: null,
  paidAddress: 'https://community.example.org/subscription/return',
  leftAddress: 'https://community.example.org/subscription/return',
} as const

describe('the client of Chargebee', () => {
  test('makes a customer once', async () => {
    const customer = { id: 'odile', email: 'odile@example.org', firstName: 'Odile', lastName: 'Marchand' }
    await billing().createCustomer(customer)
    await billing().createCustomer({ ...customer, email: 'odile.marchand@example.org' })
    expect(server.customers.get('odile')).toMatchObject({ email: 'odile@example.org', first_name: 'Odile' })
  })

  test('opens the same page for the same key, and another for another', async () => {
    const pages = await Promise.all(['a', 'a', 'b'].map((key) => billing().openPage(order, key)))
    const [first, second, third] = pages.map(({ forScript }) => forScript.id)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
    expect(pages[0]).toMatchObject({ state: 'open', declined: false, paid: null })
    expect(pages[0]?.forScript.url).toBe(`https://members-test.chargebee.com/pages/v3/${first}/`)
  })

  test('tells that a subscription is there already', async () => {
    server.subscribe({ id: order.subscriptionId, customerId: 'wen', itemPriceId: 'ANNUAL', status: 'active' })
    await expect(billing().openPage(order, 'a')).rejects.toThrow(SubscriptionTaken)
  })

  test('tells who paid for what on a page', async () => {
    const { forScript } = await billing().openPage(order, 'a')
    server.pay(forScript.id)
    expect(await billing().findPage(forScript.id)).toMatchObject({
      state: 'paid',
      paid: { customerId: 'wen', subscriptionId: order.subscriptionId },
    })
    server.page(forScript.id).state = 'acknowledged'
    expect(await billing().findPage(forScript.id)).toMatchObject({ state: 'paid' })
  })

  test('finds nothing where there is nothing', async () => {
    expect(await billing().findPage('none')).toBeNull()
    expect(await billing().findSubscription('none')).toBeNull()
    expect(await billing().listSubscriptions('none')).toEqual([])
    expect(await billing().openPortal('none', 'https://community.example.org/')).toBeNull()
  })

  test('lists what one customer has, ended and foreign plans included', async () => {
    server.subscribe({ id: 's1', customerId: 'wen', itemPriceId: 'PIVOT', status: 'cancelled' })
    server.subscribe({ id: 's2', customerId: 'wen', itemPriceId: 'a-magazine', status: 'active' })
    server.subscribe({ id: 's3', customerId: 'rafael', itemPriceId: 'ANNUAL', status: 'active' })
    expect(await billing().listSubscriptions('wen')).toMatchObject([
      { id: 's1', planId: 'PIVOT', status: 'CANCELLED' },
      { id: 's2', planId: null, status: 'ACTIVE' },
    ])
  })
})

test.each(['created', 'requested'] as const)('a page that is %s can be paid', async (state) => {
  const { forScript } = await billing().openPage(order, 'a')
  server.page(forScript.id).state = state
  expect(await billing().findPage(forScript.id)).toMatchObject({ state: 'open', paid: null })
})

test('a page that says it was paid, and not for what, is no answer', async () => {
  const { forScript } = await billing().openPage(order, 'a')
  server.page(forScript.id).state = 'succeeded'
  await expect(billing().findPage(forScript.id)).rejects.toThrow(BillingUnavailable)
})

describe('a call that fails', () => {
  test('by silence ends when patience does, both tries together', async () => {
    server.fault = { path: 'hosted_pages', kind: 'silent', times: 5 }
    await expect(billing(700).findPage('any')).rejects.toThrow(BillingUnavailable)
    expect(server.calls).toHaveLength(1)
  })

  test.each([
    [401, 'a wrong key', () => billing(2_000, 'wrong').findPage('any'), 1],
    [500, 'a fault', () => billing().findPage('any'), 1],
    [503, 'a fault that stays', () => billing().findPage('any'), 2],
    [429, 'a provider that is busy', () => billing().findPage('any'), 1],
  ])('with %i for %s is tried no more often than that helps', async (status, _, call, tries) => {
    if (status !== 401) server.fault = { path: 'hosted_pages', kind: status, times: 5 }
    await expect(call()).rejects.toThrow(BillingUnavailable)
    expect(server.calls).toHaveLength(tries)
  })

  test('by an answer that is cut off or no JSON is one error of ours, which names no secret', async () => {
    for (const kind of ['cut', 'no-json'] as const) {
      server.fault = { path: 'hosted_pages', kind, times: 2 }
      const failed = await billing()
        .findPage('any')
        .catch((error: unknown) => error)
      expect(failed).toBeInstanceOf(BillingUnavailable)
      expect(String(failed)).not.toContain(API_KEY)
    }
  })

  test('of opening the portal isn’t tried again, as each try would open one', async () => {
    server.fault = { path: 'portal_sessions', kind: 503, times: 5 }
    await expect(billing().openPortal('wen', 'https://community.example.org/')).rejects.toThrow(
      BillingUnavailable,
    )
    expect(server.calls).toHaveLength(1)
  })
})
