import { beforeAll, describe, expect, test } from 'vitest'
import { refreshDirectoryEntries } from '#app/domain/members/directory-entries.server.ts'
import { digest } from '#app/domain/rate-limits/rate-limits.server.ts'
import { db, fetch, signIn, submit, visit } from '../support/app.ts'
import { answer, chatAddress, converse, messagesIn, newcomer, visitChat } from '../support/messages.ts'
import { join, odileMarchand, wenLi } from '../support/people.ts'

let wen: number

beforeAll(async () => {
  const ids = await join(wenLi())
  ;[wen] = ids as [number]
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

  test('marks what stood above it as seen, and nothing that came since', async () => {
    const nadia = await newcomer()
    const id = await converse([nadia, wen], [wen, 'One'], [wen, 'Two'])
    const { page } = await visitChat(id, nadia)
    await answer(id, wen, 'Three, meanwhile')
    expect((await submit(page.form('.composer', { text: 'To One and Two' }), { as: nadia })).status).toBe(303)
    expect((await visitChat(id, nadia)).news).toEqual(['Three, meanwhile'])
  })

  test('is new to whoever has seen the one before, though that came by a clock that is ahead', async () => {
    const nadia = await newcomer()
    const id = await converse([nadia, wen], [wen, 'One', new Date(Date.now() + 60_000)])
    await submit((await visitChat(id, nadia)).page.form('.chat-seen form'), { as: nadia })
    expect((await visitChat(id, nadia)).news).toEqual([])
    await answer(id, wen, 'Two')
    const { texts, news } = await visitChat(id, nadia)
    expect([texts, news]).toEqual([['One', 'Two'], ['Two']])
  })

  test('that is sent again after contact was switched off was sent all the same', async () => {
    const nadia = await newcomer()
    const other = await newcomer()
    const id = await converse([nadia, other], [other, 'One'])
    const { page } = await visitChat(id, nadia)
    const form = page.form('.composer', { text: 'Arrived, but the answer did not' })
    await submit(form, { as: nadia })
    await db().user.update({ where: { id: other }, data: { contactable: false } })
    const again = await submit(form, { as: nadia })
    expect([again.status, again.headers.get('location')]).toEqual([303, chatAddress(id)])
    expect(await messagesIn(id)).toBe(2)
  })

  test('waits when too many came from its address', async () => {
    const nadia = await newcomer()
    const id = await converse([nadia, wen], [wen, 'One'])
    const key = `messagesByAddress:${digest('127.0.0.1')}`
    const data = { points: 600, expire: new Date(Date.now() + 60_000) }
    await db().rateLimit.upsert({ where: { key }, create: { key, ...data }, update: data })
    const { status, page } = await answer(id, nadia, 'From the office')
    await db().rateLimit.delete({ where: { key } })
    expect(status).toBe(429)
    expect(page.text('.error-summary li')).toMatch(
      /^You’ve sent a lot of messages in a short time. Try again in/,
    )
    expect(page.text('textarea')).toBe('From the office')
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
    ['5,001 emoji', '🎉'.repeat(5001), 'Please use 5,000 characters or fewer. You have 5,001.'],
  ])('may not be %s, and keeps it', async (_, text, message) => {
    const nadia = await newcomer()
    const id = await converse([nadia, wen], [wen, 'One'])
    const { status, page } = await answer(id, nadia, text)
    expect(status).toBe(400)
    expect(page.text('.error-summary li')).toBe(message)
    expect(page.find('textarea').textContent.replace(/^\n/, '')).toBe(text)
    expect(page.title).toMatch(/^Error: Messages with Wen Li/)
    expect(await messagesIn(id)).toBe(1)
  })

  test('after many is refused for a while, and keeps the text', async () => {
    const nadia = await newcomer()
    const id = await converse([nadia, wen], [wen, 'One'])
    for (let sent = 0; sent < 60; sent++) expect((await answer(id, nadia, `${sent}`)).status).toBe(303)
    const { status, page, response } = await answer(id, nadia, 'One too many')
    expect(status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(page.text('textarea')).toBe('One too many')
    expect(page.text('.error-summary')).toContain('You’ve sent a lot of messages in a short time.')
    expect(await messagesIn(id)).toBe(61)
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
    expect(await messagesIn(id)).toBe(1)
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
  test('as an event manager shows the profile again on the wall, and goes on to the messages', async () => {
    const nadia = await newcomer({
      roles: ['EVENT_MANAGER'],
      currentRole: 'EVENT_MANAGER',
      visibility: 'HIDDEN',
    })
    const { page } = await visit('/messages', { as: nadia })
    expect(page.has('main a[href="/profile"]')).toBe(false)
    const shown = await submit(page.form('main form', { visibility: 'PUBLIC' }), { as: nadia })
    expect(shown.headers.get('location')).toBe('/messages')
    expect((await visit('/messages', { as: nadia })).page.text('h1')).toBe('Messages')
    const own = await visit('/profile/privacy-and-visibility', { as: nadia })
    const hidden = await submit(own.page.form('form.form', { visibility: 'HIDDEN' }), { as: nadia })
    expect(hidden.headers.get('location')).toBe('/partner-management/my-partners')
  })

  test('meets a wall without a byte of the messages, and can send none', async () => {
    const nadia = await newcomer()
    const id = await converse([nadia, wen], [wen, 'A word in confidence'])
    const { page } = await visitChat(id, nadia)
    expect(page.find('.chat-profile').getAttribute('href')).toBe(`/profile/${wen}`)
    await db().$transaction(async (tx) => {
      await tx.user.update({ where: { id: nadia }, data: { visibility: 'HIDDEN' } })
      await refreshDirectoryEntries(tx, [nadia])
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
    expect(await messagesIn(id)).toBe(1)
  })
})
