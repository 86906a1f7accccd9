/** One address in many spellings, as it is typed and pasted. */
import { beforeEach, describe, expect, test } from 'vitest'
import { demoPassword } from '../../prisma/seeds/accounts.ts'
import { admin, sendForm } from '../support/administration.ts'
import { db, fetch, visit } from '../support/app.ts'
import { forgetMail, mailTo } from '../support/mail.ts'

beforeEach(async () => {
  await forgetMail()
  await db().rateLimit.deleteMany()
})

describe('one person', () => {
  const spellings: [string, (email: string) => string][] = [
    ['in capitals', (email) => email.toUpperCase()],
    ['with blanks around', (email) => `  ${email}\t`],
    ['with a wide @', (email) => email.replace('@', '＠')],
    ['with a sign that no one sees', (email) => email.replace('@', '\u200b@')],
    ['with a mark of direction', (email) => `\u200e${email}\u200f`],
  ]
  test.each(spellings)('signs up, signs in and asks for a link with the address %s', async (_, spell) => {
    const email = `spelled-${crypto.randomUUID()}@example.org`
    await db().invitation.create({ data: { email, firstName: 'Ana', lastName: 'Ruiz', roles: ['ALUMNI'] } })
    const names = { firstName: 'Ana', lastName: 'Ruiz', email: spell(email) }
    const form = { ...names, password: demoPassword, passwordConfirmation: demoPassword }
    expect((await fetch('/auth/register', { form })).status).toBe(303)
    await db().user.update({ where: { email }, data: { emailVerifiedAt: new Date() } })
    expect(
      (await fetch('/auth/login', { form: { email: spell(email), password: demoPassword } })).status,
    ).toBe(303)
    expect((await fetch('/auth/forgot-password', { form: { email: spell(email) } })).status).toBe(303)
    expect((await mailTo(email)).some(({ text }) => text.includes('/auth/reset-password/'))).toBe(true)
  })

  test('is found by the letters of a domain and by its code, whoever types which', async () => {
    const id = crypto.randomUUID()
    const [letters, code] = [`${id}@bücher.example`, `${id}@xn--bcher-kva.example`]
    const invitation = { firstName: 'Ana', lastName: 'Ruiz', roles: 'ALUMNI' }
    expect((await sendForm('/admin/invitations/new', { ...invitation, email: letters })).status).toBe(303)
    expect((await sendForm('/admin/invitations/new', { ...invitation, email: code })).status).toBe(400)
    const names = { firstName: 'Ana', lastName: 'Ruiz', email: code }
    const form = { ...names, password: demoPassword, passwordConfirmation: demoPassword }
    expect((await fetch('/auth/register', { form })).status).toBe(303)
    await db().user.update({ where: { email: code }, data: { emailVerifiedAt: new Date() } })
    for (const email of [letters, letters.toUpperCase(), code])
      expect((await fetch('/auth/login', { form: { email, password: demoPassword } })).status).toBe(303)
  })

  test('invited by %j is told once, and as what is wrong', async () => {
    const email = `again-${crypto.randomUUID()}@example.org`
    const values = { firstName: 'Ana', lastName: 'Ruiz', email, roles: 'ALUMNI' }
    const first = await sendForm('/admin/invitations/new', values)
    expect(first.status).toBe(303)
    for (const again of [
      email,
      email.toUpperCase(),
      ` ${email} `,
      `Ana <${email}>`,
      `mailto:${email}`,
      `${email}, x@example.org`,
    ]) {
      const { page } = await visit('/admin/invitations/new', admin)
      const form = page.form('.admin-form', { ...values, email: again })
      const refused = await visit(form.action, { ...admin, form: form.fields })
      expect([again, refused.status]).toEqual([again, 400])
      expect(refused.page.has('.error-summary')).toBe(true)
    }
    expect(await db().invitation.count({ where: { email } })).toBe(1)
  })
})
