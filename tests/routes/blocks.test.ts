// @one-database: what a viewer may not see is left out by conditions that both evaluate alike.
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { sendMessage } from '#app/domain/conversations/send-message.server.ts'
import { setKudos } from '#app/domain/kudos/give.server.ts'
import { readViewer } from '#app/domain/viewer/record.server.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'
import { db, fetch, submit, visit } from '../support/app.ts'
import { newBusiness } from '../support/businesses.ts'
import { giveKudos } from '../support/kudos.ts'
import { answer, chatAddress, converse, visitChat } from '../support/messages.ts'
import { join, person } from '../support/people.ts'
import { answered, asked, kudosFor } from '../support/questions.ts'

const LIST = '/profile/blocked-members'

let one: number
let other: number
/** Of both, in this test alone. */
let name: string
beforeEach(async () => {
  name = `C${randomUUID().slice(0, 6)}`
  const ids = await join(
    person('Odile', `${name}-One`, { email: `${randomUUID()}@example.org`, visibility: 'PUBLIC' }),
    person('Rafael', `${name}-Other`, { email: `${randomUUID()}@example.org`, visibility: 'PUBLIC' }),
  )
  ;[one, other] = ids as [number, number]
})

const blockAddress = (id: number | string) => `/profile/${id}/block`
const block = (as: number, id: number | string) => visit(blockAddress(id), { as, method: 'POST', form: {} })
const blocks = () => db().block.findMany({ where: { OR: [{ blockerId: one }, { blockerId: other }] } })

describe('blocking', () => {
  test('is offered on the profile, asked about, and then listed', async () => {
    const profile = await visit(`/profile/${other}`, { as: one })
    expect(profile.page.find(`a[href="${blockAddress(other)}"]`).text).toBe('Block')
    const dialog = await visit(blockAddress(other), { as: one })
    expect(dialog.page.text('dialog h2')).toBe(`Block Rafael ${name}-Other?`)
    const sent = await submit(dialog.page.form('dialog form'), { as: one })
    expect(sent.headers.get('location')).toBe(LIST)
    expect((await visit(LIST, { as: one })).page.text('main')).toContain(`Rafael ${name}-Other`)
  })

  test('twice is blocking once', async () => {
    await Promise.all([block(one, other), block(one, other)])
    const again = await block(one, other)
    expect([again.status, again.response.headers.get('location')]).toEqual([303, LIST])
    expect(await blocks()).toHaveLength(1)
  })

  test('is nothing that one can do to oneself, to nobody or to somebody who hides', async () => {
    await db().user.update({ where: { id: other }, data: { visibility: 'HIDDEN', listed: false } })
    for (const id of [one, other, 999_999, 'x']) expect((await block(one, id)).status).toBe(404)
    expect(await blocks()).toEqual([])
  })

  test('is not offered on one’s own profile', async () => {
    const { page } = await visit(`/profile/${one}`, { as: one })
    expect(page.has(`a[href="${blockAddress(one)}"]`)).toBe(false)
  })
})

describe.each([
  ['whoever blocked', () => one, () => other],
  ['whoever was blocked', () => other, () => one],
])('%s', (_, viewer, whom) => {
  beforeEach(async () => {
    await block(one, other)
  })

  test('finds no profile, card, image or contact of the other', async () => {
    for (const rest of ['', '.data', '/vcard', '/block']) {
      expect((await fetch(`/profile/${whom()}${rest}`, { as: viewer() })).status).toBe(404)
    }
  })

  test('is answered on the way to write as if the other could not be contacted', async () => {
    const form = { text: 'Hello?', formKey: randomUUID() }
    const { status, page } = await visit(`/profile/${whom()}/contact/message`, { as: viewer(), form })
    expect(status).toBe(409)
    expect(page.text('main')).toContain('Cannot be contacted right now')
    expect(page.text('main')).not.toContain(name)
    expect(await db().message.count({ where: { senderId: viewer() } })).toBe(0)
  })

  test('reads no name of the other in any list', async () => {
    const business = await newBusiness({ alumni: [whom()] })
    await giveKudos(whom(), viewer())
    await converse([one, other], [whom(), 'Hello'])
    const own = `${name}-${viewer() === one ? 'One' : 'Other'}`
    const pages = [
      '/',
      `/directory?search=${name.toLowerCase()}`,
      '/kudos',
      '/messages',
      `/messages?search=${name.toLowerCase()}`,
      '/partner-hub',
      '/regional-hub',
    ]
    for (const address of pages) {
      for (const as of ['', '.data']) {
        const path = address === '/' && as ? '/_root.data' : address.replace(/(\?|$)/, `${as}$1`)
        const bytes = await (await fetch(path, { as: viewer() })).text()
        expect(bytes.replaceAll(own, ''), path).not.toContain(name)
      }
    }
    const { page } = await visit(`/alumni-business-registry/${business}`, { as: viewer() })
    expect(page.has(`a[href="/profile/${whom()}"]`)).toBe(false)
  })

  test('reads the conversation as one with a hidden member, and can send nothing in it', async () => {
    const chat = await converse([one, other], [one, 'Said before'], [other, 'Heard'])
    const { page, texts } = await visitChat(chat, viewer())
    expect(texts).toEqual(['Said before', 'Heard'])
    expect(page.text('#chat-name')).toBe('Hidden member')
    expect(page.has('.composer')).toBe(false)
    expect((await answer(chat, viewer(), 'Still there?')).status).toBe(409)
    expect(await db().message.count({ where: { conversationId: chat } })).toBe(2)
  })

  test('is counted out of the other’s directory', async () => {
    const total = async (as: number) =>
      Number(
        (await visit('/directory', { as })).page
          .text('main')
          .match(/of ([\d,]+)/)?.[1]
          ?.replace(',', ''),
      )
    const before = await total(viewer())
    await db().block.deleteMany()
    expect(await total(viewer())).toBe(before + 1)
  })
})

test('what somebody was writing when the block came is not sent, nor kudos given', async () => {
  const question = await asked(one, 'Who can tell me?')
  const postId = await answered(question, one, 'I can.')
  const writer = (await readViewer(other)) as Viewer
  await block(one, other)
  const message = { text: 'Hello?', formKey: randomUUID() }
  expect((await sendMessage(writer, one, message, '127.0.0.1')).kind).toBe('refused')
  expect(await db().message.count({ where: { senderId: other } })).toBe(0)
  const place = { questionId: question, answerId: postId }
  expect((await setKudos(writer, place, { hasKudos: true, note: 'Hello?' })).kind).toBe('gone')
  expect(await kudosFor(postId)).toBe(0)
})

test('only whoever blocked is told so in the conversation', async () => {
  const chat = await converse([one, other], [one, 'Hello'])
  await block(one, other)
  const foot = async (as: number) => (await visitChat(chat, as)).page.text('.chat-foot')
  expect(await foot(one)).toContain('You blocked this member')
  expect(await foot(other)).not.toContain('block')
})

test('staff find both, whatever they did to each other', async () => {
  await block(one, other)
  for (const id of [one, other]) expect((await visit(`/profile/${id}`, { as: 'staff' })).status).toBe(200)
})

describe('taking a block back', () => {
  test('lets both find and write to each other again', async () => {
    await block(one, other)
    const { page } = await visit(LIST, { as: one })
    const sent = await submit(page.form('main li form', {}, 'Unblock'), { as: one })
    expect(sent.headers.get('location')).toBe(LIST)
    expect((await visit(`/profile/${one}`, { as: other })).status).toBe(200)
    expect((await visit(`/profile/${other}`, { as: one })).status).toBe(200)
  })

  test('is whoever blocked’s alone', async () => {
    await block(one, other)
    await visit(LIST, { as: other, form: { memberId: String(one) } })
    await visit(LIST, { as: other, form: { memberId: String(other) } })
    expect(await blocks()).toHaveLength(1)
  })

  test('of nobody does nothing, and a form without a member is refused', async () => {
    expect((await visit(LIST, { as: one, form: { memberId: '999999' } })).status).toBe(303)
    expect((await visit(LIST, { as: one, form: {} })).status).toBe(403)
  })
})

test('the list says when it is empty', async () => {
  expect((await visit(LIST, { as: one })).page.text('main')).toContain('You haven’t blocked anyone')
})

test('a conversation can be opened by its address after a block', async () => {
  const chat = await converse([one, other], [one, 'Hello'])
  await block(one, other)
  expect((await visit(chatAddress(chat), { as: other })).status).toBe(200)
})
