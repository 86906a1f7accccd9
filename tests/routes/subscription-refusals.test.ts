// @one-database: it is about what the billing provider says.
import { beforeEach, describe, expect, test } from 'vitest'
import { db, fetch, signIn, submit, visit } from '../support/app.ts'
import { changeSettings, newAlumna, withChargebee } from '../support/chargebee/set-up.ts'

const chargebee = withChargebee()

let wen: number
beforeEach(async () => {
  wen = await newAlumna()
})

const ROUTES = ['/subscription/checkout', '/subscription/portal', '/subscription/reload']
const form = { planId: 'ANNUAL', redirect: '/alumni-resources/3' }
const checkout = () => visit('/subscription/checkout', { as: wen, form })

describe('a provider that fails', () => {
  test.each(['cut', 'no-json', 500, 503, 429, 401] as const)(
    'with %s is a page with the form to try again, and charges nothing',
    async (kind) => {
      chargebee.fault = { path: 'hosted_pages', kind, times: 2 }
      const failed = await checkout()
      chargebee.fault = null
      expect(failed.status).toBe(503)
      expect(failed.page.text('main')).toContain('Our billing provider isn’t responding')
      expect(failed.page.text('main .lead')).toBe('Nothing was charged.')
      expect(failed.page.text('main')).not.toContain('internal_temporary_error')
      const again = await submit(failed.page.form('main form'), { as: wen })
      expect(again.headers.get('location')).toMatch(/^https:\/\/members-test\.chargebee\.com\/pages/)
      expect(await db().checkout.findMany({ where: { userId: wen } })).toMatchObject([
        { returnTo: '/alumni-resources/3' },
      ])
    },
  )

  test.each(['cut', 502, 503, 504, 409] as const)('with %s for a moment is asked once more', async (kind) => {
    chargebee.fault = { path: 'hosted_pages', kind, times: 1 }
    expect((await checkout()).status).toBe(303)
    expect(chargebee.pages.size).toBe(1)
  })

  test('does not hide what is wrong from a script that asks for the page', async () => {
    chargebee.fault = { path: 'subscriptions', kind: 503, times: 2 }
    const asked = { cookie: await signIn(wen), form: { ...form, inPlace: '1' } }
    const response = await fetch('/subscription/checkout.data', asked)
    expect(response.status).toBe(503)
    expect(await response.text()).toContain('unavailable')
  })

  test('leaves the portal and the reload with a page to try again too', async () => {
    await checkout()
    for (const address of ['/subscription/portal', '/subscription/reload']) {
      chargebee.fault = { path: '', kind: 'cut', times: 2 }
      const failed = await visit(address, { as: wen, form: { redirect: '/alumni-resources' } })
      chargebee.fault = null
      expect(failed.status, address).toBe(503)
      expect((await submit(failed.page.form('main form'), { as: wen })).status, address).toBe(303)
    }
  })
})

test('somebody who asks without end is told when to go on, and the provider is spared', async () => {
  await db().rateLimit.create({
    data: { key: `billingByMember:${wen}`, points: 100, expire: new Date(Date.now() + 300_000) },
  })
  const { status, response, page } = await checkout()
  expect(status).toBe(429)
  expect(response.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(page.text('main')).toContain('Try again in 5 minutes.')
  expect(chargebee.calls).toEqual([])
})

describe('nobody else', () => {
  test('than alumni pays here, staff least of all', async () => {
    for (const as of ['staff', 'fellow', 'partner', 'event-manager'] as const)
      for (const address of ROUTES) expect((await fetch(address, { as, form })).status).toBe(403)
    expect(chargebee.calls).toEqual([])
  })

  test('pays or looks in somebody else’s name: who acts as a member is told so', async () => {
    await db().user.update({ where: { id: wen }, data: { chargebeeId: `member-${wen}` } })
    const own = await signIn('staff')
    const started = await fetch(`/profile/${wen}/act-as`, { cookie: own, form: {} })
    const cookie = started.headers.get('set-cookie')?.split(';')[0] ?? ''
    for (const address of ROUTES) {
      const { status, page } = await visit(address, { cookie, form })
      expect(status, address).toBe(403)
      expect(page.text('main')).toContain('You’re acting as this member.')
      expect(page.text('.acting-banner p')).toContain('Currently acting as role:')
    }
    expect(chargebee.calls).toEqual([])
    expect(await db().checkout.count({ where: { userId: wen } })).toBe(0)
  })

  test('gets into the billing of a member by their page', async () => {
    await checkout()
    const [page] = chargebee.pages.values()
    const rafael = await newAlumna()
    await visit('/subscription/checkout', { as: rafael, form })
    expect(await db().checkout.findMany({ where: { userId: rafael } })).toMatchObject([
      { subscriptionId: `member-${rafael}-membership-1` },
    ])
    expect(page?.customerId).toBe(`member-${wen}`)
  })
})

test('production without a provider says that nothing can be paid, and opens no sandbox', async () => {
  const undo = await changeSettings({ production: true, CHARGEBEE_SITE: undefined })
  try {
    const { status, page } = await checkout()
    expect(status).toBe(503)
    expect(page.text('main')).toContain('Payments aren’t available right now.')
    expect(page.has('main form')).toBe(false)
    expect(await db().sandboxPage.count()).toBe(0)
  } finally {
    await undo()
  }
})
