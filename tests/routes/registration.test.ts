import { beforeEach, describe, expect, test } from 'vitest'
import { db, fetch, visit } from '../support/app.ts'
import { forgetMail, linkTo, mailTo } from '../support/mail.ts'

const amara = {
  firstName: 'Amara',
  lastName: 'Nwosu',
  email: 'amara@example.org',
  password: 'two odd words',
  passwordConfirmation: 'two odd words',
}
const register = (changes: Partial<typeof amara> = {}) =>
  visit('/auth/register', { form: { ...amara, ...changes } })
const signIn = (password = amara.password) => visit('/auth/login', { form: { email: amara.email, password } })
const find = (email = amara.email) =>
  db().user.findUnique({ where: { email }, include: { enrollments: true } })

beforeEach(async () => {
  await db().rateLimit.deleteMany()
  await forgetMail()
  await db().user.deleteMany({ where: { email: amara.email } })
  await db().invitation.deleteMany({ where: { email: amara.email } })
  const program = await db().program.findFirstOrThrow({ where: { name: { startsWith: 'Career Prep' } } })
  await db().invitation.create({
    data: {
      email: amara.email,
      firstName: 'Amara',
      lastName: 'Nwosu',
      roles: ['FELLOW'],
      enrollments: { create: { programId: program.id, startDate: new Date('2026-01-15') } },
    },
  })
})

describe('an invited person', () => {
  test('becomes a member of the kind that the invitation says, hidden until the address is verified', async () => {
    const { response } = await register({ email: ' Amara@Example.ORG ' })
    expect(response.status).toBe(303)
    const { page } = await visit(response.headers.get('location') ?? '')
    expect(page.text('.notice')).toBe(
      'Your account has been created! Please check your email to complete the verification process.',
    )
    expect(page.has('form[method=post] input[name=password]')).toBe(false)
    expect(await find()).toMatchObject({
      roles: ['FELLOW'],
      currentRole: 'FELLOW',
      emailVerifiedAt: null,
      listed: false,
      isOnboarded: false,
      givingBack: [],
      enrollments: [{ startDate: new Date('2026-01-15') }],
    })
    const invitation = await db().invitation.findUnique({ where: { email: amara.email } })
    expect(invitation).toMatchObject({ acceptedAt: expect.any(Date), memberId: (await find())?.id })
  })

  test('signs in only after following the link, which works once', async () => {
    await register()
    const early = await signIn()
    expect(early.status).toBe(403)
    expect(early.page.text('.error-summary')).toContain('Please check your email for account verification.')
    expect(early.page.has('a[href="/auth/verify"]')).toBe(true)

    const link = await linkTo(amara.email, /\/auth\/verify\//)
    expect((await visit(link)).status).toBe(200)
    expect((await fetch(link, { method: 'HEAD' })).status).toBe(200)
    expect((await find())?.emailVerifiedAt).toBeNull()
    const verified = await fetch(link, { form: {} })
    expect(verified.headers.get('location')).toBe('/auth/login')
    expect((await find())?.listed).toBe(true)
    expect((await signIn()).response.status).toBe(303)
    await db().accountToken.updateMany({ data: { expiresAt: new Date() } })
    expect((await fetch(link, { form: {} })).status).toBe(404)
    expect((await visit(link)).page.text('.notice')).toContain('The link you followed is no longer valid.')
  })

  test('who asks for another link gets one, and the first stops working', async () => {
    await register()
    const first = await linkTo(amara.email, /\/auth\/verify\//)
    await visit('/auth/verify', { form: { email: amara.email } })
    const second = await linkTo(amara.email, /\/auth\/verify\//)
    expect(second).not.toBe(first)
    expect((await visit(first)).status).toBe(404)
    expect((await visit(second)).status).toBe(200)
  })

  test('is registered once by the same form sent twice at the same moment, and told the same', async () => {
    const answers = await Promise.all([register(), register()])
    expect(answers.map(({ response }) => response.headers.get('location'))).toEqual([
      '/auth/register?registered',
      '/auth/register?registered',
    ])
    expect(await mailTo(amara.email)).toHaveLength(1)
  })

  test('gets nothing beyond the invitation from fields that the form does not have', async () => {
    await visit('/auth/register', {
      form: {
        ...amara,
        roles: 'ADMIN',
        currentRole: 'ADMIN',
        isOnboarded: 'on',
        emailVerifiedAt: '2026-01-01',
        id: '1',
      },
    })
    expect(await find()).toMatchObject({ roles: ['FELLOW'], isOnboarded: false, emailVerifiedAt: null })
  })
})

describe('a refused registration', () => {
  test('of an address that was not invited says so and makes nobody', async () => {
    const { status, page } = await register({ email: 'nobody@example.org' })
    expect(status).toBe(403)
    expect(page.text('.error-summary')).toContain('We do not recognize your email address.')
    expect(page.find('input[name=firstName]').getAttribute('value')).toBe('Amara')
    expect(await find('nobody@example.org')).toBeNull()
  })

  test('of a member says that the address is registered, and changes nothing', async () => {
    const before = await find('alumni@example.org')
    const { status, page } = await register({ email: 'alumni@example.org' })
    expect(status).toBe(409)
    expect(page.text('.error-summary')).toContain('This email address is already registered as a user.')
    expect(await find('alumni@example.org')).toEqual(before)
  })

  test('of somebody else with the address of one who waits for verification is a conflict', async () => {
    await register()
    expect((await register({ password: 'another one', passwordConfirmation: 'another one' })).status).toBe(
      409,
    )
  })

  test('takes signs of patterns as letters', async () => {
    for (const email of ['%@example.org', 'amar_@example.org', 'amara%@example.org'])
      expect((await register({ email })).status).toBe(403)
  })

  test.each([
    [{ firstName: '' }, 'Please enter your first name.'],
    [{ lastName: 'N' }, 'Please enter your last name with at least 2 characters.'],
    [{ email: '' }, 'Please enter your email address.'],
    [{ email: 'amara' }, 'Please enter a valid email address.'],
    [{ password: 'short', passwordConfirmation: 'short' }, 'Please enter at least 6 characters.'],
    [{ passwordConfirmation: '' }, 'Please confirm your password.'],
    [{ passwordConfirmation: 'other' }, 'Your password values do not match. Please try again.'],
  ])('for %j says: %s', async (changes, message) => {
    const { status, page, response } = await register(changes)
    expect(status).toBe(400)
    expect(page.title).toMatch(/^Error: /)
    expect(page.texts('.error-summary a')).toContain(message)
    expect(await response.text()).not.toContain('two odd words')
    expect(await find()).toBeNull()
  })

  test('after many tries says when to try again', async () => {
    for (let count = 0; count < 30; count++) await register({ email: 'nobody@example.org' })
    const { status, response, page } = await register()
    expect(status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(page.text('.error-summary')).toMatch(/Try again in \d+ minutes?\./)
  })
})
