// @one-database: it is about files.
import { describe, expect, test } from 'vitest'
import { db, fetch, signIn, visit } from '../support/app.ts'
import { giveImage } from '../support/images.ts'
import { giveKudos } from '../support/kudos.ts'
import { converse, reportLatest } from '../support/messages.ts'
import { ask, invite, newPartner } from '../support/partners.ts'
import { imaniOkafor, join, odileMarchand, ownEyesOnly, waysToReach, wenLi } from '../support/people.ts'
import { answered, asked, reported } from '../support/questions.ts'
import { attend, fellowEvent, sessionOn } from '../support/sessions.ts'

const JSON_FILE = '/profile/my-data/json'
const CSV_FILE = '/profile/my-data/csv'

const person = imaniOkafor()
async function member() {
  const [id = 0] = await join({ ...person, email: `own-data-${crypto.randomUUID()}@example.org` })
  return id
}

describe('the download of one’s own data', () => {
  test('is offered beside the visibility, as two plain links', async () => {
    const { page } = await visit('/profile/privacy-and-visibility', { as: await member() })
    for (const address of [JSON_FILE, CSV_FILE]) expect(page.has(`a[download][href="${address}"]`)).toBe(true)
  })

  test('is a file that nobody keeps on the way', async () => {
    const id = await member()
    for (const [address, type] of [
      [JSON_FILE, 'application/json'],
      [CSV_FILE, 'text/csv'],
    ] as const) {
      const { status, headers } = await fetch(address, { as: id })
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
      expect(headers.get('content-type')).toContain(type)
      expect(headers.get('content-disposition')).toMatch(/^attachment; filename="my-data\.(json|csv)"$/)
    }
  })

  test('holds what the member keeps to themselves, what they wrote and were written, and no secret of the account', async () => {
    const id = await member()
    const [wen = 0] = await join({ ...wenLi(), email: `wen-${id}@example.org` })
    await converse([id, wen], [id, 'canary-written'], [wen, 'canary-received'])
    await giveKudos(wen, id, { note: 'canary-kudos' })
    const image = await giveImage(id)
    await db().user.update({ where: { id }, data: { passwordHash: 'canary-hash' } })
    for (const address of [JSON_FILE, CSV_FILE]) {
      const text = await (await fetch(address, { as: id })).text()
      const expected = [...ownEyesOnly(person), ...waysToReach(person)]
      for (const held of [
        ...expected,
        'canary-written',
        'canary-received',
        'canary-kudos',
        'Wen Li',
        `${image}/256`,
      ])
        expect(text.includes(held), `${held} in ${address}`).toBe(true)
      expect(text).not.toContain('canary-hash')
    }
  })

  test('tells nothing of an event before it is published, nor of an agenda that is being made', async () => {
    const id = await member()
    const secret = await fellowEvent({ name: 'Canary Gala', published: false, publishedAt: null })
    const known = await fellowEvent({ name: 'Known Gala', draftSessions: true })
    for (const event of [secret, known]) {
      const session = await sessionOn(event, 1, 'Canary Session')
      await attend(event, [id], [session])
      await db().sessionSpeaker.create({ data: { sessionId: session, userId: id } })
    }
    const participant = await invite(await newPartner('Canary Partner'), secret)
    await ask(participant, { name: 'Canary Task', assigneeId: id })
    await db().partnerAttendee.create({ data: { participantId: participant, userId: id } })
    for (const address of [JSON_FILE, CSV_FILE]) {
      const text = await (await fetch(address, { as: id })).text()
      expect([text.includes('Known Gala'), text.includes('Canary')]).toEqual([true, false])
    }
  })

  test('names nobody who hides, and holds nothing of what others wrote to others', async () => {
    const [id, wen, odile] = [
      await member(),
      ...(await join(
        wenLi({ email: `a-${crypto.randomUUID()}@example.org` }),
        odileMarchand({ email: `b-${crypto.randomUUID()}@example.org` }),
      )),
    ] as [number, number, number]
    await converse([id, odile], [odile, 'canary-from-hidden'])
    await converse([wen, odile], [wen, 'canary-between-others'])
    await giveKudos(odile, id, { note: 'Thank you' })
    const text = await (await fetch(JSON_FILE, { as: id })).text()
    expect(text).toContain('canary-from-hidden')
    expect(text).toContain('Hidden member')
    for (const kept of ['canary-between-others', 'Odile', 'canary-odile', 'canary-wen'])
      expect(text).not.toContain(kept)
  })

  test('holds nothing of others’ that was reported, nor tells whoever wrote a message that it was', async () => {
    const [id, wen] = [
      await member(),
      ...(await join(wenLi({ email: `c-${crypto.randomUUID()}@example.org` }))),
    ] as [number, number]
    const question = await asked(wen, 'canary-question')
    await answered(question, id, 'canary-own-answer')
    const thanked = await db().kudo.findUniqueOrThrow({ where: { id: await giveKudos(id, wen) } })
    await db().post.update({ where: { id: thanked.postId }, data: { content: 'canary-thanked' } })
    const chat = await converse([id, wen], [id, 'canary-sent'], [wen, 'canary-received'])
    const before = await (await fetch(JSON_FILE, { as: id })).text()
    for (const shown of ['question', 'thanked', 'received']) expect(before).toContain(`canary-${shown}`)

    for (const post of [question, thanked.postId]) await reported(post, wen)
    await reportLatest(chat, id)
    const sent = { conversationId: chat, senderId: id }
    await db().message.updateMany({ where: sent, data: { reportedAt: new Date() } })
    const { posts, kudosGiven, conversations } = await (await fetch(JSON_FILE, { as: id })).json()
    const text = JSON.stringify([posts, kudosGiven, conversations])
    for (const kept of ['question', 'thanked', 'received']) expect(text).not.toContain(`canary-${kept}`)
    for (const own of ['own-answer', 'sent']) expect(text).toContain(`canary-${own}`)
    expect(JSON.stringify(conversations)).not.toContain('reportedAt')
  })

  test('says what was done in the member’s name, and is not for whoever acts so', async () => {
    const id = await member()
    const acting = await fetch(`/profile/${id}/act-as`, { as: 'staff', form: {} })
    const cookie = acting.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    for (const address of [JSON_FILE, CSV_FILE]) {
      const answer = await fetch(address, { cookie })
      expect([answer.status, answer.headers.get('location')]).toEqual([403, null])
    }
    expect(
      (await visit('/profile/privacy-and-visibility', { cookie })).page.has(`a[href="${JSON_FILE}"]`),
    ).toBe(false)
    const { actedOn } = await (await fetch(JSON_FILE, { as: id })).json()
    expect(actedOn).toEqual([expect.objectContaining({ action: expect.any(String) })])
  })

  test('waits after many, and says so on the page of the links', async () => {
    const id = await member()
    const cookie = await signIn(id)
    await db().rateLimit.create({
      data: { key: `ownDataByMember:${id}`, points: 10, expire: new Date(Date.now() + 60_000) },
    })
    const answer = await fetch(JSON_FILE, { cookie })
    expect(answer.headers.get('location')).toBe('/profile/privacy-and-visibility')
    const notice = answer.headers.getSetCookie()[0]?.split(';')[0]
    const { page } = await visit('/profile/privacy-and-visibility', { cookie: `${cookie}; ${notice}` })
    expect(page.text('.notice')).toContain('Try again in 1 minute.')
  })

  test('has no other formats', async () => {
    expect((await fetch('/profile/my-data/xml', { as: await member() })).status).toBe(404)
  })
})
