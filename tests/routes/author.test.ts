// @one-database: whose form it is is decided above the database.
import { beforeEach, describe, expect, test } from 'vitest'
import { authorToken } from '#app/http/author.server.ts'
import { demoPassword, emailOf } from '../../prisma/seeds/accounts.ts'
import { db, fetch, ORIGIN, signIn, submit, visit } from '../support/app.ts'
import type { Page } from '../support/html.ts'
import { imaniOkafor, join } from '../support/people.ts'

const VISIBILITY = '/profile/privacy-and-visibility'
const TEXT = 'Half an hour of careful words'
let address: string
beforeEach(async () => {
  await db().rateLimit.deleteMany()
  const [id] = await join({ ...imaniOkafor(), email: `recipient-${crypto.randomUUID()}@example.org` })
  address = `/profile/${id}/contact/message`
})

const typed = async (cookie: string) =>
  (await visit(address, { cookie })).page.form('form:has(textarea)', { text: TEXT })
const messages = () => db().message.count({ where: { content: TEXT } })

test('a form that one person opened is not sent in the name of another', async () => {
  const form = await typed(await signIn('alumni'))
  const response = await submit(form, { as: 'staff' })
  const page = response.headers.get('location') ?? ''
  expect(response.status).toBe(303)
  expect(await messages()).toBe(0)
  const notice = (response.headers.get('set-cookie') ?? '').split(';')[0]
  const told = await visit(page, { cookie: `${await signIn('staff')}; ${notice}` })
  expect(told.page.text('.notice')).toContain('Nothing was sent')
  expect(await told.response.text()).not.toContain(TEXT)
  expect((await visit(page, { as: 'alumni' })).page.text('textarea')).toBe(TEXT)
})

test('nor is a profile hidden from a form of somebody else', async () => {
  const { page } = await visit('/profile/privacy-and-visibility', { as: 'alumni' })
  await submit(page.form('form.form', { visibility: 'HIDDEN' }), { as: 'fellow' })
  const { visibility } = await db().user.findUniqueOrThrow({ where: { email: emailOf('fellow') } })
  expect(visibility).toBe('PUBLIC')
})

test('a form is in its place again after its cookie was gone, for the same person alone', async () => {
  const form = await typed(await signIn('alumni'))
  const toLogin = (await submit(form)).headers.get('location') ?? ''
  expect(toLogin).toMatch(/^\/auth\/login\?redirect=/)
  const signInAgain = await fetch(toLogin, { form: { email: emailOf('alumni'), password: demoPassword } })
  const page = signInAgain.headers.get('location') ?? ''
  expect((await visit(page, { as: 'alumni' })).page.text('textarea')).toBe(TEXT)
  expect(await (await fetch(page, { as: 'staff' })).text()).not.toContain(TEXT)
  expect(await messages()).toBe(0)
})

test('a form with files is not sent in the name of another either, and not kept', async () => {
  const { page } = await visit(VISIBILITY, { as: 'alumni' })
  const body = new FormData()
  const { fields } = page.form('form.form', { visibility: 'HIDDEN' })
  for (const [name, value] of fields) body.append(name, value)
  body.append('picture', new File(['x'.repeat(100_000)], 'me.png'))
  const before = await db().stashedForm.count()
  const response = await fetch(VISIBILITY, { as: 'fellow', body })
  expect(response.headers.get('location')).toBe(VISIBILITY)
  expect(decodeURIComponent(response.headers.get('set-cookie') ?? '')).toMatch(/^notice=/)
  expect(await db().stashedForm.count()).toBe(before)
})

describe('a form that lay open for more than a week', () => {
  const DAY = 86_400_000
  const opened = async (daysAgo: number) => {
    const { id } = await db().user.findUniqueOrThrow({ where: { email: emailOf('alumni') } })
    const author = authorToken({ id, impersonator: null }, Date.now() - daysAgo * DAY)
    return { openedBy: author, visibility: 'HIDDEN', version: 'PUBLIC' }
  }
  const send = async (daysAgo: number, asking = {}) =>
    (await fetch(VISIBILITY, { form: await opened(daysAgo), ...asking })).headers.get('location')

  test('is not kept, so that an old page of somebody opens nothing of theirs', async () => {
    expect(await send(6)).toContain('stashed')
    expect(await send(8)).toBe(`/auth/login?redirect=${encodeURIComponent(VISIBILITY)}`)
  })

  test('is still sent in nobody else’s name', async () => {
    expect(await send(8, { as: 'fellow' })).toBe(VISIBILITY)
    const { visibility } = await db().user.findUniqueOrThrow({ where: { email: emailOf('fellow') } })
    expect(visibility).toBe('PUBLIC')
  })
})

test('of one client no more forms are kept than would push out those of others at once', async () => {
  const form = await typed(await signIn('alumni'))
  const places: string[] = []
  for (let time = 0; time < 11; time++) places.push((await submit(form)).headers.get('location') ?? '')
  expect(places.filter((place) => place.includes('stashed'))).toHaveLength(10)
  expect(places.at(-1)).toBe(`/auth/login?redirect=${encodeURIComponent(address)}`)
})

describe('a form that staff opened while acting as a member', () => {
  const act = async () => {
    const { id } = await db().user.findUniqueOrThrow({ where: { email: emailOf('alumni') } })
    const acting = await fetch(`/profile/${id}/act-as`, { as: 'staff', form: {} })
    const cookie = acting.headers.get('set-cookie')?.split(';')[0] ?? ''
    const { page } = await visit(VISIBILITY, { cookie })
    return { cookie, form: page.form('form.form', { visibility: 'HIDDEN' }) }
  }

  test('is not sent as their own after Done', async () => {
    const { cookie, form } = await act()
    const done = await fetch('/auth/stop-acting', { cookie, form: {} })
    await submit(form, { cookie: done.headers.get('set-cookie')?.split(';')[0] })
    const { visibility } = await db().user.findUniqueOrThrow({ where: { email: emailOf('staff') } })
    expect(visibility).toBe('PUBLIC')
  })

  test('is not sent in the member’s own session, nor kept for them', async () => {
    const { form } = await act()
    const before = await db().stashedForm.count()
    expect((await submit(form, { as: 'alumni' })).headers.get('location')).toBe(VISIBILITY)
    expect((await submit(form)).headers.get('location')).toMatch(/^\/auth\/login/)
    expect(await db().stashedForm.count()).toBe(before)
    const { visibility } = await db().user.findUniqueOrThrow({ where: { email: emailOf('alumni') } })
    expect(visibility).toBe('PUBLIC')
  })
})

test.each(['1.x', `1.0.1.${'A'.repeat(43)}`, `1.${'A'.repeat(43)}`, 'nonsense'])(
  'a made-up author %s holds nothing',
  async (author) => {
    const before = await db().stashedForm.count()
    await fetch(address, { form: { openedBy: author, text: TEXT } })
    expect(await db().stashedForm.count()).toBe(before)
  },
)

describe('a form that a guard stops on the way', () => {
  const kept = async (
    response: Response,
    cookie: string,
    choose: (to: string, cookie: string) => Promise<Response>,
  ) => {
    expect(response.status).toBe(303)
    const to = response.headers.get('location') ?? ''
    const told = await visit(to, { cookie })
    const chosen = await choose(to, cookie)
    const renewed = chosen.headers.get('set-cookie')?.split(';')[0] ?? cookie
    const { page } = await visit(chosen.headers.get('location') ?? '', { cookie: renewed })
    return { told: told.page, text: page.text('textarea') }
  }

  test('since its role was left in another tab is in its place once a role is chosen, which the choice says', async () => {
    const form = await typed(await signIn('alumni'))
    const switched = await fetch('/auth/switch-role', { as: 'alumni', form: {} })
    const cookie = switched.headers.get('set-cookie')?.split(';')[0] ?? ''
    const response = await submit(form, { cookie })
    expect(response.headers.get('location')).toMatch(/^\/auth\/set-role\?redirect=/)
    const { told, text } = await kept(response, cookie, (to) =>
      fetch(to, { cookie, form: { role: 'ALUMNI' } }),
    )
    expect(told.text('.notice')).toContain('We kept your message')
    expect(text).toBe(TEXT)
    expect(await messages()).toBe(0)
  })

  test('since onboarding is due is kept for the page that onboarding leads on to', async () => {
    const form = await typed(await signIn('alumni'))
    const { id } = await db().user.findUniqueOrThrow({ where: { email: emailOf('new-fellow') } })
    const openedBy = authorToken({ id, impersonator: null })
    form.fields.set('openedBy', openedBy)
    const response = await submit(form, { as: 'new-fellow' })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toMatch(/^\/onboarding\?redirect=.*stashed/)
    const { fields } = await db().stashedForm.findFirstOrThrow({ where: { userId: id } })
    expect(fields).toContainEqual(['text', TEXT])
  })

  test('since its session has ended is named by the login page, whoever signs in', async () => {
    const form = await typed(await signIn('alumni'))
    const { page } = await visit((await submit(form)).headers.get('location') ?? '')
    expect(page.text('.notice')).toBe('We kept your message, but it isn’t saved yet. Sign in to get it back.')
    expect((await visit('/auth/login?redirect=/messages')).page.has('.notice')).toBe(false)
    const madeUp = `/auth/login?redirect=${encodeURIComponent(`${address}?stashed=nothing`)}`
    expect((await visit(madeUp)).page.has('.notice')).toBe(false)
  })
})

describe('a form that arrived after its session had ended', () => {
  const chosen = (page: Page) =>
    page.root.querySelector('input[name=visibility][checked]')?.getAttribute('value') ?? null
  const held = async (changes: Record<string, string> = {}) => {
    const { page } = await visit(VISIBILITY, { as: 'alumni' })
    const form = page.form('form.form', { visibility: 'HIDDEN', ...changes })
    const toLogin = new URL((await submit(form)).headers.get('location') ?? '', ORIGIN)
    return toLogin.searchParams.get('redirect') ?? ''
  }

  test('comes back as it was filled in, whichever form it is, without its screen doing anything', async () => {
    const address = await held()
    const { page } = await visit(address, { as: 'alumni' })
    expect(chosen(page)).toBe('HIDDEN')
    expect(page.title).not.toContain('Error')
    expect(chosen((await visit(address, { as: 'fellow' })).page)).toBe('PUBLIC')
    expect(chosen((await visit(VISIBILITY, { as: 'alumni' })).page)).toBe('PUBLIC')
    expect(await (await fetch(address.replace('?', '.data?'), { as: 'fellow' })).text()).not.toContain(
      'HIDDEN"',
    )
  })

  test('fills no other form of its page', async () => {
    const { page } = await visit(await held({ form: 'another' }), { as: 'alumni' })
    expect(chosen(page)).toBe('PUBLIC')
  })

  test('has every field but passwords and what its page writes anew', async () => {
    const add = '/profile/news/add'
    const { page } = await visit(add, { as: 'alumni' })
    const form = page.form('dialog form', { title: 'Leaders to watch', author: 'Wen Li' })
    const toLogin = new URL((await submit(form)).headers.get('location') ?? '', ORIGIN)
    const back = await visit(toLogin.searchParams.get('redirect') ?? '', { as: 'alumni' })
    expect(back.page.form('dialog form').fields.get('author')).toBe('Wen Li')
    const { fields } = await db().stashedForm.findFirstOrThrow({ where: { path: add } })
    expect(Object.keys(Object.fromEntries(fields as [string, string][]))).not.toContain('openedBy')
  })

  test('pushes out the earliest of a person who has many', async () => {
    const { id: userId } = await db().user.findUniqueOrThrow({ where: { email: emailOf('alumni') } })
    const first = await held()
    for (let more = 0; more < 20; more++) {
      await db().rateLimit.deleteMany()
      await held()
    }
    expect(await db().stashedForm.count({ where: { userId } })).toBe(20)
    expect(chosen((await visit(first, { as: 'alumni' })).page)).toBe('PUBLIC')
  })
})
