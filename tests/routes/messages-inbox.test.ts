import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { db, visit } from '../support/app.ts'
import { chatAddress, converse, newcomer, visitChat } from '../support/messages.ts'
import { imaniOkafor, join, person, tomasAlvarez, wenLi } from '../support/people.ts'

let imani: number
let tomas: number
let wen: number

beforeAll(async () => {
  const ids = await join(imaniOkafor(), tomasAlvarez(), wenLi())
  ;[imani, tomas, wen] = ids as [number, number, number]
})

describe('the inbox', () => {
  test('says when it is empty, and that no conversation is selected', async () => {
    const { page, status } = await visit('/messages', { as: await newcomer() })
    expect(status).toBe(200)
    expect(page.text('.inbox h2')).toBe('Inbox Empty')
    expect(page.text('.chat h2')).toBe('No conversation selected')
  })

  test('says whom it is for to those who have no profiles to begin at, and leads on', async () => {
    const eventManager = await newcomer({ roles: ['EVENT_MANAGER'], currentRole: 'EVENT_MANAGER' })
    const { page } = await visit('/messages', { as: eventManager })
    expect(page.text('.inbox')).not.toContain('Contact')
    expect(page.text('.inbox .empty-state')).toContain('Event managers work with partners.')
    const next = page.find('.inbox .empty-state a').getAttribute('href') ?? ''
    expect((await visit(next, { as: eventManager })).status).toBe(200)
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
    expect(
      page.texts('.inbox-entry time').every((time) => /^[A-Z][a-z]{2} \d|^[A-Z][a-z]{2}$/.test(time)),
    ).toBe(true)
  })

  test('cuts a preview after 100 characters as a reader counts them', async () => {
    const family = '👩‍👩‍👧‍👦'
    const kiss = '👩🏻‍❤️‍💋‍👩🏿'
    for (const [content, preview] of [
      ['a'.repeat(100), 'a'.repeat(100)],
      ['a'.repeat(101), `${'a'.repeat(99)}…`],
      [family.repeat(100), family.repeat(100)],
      [family.repeat(101), `${family.repeat(99)}…`],
      [kiss.repeat(101), `${kiss.repeat(99)}…`],
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

test('the menu leads to the messages whoever may use them', async () => {
  const leads = async (as: 'alumni' | 'event-manager' | 'partner') =>
    (await visit('/no/such/page', { as })).page.has('a.menu-item[href="/messages"]')
  expect(await leads('alumni')).toBe(true)
  expect(await leads('event-manager')).toBe(true)
  expect(await leads('partner')).toBe(false)
})
