// @one-database: it is about what the billing provider says.
import { beforeEach, describe, expect, test } from 'vitest'
import { fetch, visit } from '../support/app.ts'
import { newAlumna, withChargebee } from '../support/chargebee/set-up.ts'
import { newCoaching } from '../support/subscriptions.ts'

const chargebee = withChargebee()

let wen: number
let coaching: string
beforeEach(async () => {
  wen = await newAlumna()
  coaching = (await newCoaching()).address
})

/** Presses 'Pay monthly' on the paywall in front of coaching. Answers the id of the provider's page. */
async function openPage(as = wen, fields: Record<string, string> = {}) {
  await fetch('/subscription/checkout', { as, form: { planId: 'MONTHLY', redirect: coaching, ...fields } })
  return [...chargebee.pages.keys()].at(-1) ?? ''
}

async function comeBack(id: string, as: number = wen) {
  const { page, status } = await visit(`/subscription/return?id=${id}&state=succeeded`, { as })
  const links = page.root.querySelectorAll('main a').map((link) => [link.text, link.getAttribute('href')])
  return { status, page, title: page.has('h1') ? page.text('h1') : '', links }
}

const CHAMPION = 'You are now a champion of the premium tier'
const tryAgain = () => ['Try again', `/premium?redirect=${encodeURIComponent(coaching)}`]
const leave = ['No thank you, not at this time', '/']
const isOpen = async (as = wen) => (await fetch(coaching, { as })).status === 200

describe('coming back', () => {
  test('after paying shows the confirmation, and the way to what was asked for', async () => {
    const id = await openPage()
    expect(await isOpen()).toBe(false)
    chargebee.pay(id)
    const { title, links } = await comeBack(id)
    expect(title).toBe(CHAMPION)
    expect(links).toEqual([['Access premium MLTx features', coaching]])
    expect(await isOpen()).toBe(true)
    expect((await comeBack(id)).title).toBe(CHAMPION)
  })

  test('is answered in the same way where the head alone is asked for, which opens what was paid for and nothing else', async () => {
    const id = await openPage()
    const headOf = (as: number) => fetch(`/subscription/return?id=${id}`, { as, method: 'HEAD' })
    expect((await headOf(wen)).status).toBe(200)
    expect(await isOpen()).toBe(false)
    chargebee.pay(id)
    const other = await newAlumna()
    expect((await headOf(other)).status).toBe(404)
    expect(await isOpen()).toBe(false)
    const head = await headOf(wen)
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(await isOpen()).toBe(true)
    expect(await isOpen(other)).toBe(false)
  })

  test('without having wanted anything leads to Alumni Services', async () => {
    const id = await openPage(wen, { redirect: '' })
    chargebee.pay(id)
    expect((await comeBack(id)).links).toEqual([['Access premium MLTx features', '/alumni-resources']])
  })

  test('before the subscription is active says so, with a link to look again', async () => {
    const id = await openPage()
    const { id: subscriptionId } = chargebee.pay(id, 'future')
    const { title, links } = await comeBack(id)
    expect(title).toBe('Payment received. Activating…')
    expect(links).toEqual([['Refresh', `/subscription/return?id=${id}`]])
    expect(await isOpen()).toBe(false)
    chargebee.change(subscriptionId, { status: 'active' })
    expect((await comeBack(id)).title).toBe(CHAMPION)
  })

  test('after a declined payment offers another try, and a way out', async () => {
    const id = await openPage()
    chargebee.page(id).failureReason = 'card_error'
    const { title, links } = await comeBack(id)
    expect(title).toBe('Your payment was declined')
    expect(links).toEqual([tryAgain(), leave])
  })

  test('without having paid changes nothing, whatever the address claims', async () => {
    const { title, links } = await comeBack(await openPage())
    expect(title).toBe('Nothing was paid')
    expect(links).toEqual([tryAgain(), leave])
    expect(await isOpen()).toBe(false)
  })

  test('once the subscription has ended leads to what one has', async () => {
    const id = await openPage()
    const { id: subscriptionId } = chargebee.pay(id)
    chargebee.change(subscriptionId, { status: 'cancelled' })
    const { title, links } = await comeBack(id)
    expect(title).toBe('This subscription is no longer active')
    expect(links).toEqual([['See your subscriptions', '/subscriptions']])
    expect(await isOpen()).toBe(false)
  })

  test('while the provider doesn’t answer asks nobody to pay again, and tells nothing of the fault', async () => {
    const id = await openPage()
    chargebee.pay(id)
    chargebee.fault = { path: 'hosted_pages', kind: 500, times: 4 }
    const { title, links, page, status } = await comeBack(id)
    chargebee.fault = null
    expect(status).toBe(200)
    expect(title).toBe('We can’t confirm your payment yet')
    expect(links).toEqual([['Refresh', `/subscription/return?id=${id}`]])
    expect(page.root.toString()).not.toMatch(/internal_|BillingUnavailable|stack/)
    expect((await comeBack(id)).title).toBe(CHAMPION)
  })

  test('with the page of somebody else, or one that nobody opened, finds nothing', async () => {
    const id = await openPage()
    chargebee.pay(id)
    const other = await newAlumna()
    for (const [it, as] of [
      [id, other],
      ['no-such-page', wen],
      ['', wen],
      ['%00', wen],
      [`${id}%00`, wen],
    ] as const) {
      const { status, page } = await comeBack(it, as)
      expect(status).toBe(404)
      expect(page.root.toString()).not.toContain('champion')
    }
    expect(await isOpen(other)).toBe(false)
  })
})

test('who has paid for coaching is told which, and goes on trying from the packages', async () => {
  const membership = await openPage()
  chargebee.pay(membership)
  await comeBack(membership)
  const id = await openPage(wen, { planId: 'PIVOT', redirect: '' })
  expect((await comeBack(id)).links[0]).toEqual(['Try again', '/subscriptions'])
  chargebee.pay(id)
  expect((await comeBack(id)).title).toBe('Pivot Premium is yours')
})
