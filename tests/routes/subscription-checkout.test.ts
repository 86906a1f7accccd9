// @one-database: it is about what the billing provider says.
import { beforeEach, describe, expect, test } from 'vitest'
import { confirmCheckout } from '#app/domain/subscriptions/confirm.server.ts'
import { db, fetch, signIn, visit } from '../support/app.ts'
import { newAlumna, withChargebee } from '../support/chargebee/set-up.ts'

const chargebee = withChargebee()

let wen: number
let customerId: string
beforeEach(async () => {
  wen = await newAlumna()
  customerId = `member-${wen}`
})

const ask = (planId: string, more: Record<string, string> = {}, as = wen) =>
  visit('/subscription/checkout', { as, form: { planId, ...more } })
const leadsTo = async (planId: string, more = {}) =>
  (await ask(planId, more)).response.headers.get('location')
const pages = () => [...chargebee.pages.values()]
const held = () => db().subscription.findMany({ where: { userId: wen }, orderBy: { id: 'asc' } })
const openedPages = () => chargebee.calls.filter((call) => call.endsWith('checkout_new_for_items'))
const subscribe = (itemPriceId: string, status: string, id = `${itemPriceId}-${wen}`) =>
  chargebee.subscribe({ id, customerId, itemPriceId, status })
/** Of a page that was just opened. */
const pageId = () => pages().at(-1)?.id ?? ''

describe('paying for a plan', () => {
  test('leads to a page of the provider, opened for the member as its customer', async () => {
    const { response } = await ask('ANNUAL', { redirect: '/alumni-resources/3' })
    expect(response.status).toBe(303)
    const [page] = pages()
    expect(response.headers.get('location')).toBe(`https://members-test.chargebee.com/pages/v3/${page?.id}/`)
    expect(page).toMatchObject({
      customerId,
      itemPriceId: 'ANNUAL',
      couponIds: [],
      redirectUrl: 'http://localhost/subscription/return',
      cancelUrl: 'http://localhost/subscription/return',
    })
    expect(chargebee.customers.get(customerId)).toMatchObject({ first_name: 'Wen', last_name: 'Li' })
    expect(await db().user.findUnique({ where: { id: wen } })).toMatchObject({ chargebeeId: customerId })
    expect(await db().checkout.findMany({ where: { userId: wen } })).toMatchObject([
      { id: page?.id, planId: 'ANNUAL', state: 'OPEN', returnTo: '/alumni-resources/3' },
    ])
  })

  test('gives the page itself to a script that asks for it', async () => {
    const cookie = await signIn(wen)
    const form = { planId: 'MONTHLY', inPlace: '1' }
    const response = await fetch('/subscription/checkout.data', { cookie, form })
    expect(response.status).toBe(200)
    const told = await response.text()
    for (const part of ['hosted_page', pageId(), 'checkout_new', 'created']) expect(told).toContain(part)
  })

  test('forgets a way back that leads to another site', async () => {
    await ask('ANNUAL', { redirect: 'https://evil.example/' })
    expect(await db().checkout.findFirst({ where: { userId: wen } })).toMatchObject({ returnTo: null })
  })

  test.each([
    ['FREE', 400],
    ['annual', 400],
    ['', 400],
    ['CLARITY', 403],
    ['POSITIONING', 403],
  ])('is refused for a plan that is not offered: %s', async (planId, status) => {
    expect((await ask(planId)).status).toBe(status)
    expect(pages()).toEqual([])
  })

  test('is refused for two plans at once, and for none', async () => {
    const two = new URLSearchParams('planId=MONTHLY&planId=ANNUAL')
    for (const form of [two, new URLSearchParams()])
      expect((await fetch('/subscription/checkout', { as: wen, form })).status).toBe(400)
    expect(chargebee.calls).toEqual([])
  })

  test('is for a member who was known to the provider before', async () => {
    await db().user.update({ where: { id: wen }, data: { chargebeeId: 'from-former-times' } })
    await ask('MONTHLY')
    expect(pages()).toMatchObject([{ customerId: 'from-former-times' }])
  })

  test('asking for the address opens nothing', async () => {
    for (const method of ['GET', 'HEAD']) {
      const response = await fetch('/subscription/checkout?planId=ANNUAL', { as: wen, method })
      expect(response.headers.get('location')).toBe('/premium')
    }
    expect(chargebee.calls).toEqual([])
    expect(await db().checkout.count({ where: { userId: wen } })).toBe(0)
  })
})

describe('a second checkout', () => {
  test('sent at the same time opens the same page, for one customer', async () => {
    const both = await Promise.all([leadsTo('ANNUAL'), leadsTo('ANNUAL')])
    expect(new Set(both).size).toBe(1)
    expect(pages()).toHaveLength(1)
    expect(chargebee.customers.size).toBe(1)
    expect(await db().checkout.count({ where: { userId: wen } })).toBe(1)
  })

  test('is led to the page that is open already, and back to where it was asked for', async () => {
    const first = await leadsTo('ANNUAL', { redirect: '/alumni-resources/3' })
    expect(await leadsTo('ANNUAL', { redirect: '/alumni-resources/4' })).toBe(first)
    expect(openedPages()).toHaveLength(1)
    expect(await db().checkout.findMany({ where: { userId: wen } })).toMatchObject([
      { returnTo: '/alumni-resources/4' },
    ])
  })

  test('of a page that was left, or that has run out, is a new page', async () => {
    await ask('ANNUAL')
    chargebee.page(pageId()).state = 'cancelled'
    await ask('ANNUAL')
    chargebee.page(pageId()).expiresAt = 1
    await ask('ANNUAL')
    expect(pages()).toHaveLength(3)
    const states = await db().checkout.findMany({ where: { userId: wen }, orderBy: { createdAt: 'asc' } })
    expect(states.map(({ state }) => state)).toEqual(['CLOSED', 'CLOSED', 'OPEN'])
  })

  test('is led to the same page after the card was declined on it', async () => {
    const first = await leadsTo('ANNUAL')
    chargebee.page(pageId()).failureReason = 'card_error'
    expect(await leadsTo('ANNUAL')).toBe(first)
  })

  test('for the other membership would make the same subscription, so that only one can be paid', async () => {
    await ask('MONTHLY')
    const monthly = pageId()
    await ask('ANNUAL')
    expect(pages()).toHaveLength(2)
    chargebee.pay(pageId())
    expect(() => chargebee.pay(monthly)).toThrow()
  })

  test('opens nothing while what was paid isn’t active yet, news or no news', async () => {
    await ask('ANNUAL')
    const paid = pageId()
    chargebee.pay(paid, 'future')
    expect(await held()).toEqual([])
    for (const planId of ['ANNUAL', 'MONTHLY'])
      expect(await leadsTo(planId)).toBe(`/subscription/return?id=${paid}`)
    expect(openedPages()).toHaveLength(1)
  })

  test('opens nothing once what was paid is active, before any news of it', async () => {
    await ask('MONTHLY')
    chargebee.pay(pageId())
    expect(await leadsTo('MONTHLY', { redirect: '/alumni-resources/3' })).toBe('/alumni-resources/3')
    expect(await leadsTo('ANNUAL')).toBe('/subscriptions')
    expect(openedPages()).toHaveLength(1)
    expect(await held()).toMatchObject([{ planId: 'MONTHLY', status: 'ACTIVE' }])
  })

  test('finds that a page was paid just before it ran out, however late', async () => {
    await ask('MONTHLY')
    chargebee.pay(pageId())
    chargebee.page(pageId()).expiresAt = 1
    expect(await leadsTo('MONTHLY')).toBe('/subscriptions')
    expect(openedPages()).toHaveLength(1)
  })

  test.each(['non_renewing', 'paused', 'in_trial', 'future', 'of_some_new_kind'])(
    'opens nothing beside a subscription that is %s',
    async (status) => {
      subscribe('ANNUAL', status)
      expect(await leadsTo('MONTHLY')).toBe('/subscriptions')
      expect(pages()).toEqual([])
    },
  )

  test('opens a page once the former subscription is over', async () => {
    subscribe('ANNUAL', 'cancelled')
    subscribe('MONTHLY', 'active')
    chargebee.change(`MONTHLY-${wen}`, { deleted: true })
    await ask('ANNUAL')
    expect(pages()).toMatchObject([{ subscriptionId: `member-${wen}-membership-1` }])
    chargebee.change(chargebee.pay(pageId()).id, { status: 'cancelled' })
    await ask('ANNUAL')
    expect(pages()).toMatchObject([{}, { subscriptionId: `member-${wen}-membership-2` }])
  })

  test('opens a page for a member who was another customer when they paid before', async () => {
    await ask('ANNUAL')
    const paid = chargebee.pay(pageId())
    chargebee.change(paid.id, { status: 'cancelled' })
    await ask('MONTHLY')
    await db().user.update({ where: { id: wen }, data: { chargebeeId: `since-then-${wen}` } })
    for (const page of pages()) page.expiresAt = 1
    expect((await ask('ANNUAL')).status).toBe(303)
    expect(pages().at(-1)).toMatchObject({
      customerId: `since-then-${wen}`,
      subscriptionId: `member-${wen}-membership-2`,
    })
  })

  test('is asked for once more where the subscription was made meanwhile', async () => {
    await ask('MONTHLY')
    const opened = pageId()
    chargebee.page(opened).expiresAt = 1
    await ask('MONTHLY')
    // Not among the customer's subscriptions yet.
    chargebee.subscribe({
      id: `member-${wen}-membership-1`,
      customerId: '',
      itemPriceId: '',
      status: 'active',
    })
    chargebee.page(pageId()).expiresAt = 1
    expect((await ask('MONTHLY')).status).toBe(503)
    chargebee.change(`member-${wen}-membership-1`, { customerId, itemPriceId: 'MONTHLY' })
    expect(await leadsTo('MONTHLY')).toBe('/subscriptions')
  })
})

describe('coaching', () => {
  test('is sold to those who are subscribed, with the coupon to annual subscribers', async () => {
    subscribe('ANNUAL', 'active')
    await ask('CLARITY')
    expect(pages()).toMatchObject([{ itemPriceId: 'CLARITY', couponIds: ['ANNUAL-SUBSCRIBERS'] }])
  })

  test('costs monthly subscribers the full price', async () => {
    subscribe('MONTHLY', 'active')
    await ask('CLARITY')
    expect(pages()).toMatchObject([{ itemPriceId: 'CLARITY', couponIds: [] }])
  })

  test('costs what the subscription is worth by now, whatever page was opened before', async () => {
    subscribe('MONTHLY', 'active')
    const atFullPrice = await leadsTo('CLARITY')
    expect(await leadsTo('CLARITY')).toBe(atFullPrice)
    chargebee.change(`MONTHLY-${wen}`, { itemPriceId: 'ANNUAL' })
    const cheaper = await leadsTo('CLARITY')
    expect(cheaper).not.toBe(atFullPrice)
    expect(pages().map(({ couponIds }) => couponIds)).toEqual([[], ['ANNUAL-SUBSCRIBERS']])
    expect(await leadsTo('CLARITY')).toBe(cheaper)
    chargebee.change(`MONTHLY-${wen}`, { itemPriceId: 'MONTHLY' })
    expect(await leadsTo('CLARITY')).toBe(atFullPrice)
    chargebee.pay(pageId())
    expect(() => chargebee.pay(pages()[0]?.id ?? '')).toThrow()
  })

  test('is sold a package at a time, and none twice', async () => {
    subscribe('ANNUAL', 'active')
    await ask('CLARITY')
    chargebee.pay(pageId())
    expect(await leadsTo('CLARITY')).toBe('/subscriptions')
    await ask('PIVOT')
    expect(pages()).toHaveLength(2)
    const result = await confirmCheckout({ id: wen }, pageId())
    expect(result).toMatchObject({ kind: 'abandoned', planId: 'PIVOT' })
  })

  test('is sold to somebody whose subscription won’t renew, until the end of its term', async () => {
    subscribe('ANNUAL', 'non_renewing')
    expect((await ask('CLARITY')).status).toBe(303)
    chargebee.change(`ANNUAL-${wen}`, { termEnd: Math.floor(Date.now() / 1000) - 60 })
    expect((await ask('PIVOT')).status).toBe(403)
  })

  test.each(['paused', 'in_trial', 'cancelled'])(
    'is not sold to somebody whose subscription is %s',
    async (status) => {
      subscribe('ANNUAL', status)
      expect((await ask('CLARITY')).status).toBe(403)
      expect(pages()).toEqual([])
    },
  )
})
