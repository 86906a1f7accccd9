// @one-database: it is about what the billing provider says.
import { beforeEach, describe, expect, test } from 'vitest'
import { db, fetch, ORIGIN, signIn } from '../support/app.ts'
import { changeSettings, newAlumna, WEBHOOK, withChargebee } from '../support/chargebee/set-up.ts'
import { eventShape, type Subscription, subscriptionShape } from '../support/chargebee/shapes.ts'

const chargebee = withChargebee()
const ADDRESS = '/webhooks/chargebee'

let wen: number
let told: Subscription
beforeEach(async () => {
  await db().billingEvent.deleteMany()
  wen = await newAlumna({})
  const customerId = `member-${wen}`
  await db().user.update({ where: { id: wen }, data: { chargebeeId: customerId } })
  told = { id: `s-${wen}`, customerId, itemPriceId: 'ANNUAL', status: 'active', version: 8 }
})

const basic = (user: string, password: string) =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
const RIGHT = basic(WEBHOOK.user, WEBHOOK.password)

/** As the provider posts: from no page of ours, with no cookie. */
function post(body: unknown, headers: Record<string, string> = {}) {
  const content = typeof body === 'string' ? body : JSON.stringify(body)
  const type = { 'content-type': 'application/json;charset=UTF-8', authorization: RIGHT }
  return fetch(
    new Request(ORIGIN + ADDRESS, { method: 'POST', body: content, headers: { ...type, ...headers } }),
  )
}

const event = (changes: Partial<Subscription> = {}, id = 'ev_1', type = 'subscription_changed') =>
  eventShape(id, type, { subscription: subscriptionShape({ ...told, ...changes }) })
const held = async () =>
  (await db().subscription.findMany({ where: { userId: wen } })).map(
    ({ planId, status, resourceVersion }) => ({
      planId,
      status,
      version: Number(resourceVersion),
    }),
  )
const ACTIVE = { planId: 'ANNUAL', status: 'ACTIVE', version: 8 }

describe('news of a subscription', () => {
  test('are kept when nobody is looking, without a session and without a cookie', async () => {
    const response = await post(event({}, 'ev_1', 'subscription_created'))
    expect([response.status, await response.text()]).toEqual([200, 'ok'])
    expect(response.headers.getSetCookie()).toEqual([])
    expect(await held()).toEqual([ACTIVE])
    expect(await db().billingEvent.findMany()).toMatchObject([{ id: 'ev_1', type: 'subscription_created' }])
    expect(chargebee.calls).toEqual([])
  })

  test('that come twice have their effect once, at the same time too', async () => {
    const answers = await Promise.all([post(event()), post(event()), post(event())])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await post(event({ status: 'cancelled', version: 99 }))).status).toBe(200)
    expect(await held()).toEqual([ACTIVE])
    expect(await db().billingEvent.count()).toBe(1)
  })

  test('that are older than what is known change nothing', async () => {
    await post(event({ status: 'cancelled', version: 9 }, 'ev_cancelled'))
    expect((await post(event({ status: 'active', version: 8 }, 'ev_activated'))).status).toBe(200)
    expect(await held()).toEqual([{ planId: 'ANNUAL', status: 'CANCELLED', version: 9 }])
  })

  test('that come at the same time leave the newest', async () => {
    const versions = [11, 15, 12, 14, 13]
    await Promise.all(
      versions.map((version) =>
        post(event({ version, status: version === 15 ? 'paused' : 'active' }, `ev_${version}`)),
      ),
    )
    expect(await held()).toEqual([{ planId: 'ANNUAL', status: 'PAUSED', version: 15 }])
  })

  test.each([
    ['future', 'FUTURE'],
    ['in_trial', 'IN_TRIAL'],
    ['non_renewing', 'NON_RENEWING'],
    ['paused', 'PAUSED'],
    ['cancelled', 'CANCELLED'],
    ['transferred', 'TRANSFERRED'],
    ['of_some_new_kind', 'PAUSED'],
    ['ACTIVE', 'PAUSED'],
  ])('that say %s are kept as %s', async (status, kept) => {
    await post(event())
    await post(event({ status, version: 9 }, 'ev_2'))
    expect(await held()).toEqual([{ planId: 'ANNUAL', status: kept, version: 9 }])
  })

  test('of a deleted one end it', async () => {
    await post(event())
    await post(event({ deleted: true, version: 9 }, 'ev_2', 'subscription_deleted'))
    expect(await held()).toEqual([{ planId: 'ANNUAL', status: 'CANCELLED', version: 9 }])
  })

  test('of one that moved to another customer take it along, to a member or away from all', async () => {
    await post(event())
    const kofi = await newAlumna({})
    await db().user.update({ where: { id: kofi }, data: { chargebeeId: `member-${kofi}` } })
    await post(event({ customerId: `member-${kofi}`, version: 9 }, 'ev_2'))
    expect(await held()).toEqual([])
    expect(await db().subscription.findUnique({ where: { id: told.id } })).toMatchObject({ userId: kofi })
    await post(event({ customerId: 'somebody-else', version: 8 }, 'ev_late'))
    expect(await db().subscription.findUnique({ where: { id: told.id } })).toMatchObject({ status: 'ACTIVE' })
    await post(event({ customerId: 'somebody-else', version: 10 }, 'ev_3'))
    expect(await db().subscription.findUnique({ where: { id: told.id } })).toMatchObject({
      status: 'CANCELLED',
    })
  })

  test('of another plan follow it, and end it where the plan is none of ours', async () => {
    await post(event())
    await post(event({ itemPriceId: 'MONTHLY', version: 9 }, 'ev_2'))
    expect(await held()).toEqual([{ planId: 'MONTHLY', status: 'ACTIVE', version: 9 }])
    await post(event({ itemPriceId: 'a-magazine', version: 10 }, 'ev_3'))
    expect(await held()).toEqual([{ planId: 'MONTHLY', status: 'CANCELLED', version: 10 }])
  })
})

describe('news that don’t tell it all', () => {
  const vague = () =>
    eventShape('ev_vague', 'subscription_changed', {
      subscription: { ...subscriptionShape(told), resource_version: undefined },
    })

  test('make us ask the provider', async () => {
    chargebee.subscribe({ ...told, status: 'paused' })
    expect((await post(vague())).status).toBe(200)
    expect(chargebee.calls).toEqual([`GET /subscriptions/${told.id}`])
    expect(await held()).toMatchObject([{ status: 'PAUSED' }])
  })

  test('come again where the provider doesn’t answer, and have their effect then', async () => {
    chargebee.subscribe(told)
    chargebee.fault = { path: 'subscriptions', kind: 503, times: 2 }
    const response = await post(vague())
    expect([response.status, await response.text()]).toEqual([503, 'Try again later'])
    expect(await db().billingEvent.count()).toBe(0)
    expect(await held()).toEqual([])
    expect((await post(vague())).status).toBe(200)
    expect(await held()).toMatchObject([{ status: 'ACTIVE' }])
  })

  test.each([
    ['a customer that is no id', { customer_id: 'member\0' }],
    ['a moment that is no date', { current_term_end: 9e15 }],
  ])('make us ask as well where they tell of %s', async (_, wrong) => {
    chargebee.subscribe(told)
    const odd = eventShape('ev_odd', 'subscription_changed', {
      subscription: { ...subscriptionShape(told), ...wrong },
    })
    expect((await post(odd)).status).toBe(200)
    expect(await held()).toMatchObject([{ status: 'ACTIVE' }])
  })

  test('of a subscription that the provider doesn’t know either are left alone', async () => {
    expect((await post(vague())).status).toBe(200)
    expect(await held()).toEqual([])
  })
})

describe('news that don’t concern us', () => {
  test.each([
    ['of another kind', () => eventShape('ev_1', 'item_price_updated', { item_price: { id: 'ANNUAL' } })],
    ['of a kind that isn’t known', () => eventShape('ev_1', 'moon_landed', {})],
    ['of a customer who isn’t a member', () => event({ customerId: 'somebody-else' })],
  ])('%s are answered and leave no trace', async (_, body) => {
    expect((await post(body())).status).toBe(200)
    expect(await db().billingEvent.count()).toBe(0)
    expect(await held()).toEqual([])
  })
})

test('an effect that fails leaves the news unknown, so that they work when they come again', async () => {
  await db()
    .$executeRaw`ALTER TABLE "Subscription" ADD CONSTRAINT broken CHECK (status <> 'ACTIVE') NOT VALID`
  const failed = await post(event())
  expect(failed.status).toBe(500)
  expect(await failed.text()).not.toContain('broken')
  expect(await db().billingEvent.count()).toBe(0)
  await db().$executeRaw`ALTER TABLE "Subscription" DROP CONSTRAINT broken`
  expect((await post(event())).status).toBe(200)
  expect(await held()).toEqual([ACTIVE])
})

describe('whoever has no credentials', () => {
  test.each([
    ['none', ''],
    ['a wrong password', basic(WEBHOOK.user, 'a-password-of-somebody')],
    ['a wrong user', basic('somebody', WEBHOOK.password)],
    ['a part of the password', basic(WEBHOOK.user, WEBHOOK.password.slice(0, -1))],
    ['the credentials in no Basic header', `Bearer ${RIGHT.slice(6)}`],
    ['the credentials as plain text', `Basic ${WEBHOOK.user}:${WEBHOOK.password}`],
    ['something else', 'Basic ÿ'],
    ['nothing in it', 'Basic '],
  ])('is refused alike, told nothing, and changes nothing: %s', async (_, authorization) => {
    for (const body of [event(), 'no event', ''.padEnd(1_000_000, 'x')]) {
      const response = await post(body, { authorization })
      expect([response.status, await response.text()]).toEqual([401, 'Unauthorized'])
      expect(response.headers.getSetCookie()).toEqual([])
    }
    expect(await held()).toEqual([])
  })

  test('is not let in by a session, be it of staff', async () => {
    const cookie = await signIn('staff')
    const form = { method: 'POST', body: JSON.stringify(event()) }
    expect((await fetch(ADDRESS, { cookie, ...form })).status).toBe(401)
    expect(await held()).toEqual([])
  })
})

describe('the address', () => {
  test.each(['GET', 'HEAD'])('answers nothing to %s', async (method) => {
    const response = await fetch(ADDRESS, { method, headers: { authorization: RIGHT } })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
    expect(response.headers.getSetCookie()).toEqual([])
  })

  test('takes neither a megabyte nor what is no event', async () => {
    const large = { ...event(), padding: ''.padEnd(1_000_000, 'x') }
    expect((await post(large)).status).toBe(413)
    expect((await post(large, { 'content-length': '10' })).status).toBe(413)
    const nul = 'ev\0'
    const unreadable = ['', 'no json', '[]', 'null', '{"id":"ev_1"}', { ...event(), id: 7 }]
    const unstorable = [event({}, nul), event({}, 'ev_1', nul), event({ id: nul }), event({ id: '\ud800' })]
    for (const body of [...unreadable, ...unstorable]) expect((await post(body)).status).toBe(400)
    expect(await held()).toEqual([])
  })

  test('takes news from wherever they come, but is the only one to do so', async () => {
    expect((await post(event(), { origin: 'https://evil.example' })).status).toBe(200)
    for (const address of ['/webhooks/other', '/subscription/reload', '/webhooks/chargebee/x']) {
      const headers = { authorization: RIGHT, origin: 'https://evil.example' }
      const request = new Request(ORIGIN + address, { method: 'POST', body: '{}', headers })
      expect((await fetch(request)).status, address).toBe(403)
    }
  })

  test.each(['CHARGEBEE_WEBHOOK_USER', 'CHARGEBEE_WEBHOOK_PASSWORD'] as const)(
    'is not there without %s',
    async (name) => {
      const undo = await changeSettings({ [name]: undefined })
      try {
        for (const authorization of [RIGHT, basic('', ''), basic('undefined', 'undefined'), ''])
          expect((await post(event(), { authorization })).status).toBe(404)
        expect((await fetch(ADDRESS)).status).toBe(404)
        expect(await held()).toEqual([])
      } finally {
        await undo()
      }
    },
  )
})
