import { beforeEach, expect, test } from 'vitest'
import { demoPassword, emailOf } from '../../prisma/seeds/accounts.ts'
import { db, fetch, signIn, submit, visit } from '../support/app.ts'
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
