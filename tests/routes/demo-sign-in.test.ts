// @one-database: it is about pages that stand in for the providers’.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoCode } from '#app/identity/demo-provider.server.ts'
import { emailOf } from '../../prisma/seeds/accounts.ts'
import { db, fetch, submit, visit } from '../support/app.ts'
import { changeSettings } from '../support/chargebee/set-up.ts'

const NOT_SET_UP = { GOOGLE_CLIENT_ID: undefined, LINKEDIN_CLIENT_ID: undefined } as const

let undo = async () => {}
beforeAll(async () => {
  undo = await changeSettings({ APP_ENV: 'demo', ...NOT_SET_UP })
})
afterAll(() => undo())

beforeEach(() => db().identity.deleteMany())

const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((it) => it.split(';')[0])
    .join('; ')

/** From the login page to the demo's page in place of the provider's. */
async function setOut(provider: string, search = '') {
  const start = await fetch(`/auth/provider/${provider}${search}`, { form: {} })
  const there = new URL(start.headers.get('location') ?? '')
  return { cookie: cookiesOf(start), address: there.pathname + there.search, origin: there.origin }
}

/** Chooses someone there; answers with what the way back leads to. */
async function choose(provider: string, email: string, verified = true, search = '') {
  const { cookie, address } = await setOut(provider, search)
  const { page } = await visit(address)
  const back = await submit(page.form('main form', { email, verified: verified ? 'on' : '' }))
  expect(back.status).toBe(303)
  return fetch(back.headers.get('location') ?? '', { cookie })
}

const isSignedIn = (response: Response) =>
  response.headers.getSetCookie().some((it) => it.startsWith('session='))

describe.each([
  ['google', 'Google'],
  ['linkedin', 'LinkedIn'],
])('signing in with %s in the demo', (provider, name) => {
  test('leads to a page of this site that says what it is', async () => {
    const login = await visit('/auth/login')
    expect(login.page.has(`form[action^="/auth/provider/${provider}"]`)).toBe(true)
    const { address, origin } = await setOut(provider)
    expect(origin).toBe('http://localhost')
    const { page, status } = await visit(address)
    expect(status).toBe(200)
    expect(page.text('h1')).toBe(`Sign in with ${name} in the demo`)
    expect(page.text('.notice')).toContain(`This isn’t ${name}’s page`)
  })

  test('signs in a member whose address is verified, and leads where they wanted to go', async () => {
    const back = await choose(provider, emailOf('alumni'), true, '?redirect=%2Fdirectory')
    expect(back.headers.get('location')).toBe('/directory')
    expect(isSignedIn(back)).toBe(true)
    expect(await db().identity.findMany({ select: { subject: true } })).toEqual([
      { subject: emailOf('alumni') },
    ])
  })

  test('doesn’t know a member by an address that isn’t verified, not even one who was here before', async () => {
    await choose(provider, emailOf('alumni'))
    const back = await choose(provider, emailOf('alumni'), false)
    expect(back.headers.get('location')).toBe('/auth/login/403')
    expect(isSignedIn(back)).toBe(false)
  })

  test('makes no member of someone whom no one knows', async () => {
    const back = await choose(provider, 'stranger@example.org')
    expect(back.headers.get('location')).toBe('/auth/login/403')
    expect(await db().user.count({ where: { email: 'stranger@example.org' } })).toBe(0)
  })

  test('comes back to the login page when it is cancelled', async () => {
    const { cookie, address } = await setOut(provider)
    const { page } = await visit(address)
    const cancel = page.find('main form a').getAttribute('href')?.replaceAll('&amp;', '&') ?? ''
    const back = await fetch(cancel, { cookie })
    expect(back.headers.get('location')).toBe(`/auth/login/${provider}-cancelled`)
    expect(isSignedIn(back)).toBe(false)
  })

  test('asks for a choice', async () => {
    const { address } = await setOut(provider)
    const answer = await fetch(address, { form: { verified: 'on' } })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('Please choose who signs in.')
  })

  test('takes each way back once, and no code that this site hasn’t signed', async () => {
    const { cookie, address } = await setOut(provider)
    const { page } = await visit(address)
    const answer = await submit(page.form('main form', { email: emailOf('fellow') }))
    const back = answer.headers.get('location') ?? ''
    const forged = back.replace(/code=[^&]+/, (code) => `${code.slice(0, -2)}xx`)
    expect(isSignedIn(await fetch(forged, { cookie }))).toBe(false)
    expect(isSignedIn(await fetch(back, { cookie }))).toBe(false)
    const other = provider === 'google' ? 'linkedin' : 'google'
    const code = demoCode({ provider: other as 'google', email: emailOf('fellow'), verified: true })
    const again = await setOut(provider)
    const state = new URL(again.address, again.origin).searchParams.get('state') ?? ''
    const answered = `/auth/provider/${provider}/callback?${new URLSearchParams({ code, state })}`
    expect(isSignedIn(await fetch(answered, { cookie: again.cookie }))).toBe(false)
  })
})

test('an invited person joins by it', async () => {
  const email = 'invited@example.org'
  const back = await choose('google', email)
  expect(isSignedIn(back)).toBe(true)
  expect(await db().user.count({ where: { email } })).toBe(1)
})

test('a provider that is set up, a third one, and production have no such page', async () => {
  const address = '/dev/sign-in/google?state=x'
  const absent = async (changes: Parameters<typeof changeSettings>[0]) => {
    const restore = await changeSettings(changes)
    try {
      for (const spelled of [
        address,
        '/DEV/Sign-In/google?state=x',
        '/dev/sign-in/google/',
        '/dev/sign-in/google.data',
      ]) {
        expect((await fetch(spelled)).status, spelled).toBe(404)
        expect((await fetch(spelled, { form: { email: emailOf('alumni'), verified: 'on' } })).status).toBe(
          404,
        )
      }
    } finally {
      await restore()
    }
  }
  expect((await fetch(address)).status).toBe(200)
  expect((await fetch('/dev/sign-in/facebook?state=x')).status).toBe(404)
  await absent({ APP_ENV: 'production', production: true })
  await absent({ APP_ENV: 'development' })
  await absent({ GOOGLE_CLIENT_ID: 'client', GOOGLE_CLIENT_SECRET: 'secret' })
})
