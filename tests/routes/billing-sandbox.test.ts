// @one-database: it is about what the billing provider says.
import { beforeEach, describe, expect, test } from 'vitest'
import { confirmCheckout } from '#app/domain/subscriptions/confirm.server.ts'
import { db, fetch, signIn, submit, visit } from '../support/app.ts'
import { changeSettings, newAlumna } from '../support/chargebee/set-up.ts'

let wen: number
beforeEach(async () => {
  await db().rateLimit.deleteMany()
  wen = await newAlumna()
})

/** The address of the sandbox's page for a plan. */
async function checkout(planId = 'MONTHLY', as = wen) {
  const response = await fetch('/subscription/checkout', { as, form: { planId, redirect: '/directory' } })
  return response.headers.get('location') ?? ''
}

const press = async (address: string, button: string, as = wen) => {
  const { page } = await visit(address, { as })
  return submit(page.form('main form', {}, button), { as })
}
const idIn = (address: string) => address.split('/').at(-1) ?? ''
const result = async (address: string) => (await confirmCheckout({ id: wen }, idIn(address))).kind
const held = async () =>
  (await db().subscription.findMany({ where: { userId: wen } })).map(({ planId, status }) => ({
    planId,
    status,
  }))

describe('the checkout page of the sandbox', () => {
  test('says what it is, and leads back as the provider does once it is paid', async () => {
    const address = await checkout('ANNUAL')
    expect(address).toMatch(/^\/dev\/billing\/checkout\/\w+$/)
    const { page } = await visit(address, { as: wen })
    expect(page.text('.notice')).toContain('This is a sandbox, so no money changes hands.')
    expect(page.text('main')).toContain('Annual, $100')
    const paid = await press(address, 'Pay')
    expect(paid.headers.get('location')).toBe(`/subscription/return?id=${idIn(address)}&state=succeeded`)
    expect(await held()).toEqual([{ planId: 'ANNUAL', status: 'ACTIVE' }])
    expect(await result(address)).toBe('active')
    expect(await checkout('MONTHLY')).toBe('/directory')
  })

  test('can have the card declined, and be paid afterwards', async () => {
    const address = await checkout()
    const declined = await press(address, 'Decline the card')
    expect(declined.headers.get('location')).toMatch(new RegExp(`${address}$`))
    expect((await visit(address, { as: wen })).page.text('main')).toContain('The card was declined.')
    expect(await result(address)).toBe('declined')
    await press(address, 'Pay')
    expect(await result(address)).toBe('active')
  })

  test('can be left, and can run out: then nothing is paid on it, and there is a new one', async () => {
    const left = await checkout()
    const back = await press(left, 'Leave without paying')
    expect(back.headers.get('location')).toBe(`/subscription/return?id=${idIn(left)}&state=cancelled`)
    expect(await result(left)).toBe('abandoned')
    const ranOut = await checkout()
    expect(ranOut).not.toBe(left)
    await press(ranOut, 'Let the page expire')
    for (const address of [left, ranOut]) {
      const { page } = await visit(address, { as: wen })
      expect(page.text('main')).toContain('This checkout page has expired.')
      expect(page.has('main form')).toBe(false)
      await fetch(address, { as: wen, form: { action: 'pay' } })
    }
    expect(await held()).toEqual([])
    expect(await checkout()).not.toBe(ranOut)
  })

  test('can take its time', async () => {
    const address = await checkout()
    await press(address, 'Pay, then activate 20 seconds later')
    expect(await result(address)).toBe('activating')
    expect(await checkout()).toBe(`/subscription/return?id=${idIn(address)}`)
    await db().sandboxSubscription.updateMany({ data: { activeFrom: new Date() } })
    expect(await result(address)).toBe('active')
    expect(await held()).toEqual([{ planId: 'MONTHLY', status: 'ACTIVE' }])
  })

  test('sent twice is paid once, and of two memberships only one is', async () => {
    const [monthly, annual] = [await checkout('MONTHLY'), await checkout('ANNUAL')]
    const pay = (address: string) => fetch(address, { as: wen, form: { action: 'pay' } })
    await Promise.all([pay(monthly), pay(monthly), pay(annual)])
    expect(await held()).toHaveLength(1)
    expect(await db().sandboxSubscription.count({ where: { customerId: `member-${wen}` } })).toBe(1)
  })

  test('says that it can’t be paid once the other membership was', async () => {
    const [monthly, annual] = [await checkout('MONTHLY'), await checkout('ANNUAL')]
    await press(monthly, 'Pay')
    const { page } = await visit(annual, { as: wen })
    expect(page.text('main')).toContain('This checkout page has expired.')
    expect(page.has('main form')).toBe(false)
  })

  test('is there for its customer alone, and takes nothing else than its buttons', async () => {
    const address = await checkout()
    const rafael = await newAlumna()
    await checkout('MONTHLY', rafael)
    expect((await fetch(address, { as: rafael })).status).toBe(404)
    expect((await fetch(address, { as: rafael, form: { action: 'pay' } })).status).toBe(404)
    expect((await fetch(address, { as: wen, form: { action: 'steal' } })).status).toBe(400)
    expect((await fetch(address, { as: 'staff' })).headers.get('location')).toBe('/')
    expect(await held()).toEqual([])
  })
})

describe('the portal of the sandbox', () => {
  beforeEach(async () => {
    await press(await checkout('ANNUAL'), 'Pay')
  })
  const PORTAL = '/dev/billing/portal'

  test('is where one’s own portal is, and changes are known at once', async () => {
    const opened = await fetch('/subscription/portal', { as: wen, form: {} })
    expect(opened.headers.get('location')).toBe(PORTAL)
    for (const [button, status] of [
      ['Pause', 'PAUSED'],
      ['Resume', 'ACTIVE'],
      ['Cancel at end of term', 'NON_RENEWING'],
      ['Resume', 'ACTIVE'],
      ['Cancel now', 'CANCELLED'],
    ] as const) {
      await press(PORTAL, button)
      expect(await held()).toEqual([{ planId: 'ANNUAL', status }])
    }
    expect((await visit(PORTAL, { as: wen })).page.has('main article form')).toBe(false)
    expect(await checkout('MONTHLY')).toMatch(/^\/dev\/billing\/checkout\//)
  })

  test('shows and changes nothing of anybody else', async () => {
    const rafael = await newAlumna()
    await checkout('MONTHLY', rafael)
    expect((await visit(PORTAL, { as: rafael })).page.text('main')).toContain('No subscriptions')
    const [{ id } = { id: '' }] = await db().subscription.findMany({ where: { userId: wen } })
    const form = { subscriptionId: id, action: 'cancel' }
    expect((await fetch(PORTAL, { as: rafael, form })).status).toBe(404)
    expect(await held()).toEqual([{ planId: 'ANNUAL', status: 'ACTIVE' }])
  })

  test('takes nothing else than its buttons', async () => {
    const [{ id } = { id: '' }] = await db().subscription.findMany({ where: { userId: wen } })
    for (const form of [
      { subscriptionId: id, action: 'steal' },
      { subscriptionId: '', action: 'cancel' },
    ])
      expect((await fetch(PORTAL, { as: wen, form })).status).toBe(400)
    expect(await held()).toEqual([{ planId: 'ANNUAL', status: 'ACTIVE' }])
  })

  test('is not used in somebody else’s name', async () => {
    const own = await signIn('staff')
    const started = await fetch(`/profile/${wen}/act-as`, { cookie: own, form: {} })
    const cookie = started.headers.get('set-cookie')?.split(';')[0] ?? ''
    const [{ id } = { id: '' }] = await db().subscription.findMany({ where: { userId: wen } })
    const form = { subscriptionId: id, action: 'cancel' }
    expect((await fetch(PORTAL, { cookie, form })).status).toBe(403)
    expect(await held()).toEqual([{ planId: 'ANNUAL', status: 'ACTIVE' }])
  })
})

test.each([
  ['in production', { production: true }],
  ['where the provider is set up', { CHARGEBEE_SITE: 'members-test' }],
])('the sandbox is not there %s', async (_, changes) => {
  const address = await checkout()
  const undo = await changeSettings(changes)
  try {
    for (const page of [address, '/dev/billing/portal']) {
      expect((await fetch(page, { as: wen })).status).toBe(404)
      expect((await fetch(page, { as: wen, form: { action: 'pay' } })).status).toBe(404)
    }
  } finally {
    await undo()
  }
  expect(await held()).toEqual([])
})
