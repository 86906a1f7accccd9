import { beforeEach, describe, expect, test } from 'vitest'
import { demoPassword, emailOf } from '../../prisma/seeds/accounts.ts'
import { db, fetch, ORIGIN, signIn, submit, visit } from '../support/app.ts'
import type { Page } from '../support/html.ts'
import { imaniOkafor, join } from '../support/people.ts'

const TEXT = 'Half an hour of careful words'
let address: string
beforeEach(async () => {
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

test.each(['1.x', `1.${'A'.repeat(43)}`, 'nonsense'])('a made-up author %s holds nothing', async (author) => {
  const before = await db().heldForm.count()
  await fetch(address, { form: { author, text: TEXT } })
  expect(await db().heldForm.count()).toBe(before)
})

describe('a form that arrived after its session had ended', () => {
  const VISIBILITY = '/profile/privacy-and-visibility'
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

  test('pushes out the earliest of a person who has many', async () => {
    const { id: userId } = await db().user.findUniqueOrThrow({ where: { email: emailOf('alumni') } })
    const first = await held()
    for (let more = 0; more < 20; more++) await held()
    expect(await db().heldForm.count({ where: { userId } })).toBe(20)
    expect(chosen((await visit(first, { as: 'alumni' })).page)).toBe('PUBLIC')
  })
})
