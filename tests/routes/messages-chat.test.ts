import { beforeAll, describe, expect, test, vi } from 'vitest'
import { db, fetch, signIn, submit, visit } from '../support/app.ts'
import {
  answer,
  chatAddress,
  converse,
  messagesIn,
  newcomer,
  seenAt,
  visitChat,
} from '../support/messages.ts'
import { imaniOkafor, join, tomasAlvarez, wenLi } from '../support/people.ts'

let imani: number
let tomas: number
let wen: number

beforeAll(async () => {
  const ids = await join(imaniOkafor(), tomasAlvarez(), wenLi())
  ;[imani, tomas, wen] = ids as [number, number, number]
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
    expect(await messagesIn(foreign)).toBe(1)
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

  test('has nothing of somebody who hides but what was written', async () => {
    const nadia = await newcomer({ firstName: 'Nadia', lastName: 'Unseen' })
    const id = await converse([nadia, wen], [nadia, 'Between us'])
    const bytes = async (address: string) =>
      (await (await fetch(address, { as: wen })).text()).replaceAll('\\', '')
    const addresses = [chatAddress(id), chatAddress(id).replace('?', '.data?')]
    for (const address of addresses) expect(await bytes(address)).toContain(`"profileId",${nadia}`)
    await db().user.update({ where: { id: nadia }, data: { visibility: 'HIDDEN' } })
    for (const address of addresses) {
      expect(await bytes(address)).toContain('Between us')
      expect(await bytes(address)).not.toMatch(new RegExp(`Unseen|"profileId",${nadia}`))
    }
  })

  test('says the times in the reader’s zone', async () => {
    const nadia = await newcomer({ timeZone: 'America/New_York' })
    const id = await converse([nadia, wen], [wen, 'One'], [wen, 'Two'], [nadia, 'Three'])
    const { page } = await visitChat(id, nadia)
    expect(page.texts('.thread-day')).toEqual([expect.stringMatching(/^Monday, March 9(, 2026)? EDT$/)])
    expect(page.texts('.talk time')).toEqual(['9:01 AM', '9:02 AM'])
  })

  test('says the day once, joins what one person wrote in a few minutes, and that the last word was sent', async () => {
    const nadia = await newcomer({ timeZone: 'UTC' })
    const at = (time: string) => new Date(`2026-03-${time}:00Z`)
    const id = await converse(
      [nadia, wen],
      [wen, 'One', at('09T09:00')],
      [wen, 'Two', at('09T09:04')],
      [wen, 'Three', at('09T09:10')],
      [nadia, 'Four', at('09T09:11')],
      [nadia, 'Five', at('10T09:00')],
    )
    const { page } = await visitChat(id, nadia)
    expect(page.texts('.thread-day h3').map((day) => day.replace(', 2026', ''))).toEqual([
      'Monday, March 9',
      'Tuesday, March 10',
    ])
    const talks = page.root.querySelectorAll('.talk')
    expect(talks.map((talk) => talk.querySelectorAll('.bubble').length)).toEqual([2, 1, 1, 1])
    expect(talks.map((talk) => talk.querySelector('.talk-foot')?.text)).toEqual([
      '9:04 AM',
      '9:10 AM',
      '9:11 AM',
      '9:00 AM · Sent',
    ])
    expect((await visitChat(id, wen)).page.texts('.talk-foot').at(-1)).toMatch(/ AM$/)
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
      const more = page.root
        .querySelectorAll('section[tabindex] a')
        .find((link) => link.text === 'Older messages')
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
    for (const other of [imani, tomas]) await converse([long, other], [other, 'Hello'])
    const queries = async (id: number, as: number) => {
      const cookie = await signIn(as)
      const spy = vi.spyOn(db() as unknown as Queried, '$queryRaw')
      await fetch(chatAddress(id), { cookie })
      const { length } = spy.mock.calls
      spy.mockRestore()
      return length
    }
    expect([await queries(shortId, short), await queries(longId, long)]).toEqual([5, 5])
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
