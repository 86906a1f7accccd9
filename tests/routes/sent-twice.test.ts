import { beforeEach, describe, expect, test } from 'vitest'
import { issueToken } from '#app/domain/accounts/tokens.server.ts'
import { hashPassword } from '#app/domain/passwords/hash.server.ts'
import { type DemoAccount, demoPassword, emailOf } from '../../prisma/seeds/accounts.ts'
import { db, fetch, signIn, visit } from '../support/app.ts'

const email = emailOf('alumni')
const idOf = async (account: DemoAccount) =>
  (await db().user.findUniqueOrThrow({ where: { email: emailOf(account) } })).id
const passwordHash = await hashPassword(demoPassword)

beforeEach(async () => {
  await db().rateLimit.deleteMany()
  await db().accountToken.deleteMany()
  await db().session.deleteMany()
  await db().user.update({ where: { email }, data: { passwordHash, visibility: 'PUBLIC' } })
})

type Answer = { status: number; to: string | null; cookie: string | undefined }

/** What comes back when the form is sent again while the first answer isn't there yet, or was dropped. */
async function twice(address: string, form: Record<string, string>, cookie?: string): Promise<Answer[]> {
  const send = async () => answerOf(await fetch(address, { form, cookie }))
  return [await send(), await send()]
}

const answerOf = (response: Response): Answer => ({
  status: response.status,
  to: response.headers.get('location'),
  cookie: response.headers
    .getSetCookie()
    .find((it) => it.startsWith('session='))
    ?.split(';')[0],
})

const isSignedIn = async (cookie?: string) => (await fetch('/profile/devices', { cookie })).status === 200
const placesOf = (answers: Answer[]) => answers.map(({ to }) => to)

describe('an e-mailed link whose form is sent twice', () => {
  const linkOf = async (purpose: 'VERIFY' | 'RESET' | 'HIDE') => {
    const id = await idOf('alumni')
    return db().$transaction((tx) => issueToken(tx, id, purpose))
  }
  const login = (password: string) => fetch('/auth/login', { form: { email, password } })
  const aMinuteLater = () =>
    db().accountToken.updateMany({ where: { usedAt: { not: null } }, data: { expiresAt: new Date() } })

  test('verifies the address and says so both times; a minute later, and when opened, the link is dead', async () => {
    const link = `/auth/verify/${await linkOf('VERIFY')}`
    expect(placesOf(await twice(link, {}))).toEqual(['/auth/login', '/auth/login'])
    expect((await visit(link)).status).toBe(404)
    await aMinuteLater()
    expect((await fetch(link, { form: {} })).status).toBe(404)
  })

  test('at the same moment comes out alike', async () => {
    const link = `/auth/verify/${await linkOf('VERIFY')}`
    const answers = await Promise.all([1, 2, 3].map(() => fetch(link, { form: {} })))
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
  })

  test('sets one password and says so both times', async () => {
    const link = `/auth/reset-password/${await linkOf('RESET')}`
    const form = { password: 'two odd words', passwordConfirmation: 'two odd words' }
    expect(placesOf(await twice(link, form))).toEqual(['/auth/login', '/auth/login'])
    expect((await login('two odd words')).status).toBe(303)
    await aMinuteLater()
    expect((await fetch(link, { form })).status).toBe(404)
  })

  test('sets no other password by it, and is not taken for one that was changed since', async () => {
    const link = `/auth/reset-password/${await linkOf('RESET')}`
    const form = { password: 'two odd words', passwordConfirmation: 'two odd words' }
    await fetch(link, { form })
    const other = { password: 'another one', passwordConfirmation: 'another one' }
    expect((await fetch(link, { form: other })).status).toBe(404)
    expect((await login('another one')).status).toBe(400)
    await db().user.update({ where: { email }, data: { passwordHash } })
    expect((await fetch(link, { form })).status).toBe(404)
    expect((await login('two odd words')).status).toBe(400)
  })

  test('hides the profile and says so both times, but gives out one link to set a password', async () => {
    const link = `/auth/hide-profile/${await linkOf('HIDE')}`
    const [first, second] = await twice(link, {})
    for (const answer of [first, second]) {
      const { page } = await visit(answer?.to ?? '')
      expect(page.text('h1')).toBe('Your Profile is Hidden')
    }
    expect(await db().accountToken.count({ where: { purpose: 'RESET' } })).toBe(1)
    const setPassword = (await visit(first?.to ?? '')).page.find('main a.btn').getAttribute('href')
    expect((await visit(setPassword ?? '')).status).toBe(200)
    const { page } = await visit(second?.to ?? '')
    expect(page.find('main a.btn').getAttribute('href')).toBe('/auth/forgot-password')
  })
})

describe('a form that gives the session a new id, sent twice', () => {
  test('leads to the role picker both times, with a session that goes on', async () => {
    const cookie = await signIn('many-roles')
    const answers = await twice('/auth/switch-role', { redirect: '/directory' }, cookie)
    const picker = '/auth/set-role?redirect=%2Fdirectory'
    expect(placesOf(answers)).toEqual([picker, picker])
    expect((await visit(picker, { cookie: answers[1]?.cookie })).status).toBe(200)
    await db().user.update({ where: { email: emailOf('many-roles') }, data: { currentRole: 'ALUMNI' } })
  })

  test('chooses the role once and leads on both times', async () => {
    const cookie = await signIn('no-role')
    const answers = await twice('/auth/set-role?redirect=/directory', { role: 'ALUMNI' }, cookie)
    expect(placesOf(answers)).toEqual(['/directory', '/directory'])
    expect((await fetch('/directory', { cookie: answers[1]?.cookie })).status).toBe(200)
    expect(await db().session.count()).toBe(1)
    await db().user.update({ where: { email: emailOf('no-role') }, data: { currentRole: null } })
  })

  test('starts to act and ends it once, and never leads to the login page', async () => {
    const own = await signIn('staff')
    const [, acting] = await twice(`/profile/${await idOf('alumni')}/act-as`, {}, own)
    expect(acting?.to).toBe('/')
    const [done, again] = await twice('/auth/stop-acting', {}, acting?.cookie)
    expect(done?.to).toBe(`/profile/${await idOf('alumni')}`)
    expect(again?.to).toBe('/')
    expect(await isSignedIn(again?.cookie)).toBe(true)
    expect(await db().session.findMany()).toMatchObject([
      { userId: await idOf('staff'), impersonatorId: null },
    ])
  })

  test('changes the password once and says so both times', async () => {
    const cookie = await signIn('alumni')
    const form = {
      currentPassword: demoPassword,
      password: 'two odd words',
      passwordConfirmation: 'two odd words',
    }
    const answers = await twice('/profile/change-password', form, cookie)
    expect(placesOf(answers)).toEqual(['/profile/change-password', '/profile/change-password'])
    expect(await isSignedIn(answers[1]?.cookie)).toBe(true)
  })

  test('at the same moment leaves one session, which one of the answers opens', async () => {
    const own = await signIn('staff')
    const address = `/profile/${await idOf('alumni')}/act-as`
    const answers = await Promise.all([1, 2].map(() => fetch(address, { cookie: own, form: {} })))
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    const opened = await Promise.all(answers.map((it) => isActing(answerOf(it).cookie)))
    expect(opened.filter(Boolean)).toHaveLength(1)
  })

  const isActing = async (cookie?: string) =>
    (await visit('/directory', { cookie })).page.has('.acting-banner')
})

describe('the former id of a session', () => {
  const renewed = async () => {
    const cookie = await signIn('many-roles')
    await fetch('/auth/set-role', { cookie, form: { role: 'ALUMNI' } })
    return cookie
  }
  const leadsToLogin = async (address: string, cookie: string, form?: Record<string, string>) =>
    (await fetch(address, { cookie, form })).headers.get('location')?.startsWith('/auth/login')

  test('opens no page and takes no other form', async () => {
    const cookie = await renewed()
    expect(await leadsToLogin('/directory', cookie)).toBe(true)
    expect(await leadsToLogin('/profile/devices', cookie, {})).toBe(true)
    const visibility = { visibility: 'HIDDEN', version: 'PUBLIC' }
    expect(await leadsToLogin('/profile/privacy-and-visibility', cookie, visibility)).toBe(true)
  })

  test('is forgotten after seconds', async () => {
    const cookie = await renewed()
    await db().session.updateMany({ data: { formerUntil: new Date() } })
    expect(await leadsToLogin('/auth/set-role', cookie, { role: 'ALUMNI' })).toBe(true)
  })

  test('is worth nothing for changing a password that was changed, without knowing the new one', async () => {
    const cookie = await signIn('alumni')
    const form = {
      currentPassword: demoPassword,
      password: 'two odd words',
      passwordConfirmation: 'two odd words',
    }
    await fetch('/profile/change-password', { cookie, form })
    const guess = { ...form, password: 'a guess', passwordConfirmation: 'a guess' }
    expect(await leadsToLogin('/profile/change-password', cookie, guess)).toBe(true)
  })
})
