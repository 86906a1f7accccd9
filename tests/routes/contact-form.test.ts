import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoPassword, emailOf } from '../../prisma/seeds/accounts.ts'
import { db, fetch, signIn, submit, visit } from '../support/app.ts'
import { messageAddress, messagesTo, postMessage, typed, visitWithMessage } from '../support/contact.ts'
import { imaniOkafor, join, tomasAlvarez, wenLi } from '../support/people.ts'

const text = 'May I ask you about your program?'

let imani: number
let tomas: number
let wen: number

beforeAll(async () => {
  const ids = await join(imaniOkafor(), tomasAlvarez(), wenLi())
  ;[imani, tomas, wen] = ids as [number, number, number]
})

test('the three steps lead to each other, and the message to the profile that says it was sent', async () => {
  const link = (page: Awaited<ReturnType<typeof visit>>['page'], name: string) =>
    page.root
      .querySelectorAll('.dialog a')
      .find((it) => it.text.trim() === name)
      ?.getAttribute('href') ?? ''
  const intro = await visit(`/profile/${wen}/contact/intro`, { as: imani })
  expect(intro.page.text('.dialog h2')).toBe('Is this the first time you are contacting this person?')
  expect(intro.page.text('main h1'), 'below the dialog stands the profile').toMatch(/^Wen .*Li$/)
  const tips = await visit(link(intro.page, 'Yes'), { as: imani })
  expect(link(tips.page, 'Back')).toBe(`/profile/${wen}/contact/intro`)
  expect(link(tips.page, 'Proceed')).toBe(link(intro.page, 'No'))
  const message = await visit(link(tips.page, 'Proceed'), { as: imani })
  const heads = [intro, tips, message].map(({ page }) => [
    page.text('dialog header p'),
    page.text('dialog .progress p'),
  ])
  expect(heads).toEqual([1, 2, 3].map((step) => ['To Wen Li', `Step ${step} of 3`]))
  expect(link(message.page, 'Cancel')).toBe(`/profile/${wen}`)

  const cookie = await signIn(imani)
  const sent = await submit(message.page.form('.dialog form', { text }), { cookie })
  expect(sent.status).toBe(303)
  expect(sent.headers.get('location')).toBe(`/profile/${wen}`)
  const notice = (sent.headers.get('set-cookie') ?? '').split(';')[0]
  const profile = await visit(`/profile/${wen}`, { cookie: `${cookie}; ${notice}` })
  expect(profile.page.text('main .notice')).toMatch(/^Your message was sent! ?Open the conversation$/)
  const opened = profile.page.find('main .notice a').getAttribute('href') ?? ''
  const conversation = await visit(opened, { cookie })
  expect(conversation.page.text('.thread')).toContain(text)
})

describe('a message', () => {
  test('is stored in the one conversation of the two, of which it marks nothing as seen', async () => {
    await postMessage(tomas, wen, 'First')
    await postMessage(wen, tomas, 'Second')
    const [first, second] = await messagesTo(tomas)
    expect([first?.content, first?.senderId, second?.content, second?.senderId]).toEqual([
      'First',
      tomas,
      'Second',
      wen,
    ])
    const [conversation] = await db().conversation.findMany({
      where: { firstUserId: tomas, secondUserId: wen },
      include: { participants: { orderBy: { userId: 'asc' } } },
    })
    expect(conversation?.lastMessageAt).toEqual(second?.createdAt)
    expect(conversation?.participants.map((it) => [it.userId, it.messagesSeenAt])).toEqual([
      [tomas, null],
      [wen, null],
    ])
  })

  test('that is sent twice at once is stored once, and both requests have the same outcome', async () => {
    const [reader] = (await join(wenLi({ email: 'once@example.org' }))) as [number]
    const formKey = randomUUID()
    const answers = await Promise.all([1, 2].map(() => postMessage(tomas, reader, text, formKey)))
    expect(answers.map((it) => [it.status, it.headers.get('location')])).toEqual(
      Array(2).fill([303, `/profile/${reader}`]),
    )
    expect(await messagesTo(reader)).toHaveLength(1)
    await postMessage(tomas, reader, text)
    expect(await messagesTo(reader), 'the same text typed anew is another message').toHaveLength(2)
    await postMessage(tomas, reader, 'Another text in a form that Back brought up', formKey)
    expect(await messagesTo(reader)).toHaveLength(3)
  })

  test('of each to the other at once opens one conversation', async () => {
    const [one, other] = (await join(
      wenLi({ email: 'one@example.org' }),
      wenLi({ email: 'other@example.org' }),
    )) as [number, number]
    const answers = await Promise.all([
      postMessage(one, other, 'To the other'),
      postMessage(other, one, 'To the one'),
      postMessage(one, other, 'Once more'),
    ])
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
    expect(await db().conversation.count({ where: { firstUserId: one, secondUserId: other } })).toBe(1)
    expect(await messagesTo(one)).toHaveLength(3)
  })
})

describe('the length of a message', () => {
  const crlf = `${'a'.repeat(4900)}${'\r\n'.repeat(99)}b`

  test.each([
    ['2 characters', 'Hi', 2],
    ['5,000 characters', 'a'.repeat(5000), 5000],
    ['5,000 emoji', '🎉'.repeat(5000), 5000],
    ['line ends of two bytes, which count once', crlf, 5000],
  ])('may be %s', async (_, content, length) => {
    const [reader] = (await join(wenLi({ email: `${randomUUID()}@example.org` }))) as [number]
    expect((await postMessage(imani, reader, content)).status).toBe(303)
    const [stored] = await messagesTo(reader)
    expect([...(stored?.content ?? '')]).toHaveLength(length)
    expect(stored?.content).not.toContain('\r')
  })

  test.each([
    ['nothing', '', 'Please write a message.'],
    ['white space', ' \r\n\t ', 'Please write a message.'],
    ['1 character', 'a', 'Please write a message with at least 2 characters.'],
    ['1 emoji', '🎉', 'Please write a message with at least 2 characters.'],
    ['5,001 characters', 'a'.repeat(5001), 'Please use 5,000 characters or fewer. You have 5,001.'],
    ['5,001 emoji', '🎉'.repeat(5001), 'Please use 5,000 characters or fewer. You have 5,001.'],
  ])('may not be %s', async (_, content, message) => {
    const before = (await messagesTo(imani)).length
    const { status, page } = await visitWithMessage(tomas, imani, content)
    expect(status).toBe(400)
    expect(page.text('.error-summary li')).toBe(message)
    const { id } = page.find('textarea')
    expect(page.text(`[id="${id}-error"]`)).toContain(message)
    expect(page.find('.error-summary a').getAttribute('href')).toBe(`#${id}`)
    expect(page.find('textarea').getAttribute('aria-invalid')).toBe('true')
    expect(page.title).toMatch(/^Error: /)
    expect(typed(page).replaceAll('\r\n', '\n')).toBe(content.replaceAll('\r\n', '\n'))
    expect(await messagesTo(imani)).toHaveLength(before)
  })
})

test('null bytes are dropped and markup stays text', async () => {
  const [reader] = (await join(wenLi({ email: 'bytes@example.org' }))) as [number]
  expect((await postMessage(tomas, reader, 'Hel\0lo <b>you</b>')).status).toBe(303)
  expect((await messagesTo(reader))[0]?.content).toBe('Hello <b>you</b>')
})

test('a form that comes back with errors keeps its key', async () => {
  const { page } = await visit(messageAddress(imani), { as: tomas })
  const form = page.form('.dialog form', { text: 'a' })
  const again = await visit(messageAddress(imani), { as: tomas, form: form.fields })
  expect(again.page.form('.dialog form').fields.get('formKey')).toBe(form.fields.get('formKey'))
})

test.each<Record<string, string>>([{ formKey: 'x' }, { formKey: '' }, {}])(
  'a key like %o is refused',
  async (key) => {
    const form = { text, ...key }
    const answer = await fetch(messageAddress(imani), { as: tomas, form })
    expect(answer.status).toBe(400)
  },
)

describe('a message whose session has ended', () => {
  const sendAfterTheEnd = async () => {
    const cookie = await signIn('alumni')
    const { page } = await visit(messageAddress(imani), { cookie })
    const { id } = await db().user.findUniqueOrThrow({ where: { email: emailOf('alumni') } })
    await db().session.updateMany({ where: { userId: id }, data: { expiresAt: new Date(0) } })
    const answer = await submit(page.form('.dialog form', { text }), { cookie })
    expect(answer.status).toBe(303)
    return answer.headers.get('location') ?? ''
  }
  const signInAt = async (address: string, email: string) => {
    const answer = await fetch(address, { form: { email, password: demoPassword } })
    const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0]
    return visit(answer.headers.get('location') ?? '', { cookie })
  }

  test('is in its form again once the same person has signed in', async () => {
    const { status, page } = await signInAt(await sendAfterTheEnd(), emailOf('alumni'))
    expect(status).toBe(200)
    expect(typed(page)).toBe(text)
    const before = (await messagesTo(imani)).length
    expect((await submit(page.form('.dialog form'), { as: 'alumni' })).status).toBe(303)
    expect(await messagesTo(imani)).toHaveLength(before + 1)
  })

  test('is not shown to somebody else', async () => {
    const { status, page } = await signInAt(await sendAfterTheEnd(), emailOf('mba-fellow'))
    expect(status).toBe(200)
    expect(typed(page)).toBe('')
  })
})
