// @one-database: what was typed is kept above the database.
/** Forms at bad moments: sessions that end, pages that go, choices that aren't any. What was typed comes back. */
import { beforeEach, describe, expect, test } from 'vitest'
import type { DemoAccount } from '../../prisma/seeds/accounts.ts'
import { demoPassword, emailOf } from '../../prisma/seeds/accounts.ts'
import { announce } from '../support/announcements.ts'
import { db, fetch, ORIGIN, signIn, submit, visit } from '../support/app.ts'
import type { Page } from '../support/html.ts'
import { converse, newcomer } from '../support/messages.ts'
import { answered, asked } from '../support/questions.ts'
import { cookiesOf, withPassword, withSecondFactor } from '../support/second-factor.ts'
import { codeOf } from '../support/totp.ts'

const TEXT =
  '```js\nconst a = "</textarea><script>alert(1)</script>"\n```\n\n“Quoted” 👩‍👩‍👧 ﬁ &amp; &#x41; <b>\n    indented'

beforeEach(() => db().rateLimit.deleteMany())

const fieldNamed = (page: Page, name: string) => {
  const field = page.root.querySelector(`[name="${name}"]`)
  return field?.tagName === 'TEXTAREA' ? field.textContent : field?.getAttribute('value')
}

/** Sends a page's form after its session has ended; returns the page that signing in will lead to. */
async function sendLate(address: string, as: DemoAccount | number, values: Record<string, string>) {
  const { page } = await visit(address, { as })
  const { action, fields } = page.form('main form[method=post]', values)
  const away = await fetch(action, { form: fields })
  expect(away.status).toBe(303)
  return new URL(away.headers.get('location') ?? '', ORIGIN).searchParams.get('redirect') ?? ''
}

const KEPT: [address: string, as: DemoAccount, name: string][] = [
  ['/questions/ask', 'alumni', 'content'],
  ['/admin/announcements/new', 'admin', 'name'],
  ['/admin/opportunities/new', 'admin', 'description'],
  ['/alumni-business-registry/add', 'alumni', 'description'],
  ['/profile/introduction', 'alumni', 'description'],
]

describe.each(KEPT)('%s sent after its session', (address, as, name) => {
  test('comes back to the letter, after wrong passwords and a detour to a forgotten one', async () => {
    const next = await sendLate(address, as, { [name]: TEXT })
    const login = `/auth/login?redirect=${encodeURIComponent(next)}`
    for (const password of ['wrong', 'Wrong again', ''])
      expect((await fetch(login, { form: { email: emailOf(as), password } })).status).toBe(400)
    await visit('/auth/forgot-password')
    const { to, cookie } = await withPassword(as, encodeURIComponent(next))
    const { page } = await visit(to, { cookie })
    expect(fieldNamed(page, name)?.trim()).toBe(TEXT)
  })

  test('is nobody else’s who signs in at that browser', async () => {
    const next = await sendLate(address, as, { [name]: TEXT })
    const { response } = await visit(next, { as: as === 'admin' ? 'staff' : 'admin' })
    expect(await response.text()).not.toContain('indented')
  })
})

test('a form comes back after the second step of signing in', async () => {
  const id = await newcomer({ roles: ['ALUMNI'] })
  const key = await withSecondFactor(id)
  const next = await sendLate('/questions/ask', id, { content: TEXT })
  const { email } = await db().user.update({
    where: { id },
    data: {
      passwordHash: (await db().user.findUniqueOrThrow({ where: { email: emailOf('alumni') } })).passwordHash,
    },
  })
  const login = await fetch(`/auth/login?redirect=${encodeURIComponent(next)}`, {
    form: { email, password: demoPassword },
  })
  const step = await fetch(login.headers.get('location') ?? '', {
    cookie: cookiesOf(login),
    form: { code: codeOf(key) },
  })
  expect(step.status).toBe(303)
  const { page } = await visit(step.headers.get('location') ?? '', { cookie: cookiesOf(step) })
  expect(fieldNamed(page, 'content')).toBe(TEXT)
})

test('two forms of two tabs are kept apart', async () => {
  const first = await sendLate('/questions/ask', 'alumni', { content: 'The first of two questions' })
  const second = await sendLate('/questions/ask', 'alumni', { content: 'The second of two questions' })
  const cookie = await signIn('alumni')
  expect(fieldNamed((await visit(second, { cookie })).page, 'content')).toBe('The second of two questions')
  expect(fieldNamed((await visit(first, { cookie })).page, 'content')).toBe('The first of two questions')
})

test('a question that asks for onboarding or a role meanwhile comes back', async () => {
  const id = await newcomer({ roles: ['ALUMNI', 'STAFF'] })
  const cookie = await signIn(id)
  const { page } = await visit('/questions/ask', { cookie })
  const { action, fields } = page.form('main form', { content: TEXT })
  await fetch('/auth/switch-role', { cookie, form: { redirect: '/' } })
  const roleless = await signIn(id)
  const answer = await fetch(action, { cookie: roleless, form: fields })
  const chooser = answer.headers.get('location') ?? ''
  expect(chooser).toContain('/auth/set-role')
  const chosen = await fetch(chooser, { cookie: roleless, form: { role: 'ALUMNI' } })
  const back = await visit(chosen.headers.get('location') ?? '', { cookie: cookiesOf(chosen) })
  expect(fieldNamed(back.page, 'content')).toBe(TEXT)
})

describe('what is gone or closed as it is sent', () => {
  test('an answer to a removed question shows the text', async () => {
    const [author, writer] = [await newcomer(), await newcomer()]
    const question = await asked(author, 'Who can help me move?')
    const { page } = await visit(`/questions/${question}`, { as: writer })
    const form = page.form('main form:has(textarea)', { content: TEXT })
    await db().post.delete({ where: { id: question } })
    const { status, response } = await visit(form.action, { as: writer, form: form.fields })
    expect(status).toBe(404)
    expect(await response.text()).toContain('indented')
  })

  test('an answer that was edited in another tab is asked about', async () => {
    const author = await newcomer()
    const question = await asked(author, 'Which city is best?')
    const answer = await answered(question, author, 'Chicago')
    const address = `/questions/${question}/edit`
    const { page, status } = await visit(address, { as: author })
    expect(status).toBe(200)
    const form = page.form('dialog form', { content: TEXT })
    const { page: other } = await visit(address, { as: author })
    await submit(other.form('dialog form', { content: 'Which town is best?' }), { as: author })
    const { page: kept, status: refused } = await visit(form.action, { as: author, form: form.fields })
    expect([refused, fieldNamed(kept, 'content')]).toEqual([409, TEXT])
    expect(kept.text('main')).toContain('Which town is best?')
    expect((await db().post.findUniqueOrThrow({ where: { id: answer } })).content).toBe('Chicago')
  })

  test.each(['blocked', 'closed', 'hidden'])(
    'a message to someone who has %s shows the text',
    async (how) => {
      const [writer, other] = [await newcomer(), await newcomer()]
      const chat = await converse([writer, other], [other, 'Hello'])
      const { page } = await visit(`/messages?conversationId=${chat}`, { as: writer })
      const form = page.form('main form:has(textarea)', { text: TEXT })
      if (how === 'blocked') await db().block.create({ data: { blockerId: other, blockedId: writer } })
      if (how === 'hidden') await db().user.update({ where: { id: other }, data: { visibility: 'HIDDEN' } })
      if (how === 'closed') await db().user.delete({ where: { id: other } })
      const { status, response } = await visit(form.action, { as: writer, form: form.fields })
      expect([404, 409]).toContain(status)
      expect(await response.text()).toContain('indented')
    },
  )

  test.each([
    ['announcements', 'activities[0].elements[0].text'],
    ['opportunities', 'description'],
  ])('a record of %s that a colleague deleted shows the text', async (kind, name) => {
    const id =
      kind === 'announcements'
        ? await announce({ name: 'Gone soon', activities: [{ elements: [{ kind: 'TEXT', text: 'Old' }] }] })
        : (
            await db().volunteerOpportunity.create({
              data: { type: 'MENTORING', name: 'Gone', description: 'x' },
            })
          ).id
    const { page } = await visit(`/admin/${kind}/${id}`, { as: 'admin' })
    const form = page.form('.admin-form', { [name]: TEXT })
    if (kind === 'announcements') await db().announcement.delete({ where: { id } })
    else await db().volunteerOpportunity.delete({ where: { id } })
    const { status, response } = await visit(form.action, { as: 'admin', form: form.fields })
    expect([404, 409]).toContain(status)
    expect(await response.text()).toContain('indented')
  })
})

describe('a text of as many letters as there may be', () => {
  const FORMS: [address: string, as: DemoAccount, name: string, most: number][] = [
    ['/questions/ask', 'alumni', 'content', 2000],
    ['/admin/announcements/new', 'admin', 'name', 255],
    ['/admin/links/new', 'admin', 'label', 255],
    ['/admin/tags/new', 'admin', 'name', 255],
    ['/alumni-business-registry/add', 'alumni', 'name', 255],
  ]

  test.each(FORMS)('at %s (%s, %s) counts signs as people do', async (address, as, name, most) => {
    const cookie = await signIn(as)
    const { page } = await visit(address, { cookie })
    const whole = `a${'🎓'.repeat(most - 2)}z`
    const over = page.form('main form[method=post]', { [name]: `${whole}y` })
    const refused = await visit(over.action, { cookie, form: over.fields })
    expect([refused.status, fieldNamed(refused.page, name)]).toEqual([400, `${whole}y`])
    expect(refused.page.text('main')).toContain(`${(most + 1).toLocaleString('en-US')}`)
    const exact = page.form('main form[method=post]', { [name]: whole })
    const answer = await visit(exact.action, { cookie, form: exact.fields })
    expect(answer.status).toBeLessThan(500)
    expect(answer.page.root.toString()).not.toContain('characters or fewer.')
  })
})

test.each(['\r\n', '\n', '\r'])(
  'a text below two empty lines stays there, however often it is refused and however its lines end (%j)',
  async (end) => {
    const cookie = await signIn('alumni')
    const text = `Below${'x'.repeat(2100)}`
    let { page } = await visit('/questions/ask', { cookie })
    for (let round = 0; round < 3; round++) {
      const { action, fields } = page.form('main form', { content: `${end}${end}${text}` })
      const refused = await visit(action, { cookie, form: fields })
      expect(refused.status).toBe(400)
      // Browsers leave out a line end that follows the tag.
      const html = await refused.response.text()
      expect(/<textarea[^>]*>([^<]*?)Below/.exec(html)?.[1]).toBe('\n\n\n')
      page = refused.page
    }
  },
)

describe('a choice that isn’t any', () => {
  const FORMS: [address: string, as: DemoAccount, values: Record<string, string>][] = [
    ['/profile/privacy-and-visibility/sharing', 'alumni', { contactable: 'cousins' }],
    ['/profile/privacy-and-visibility/sharing', 'alumni', { notificationEmails: 'HOURLY' }],
    ['/profile/demographic-information', 'alumni', { gender: 'x'.repeat(300) }],
    ['/profile/contact-information/time-zone', 'alumni', { timeZone: 'Mars/Olympus' }],
    ['/profile/contact-information/addresses', 'alumni', { homeCountry: 'XX' }],
    ['/profile/employment-status', 'alumni', { employmentSearchStatus: 'x'.repeat(300) }],
    ['/admin/announcements/new', 'admin', { name: 'x', audience: 'MARTIANS' }],
    ['/admin/opportunities/new', 'admin', { name: 'x', type: 'MARTIANS' }],
    ['/admin/events/new', 'admin', { name: 'x', timezone: 'Mars/Olympus' }],
    ['/questions/ask', 'alumni', { content: 'Who knows?', tagIds: '99999999' }],
    ['/questions/1/report', 'alumni', { reason: 'x'.repeat(5000) }],
  ]

  test.each(FORMS)('at %s (%s): %j is refused in its form', async (address, as, values) => {
    const cookie = await signIn(as)
    const { page } = await visit(address, { cookie })
    const { action, fields } = page.form('main form[method=post], dialog form[method=post]', values)
    const refused = await visit(action, { cookie, form: fields })
    expect(refused.status).toBe(400)
    expect(refused.page.title).toContain('Error')
    expect(refused.page.has('[aria-invalid=true], .notice, .error-summary, [role=alert]')).toBe(true)
  })
})

describe('a message', () => {
  test.each([
    ['of more families than fit', '👩‍👩‍👧'.repeat(3000), 400],
    ['of signs that no one sees', '\u200b\u200d\u2060\ufeff', 400],
    ['of blank letters', '\u3164\u2800\u115f', 400],
    ['of one letter', '嗨', 303],
    ['with bytes that no database keeps', 'Hi\0 there\ud800', 303],
  ])('%s is answered in its form', async (_, text, status) => {
    const [writer, other] = [await newcomer(), await newcomer()]
    const chat = await converse([writer, other], [other, 'Hello'])
    const { page } = await visit(`/messages?conversationId=${chat}`, { as: writer })
    const form = page.form('main form:has(textarea)', { text })
    const answer = await visit(form.action, { as: writer, form: form.fields })
    expect(answer.status).toBe(status)
    if (status === 400) expect(answer.page.text('main')).toMatch(/write a message|characters or fewer/)
  })
})

test('a form is the same in parts, as scripts send it', async () => {
  const { page } = await visit('/questions/ask', { as: 'alumni' })
  const { action, fields } = page.form('main form', { content: '' })
  const parts = new FormData()
  for (const [name, value] of fields) parts.append(name, value)
  expect((await fetch(action, { as: 'alumni', body: parts })).status).toBe(400)
  parts.set('content', 'In parts, does it arrive?')
  expect((await fetch(action, { as: 'alumni', body: parts })).status).toBe(303)
  expect(await db().post.count({ where: { content: 'In parts, does it arrive?' } })).toBe(1)
})
