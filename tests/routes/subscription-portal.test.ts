// @one-database: it is about what the billing provider says.
import { beforeEach, describe, expect, test } from 'vitest'
import { db, fetch, visit } from '../support/app.ts'
import { newAlumna, withChargebee } from '../support/chargebee/set-up.ts'

const chargebee = withChargebee()

let wen: number
let customerId: string
beforeEach(async () => {
  wen = await newAlumna()
  customerId = `member-${wen}`
})

const becomeCustomer = async () => {
  await db().user.update({ where: { id: wen }, data: { chargebeeId: customerId } })
  chargebee.customers.set(customerId, { id: customerId, email: '', first_name: '', last_name: '' })
}
const post = (address: string, form: Record<string, string> = {}) => visit(address, { as: wen, form })
const held = () =>
  db().subscription.findMany({ where: { userId: wen }, select: { planId: true, status: true } })

describe('the portal', () => {
  test('is a new session at the provider for its customer', async () => {
    await becomeCustomer()
    const { status, response } = await post('/subscription/portal')
    expect(status).toBe(303)
    expect(response.headers.get('location')).toMatch(
      /^https:\/\/members-test\.chargebee\.com\/portal\/v2\/authenticate\?token=/,
    )
  })

  test('is not there for whoever never paid, nor for a customer whom the provider doesn’t know', async () => {
    const never = await post('/subscription/portal')
    expect(never.status).toBe(403)
    expect(never.page.text('main')).toContain('You don’t have any purchases to manage yet.')
    expect(chargebee.calls).toEqual([])
    await db().user.update({ where: { id: wen }, data: { chargebeeId: 'gone' } })
    expect((await post('/subscription/portal')).status).toBe(403)
  })

  test('opens by no mere address', async () => {
    await becomeCustomer()
    for (const method of ['GET', 'HEAD'])
      expect((await fetch('/subscription/portal', { as: wen, method })).headers.get('location')).toBe(
        '/subscriptions',
      )
    expect(chargebee.calls).toEqual([])
  })
})

describe('reloading', () => {
  test('brings what the provider knows, whatever news were missed', async () => {
    await becomeCustomer()
    const { id } = chargebee.subscribe({ id: 's1', customerId, itemPriceId: 'ANNUAL', status: 'active' })
    const { response } = await post('/subscription/reload', { redirect: '/alumni-resources/3' })
    expect(response.headers.get('location')).toBe('/alumni-resources/3')
    expect(await held()).toEqual([{ planId: 'ANNUAL', status: 'ACTIVE' }])
    chargebee.change(id, { status: 'cancelled' })
    await post('/subscription/reload')
    expect(await held()).toEqual([{ planId: 'ANNUAL', status: 'CANCELLED' }])
  })

  test('follows a subscription to another plan, and ends one that is for something else', async () => {
    await becomeCustomer()
    chargebee.subscribe({ id: 's1', customerId, itemPriceId: 'MONTHLY', status: 'active' })
    chargebee.subscribe({ id: 's2', customerId, itemPriceId: 'a-magazine', status: 'active' })
    await post('/subscription/reload')
    expect(await held()).toEqual([{ planId: 'MONTHLY', status: 'ACTIVE' }])
    chargebee.change('s1', { itemPriceId: 'ANNUAL' })
    await post('/subscription/reload')
    expect(await held()).toEqual([{ planId: 'ANNUAL', status: 'ACTIVE' }])
    chargebee.change('s1', { itemPriceId: 'a-magazine' })
    await post('/subscription/reload')
    expect(await held()).toEqual([{ planId: 'ANNUAL', status: 'CANCELLED' }])
  })

  test('does nothing by its mere address, nor for whoever never paid', async () => {
    expect((await post('/subscription/reload')).status).toBe(403)
    await becomeCustomer()
    for (const method of ['GET', 'HEAD'])
      expect((await fetch('/subscription/reload', { as: wen, method })).status).toBe(302)
    expect(chargebee.calls).toEqual([])
  })
})
