// @one-database: it is about what the billing provider says.
import { beforeEach, describe, expect, test } from 'vitest'
import { confirmCheckout } from '#app/domain/subscriptions/confirm.server.ts'
import { db, fetch } from '../support/app.ts'
import { newAlumna, withChargebee } from '../support/chargebee/set-up.ts'

const chargebee = withChargebee()

let wen: number
let page: string
beforeEach(async () => {
  wen = await newAlumna()
  page = await openPage(wen)
})

/** Opens a page for the monthly membership. */
async function openPage(as: number, planId = 'MONTHLY') {
  await fetch('/subscription/checkout', { as, form: { planId, redirect: '/alumni-resources/3' } })
  return [...chargebee.pages.keys()].at(-1) ?? ''
}

const result = async (id = page, userId = wen) => (await confirmCheckout({ id: userId }, id)).kind
const held = () => db().subscription.findMany({ where: { userId: wen } })
const state = async () => (await db().checkout.findUniqueOrThrow({ where: { id: page } })).state

describe('whoever comes back', () => {
  test('from a page that was paid is subscribed, before any news, with the plan and the way on', async () => {
    chargebee.pay(page)
    expect(await confirmCheckout({ id: wen }, page)).toEqual({
      kind: 'active',
      planId: 'MONTHLY',
      returnTo: '/alumni-resources/3',
    })
    expect(await held()).toMatchObject([{ planId: 'MONTHLY', status: 'ACTIVE' }])
    expect(await state()).toBe('PAID')
  })

  test('twice gets the same answer, and nothing twice', async () => {
    chargebee.pay(page)
    expect(await Promise.all([result(), result()])).toEqual(['active', 'active'])
    expect(await result()).toBe('active')
    expect(await held()).toHaveLength(1)
  })

  test('without having paid has nothing', async () => {
    expect(await result()).toBe('abandoned')
    expect(await held()).toEqual([])
    expect(await state()).toBe('OPEN')
  })

  test('after the card was declined is told so, until the page is paid after all', async () => {
    chargebee.page(page).failureReason = 'card_error'
    expect(await result()).toBe('declined')
    chargebee.pay(page)
    expect(await result()).toBe('active')
  })

  test('from a page that was left, or that ran out, has nothing and can begin anew', async () => {
    chargebee.page(page).state = 'cancelled'
    expect(await result()).toBe('abandoned')
    expect(await state()).toBe('CLOSED')
    const next = await openPage(wen)
    expect(next).not.toBe(page)
    chargebee.page(next).expiresAt = 1
    expect(await result(next)).toBe('abandoned')
  })

  test.each([
    ['future', 'activating'],
    ['in_trial', 'activating'],
    ['paused', 'inactive'],
    ['cancelled', 'inactive'],
    ['of_some_new_kind', 'inactive'],
  ])('with a subscription that is %s is %s, never active', async (status, kind) => {
    chargebee.pay(page, status)
    expect(await result()).toBe(kind)
    expect((await held()).filter((one) => one.status === 'ACTIVE')).toEqual([])
  })

  test('with a subscription that won’t renew is active until the end of its term', async () => {
    const { id } = chargebee.pay(page, 'non_renewing')
    expect(await result()).toBe('active')
    chargebee.change(id, { termEnd: Math.floor(Date.now() / 1000) - 60 })
    expect(await result()).toBe('inactive')
  })

  test('waits for a late payment, and finds it by asking again', async () => {
    const { id } = chargebee.pay(page, 'future')
    expect(await result()).toBe('activating')
    chargebee.change(id, { status: 'active' })
    expect(await result()).toBe('active')
  })

  test('long afterwards learns what is so by then, not what was', async () => {
    const { id } = chargebee.pay(page)
    expect(await result()).toBe('active')
    chargebee.change(id, { status: 'cancelled' })
    expect(await result()).toBe('inactive')
    expect(await held()).toMatchObject([{ status: 'CANCELLED' }])
  })

  test('while the provider is silent isn’t told anything that nobody knows', async () => {
    chargebee.pay(page)
    chargebee.fault = { path: 'hosted_pages', kind: 'cut', times: 2 }
    expect(await confirmCheckout({ id: wen }, page)).toMatchObject({ kind: 'unavailable', planId: 'MONTHLY' })
    expect(await held()).toEqual([])
  })

  test('while the provider is silent is subscribed if news came first', async () => {
    const { id } = chargebee.pay(page)
    await db().subscription.create({
      data: { id, userId: wen, planId: 'MONTHLY', status: 'ACTIVE', resourceVersion: 1n },
    })
    chargebee.fault = { path: '', kind: 'cut', times: 2 }
    expect(await result()).toBe('active')
  })
})

describe('nobody is subscribed', () => {
  test('by a page of somebody else’s, paid or not', async () => {
    const rafael = await newAlumna()
    const theirs = await openPage(rafael)
    expect(await result(theirs)).toBe('unknown')
    chargebee.pay(theirs)
    expect(await result(theirs)).toBe('unknown')
    expect(await held()).toEqual([])
    expect(await result(theirs, rafael)).toBe('active')
  })

  test('by an id that was made up, nor by none', async () => {
    for (const id of ['', 'made-up', '../customers', `${page}x`]) expect(await result(id)).toBe('unknown')
  })

  test('by a page that was not opened here, though its customer is the member', async () => {
    chargebee.pages.set('elsewhere', {
      ...chargebee.page(page),
      id: 'elsewhere',
      state: 'succeeded',
    })
    expect(await result('elsewhere')).toBe('unknown')
  })

  test('by a page that another customer paid', async () => {
    chargebee.page(page).customerId = 'somebody-else'
    chargebee.pay(page)
    expect(await result()).toBe('unknown')
    expect(await held()).toEqual([])
  })

  test('by a page on which something else than our plans was bought', async () => {
    chargebee.page(page).itemPriceId = 'a-magazine'
    chargebee.pay(page)
    expect(await result()).toBe('activating')
    expect(await held()).toEqual([])
  })

  test('by a page that the provider knows nothing of', async () => {
    chargebee.pages.clear()
    expect(await result()).toBe('unknown')
  })
})
