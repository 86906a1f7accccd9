// @one-database: what is refused never reaches the database.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { digest } from '#app/domain/rate-limits/rate-limits.server.ts'
import { emailOf } from '../../prisma/seeds/accounts.ts'
import { db, submit, visit } from '../support/app.ts'
import { messageAddress, messagesTo, postMessage, typed, visitWithMessage } from '../support/contact.ts'
import {
  imaniOkafor,
  join,
  kofiMensah,
  martaLindqvist,
  odileMarchand,
  person,
  tomasAlvarez,
} from '../support/people.ts'

const UNKNOWN = 2_000_000_000
const REFUSAL = 'Cannot be contacted right now'
const text = 'May I ask you about your program?'

let imani: number
let tomas: number
let unreachable: Record<string, number | string>

beforeAll(async () => {
  const [imaniId, tomasId, odile, kofi, marta, nadia] = (await join(
    imaniOkafor(),
    tomasAlvarez(),
    odileMarchand(),
    kofiMensah(),
    martaLindqvist(),
    person('Nadia', 'Haddad', { emailVerifiedAt: null }),
  )) as [number, number, number, number, number, number]
  imani = imaniId
  tomas = tomasId
  unreachable = {
    'switched contact off': kofi,
    'is hidden': odile,
    'has not verified the address': nadia,
    'is a partner and nothing else': marta,
    'is oneself': tomas,
    'does not exist': UNKNOWN,
    'has no number for an id': '1e3',
  }
})

const alumni = () => db().user.findUniqueOrThrow({ where: { email: emailOf('alumni') } })

beforeEach(async () => {
  await db().rateLimit.deleteMany()
  await db().user.update({ where: { id: imani }, data: { visibility: 'PUBLIC', contactable: true } })
})

describe('a member who', () => {
  test.each([
    'switched contact off',
    'is hidden',
    'has not verified the address',
    'is a partner and nothing else',
    'is oneself',
    'does not exist',
    'has no number for an id',
  ])('%s is not written to, by every step and by a form that was posted anyway', async (why) => {
    const to = unreachable[why] as number
    for (const step of ['intro', 'tips', 'message']) {
      const { status, page } = await visit(`/profile/${to}/contact/${step}`, { as: tomas })
      expect(status).toBe(404)
      expect(page.text('.dialog .notice')).toBe(REFUSAL)
      expect(page.has('.dialog form')).toBe(false)
      expect(page.text('h1')).toBe('Contact a member')
    }
    const before = await db().message.count()
    const { status, page } = await visitWithMessage(tomas, to, text)
    expect(status).toBe(409)
    expect(page.text('.error-summary li')).toBe(REFUSAL)
    expect(typed(page)).toBe(text)
    expect(await db().message.count()).toBe(before)
  })

  test.each([
    ['switches contact off', { contactable: false }],
    ['hides', { visibility: 'HIDDEN' }],
  ] as const)('%s while the message is being written gets none, and the text is kept', async (_, change) => {
    const { status, page } = await visit(messageAddress(imani), { as: tomas })
    expect(status).toBe(200)
    const form = page.form('.dialog form', { text })
    await db().user.update({ where: { id: imani }, data: change })
    const refused = await submit(form, { as: tomas })
    expect(refused.status).toBe(409)
    const html = await refused.text()
    expect(html).toContain(REFUSAL)
    expect(html).toContain(text)
    expect(html).not.toContain('Imani Okafor')
    expect(await messagesTo(imani)).toEqual([])
  })
})

test.each([
  ['switched contact off', { contactable: false }],
  ['hidden', { visibility: 'HIDDEN' }],
] as const)('a message sent again after its reader has %s was sent all the same', async (_, change) => {
  const before = (await messagesTo(imani)).length
  const { page } = await visit(messageAddress(imani), { as: tomas })
  const form = page.form('.dialog form', { text })
  expect((await submit(form, { as: tomas })).status).toBe(303)
  await db().user.update({ where: { id: imani }, data: change })
  const again = await submit(form, { as: tomas })
  expect([again.status, again.headers.get('location')]).toEqual([303, `/profile/${imani}`])
  expect(await messagesTo(imani)).toHaveLength(before + 1)
  await db().message.deleteMany({ where: { senderId: tomas } })
})

test('hidden and unknown members are answered alike', async () => {
  const answers = ['is hidden', 'does not exist'].map(async (why) => {
    const id = unreachable[why] as number
    const pages = [
      (await visit(messageAddress(id), { as: tomas })).page,
      (await visitWithMessage(tomas, id, text)).page,
    ]
    return pages.map((page) => [page.title, page.text('main')])
  })
  const [hidden, unknown] = await Promise.all(answers)
  expect(hidden).toEqual(unknown)
})

test.each(['hidden', 'hidden-fellow', 'partner'] as const)('nobody writes as %s', async (account) => {
  expect((await visit(messageAddress(imani), { as: account })).status).toBe(404)
  expect((await postMessage(account, imani, text)).status).toBe(409)
  expect(await messagesTo(imani)).toEqual([])
})

test('who hides after opening the form sends nothing', async () => {
  const { page } = await visit(messageAddress(imani), { as: tomas })
  await db().user.update({ where: { id: tomas }, data: { visibility: 'HIDDEN' } })
  expect((await submit(page.form('.dialog form', { text }), { as: tomas })).status).toBe(409)
  await db().user.update({ where: { id: tomas }, data: { visibility: 'PRIVATE' } })
  expect(await messagesTo(imani)).toEqual([])
})

test.each([
  ['of the member', async () => `messagesByMember:${(await alumni()).id}`, 60],
  ['from the address', async () => `messagesByAddress:${digest('127.0.0.1')}`, 600],
] as const)('after too many messages %s the next waits, its text kept', async (_, key, points) => {
  const before = (await messagesTo(imani)).length
  await db().rateLimit.create({
    data: { key: await key(), points, expire: new Date(Date.now() + 300_000) },
  })
  const { response, status, page } = await visitWithMessage('alumni', imani, text)
  expect(status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(200)
  expect(page.text('.error-summary li')).toMatch(/Try again in 5 minutes\.$/)
  expect(typed(page)).toBe(text)
  expect(await messagesTo(imani)).toHaveLength(before)
})
