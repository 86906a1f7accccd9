import { beforeAll, describe, expect, test } from 'vitest'
import { db, fetch, signIn, submit, visit } from '../support/app.ts'
import { giveKudos, kudoSeenAt } from '../support/kudos.ts'
import { newcomer } from '../support/messages.ts'
import { imaniOkafor, join, odileMarchand, wenLi } from '../support/people.ts'
import { statementsOf } from '../support/statements.ts'

let imani: number
let odile: number
let wen: number
beforeAll(async () => {
  const ids = await join(imaniOkafor(), odileMarchand(), wenLi())
  ;[imani, odile, wen] = ids as [number, number, number]
})

const seen = (ids: number[], as: number) =>
  fetch('/endpoints/kudos/seen', { as, form: new URLSearchParams(ids.map((id) => ['ids', String(id)])) })

describe('the kudos page', () => {
  test('says when none were received', async () => {
    const { page } = await visit('/kudos', { as: await newcomer() })
    expect(page.title).toMatch(/^Kudos ·/)
    expect(page.text('h1')).toBe('My Kudos (0)')
    expect(page.text('.empty-state h2')).toBe('No kudos received yet.')
  })

  test('shows who gave what was received, when and with which note; what was given isn’t there', async () => {
    const nadia = await newcomer({ timeZone: 'America/New_York' })
    const createdAt = new Date('2026-03-09T13:00:00Z')
    await giveKudos(imani, nadia, { note: 'Thank <b>you</b>', createdAt, seenAt: createdAt })
    await giveKudos(wen, nadia, { createdAt: new Date('2026-03-10T13:00:00Z') })
    await giveKudos(nadia, imani, { note: 'Given away' })
    const { page } = await visit('/kudos', { as: nadia })
    expect(page.text('h1')).toBe('My Kudos (2)')
    expect(page.texts('main ol p')).toEqual([
      'Wen Li gave Kudos on your Reply New',
      'Imani Okafor gave Kudos on your Reply',
    ])
    expect(page.texts('main ol time')[1]).toMatch(/ ago · Mar\. 9, 2026, 9:00 AM EDT$/)
    expect(page.text('main .lead')).toBe('Thanks from 2 members you’ve helped.')
    await giveKudos(wen, nadia)
    const { page: later } = await visit('/kudos', { as: nadia })
    expect(later.text('main .lead')).toBe(
      'Thanks from 2 members you’ve helped, 1 of them in the last 30 days.',
    )
    expect(page.texts('.kudo-note')).toEqual(['Thank <b>you</b>'])
    expect(page.texts(`main ol a[href="/profile/${imani}"]`)).toEqual(['Imani Okafor'])
  })

  test('names nobody who hides, neither on the page nor in the bar, but to staff', async () => {
    const nadia = await newcomer()
    await giveKudos(odile, nadia)
    const { page } = await visit('/kudos', { as: nadia })
    expect(page.text('main ol p')).toBe('Hidden member gave Kudos on your Reply New')
    expect(page.has('main ol a[href^="/profile"]')).toBe(false)
    expect(page.text('.badge-kudos .badge-entries a span')).toBe('Hidden member gave Kudos on your Reply')
    const staff = await newcomer({ roles: ['STAFF'], currentRole: 'STAFF' })
    await giveKudos(odile, staff)
    expect((await visit('/kudos', { as: staff })).page.text('main ol a')).toBe('Odile Marchand')
  })

  test('links to no profile for whoever hides, and so finds a wall there', async () => {
    const nadia = await newcomer({ visibility: 'HIDDEN' })
    await giveKudos(imani, nadia)
    const { page } = await visit('/kudos', { as: nadia })
    expect(page.text('main ol b')).toBe('Imani Okafor')
    expect(page.has('main ol a[href^="/profile"]')).toBe(false)
  })

  test('shows ten a page, each once, the latest first, though all are of one moment', async () => {
    const nadia = await newcomer()
    const createdAt = new Date('2026-02-01T00:00:00Z')
    const notes: string[] = []
    for (let number = 1; number <= 23; number++) {
      await giveKudos(imani, nadia, { note: `Note ${number}`, createdAt })
      notes.unshift(`Note ${number}`)
    }
    const notesOn = async (page: string) =>
      (await visit(`/kudos${page}`, { as: nadia })).page.texts('.kudo-note')
    const pages = [await notesOn(''), await notesOn('?page=2'), await notesOn('?page=3')]
    expect(pages.map((it) => it.length)).toEqual([10, 10, 3])
    expect(pages.flat()).toEqual(notes)
    for (const first of ['?page=0', '?page=-1', '?page=abc', '?page=1.5']) {
      expect(await notesOn(first)).toEqual(pages[0])
    }
    for (const last of ['?page=4', '?page=99999999999999999999'])
      expect(await notesOn(last)).toEqual(pages[2])
  })

  test('takes three queries without any, and one more for many kudos', async () => {
    const nadia = await newcomer()
    const cookie = await signIn(nadia)
    expect(await statementsOf(() => fetch('/kudos', { cookie }))).toBe(3)
    for (let number = 0; number < 12; number++) await giveKudos(wen, nadia)
    expect(await statementsOf(() => fetch('/kudos', { cookie }))).toBe(4)
  })
})

describe('a kudo', () => {
  test('stays new however often the page is asked for', async () => {
    const nadia = await newcomer()
    const id = await giveKudos(wen, nadia)
    const cookie = await signIn(nadia)
    for (const method of ['GET', 'HEAD']) {
      for (const address of ['/kudos', '/kudos.data', '/endpoints/kudos/seen?ids=1']) {
        await fetch(address, { cookie, method, headers: { 'sec-purpose': 'prefetch' } })
      }
    }
    expect(await kudoSeenAt(id)).toBeNull()
  })

  test('is seen once: later marks keep the moment', async () => {
    const nadia = await newcomer()
    const id = await giveKudos(wen, nadia)
    expect((await seen([id], nadia)).status).toBe(204)
    const first = await kudoSeenAt(id)
    expect(first).toBeInstanceOf(Date)
    expect((await seen([id], nadia)).status).toBe(204)
    expect(await kudoSeenAt(id)).toEqual(first)
    expect((await visit('/kudos', { as: nadia })).page.has('main ol .chip')).toBe(false)
  })

  test('of somebody else is never marked', async () => {
    const nadia = await newcomer()
    const id = await giveKudos(wen, nadia)
    await seen([id], imani)
    expect(await kudoSeenAt(id)).toBeNull()
  })

  test('is marked without script by a button that leads back to the page', async () => {
    const nadia = await newcomer()
    const ids = [await giveKudos(wen, nadia), await giveKudos(imani, nadia)]
    const older = await giveKudos(imani, nadia, {
      createdAt: new Date('2025-01-01T00:00:00Z'),
      seenAt: new Date('2025-01-02T00:00:00Z'),
    })
    const cookie = await signIn(nadia)
    const { page } = await visit('/kudos', { cookie })
    const answer = await submit(page.form('main form', {}, 'Mark as seen'), { cookie })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/kudos'])
    for (const id of ids) expect(await kudoSeenAt(id)).not.toBeNull()
    expect(await kudoSeenAt(older)).toEqual(new Date('2025-01-02T00:00:00Z'))
    expect((await visit('/kudos', { cookie })).page.has('main form')).toBe(false)
  })

  test.each(['', 'ids=', 'ids=abc', 'ids=-1', 'ids=1e3', 'other=1'])(
    'is not marked by the body "%s", which is refused',
    async (body) => {
      const before = await db().kudo.count({ where: { seenAt: null } })
      const answer = await fetch('/endpoints/kudos/seen', { as: imani, form: new URLSearchParams(body) })
      expect(answer.status).toBe(400)
      expect(await db().kudo.count({ where: { seenAt: null } })).toBe(before)
    },
  )
})
