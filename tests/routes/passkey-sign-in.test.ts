// @one-database: what a device answers is judged above the database, and browsers use a passkey on the embedded one.
import { beforeEach, describe, expect, test } from 'vitest'
import { removeExpired } from '#app/domain/sessions/expiry.server.ts'
import { db, fetch, signIn, visit } from '../support/app.ts'
import { Authenticator } from '../support/authenticator.ts'
import { answerWith, askToSign, beginAdding, newMember, passkeyOf, signInWith } from '../support/passkeys.ts'

const INVALID = 'We couldn’t check this passkey. Try again, or sign in another way.'
const LATE = 'That took too long. Try again.'

beforeEach(async () => {
  await db().rateLimit.deleteMany()
  await db().passkeyChallenge.deleteMany()
})

const lastUsed = (device: Authenticator) =>
  db().passkey.findUniqueOrThrow({ where: { credentialId: device.id } })

describe('signing in with a passkey', () => {
  test('is enough by itself, in a session like any other', async () => {
    const id = await newMember()
    const device = await passkeyOf(id)
    const { status, to, session } = await signInWith(device, {
      headers: { 'user-agent': 'Firefox/140.0 Windows' },
    })
    expect([status, to]).toEqual([200, '/'])
    expect((await visit('/directory', { cookie: session })).status).toBe(200)
    const latest = await db().session.findFirstOrThrow({
      where: { userId: id },
      orderBy: { createdAt: 'desc' },
    })
    expect(latest).toMatchObject({ device: 'Firefox on Windows', impersonatorId: null })
    expect((await lastUsed(device)).lastUsedAt).not.toBeNull()
    expect(await db().user.findUniqueOrThrow({ where: { id } })).toMatchObject({
      lastSignInAt: expect.any(Date),
    })
  })

  test('asks for no second factor', async () => {
    const id = await newMember()
    const device = await passkeyOf(id)
    const secondFactor = { userId: id, secret: 'sealed', confirmedAt: new Date(), recoveryCodes: [] }
    await db().secondFactor.create({ data: secondFactor })
    const { to, session } = await signInWith(device)
    expect([to, (await visit('/directory', { cookie: session })).status]).toEqual(['/', 200])
    expect(await db().signInStep.count({ where: { userId: id } })).toBe(0)
  })

  test('asks for a passkey that the device finds and unlocks, whoever asks', async () => {
    const { response, options } = await askToSign()
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required', timeout: 300_000 })
    expect(options.allowCredentials ?? []).toEqual([])
    expect(response.headers.getSetCookie().join()).toMatch(
      /passkey=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=300/,
    )
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('goes on to the page that was asked for, by way of the role where none is chosen', async () => {
    const device = await passkeyOf(await newMember())
    expect((await signInWith(device, {}, '?redirect=/events')).to).toBe('/events')
    expect((await signInWith(device, {}, '?redirect=//evil.example')).to).toBe('/')
    const undecided = await newMember()
    const other = await passkeyOf(undecided)
    await db().user.update({
      where: { id: undecided },
      data: { roles: ['ALUMNI', 'STAFF'], currentRole: null },
    })
    expect((await signInWith(other, {}, '?redirect=/events')).to).toBe('/auth/set-role?redirect=%2Fevents')
  })

  test('doesn’t switch someone who is signed in already', async () => {
    const response = await fetch('/auth/passkey/challenge', { as: 'fellow', method: 'POST' })
    expect(response.headers.get('location')).toBe('/')
  })

  test('is begun and done by no address that is only opened', async () => {
    for (const address of ['/auth/passkey', '/auth/passkey/challenge'])
      expect((await fetch(address)).headers.get('location')).toBe('/auth/login')
    expect(await db().passkeyChallenge.count()).toBe(0)
  })
})

describe('the answer of a browser is refused', () => {
  const refusedAs = async (said: Partial<Parameters<Authenticator['sign']>[0]>) => {
    const device = await passkeyOf(await newMember())
    const { challenge, cookie } = await askToSign()
    const { status, error, session } = await answerWith(device.sign({ challenge, ...said }), cookie)
    expect((await lastUsed(device)).lastUsedAt).toBeNull()
    return { status, error, session }
  }
  const asInvalid = { status: 400, error: INVALID, session: '' }

  test.each([
    ['from another site', { origin: 'https://evil.example' }],
    ['from another port of ours', { origin: 'http://localhost:8080' }],
    ['made for another name', { site: 'evil.example' }],
    ['to another challenge', { challenge: 'bm90IHRoZSBvbmU' }],
    ['of a device that only felt a touch', { verified: false }],
  ])('%s', async (_, said) => {
    expect(await refusedAs(said)).toEqual(asInvalid)
  })

  test('that comes a second time', async () => {
    const device = await passkeyOf(await newMember())
    const { challenge, cookie } = await askToSign()
    const credential = device.sign({ challenge })
    const statuses = await Promise.all([1, 2].map(async () => (await answerWith(credential, cookie)).status))
    expect(statuses.sort()).toEqual([200, 400])
    expect(await answerWith(credential, cookie)).toMatchObject({ status: 400, error: LATE, session: '' })
  })

  test('that comes too late, from another browser, or without having been asked for', async () => {
    const device = await passkeyOf(await newMember())
    const { challenge, cookie } = await askToSign()
    const credential = device.sign({ challenge })
    const elsewhere = await askToSign()
    expect(await answerWith(credential, elsewhere.cookie)).toMatchObject({ status: 400, error: INVALID })
    for (const jar of ['', 'passkey=', `passkey=${'x'.repeat(200)}`])
      expect(await answerWith(credential, jar)).toMatchObject({ status: 400, error: LATE })
    await db().passkeyChallenge.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } })
    expect(await answerWith(credential, cookie)).toMatchObject({ status: 400, error: LATE })
    await removeExpired()
    expect(await db().passkeyChallenge.count()).toBe(0)
  })

  test('that was asked for to add a passkey', async () => {
    const id = await newMember()
    const device = await passkeyOf(id)
    const { challenge, cookie } = await beginAdding(await signIn(id))
    const jar = cookie.split('; ')[1] ?? ''
    expect(await answerWith(device.sign({ challenge }), jar)).toMatchObject({ status: 400, error: LATE })
  })

  test('that names another member, or another member’s passkey', async () => {
    const [own, other] = [await newMember(), await newMember()]
    const [mine, theirs] = [await passkeyOf(own), await passkeyOf(other)]
    mine.userHandle = theirs.userHandle
    expect(await signInWith(mine)).toMatchObject({ status: 400, error: INVALID, session: '' })
    const { challenge, cookie } = await askToSign()
    const forged = JSON.parse(mine.sign({ challenge }))
    const credential = JSON.stringify({ ...forged, id: theirs.id, rawId: theirs.id })
    expect(await answerWith(credential, cookie)).toMatchObject({ status: 400, error: INVALID, session: '' })
  })

  test('of a passkey that was removed, or never was here', async () => {
    const id = await newMember()
    const device = await passkeyOf(id)
    await db().passkey.deleteMany({ where: { userId: id } })
    const unknown = 'This passkey isn’t known here. It may have been removed. Sign in another way.'
    expect(await signInWith(device)).toMatchObject({ status: 400, error: unknown, session: '' })
    expect(await signInWith(new Authenticator())).toMatchObject({ status: 400 })
  })

  test('that no browser gives', async () => {
    const device = await passkeyOf(await newMember())
    const odd = [
      '',
      'null',
      '[]',
      '{',
      '{"__proto__":{}}',
      JSON.stringify({ id: device.id, rawId: device.id }),
    ]
    for (const credential of odd) {
      const { cookie } = await askToSign()
      expect(await answerWith(credential, cookie)).toMatchObject({ status: 400, error: INVALID })
    }
    const { challenge, cookie } = await askToSign()
    const answer = JSON.parse(device.sign({ challenge }))
    answer.response.authenticatorData = 'AAAA'
    expect(await answerWith(JSON.stringify(answer), cookie)).toMatchObject({ status: 400, error: INVALID })
    for (const id of ['\u0000', '\ud800', 'x'.repeat(3000)]) {
      const credential = JSON.stringify({ ...answer, id, rawId: id })
      const asked = await askToSign()
      expect(await answerWith(credential, asked.cookie)).toMatchObject({ status: 400, error: INVALID })
    }
  })
})

describe('a passkey that counts', () => {
  test('is refused where it goes back or stays, in words of its own', async () => {
    const device = new Authenticator()
    device.counter = 5
    await passkeyOf(await newMember(), 'Key', device)
    for (const [counter, status] of [
      [6, 200],
      [6, 400],
      [5, 400],
      [0, 400],
      [4_294_967_295, 200],
    ] as const) {
      device.counter = counter
      expect([counter, (await signInWith(device)).status]).toEqual([counter, status])
    }
    expect((await lastUsed(device)).counter).toBe(4_294_967_295n)
    device.counter = 7
    expect((await signInWith(device)).error).toMatch(/^This passkey may have been copied\./)
  })

  test('counts once where its answers come at once', async () => {
    const device = await passkeyOf(await newMember())
    device.counter = 1
    const asked = [await askToSign(), await askToSign()]
    const answers = await Promise.all(
      asked.map(({ challenge, cookie }) => answerWith(device.sign({ challenge }), cookie)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })
})

describe('an account', () => {
  test.each([
    ['closed', { closedAt: new Date(), emailVerifiedAt: null }, 'Your account is closed. Contact support.'],
    ['not verified', { emailVerifiedAt: null }, 'Please check your email for account verification.'],
  ])('that is %s is refused in the words of the password’s form', async (_, data, words) => {
    const id = await newMember()
    const device = await passkeyOf(id)
    await db().user.update({ where: { id }, data })
    expect(await signInWith(device)).toMatchObject({ status: 403, error: words, session: '' })
  })

  test('that was never set up is refused in the same words too', async () => {
    const id = await newMember()
    const device = await passkeyOf(id)
    await db().$executeRaw`UPDATE "User" SET "givingBack" = NULL WHERE id = ${id}`
    expect((await signInWith(device)).error).toBe('Your account isn’t set up yet. Contact support.')
  })

  test('of a hidden profile is signed in', async () => {
    const device = await passkeyOf(await newMember({ visibility: 'HIDDEN' }))
    expect((await signInWith(device)).status).toBe(200)
  })

  test('that its owner proves to have for the first time keeps no passkey from before', async () => {
    const id = await newMember()
    await passkeyOf(id)
    const { email } = await db().user.update({ where: { id }, data: { emailVerifiedAt: null } })
    const { verifyOwner } = await import('#app/domain/accounts/verification.server.ts')
    await db().$transaction((tx) => verifyOwner(tx, id))
    expect(await db().user.findUniqueOrThrow({ where: { email } })).toMatchObject({ passwordHash: null })
    expect(await db().passkey.count({ where: { userId: id } })).toBe(0)
  })
})

describe('the limits of an address', () => {
  test('are those of passwords, and what was right isn’t counted', async () => {
    const device = await passkeyOf(await newMember())
    const from = { clientAddress: '192.0.2.7' }
    expect((await signInWith(device, from)).status).toBe(200)
    await fillUp('signInByAddress', 99)
    expect((await signInWith(device, from)).status).toBe(200)
    expect((await signInWith(new Authenticator(), from)).status).toBe(400)
    const refused = await signInWith(device, from)
    expect([refused.status, refused.error]).toEqual([
      429,
      expect.stringMatching(/^Too many sign-in attempts\. Try again in \d+ minutes?\.$/),
    ])
    expect(Number(refused.response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await signInWith(device, { clientAddress: '192.0.2.8' })).status).toBe(200)
  })

  test('hold for asking too', async () => {
    const from = { clientAddress: '192.0.2.9' }
    await askToSign(from)
    await fillUp('passkeyChallengesByAddress', 300)
    const before = await db().passkeyChallenge.count()
    const { response, error } = await askToSign(from)
    expect([response.status, error]).toEqual([429, expect.stringMatching(/^Too many sign-in attempts/)])
    expect(await db().passkeyChallenge.count()).toBe(before)
  })

  /** As if the one client so far had come that often. */
  const fillUp = (limit: string, points: number) =>
    db().rateLimit.updateMany({ where: { key: { startsWith: limit } }, data: { points } })
})

test('the page to sign in has no button of it before there is script', async () => {
  const { page } = await visit('/auth/login')
  expect(page.text('main')).not.toContain('passkey')
})
