import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { refreshListing } from '#app/domain/members/listing.server.ts'
import { db, fetch, signIn, submit, visit } from '../support/app.ts'
import { answer, chatAddress, converse, seenAt, visitChat } from '../support/messages.ts'
import {
  imaniOkafor,
  join,
  kofiMensah,
  odileMarchand,
  person,
  tomasAlvarez,
  wenLi,
} from '../support/people.ts'

let imani: number
let tomas: number
let wen: number
let kofi: number

beforeAll(async () => {
  const ids = await join(imaniOkafor(), tomasAlvarez(), wenLi(), kofiMensah())
  ;[imani, tomas, wen, kofi] = ids as [number, number, number, number]
})

/** Somebody without conversations. */
async function newcomer(changes = {}): Promise<number> {
  const [id] = await join(person('Nadia', 'Haddad', { email: `${randomUUID()}@example.org`, ...changes }))
  return id as number
}

const count = (conversationId: number) => db().message.count({ where: { conversationId } })

describe('the inbox', () => {
  test('says when it is empty, and that no conversation is selected', async () => {
    const { page, status } = await visit('/messages', { as: await newcomer() })
    expect(status).toBe(200)
    expect(page.text('.inbox h2')).toBe('Inbox Empty')
    expect(page.text('.chat h2')).toBe('No conversation selected')
  })

  test('lists the latest first and opens that one', async () => {
    const nadia = await newcomer()
    const earlier = await converse([nadia, imani], [imani, 'Earlier', new Date('2026-01-01T00:00:00Z')])
    const later = await converse([nadia, wen], [wen, 'Later', new Date('2026-02-01T00:00:00Z')])
    const { page } = await visit('/messages', { as: nadia })
    expect(page.texts('.inbox-entry a')).toEqual(['Wen Li', 'Imani Okafor'])
    expect(page.text('#chat-name')).toBe('Wen Li')
    expect(page.text('.inbox-entry:has([aria-current]) a')).toBe('Wen Li')
    expect(page.root.querySelectorAll('.inbox-entry a').map((link) => link.getAttribute('href'))).toEqual([
      chatAddress(later),
      chatAddress(earlier),
    ])
    expect((await visitChat(earlier, nadia)).texts).toEqual(['Earlier'])
  })

  test('cuts a preview after 100 characters as a reader counts them', async () => {
    const family = '👩‍👩‍👧‍👦'
    for (const [content, preview] of [
      ['a'.repeat(100), 'a'.repeat(100)],
      ['a'.repeat(101), `${'a'.repeat(99)}…`],
      [family.repeat(100), family.repeat(100)],
      [family.repeat(101), `${family.repeat(99)}…`],
    ] as const) {
      const nadia = await newcomer()
      await converse([nadia, wen], [nadia, content])
      const { page } = await visit('/messages', { as: nadia })
      expect(page.text('.inbox-preview')).toBe(preview)
      expect(page.text('.inbox-entry p')).toBe(`You: ${preview}`)
    }
  })

  test('says of which conversations there are new messages', async () => {
    const nadia = await newcomer()
    const id = await converse([nadia, wen], [wen, 'One'], [wen, 'Two'], [nadia, 'Three'])
    const isNew = async () => (await visit('/messages', { as: nadia })).page.has('.inbox-entry .chip')
    expect(await isNew(), 'the last word is one’s own').toBe(false)
    await db().message.create({
      data: {
        conversationId: id,
        senderId: wen,
        content: 'Four',
        formKey: randomUUID(),
        createdAt: new Date('2026-03-10T00:00:00Z'),
      },
    })
    expect(await isNew(), 'never looked at').toBe(true)
    const look = (messagesSeenAt: Date) =>
      db().conversationParticipant.update({
        where: { conversationId_userId: { conversationId: id, userId: nadia } },
        data: { messagesSeenAt },
      })
    await look(new Date('2026-03-09T23:59:59.999Z'))
    expect(await isNew()).toBe(true)
    await look(new Date('2026-03-10T00:00:00Z'))
    expect(await isNew()).toBe(false)
  })

  test('shows 36 conversations, and the next ones below them', async () => {
    const nadia = await newcomer()
    const others = await join(
      ...Array.from({ length: 40 }, () => person('Crowd', 'Silva', { email: `${randomUUID()}@example.org` })),
    )
    const sent = new Date('2026-01-01T00:00:00Z')
    const ids: number[] = []
    for (const other of others) ids.push(await converse([nadia, other], [other, 'Hello', sent]))
    const shown = async (address: string) => {
      const { page } = await visit(address, { as: nadia })
      const links = page.root
        .querySelectorAll('.inbox-entry a')
        .map((link) => link.getAttribute('href') ?? '')
      const more = page.root.querySelector('.inbox > a')?.getAttribute('href')
      return {
        more,
        ids: links.map((link) => Number(new URLSearchParams(link.split('?')[1]).get('conversationId'))),
      }
    }
    const first = await shown('/messages')
    expect(first.ids).toEqual(ids.toReversed().slice(0, 36))
    const second = await shown(first.more ?? '')
    expect(second.ids).toEqual(ids.toReversed())
    expect(second.more).toBeUndefined()
  })
})

describe('the search by name', () => {
  const found = async (search: string, as: number) => {
    const { page } = await visit(`/messages?search=${encodeURIComponent(search)}`, { as })
    return page.texts('.inbox-entry a')
  }
  let nadia: number
  beforeAll(async () => {
    nadia = await newcomer()
    const percent = await newcomer({ firstName: 'Per%cent', lastName: 'Under_score' })
    for (const other of [imani, tomas, percent]) await converse([nadia, other], [other, 'Wen Li'])
  })

  test.each([
    ['tomas alvarez', ['Tomás Álvarez']],
    ['ÁLVAREZ', ['Tomás Álvarez']],
    ['kafo ima', ['Imani Okafor']],
    ['%', ['Per%cent Under_score']],
    ['_', ['Per%cent Under_score']],
    ["' OR 1=1 --", []],
    ['Wen', []],
  ])('for %s finds %o', async (search, names) => {
    expect(await found(search, nadia)).toEqual(names)
  })

  test('opens no conversation by itself, and says when nobody is found', async () => {
    const some = await visit('/messages?search=imani', { as: nadia })
    expect(some.page.text('.chat h2')).toBe('No conversation selected')
    const none = await visit('/messages?search=nobody', { as: nadia })
    expect(none.page.text('.inbox h2')).toBe('No search results.')
  })
})

describe('a conversation', () => {
  test('of others, or that can’t be, is not found', async () => {
    const foreign = await converse([await newcomer(), wen], [wen, 'Between us'])
    const ids = [foreign, 999_999, '0', '-1', 'abc', '1e3', '99999999999', '%D9%A3', '', '1.0']
    for (const id of ids) {
      for (const address of [chatAddress(id), chatAddress(id).replace('?', '.data?')]) {
        const response = await fetch(address, { as: imani })
        expect(response.status, address).toBe(404)
        expect(await response.text()).not.toContain('Between us')
      }
      expect((await answer(id, imani, 'Hello')).status, `${id}`).toBe(404)
    }
    expect(await count(foreign)).toBe(1)
    const own = await converse([await newcomer(), imani], [imani, 'Ours'])
    expect((await fetch(`${chatAddress(own)}&before=abc`, { as: imani })).status).toBe(404)
  })

  test('labels what somebody else wrote since one looked', async () => {
    const nadia = await newcomer()
    const id = await converse([nadia, wen], [wen, 'One'], [nadia, 'Two'], [wen, 'Three'], [wen, 'Four'])
    expect((await visitChat(id, nadia)).news).toEqual(['One', 'Three', 'Four'])
    await db().conversationParticipant.update({
      where: { conversationId_userId: { conversationId: id, userId: nadia } },
      data: { messagesSeenAt: new Date('2026-03-09T13:02:00Z') },
    })
    expect((await visitChat(id, nadia)).news).toEqual(['Four'])
    expect((await visitChat(id, wen)).news).toEqual(['Two'])
  })

  test('says the times in the reader’s zone', async () => {
    const nadia = await newcomer({ timeZone: 'America/New_York' })
    const id = await converse([nadia, wen], [wen, 'One'], [wen, 'Two'], [nadia, 'Three'])
    const { page } = await visitChat(id, nadia)
    expect(page.texts('.talk-head time')).toEqual(['Mar. 9, 2026, 9:00 AM EDT', 'Mar. 9, 2026, 9:02 AM EDT'])
  })

  test('shows each message exactly once over its pages, also those of one moment', async () => {
    const nadia = await newcomer()
    const moment = new Date('2026-03-09T13:00:00Z')
    const written = Array.from({ length: 120 }, (_, index) => `Message ${index}`)
    const id = await converse(
      [nadia, wen],
      ...written.map((text, index): [number, string, Date] => [index % 3 ? nadia : wen, text, moment]),
    )
    const pages: string[][] = []
    let address: string | undefined = chatAddress(id)
    while (address) {
      const { page } = await visit(address, { as: nadia })
      pages.unshift(page.texts('.bubble > p'))
      const more = page.root.querySelectorAll('.thread-more').find((link) => link.text === 'Older messages')
      address = more?.getAttribute('href')
    }
    expect(pages.map((page) => page.length)).toEqual([20, 50, 50])
    expect(pages.flat()).toEqual(written)
  })

  test('shows markup as the text that it is', async () => {
    const nadia = await newcomer()
    const script = '<script>alert(1)</script> & <b>"quoted"</b>'
    const id = await converse([nadia, wen], [wen, script])
    const { page } = await visitChat(id, nadia)
    expect(page.find('.bubble > p').innerHTML).not.toMatch(/<(script|b)>/)
    expect(
      page
        .text('.bubble > p')
        .replaceAll('&quot;', '"')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&'),
    ).toBe(script)
    expect(page.root.querySelectorAll('script').some((it) => it.text.includes(script))).toBe(false)
  })

  test('takes the same few queries, however much was written', async () => {
    const short = await newcomer()
    const shortId = await converse([short, wen], [wen, 'One'])
    const long = await newcomer()
    const many = Array.from({ length: 60 }, (_, index): [number, string] => [wen, `Message ${index}`])
    const longId = await converse([long, wen], ...many)
    for (const other of [imani, tomas, kofi]) await converse([long, other], [other, 'Hello'])
    const queries = async (id: number, as: number) => {
      const cookie = await signIn(as)
      const spy = vi.spyOn(db() as unknown as Queried, '$queryRaw')
      await fetch(chatAddress(id), { cookie })
      const { length } = spy.mock.calls
      spy.mockRestore()
      return length
    }
    expect(await queries(shortId, short)).toBe(await queries(longId, long))
  })
})

type Queried = { $queryRaw: (...args: unknown[]) => Promise<unknown> }

describe('marking a conversation as seen', () => {
  test('takes a POST: looking at it changes nothing', async () => {
    const nadia = await newcomer()
    const id = await converse([nadia, wen], [wen, 'One'])
    const seen = `/endpoints/conversations/${id}/seen`
    const addresses = [
      '/messages',
      chatAddress(id),
      `/messages.data?conversationId=${id}`,
      seen,
      `${seen}.data`,
    ]
    for (const address of addresses) {
      for (const method of ['GET', 'HEAD']) await fetch(address, { as: nadia, method })
    }
    expect(await seenAt(id, nadia)).toBeNull()
    const { page } = await visitChat(id, nadia)
    const pressed = await submit(page.form('.chat-seen form'), { as: nadia })
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, chatAddress(id)])
    expect(await seenAt(id, nadia)).toEqual(new Date('2026-03-09T13:00:00Z'))
    const after = await visitChat(id, nadia)
    expect(after.news).toEqual([])
    expect(after.page.has('.inbox-entry .chip')).toBe(false)
    expect(after.page.has('.chat-seen form')).toBe(false)
  })

  test('leaves what arrived since new, and never goes back', async () => {
    const nadia = await newcomer()
    const id = await converse([nadia, wen], [wen, 'One'], [wen, 'Two'])
    const [one, two] = await db().message.findMany({ where: { conversationId: id }, orderBy: { id: 'asc' } })
    const mark = async (message: { id: number } | undefined, as = nadia) =>
      (await fetch(`/endpoints/conversations/${id}/seen`, { as, form: { messageId: String(message?.id) } }))
        .status
    expect(await mark(one)).toBe(204)
    expect((await visitChat(id, nadia)).news).toEqual(['Two'])
    expect(await mark(two)).toBe(204)
    expect(await mark(one)).toBe(204)
    expect(await seenAt(id, nadia)).toEqual(two?.createdAt)
    expect(await mark(two, imani), 'by somebody else').toBe(404)
    expect(await seenAt(id, wen)).toBeNull()
  })

  test.each(['', 'abc', '0', '99999999999'])('up to a message %o is not found', async (messageId) => {
    const nadia = await newcomer()
    const id = await converse([nadia, wen], [wen, 'One'])
    const address = `/endpoints/conversations/${id}/seen`
    expect((await fetch(address, { as: nadia, form: { messageId } })).status).toBe(404)
  })
})

describe('an answer', () => {
  test('is sent by the form of the chat, once however often the form is sent, and marks as seen', async () => {
    const nadia = await newcomer()
    const id = await converse([nadia, wen], [wen, 'One'])
    const cookie = await signIn(nadia)
    const { page } = await visit('/messages', { cookie })
    const form = page.form('.composer', { text: 'Thank you!\r\nUntil soon' })
    const sent = await Promise.all([submit(form, { cookie }), submit(form, { cookie })])
    expect(sent.map((it) => [it.status, it.headers.get('location')])).toEqual(
      Array(2).fill([303, chatAddress(id)]),
    )
    const notice = (sent[0]?.headers.get('set-cookie') ?? '').split(';')[0]
    const after = await visit(chatAddress(id), { cookie: `${cookie}; ${notice}` })
    expect(after.page.text('main .notice')).toBe('Your message was sent!')
    expect(after.page.find('textarea').textContent.trim()).toBe('')
    expect(after.page.texts('.bubble > p')).toEqual(['One', 'Thank you! Until soon'])
    expect((await visitChat(id, nadia)).news).toEqual([])
  })

  test.each([
    ['one character', 'a'],
    ['one emoji', '🎉'],
    ['5,000 emoji', '🎉'.repeat(5000)],
  ])('may be %s', async (_, text) => {
    const nadia = await newcomer()
    const id = await converse([nadia, wen], [wen, 'One'])
    expect((await answer(id, nadia, text)).status).toBe(303)
    expect((await visitChat(id, nadia)).texts).toEqual(['One', text])
  })

  test.each([
    ['nothing', '', 'Please write a message.'],
    ['white space', ' \n\t ', 'Please write a message.'],
    ['5,001 emoji', '🎉'.repeat(5001), 'Please enter at most 5000 characters: this text has 5001.'],
  ])('may not be %s, and keeps it', async (_, text, message) => {
    const nadia = await newcomer()
    const id = await converse([nadia, wen], [wen, 'One'])
    const { status, page } = await answer(id, nadia, text)
    expect(status).toBe(400)
    expect(page.text('.error-summary li')).toBe(message)
    expect(page.find('textarea').textContent.replace(/^\n/, '')).toBe(text)
    expect(page.title).toMatch(/^Error: Messages with Wen Li/)
    expect(await count(id)).toBe(1)
  })

  test('after many is refused for a while, and keeps the text', async () => {
    const nadia = await newcomer()
    const id = await converse([nadia, wen], [wen, 'One'])
    for (let sent = 0; sent < 60; sent++) expect((await answer(id, nadia, `${sent}`)).status).toBe(303)
    const { status, page, response } = await answer(id, nadia, 'One too many')
    expect(status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(page.text('textarea')).toBe('One too many')
    expect(page.text('.error-summary')).toContain('You have sent many messages.')
    expect(await count(id)).toBe(61)
  })

  test('whose session has ended is in the form again after signing in', async () => {
    const nadia = await newcomer()
    const id = await converse([nadia, wen], [wen, 'One'])
    const { page } = await visitChat(id, nadia)
    const answered = await submit(page.form('.composer', { text: 'Typed for long' }))
    expect(answered.status).toBe(303)
    const login = new URL(answered.headers.get('location') ?? '', 'http://localhost')
    expect(login.pathname).toBe('/auth/login')
    const back = login.searchParams.get('redirect') ?? ''
    const again = await visit(back, { as: nadia })
    expect(again.page.text('textarea')).toBe('Typed for long')
    expect((await submit(again.page.form('.composer'), { as: nadia })).headers.get('location')).toBe(
      chatAddress(id),
    )
    expect((await visit(back, { as: wen })).page.text('textarea')).toBe('')
  })
})

describe('whoever can’t be contacted', () => {
  test.each([
    ['does not wish it', { contactable: false }],
    ['is a partner alone', { roles: ['PARTNER'] }],
    ['hides', { visibility: 'HIDDEN' }],
    ['is not verified', { emailVerifiedAt: null }],
  ])('because they are somebody who %s is sent nothing', async (_, changes) => {
    const nadia = await newcomer()
    const other = await newcomer({ firstName: 'Rafael', lastName: 'Souza' })
    const id = await converse([nadia, other], [other, 'One'])
    const { page } = await visitChat(id, nadia)
    const form = page.form('.composer', { text: 'Too late' })
    await db().user.update({ where: { id: other }, data: changes as object })
    const refused = await submit(form, { as: nadia })
    expect(refused.status).toBe(409)
    const html = await refused.text()
    expect(html).toContain('Cannot be contacted right now')
    expect(html).toContain('Too late')
    expect(await count(id)).toBe(1)
    const after = await visitChat(id, nadia)
    expect(after.texts).toEqual(['One'])
    expect(after.page.text('.chat-foot')).toBe('Cannot be contacted right now')
    expect(after.page.has('.composer')).toBe(false)
  })

  test('because they hide keeps neither name, photo nor link, for members and staff', async () => {
    const photo = 'https://images.example.org/odile.jpg'
    const [odile] = (await join(odileMarchand({ hasVisibleAvatar: true, profileImgUrl: photo }))) as [number]
    const staff = await newcomer({ roles: ['STAFF'], currentRole: 'STAFF' })
    for (const reader of [await newcomer(), staff]) {
      const id = await converse([reader, odile], [odile, 'One'])
      for (const address of [
        chatAddress(id),
        `/messages.data?conversationId=${id}`,
        '/messages?search=marchand',
      ]) {
        const bytes = await (await fetch(address, { as: reader })).text()
        for (const secret of ['Odile', 'odile.jpg', `/profile/${odile}`]) {
          expect(bytes.includes(secret), `${secret} in ${address}`).toBe(false)
        }
      }
      const { page, texts } = await visitChat(id, reader)
      expect(texts).toEqual(['One'])
      expect(page.texts('.inbox-entry a')).toEqual(['Hidden member'])
      expect(page.text('#chat-name')).toBe('Hidden member')
      expect((await visit('/messages?search=odile', { as: reader })).page.texts('.inbox-entry')).toEqual([])
    }
  })
})

describe('whoever hides', () => {
  test('meets a wall without a byte of the messages, and can send none', async () => {
    const nadia = await newcomer()
    const id = await converse([nadia, wen], [wen, 'A word in confidence'])
    const { page } = await visitChat(id, nadia)
    expect(page.find('.chat-profile').getAttribute('href')).toBe(`/profile/${wen}`)
    await db().$transaction(async (tx) => {
      await tx.user.update({ where: { id: nadia }, data: { visibility: 'HIDDEN' } })
      await refreshListing(tx, [nadia])
    })
    for (const address of ['/messages', chatAddress(id), `/messages.data?conversationId=${id}`]) {
      const bytes = await (await fetch(address, { as: nadia })).text()
      for (const secret of ['in confidence', 'Wen Li']) expect(bytes).not.toContain(secret)
    }
    const wall = await visitChat(id, nadia)
    expect(wall.page.text('h1')).toBe('Your profile is hidden')
    expect(wall.page.form('main form').action).toContain('redirect=%2Fmessages')
    const refused = await submit(page.form('.composer', { text: 'Typed before' }), { as: nadia })
    expect(refused.status).toBe(409)
    const html = await refused.text()
    expect(html).toContain('Typed before')
    expect(html).not.toContain('in confidence')
    expect(await count(id)).toBe(1)
  })
})

test('the menu leads to the messages whoever may use them', async () => {
  const leads = async (as: 'alumni' | 'event-manager' | 'partner') =>
    (await visit('/no/such/page', { as })).page.has('a.menu-item[href="/messages"]')
  expect(await leads('alumni')).toBe(true)
  expect(await leads('event-manager')).toBe(true)
  expect(await leads('partner')).toBe(false)
})
