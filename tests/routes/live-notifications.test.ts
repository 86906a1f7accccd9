import { beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { announce, removeAnnouncements } from '../support/announcements.ts'
import { db, fetch, signIn } from '../support/app.ts'
import { changeSettings } from '../support/chargebee/set-up.ts'
import { giveKudos } from '../support/kudos.ts'
import { answer, converse, newcomer } from '../support/messages.ts'
import { notificationsOf, openStream } from '../support/notification-stream.ts'
import { imaniOkafor, join, tomasAlvarez, wenLi } from '../support/people.ts'

let imani: number
let tomas: number
let wen: number
let chat: number
beforeAll(async () => {
  const ids = await join(imaniOkafor(), tomasAlvarez(), wenLi())
  ;[imani, tomas, wen] = ids as [number, number, number]
  chat = await converse([imani, tomas], [tomas, 'Hello'])
})

const soon = (check: () => void) => vi.waitFor(check, { timeout: 20_000, interval: 10 })

describe('a stream of news', () => {
  test('is an answer that no store keeps and no proxy holds back', async () => {
    const stream = await openStream(imani)
    expect(stream.answer.status).toBe(200)
    expect(stream.answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(stream.answer.headers.get('cache-control')).toBe('no-store')
    expect(stream.answer.headers.get('x-accel-buffering')).toBe('no')
    stream.close()
    await stream.ended
  })

  test('is refused beyond as many as one member can have, until another one ends', async () => {
    const undo = await changeSettings({ STREAMS_PER_MEMBER: 2 })
    const [first, second] = [await openStream(imani), await openStream(imani)]
    const accept = { accept: 'text/event-stream' }
    const third = await fetch('/endpoints/notifications', { as: imani, headers: accept })
    expect([third.status, third.headers.get('retry-after')]).toEqual([429, '60'])
    const others = await openStream(wen)
    expect(others.answer.status).toBe(200)
    first.close()
    await first.ended
    const next = await openStream(imani)
    expect(next.answer.status).toBe(200)
    for (const stream of [second, next, others]) stream.close()
    await Promise.all([second.ended, next.ended, others.ended])
    await undo()
  })

  test('tells the other one of a message, once it is stored, and nobody else', async () => {
    const [imanis, ones, wens] = await Promise.all([imani, tomas, wen].map((id) => openStream(id)))
    expect((await answer(chat, tomas, 'Do you hear me?')).status).toBe(303)
    await soon(() => expect(imanis?.kinds()).toEqual(['conversations']))
    await announce({ name: 'For everybody' })
    await soon(() => expect(ones?.kinds()).toEqual(['announcements']))
    await soon(() => expect(wens?.kinds()).toEqual(['announcements']))
    for (const stream of [imanis, ones, wens]) stream?.close()
    await removeAnnouncements()
  })

  test('names nobody and holds no word of what was written', async () => {
    const stream = await openStream(imani)
    await answer(chat, tomas, 'A secret of ours')
    await soon(() => expect(stream.kinds()).toEqual(['conversations']))
    expect(stream.bytes()).toBe('retry: 3000\n\nevent: notifications\ndata: conversations\n\n')
    stream.close()
  })

  test('tells nothing of what was taken back before it was stored', async () => {
    const stream = await openStream(imani)
    const written = db().$transaction(async (tx) => {
      await tx.message.create({
        data: { conversationId: chat, senderId: tomas, content: 'No', formKey: 'no' },
      })
      throw new Error('taken back')
    })
    await expect(written).rejects.toThrow('taken back')
    await giveKudos(tomas, imani)
    await soon(() => expect(stream.kinds()).toEqual(['kudos']))
    stream.close()
  })

  test('tells of a kudo that is given and of one that is taken back', async () => {
    const stream = await openStream(imani)
    const id = await giveKudos(wen, imani)
    await db().kudo.delete({ where: { id } })
    await soon(() => expect(stream.kinds()).toEqual(['kudos', 'kudos']))
    stream.close()
  })

  test('begins with what came since the page was rendered', async () => {
    const { version } = await notificationsOf(imani)
    await answer(chat, tomas, 'Between the page and its stream')
    const stream = await openStream(imani, version)
    // PostgreSQL may still be about to tell of the message itself when the stream opens.
    await soon(() => expect(stream.kinds()).toContain('all'))
    stream.close()
  })

  test('is refused to whoever is not signed in', async () => {
    const headers = { accept: 'text/event-stream' }
    expect((await fetch('/endpoints/notifications', { headers })).status).toBe(401)
  })

  test('ends with a request that only asks for its head', async () => {
    const headers = { accept: 'text/event-stream', cookie: await signIn(imani) }
    const head = await fetch('/endpoints/notifications', { method: 'HEAD', headers })
    expect(head.status).toBe(200)
    expect(await head.text()).toBe('')
  })
})

describe('the version of the news', () => {
  test('moves with a second message in the same conversation', async () => {
    const before = await notificationsOf(imani)
    await answer(chat, tomas, 'And another thing')
    expect((await notificationsOf(imani)).version).not.toBe(before.version)
  })

  test('stays as long as nothing is new', async () => {
    const member = await newcomer()
    expect((await notificationsOf(member)).version).toBe((await notificationsOf(member)).version)
  })
})

test.runIf('server' in inject('template'))(
  'a lost connection to the database is opened again, and whoever follows is told that they may have missed something',
  async () => {
    const stream = await openStream(imani)
    await db().$executeRaw`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'`
    await soon(() => expect(stream.kinds()).toEqual(['kudos', 'conversations', 'announcements']))
    await answer(chat, tomas, 'Heard again')
    await soon(() => expect(stream.kinds().at(-1)).toBe('conversations'))
    expect(stream.kinds()).toHaveLength(4)
    stream.close()
  },
)
