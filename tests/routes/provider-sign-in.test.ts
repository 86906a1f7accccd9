// @one-database: it is about what the providers of sign-in say.
import { OAuth2Server } from 'oauth2-mock-server'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { hashPassword } from '#app/domain/passwords/hash.server.ts'
import { demoPassword, emailOf } from '../../prisma/seeds/accounts.ts'
import { db, fetch, signIn, visit } from '../support/app.ts'
import { withSecondFactor } from '../support/second-factor.ts'

/** A real OpenID provider on this machine; what it says of the person is up to each test. */
const server = new OAuth2Server()
let profile: Record<string, unknown>
let broken = false
let silent = false
let asked: URLSearchParams[] = []

beforeAll(async () => {
  await server.issuer.keys.generate('RS256')
  server.service.on('beforeUserinfo', (answer, request) => {
    answer.body = profile
    if (broken) answer.statusCode = 503
    if (silent) request.res.json = () => {}
  })
  server.service.on('beforeResponse', (_answer, request) => asked.push(new URLSearchParams(request.body)))
  const { hostname, port } = new URL(process.env.GOOGLE_TOKEN_URL ?? '')
  await server.start(Number(port), hostname)
})
afterAll(() => server.stop())

beforeEach(async () => {
  broken = false
  silent = false
  asked = []
  profile = { sub: 'subject-1', email: emailOf('alumni'), email_verified: true }
  await db().identity.deleteMany()
  await db().providerSignIn.deleteMany()
})

const providers = ['google', 'linkedin'] as const
type Provider = (typeof providers)[number]

/** Sets out from the login page and lets the provider answer; returns the way back with the browser's cookies. */
async function setOut(provider: Provider, redirect = '') {
  const start = await fetch(`/auth/provider/${provider}${redirect}`, { form: {} })
  const cookie = start.headers
    .getSetCookie()
    .map((it) => it.split(';')[0])
    .join('; ')
  const there = await globalThis.fetch(start.headers.get('location') ?? '', { redirect: 'manual' })
  const back = new URL(there.headers.get('location') ?? '')
  return { start, cookie, back, address: back.pathname + back.search }
}

const comeBack = async (provider: Provider, redirect?: string) => {
  const { address, cookie } = await setOut(provider, redirect)
  return fetch(address, { cookie })
}

describe.each(providers)('signing in with %s', (provider) => {
  test('stands on the login page as a form, with the page asked for', async () => {
    const { page } = await visit('/auth/login?redirect=/directory')
    expect(page.find(`form[action^="/auth/provider/${provider}"]`).getAttribute('action')).toBe(
      `/auth/provider/${provider}?redirect=%2Fdirectory`,
    )
  })

  test('signs in the member with that verified address and links the identity', async () => {
    const response = await comeBack(provider)
    expect(response.headers.get('location')).toBe('/')
    const cookie = response.headers
      .getSetCookie()
      .find((it) => it.startsWith('session='))
      ?.split(';')[0]
    expect((await visit('/directory', { cookie })).status).toBe(200)
    expect(await db().identity.findMany()).toMatchObject([{ subject: 'subject-1' }])
    profile = { sub: 'subject-1', email: 'moved@example.org', email_verified: false }
    expect((await comeBack(provider)).headers.get('location')).toBe('/')
  })

  test('leads on to the code where the account has a second factor, without a session', async () => {
    const { id } = await db().user.findUniqueOrThrow({ where: { email: emailOf('alumni') } })
    await withSecondFactor(id)
    const response = await comeBack(provider, '?redirect=/events')
    await db().secondFactor.deleteMany({ where: { userId: id } })
    expect(response.headers.get('location')).toBe('/auth/second-factor?redirect=%2Fevents')
    expect(response.headers.getSetCookie().some((it) => it.startsWith('session='))).toBe(false)
  })

  test('keeps the page that was asked for, and none of another site', async () => {
    expect((await comeBack(provider, '?redirect=/directory%3Fpage%3D2')).headers.get('location')).toBe(
      '/directory?page=2',
    )
    for (const evil of ['//evil.example', 'https://evil.example', '/\\evil.example'])
      expect(
        (await comeBack(provider, `?redirect=${encodeURIComponent(evil)}`)).headers.get('location'),
      ).toBe('/')
  })

  test.each([[false], ['true'], ['false'], [1], [undefined]])(
    'knows nobody by an address whose verification is %j',
    async (verified) => {
      profile = { sub: 'subject-2', email: emailOf('alumni'), email_verified: verified }
      const response = await comeBack(provider)
      expect(response.headers.get('location')).toBe('/auth/login/403')
      expect(response.headers.getSetCookie().some((it) => it.startsWith('session='))).toBe(false)
      expect(await db().identity.count()).toBe(0)
    },
  )

  test('makes nobody a member', async () => {
    profile = { sub: 'subject-3', email: 'nobody@example.org', email_verified: true }
    expect((await comeBack(provider)).headers.get('location')).toBe('/auth/login/403')
    const { page } = await visit('/auth/login/403')
    expect(page.text('.notice')).toContain('We do not recognize your email address.')
    expect(await db().user.count({ where: { email: 'nobody@example.org' } })).toBe(0)
  })

  test('registers an invited person, verified', async () => {
    const email = `invited-${provider}@example.org`
    await db().invitation.create({ data: { email, firstName: 'Wen', lastName: 'Li', roles: ['ALUMNI'] } })
    profile = { sub: 'subject-4', email: email.toUpperCase(), email_verified: true }
    expect((await comeBack(provider)).headers.get('location')).toBe('/')
    const user = await db().user.findUniqueOrThrow({ where: { email } })
    expect(user).toMatchObject({ firstName: 'Wen', roles: ['ALUMNI'], passwordHash: null, listed: true })
    expect(user.emailVerifiedAt).not.toBeNull()
  })

  test('takes the password away from whoever registered that address without proving it', async () => {
    const email = emailOf('unverified')
    await db().user.update({
      where: { email },
      data: { emailVerifiedAt: null, passwordHash: await hashPassword(demoPassword) },
    })
    profile = { sub: 'subject-5', email, email_verified: true }
    expect((await comeBack(provider)).headers.get('location')).toBe('/')
    expect((await fetch('/auth/login', { form: { email, password: demoPassword } })).status).toBe(400)
  })

  test('drops the name as well, for that in the invitation', async () => {
    const email = `typed-${provider}@example.org`
    await db().invitation.create({ data: { email, firstName: 'Wen', lastName: 'Li', roles: ['ALUMNI'] } })
    const password = 'four unrelated words'
    const typed = { firstName: 'Not', lastName: 'Her', email, password, passwordConfirmation: password }
    expect((await fetch('/auth/register', { form: typed })).status).toBeLessThan(400)
    profile = { sub: `subject-typed-${provider}`, email, email_verified: true }
    expect((await comeBack(provider)).headers.get('location')).toBe('/')
    const user = await db().user.findUniqueOrThrow({ where: { email } })
    expect(user).toMatchObject({
      firstName: 'Wen',
      lastName: 'Li',
      passwordHash: null,
      invitedFirstName: null,
    })
    expect(user.searchText).toContain('wen li')
  })

  test('refuses a return without state, with a foreign, doubled or spent one, and from another browser', async () => {
    const { address, cookie, back } = await setOut(provider)
    const at = (search: string) => `${back.pathname}?${search}`
    const state = back.searchParams.get('state') ?? ''
    const elsewhere = await setOut(provider)
    const refusals: [string, string | undefined][] = [
      [at('code=x'), cookie],
      [at('code=x&state='), cookie],
      [at(`code=x&state=${state}&state=${state}`), cookie],
      [at('error=access_denied'), cookie],
      [elsewhere.address, undefined],
      [elsewhere.address, cookie],
    ]
    for (const [where, jar] of refusals)
      expect((await fetch(where, { cookie: jar })).headers.get('location'), where).toBe('/auth/login/unknown')
    expect((await fetch(address, { cookie })).headers.get('location')).toBe('/')
    expect((await fetch(address, { cookie })).headers.get('location')).toBe('/auth/login/unknown')
  })

  test('refuses a return that took too long, or that the person broke off', async () => {
    const late = await setOut(provider)
    await db().providerSignIn.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } })
    expect((await fetch(late.address, { cookie: late.cookie })).headers.get('location')).toBe(
      '/auth/login/unknown',
    )
    const broken = await setOut(provider)
    const state = broken.back.searchParams.get('state')
    const denied = `${broken.back.pathname}?error=access_denied&state=${state}`
    const response = await fetch(denied, { cookie: broken.cookie })
    const title = provider === 'google' ? 'Google' : 'LinkedIn'
    expect(response.headers.get('location')).toBe(`/auth/login/${provider}-cancelled`)
    expect((await visit(`/auth/login/${provider}-cancelled`)).page.text('.notice')).toBe(
      `You cancelled signing in with ${title}.`,
    )
    expect((await visit('/auth/login/unknown')).page.text('.notice')).toBe(
      'An unknown error has occurred. Try logging in again',
    )
  })

  test('keeps the page that was asked for, however it ends', async () => {
    const ends = { access_denied: `${provider}-cancelled`, server_error: 'unknown' }
    for (const [error, end] of Object.entries(ends)) {
      const { back, cookie } = await setOut(
        provider,
        `?redirect=${encodeURIComponent('/events?viewAll=true')}`,
      )
      const at = `${back.pathname}?error=${error}&state=${back.searchParams.get('state')}`
      const to = (await fetch(at, { cookie })).headers.get('location')
      expect(to).toBe(`/auth/login/${end}?redirect=${encodeURIComponent('/events?viewAll=true')}`)
      const { page } = await visit(to ?? '')
      expect(page.find(`form[action*="/auth/provider/${provider}"]`).getAttribute('action')).toContain(
        'redirect=',
      )
    }
  })

  test('ends at the login page where the provider is down', async () => {
    broken = true
    expect((await comeBack(provider)).headers.get('location')).toBe('/auth/login/unknown')
  })

  test('does not switch somebody who is signed in already', async () => {
    const { address, cookie } = await setOut(provider)
    const response = await fetch(address, { cookie: `${await signIn('fellow')}; ${cookie}` })
    expect(response.headers.get('location')).toBe('/')
    expect(response.headers.getSetCookie().some((it) => it.startsWith('session='))).toBe(false)
  })

  test('keeps its state in a cookie that scripts do not get', async () => {
    const { start } = await setOut(provider)
    expect(start.headers.getSetCookie().join()).toMatch(/HttpOnly/i)
    expect(start.headers.getSetCookie().join()).toMatch(/SameSite=Lax/i)
  })

  test('sends nobody away for asking for the address', async () => {
    const response = await fetch(`/auth/provider/${provider}`)
    expect(response.headers.get('location')).toBe('/auth/login')
    expect(await db().providerSignIn.count()).toBe(0)
  })
})

test('LinkedIn’s word on where the picture is, is kept from the last sign-in, and nobody else’s', async () => {
  const pictures = async () => (await db().identity.findMany()).map(({ picture }) => picture)
  profile = { ...profile, picture: 'https://media.licdn.com/one' }
  await comeBack('linkedin')
  expect(await pictures()).toEqual(['https://media.licdn.com/one'])
  profile = { ...profile, picture: 'https://media.licdn.com/two' }
  await comeBack('linkedin')
  expect(await pictures()).toEqual(['https://media.licdn.com/two'])
  profile = { ...profile, picture: { not: 'a text' } }
  await comeBack('linkedin')
  expect(await pictures()).toEqual([null])
  await db().identity.deleteMany()
  profile = { ...profile, picture: 'https://lh3.googleusercontent.com/three' }
  await comeBack('google')
  expect(await pictures()).toEqual([null])
})

test('Google gets a proof key, and nothing else than the code is asked of either', async () => {
  const google = await setOut('google')
  expect(new URL(google.start.headers.get('location') ?? '').searchParams.get('code_challenge_method')).toBe(
    'S256',
  )
  await fetch(google.address, { cookie: google.cookie })
  await comeBack('linkedin')
  expect(asked.map((body) => body.get('grant_type'))).toEqual(['authorization_code', 'authorization_code'])
  expect(asked[0]?.get('code_verifier')).toBeTruthy()
  expect(asked[1]?.get('client_secret')).toBe('secret-of-the-tests')
})

test('a provider that never answers ends at the login page within seconds', async () => {
  silent = true
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  const patience = vi.spyOn(AbortSignal, 'timeout').mockImplementation((wait) => timeout(wait / 20))
  expect((await comeBack('google')).headers.get('location')).toBe('/auth/login/unknown')
  const waits = patience.mock.calls.map(([wait]) => wait)
  patience.mockRestore()
  expect(waits).not.toEqual([])
  expect(Math.max(...waits)).toBeLessThanOrEqual(10_000)
})

test('the same identity coming back twice at once signs in twice and is linked once', async () => {
  const [first, second] = [await setOut('google'), await setOut('google')]
  const answers = await Promise.all([first, second].map(({ address, cookie }) => fetch(address, { cookie })))
  expect(answers.map((answer) => answer.headers.get('location'))).toEqual(['/', '/'])
  expect(await db().identity.count()).toBe(1)
})

test('an identity stays with its member, whoever else has the address that it names now', async () => {
  await comeBack('google')
  profile = { sub: 'subject-1', email: emailOf('fellow'), email_verified: true }
  await comeBack('google')
  const linked = await db().identity.findMany({ select: { user: { select: { email: true } } } })
  expect(linked).toEqual([{ user: { email: emailOf('alumni') } }])
  const latest = await db().session.findFirstOrThrow({
    orderBy: { createdAt: 'desc' },
    select: { user: { select: { email: true } } },
  })
  expect(latest.user.email).toBe(emailOf('alumni'))
})

test('a provider that nobody knows has no page', async () => {
  expect((await fetch('/auth/provider/myspace', { form: {} })).status).toBe(404)
  expect((await fetch('/auth/provider/myspace/callback?state=x&code=y')).status).toBe(404)
})
