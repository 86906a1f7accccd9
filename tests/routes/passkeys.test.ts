// @one-database: what a device answers is judged above the database, and browsers use a passkey on the embedded one.
import { beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '#app/domain/passwords/hash.server.ts'
import { demoPassword } from '../../prisma/seeds/accounts.ts'
import { db, fetch, signIn, visit } from '../support/app.ts'
import { Authenticator } from '../support/authenticator.ts'
import {
  beginAdding,
  emailsTo,
  finishAdding,
  namesOf,
  newMember,
  passkeyOf,
  signInWith,
  toldOf,
} from '../support/passkeys.ts'
import { withSecondFactor, wrongCodeOf } from '../support/second-factor.ts'
import { codeOf } from '../support/totp.ts'

const PAGE = '/profile/passkeys'
const CHROME = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0 Mobile Safari/537.36'

beforeEach(async () => {
  await db().rateLimit.deleteMany()
  await db().passkeyChallenge.deleteMany()
})

describe('a member’s passkeys', () => {
  test('are none at first, and added from a link', async () => {
    const { page } = await visit(PAGE, { as: await newMember() })
    expect(page.text('main')).toContain('Passkeys you add will show up here.')
    expect(page.has(`main a[href="${PAGE}/add"]`)).toBe(true)
    expect(page.texts('.side-menu [aria-current=page]')).toEqual(['Change Password'])
    const from = await visit('/profile/change-password', { as: await newMember() })
    expect(from.page.has(`main a[href="${PAGE}"]`)).toBe(true)
  })

  test('are listed with when they were added and used last, the latest first', async () => {
    const id = await newMember()
    const phone = await passkeyOf(id)
    await passkeyOf(id, '<Key> & ring')
    expect(await namesOf(id)).toEqual(['<Key> & ring', 'Phone'])
    const cards = async () => (await visit(PAGE, { as: id })).page.texts('main li.card')
    expect((await cards())[1]).toMatch(/Added \w+\.? \d+, \d{4}.*Not used yet/)
    await signInWith(phone)
    expect((await cards())[1]).toMatch(/Last used \w+\.? \d+, \d{4}/)
  })

  test('need JavaScript to be added, which the page says, and what is sent without changes nothing', async () => {
    const id = await newMember()
    const words = 'Adding a passkey needs JavaScript, and a browser that has passkeys.'
    for (const form of [undefined, { name: 'Phone' }, { name: '' }]) {
      const { page } = await visit(`${PAGE}/add`, { as: id, form })
      expect(page.text('main dialog')).toContain(words)
      expect(page.has('main dialog form')).toBe(false)
    }
    expect(await db().passkey.count({ where: { userId: id } })).toBe(0)
  })

  test('are in the download of one’s own data, without what they prove', async () => {
    const id = await newMember()
    const device = await passkeyOf(id)
    const text = await (await fetch('/profile/my-data/json', { as: id })).text()
    expect(JSON.parse(text).passkeys).toEqual([
      { name: 'Phone', createdAt: expect.any(String), lastUsedAt: null },
    ])
    expect(text).not.toContain(device.id)
  })

  test('are among the ways to sign in that administrators see', async () => {
    const id = await newMember()
    await passkeyOf(id)
    const { page } = await visit(`/admin/members/${id}`, { as: 'admin' })
    expect(page.text('main')).toMatch(/Ways to sign in\s*Passkey/)
  })

  test('go with the account', async () => {
    const id = await newMember()
    await passkeyOf(id)
    await beginAdding(await signIn(id))
    await db().user.delete({ where: { id } })
    expect(await db().passkey.count({ where: { userId: id } })).toBe(0)
    expect(await db().passkeyChallenge.count({ where: { userId: id } })).toBe(0)
  })
})

describe('adding a passkey', () => {
  test('asks the browser for one that unlocks and stays on its device, and for none that is known', async () => {
    const id = await newMember()
    const device = await passkeyOf(id)
    const { response, challenge } = await beginAdding(await signIn(id))
    const text = await response.text()
    expect(challenge).toMatch(/^[\w-]{40,}$/)
    for (const said of [challenge, 'residentKey', 'required', device.id, 'MLT Community'])
      expect(text).toContain(said)
    expect(text).not.toContain('"direct"')
  })

  test('is told by email and in the history, and starts with the name of the browser', async () => {
    const id = await newMember()
    const { response } = await visit(`${PAGE}/add`, { as: id, headers: { 'user-agent': CHROME } })
    expect(await response.text()).toContain('Chrome on Android')
    await passkeyOf(id)
    expect(await emailsTo(id)).toMatchObject([
      {
        subject: 'A passkey was added to your account on MLT Community',
        text: expect.stringContaining(`http://localhost${PAGE}`),
      },
    ])
    expect(await toldOf(id)).toEqual([['added a passkey to', id]])
  })

  test('asks for the password again where there is one', async () => {
    const id = await newMember()
    await db().user.update({ where: { id }, data: { passwordHash: await hashPassword(demoPassword) } })
    const session = await signIn(id)
    for (const password of [undefined, '', 'wrong'] as const) {
      const form: Record<string, string> = { name: 'Phone', ...(password !== undefined && { password }) }
      expect((await beginAdding(session, form)).response.status).toBe(400)
    }
    expect(await db().passkeyChallenge.count()).toBe(0)
    const { response, challenge, cookie } = await beginAdding(session, {
      name: 'Phone',
      password: demoPassword,
    })
    expect([response.status, await response.text()]).toEqual([200, expect.not.stringContaining(demoPassword)])
    const made = await finishAdding(cookie, new Authenticator().make(id, { challenge }))
    expect(made.headers.get('location')).toBe(PAGE)
    expect(made.headers.getSetCookie().join()).toContain('passkey=; ')
  })

  test('counts wrong passwords with those of changing the password', async () => {
    const id = await newMember()
    await db().user.update({ where: { id }, data: { passwordHash: await hashPassword(demoPassword) } })
    const session = await signIn(id)
    await beginAdding(session, { name: 'Phone', password: 'wrong' })
    await db().rateLimit.updateMany({
      where: { key: { startsWith: 'passwordChangesByMember' } },
      data: { points: 10 },
    })
    const { response } = await beginAdding(session, { name: 'Phone', password: demoPassword })
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('asks for a code too where there is a second factor, once', async () => {
    const id = await newMember()
    const key = await withSecondFactor(id)
    const session = await signIn(id)
    for (const code of ['', wrongCodeOf(key)])
      expect((await beginAdding(session, { name: 'Phone', code })).response.status).toBe(400)
    expect(await db().passkeyChallenge.count()).toBe(0)
    const typed = { name: 'Phone', code: codeOf(key) }
    const begun = await beginAdding(session, typed)
    expect(begun.response.status).toBe(200)
    expect((await beginAdding(session, typed)).response.status).toBe(400)
    const made = await finishAdding(begun.cookie, new Authenticator().make(id, begun))
    expect(made.headers.get('location')).toBe(PAGE)
  })

  test('asks for the password before the code, which is still good then', async () => {
    const id = await newMember()
    await db().user.update({ where: { id }, data: { passwordHash: await hashPassword(demoPassword) } })
    const key = await withSecondFactor(id)
    const session = await signIn(id)
    const code = codeOf(key)
    const wrong = await beginAdding(session, { name: 'Phone', password: 'wrong', code })
    expect([wrong.response.status, await wrong.response.text()]).toEqual([
      400,
      expect.stringContaining('Incorrect password'),
    ])
    const none = await beginAdding(session, { name: 'Phone', password: demoPassword, code: '' })
    expect([none.response.status, await none.response.text()]).toEqual([
      400,
      expect.stringContaining('Please enter a code.'),
    ])
    const both = await beginAdding(session, { name: 'Phone', password: demoPassword, code })
    expect(both.response.status).toBe(200)
  })

  test('counts wrong codes with those of signing in, and no right ones', async () => {
    const id = await newMember()
    const key = await withSecondFactor(id)
    const session = await signIn(id)
    const counted = { key: { startsWith: 'codesByMember' } }
    await beginAdding(session, { name: 'Phone', code: wrongCodeOf(key) })
    await beginAdding(session, { name: 'Phone', code: codeOf(key, -1) })
    expect(await db().rateLimit.findMany({ where: counted })).toMatchObject([{ points: 1 }])
    await db().rateLimit.updateMany({ where: counted, data: { points: 10 } })
    const { response } = await beginAdding(session, { name: 'Phone', code: codeOf(key) })
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test.each([
    ['nameless', ''],
    ['of 101 characters', 'x'.repeat(101)],
  ])('takes no name that is %s', async (_, name) => {
    const id = await newMember()
    expect((await beginAdding(await signIn(id), { name })).response.status).toBe(400)
    const { challenge, cookie } = await beginAdding(await signIn(id))
    const answer = await finishAdding(cookie, new Authenticator().make(id, { challenge }), name)
    expect(answer.status).toBe(400)
    expect(await namesOf(id)).toEqual([])
  })

  test.each([
    ['from another site', { origin: 'https://evil.example' }],
    ['made for another name', { site: 'evil.example' }],
    ['to another challenge', { challenge: 'bm90IHRoZSBvbmU' }],
    ['of a device that only felt a touch', { verified: false }],
    ['certified by whoever has to be asked', { certificates: [Buffer.from('no certificate')] }],
  ])('refuses an answer %s', async (_, said) => {
    const id = await newMember()
    const { challenge, cookie } = await beginAdding(await signIn(id))
    const answer = await finishAdding(cookie, new Authenticator().make(id, { challenge, ...said }))
    expect(answer.status).toBe(400)
    expect(await namesOf(id)).toEqual([])
    expect(await emailsTo(id)).toEqual([])
  })

  test('refuses an answer that comes twice, late, from another browser or another member', async () => {
    const [id, other] = [await newMember(), await newMember()]
    const device = new Authenticator()
    const first = await beginAdding(await signIn(id))
    const credential = device.make(id, first)
    expect((await finishAdding(first.cookie, credential)).status).toBe(303)
    expect((await finishAdding(first.cookie, credential)).status).toBe(400)

    const second = await beginAdding(await signIn(id))
    const again = device.make(id, second)
    const stolen = second.cookie.split('; ')[1]
    expect((await finishAdding(await signIn(id), again)).status).toBe(400)
    expect((await finishAdding(`${await signIn(other)}; ${stolen}`, again)).status).toBe(400)
    await db().passkeyChallenge.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } })
    expect((await finishAdding(second.cookie, again)).status).toBe(400)
    expect([await namesOf(id), await namesOf(other)]).toEqual([['Phone'], []])
  })

  test('takes no passkey that is someone’s already, nor what no browser makes', async () => {
    const [id, other] = [await newMember(), await newMember()]
    const device = await passkeyOf(other)
    for (const credential of [null, '', '{', '{"id":"x"}']) {
      const { challenge, cookie } = await beginAdding(await signIn(id))
      const answer = await finishAdding(cookie, credential ?? device.make(id, { challenge }))
      expect(answer.status).toBe(400)
    }
    const begun = await beginAdding(await signIn(id))
    const renamed = { ...JSON.parse(new Authenticator().make(id, begun)), id: 'other', rawId: 'other' }
    expect((await finishAdding(begun.cookie, JSON.stringify(renamed))).status).toBe(400)
    const long = await beginAdding(await signIn(id))
    expect((await finishAdding(long.cookie, new Authenticator(1024).make(id, long))).status).toBe(400)
    expect(await namesOf(id)).toEqual([])
  })

  test('ends at ten', async () => {
    const id = await newMember()
    const begun = await beginAdding(await signIn(id))
    const row = (index: number) => ({
      userId: id,
      credentialId: `${id}-${index}`,
      publicKey: Buffer.from('key'),
      name: `Key ${index}`,
    })
    await db().passkey.createMany({ data: Array.from({ length: 10 }, (_, index) => row(index)) })
    const { page } = await visit(PAGE, { as: id })
    expect(page.text('main')).toContain('You can have up to 10 passkeys. Remove one to add another.')
    expect(page.has(`main a[href="${PAGE}/add"]`)).toBe(false)
    expect((await beginAdding(await signIn(id))).response.status).toBe(409)
    expect((await finishAdding(begun.cookie, new Authenticator().make(id, begun))).status).toBe(400)
    expect(await db().passkey.count({ where: { userId: id } })).toBe(10)
  })
})
