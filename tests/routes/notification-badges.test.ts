import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DemoAccount } from '../../prisma/seeds/accounts.ts'
import { announce, removeAnnouncements } from '../support/announcements.ts'
import { db, fetch, signIn, visit } from '../support/app.ts'
import { giveKudos } from '../support/kudos.ts'
import { chatAddress, converse, newcomer } from '../support/messages.ts'
import { imaniOkafor, join, odileMarchand, wenLi } from '../support/people.ts'
import { statementsOf } from '../support/statements.ts'

let imani: number
let odile: number
let wen: number
beforeAll(async () => {
  const ids = await join(imaniOkafor(), odileMarchand(), wenLi())
  ;[imani, odile, wen] = ids as [number, number, number]
})
beforeEach(removeAnnouncements)

const KINDS = ['kudos', 'conversations', 'announcements'] as const
type Kind = (typeof KINDS)[number]

/** What the bar's badges say on a page that anybody may ask for. */
async function bar(as: number | DemoAccount) {
  const { page } = await visit('/no/such/page', { as })
  const badge = (kind: Kind) => ({
    says: page.text(`.badge-${kind} > summary .sr-only`),
    entries: page.texts(`.badge-${kind} .badge-entries a`),
    leadTo: page.root
      .querySelectorAll(`.badge-${kind} .badge-entries a`)
      .map((link) => link.getAttribute('href')),
    panel: page.text(`.badge-${kind} .menu-panel`),
  })
  return { page, badge, kinds: KINDS.filter((kind) => page.has(`.badge-${kind}`)) }
}

test('whoever has nothing new is told so in each menu, and led to its page', async () => {
  const { badge, page } = await bar(await newcomer())
  expect(badge('kudos')).toMatchObject({ says: 'Kudos: 0 new', panel: 'No new kudosSee all kudos' })
  expect(badge('conversations')).toMatchObject({
    says: 'Messages: 0 new',
    panel: 'No new conversationsSee all messages',
  })
  expect(badge('announcements')).toMatchObject({
    says: 'Announcements: 0 new',
    panel: 'No new announcementsSee all announcements',
  })
  expect(page.has('.badge-count')).toBe(false)
  const pages = page.root.querySelectorAll('.badge-all').map((link) => link.getAttribute('href'))
  expect(pages).toEqual(['/kudos', '/messages', '/announcements'])
})

test.each<[DemoAccount, Kind[]]>([
  ['fellow', ['kudos', 'conversations', 'announcements']],
  ['alumni', ['kudos', 'conversations', 'announcements']],
  ['staff', ['kudos', 'conversations', 'announcements']],
  ['hidden', ['kudos', 'conversations', 'announcements']],
  ['google-tec', ['conversations']],
  ['event-manager', ['conversations']],
  ['partner', ['announcements']],
  ['partner-manager', ['announcements']],
  ['new-fellow', []],
  ['no-role', []],
  ['admin', ['kudos', 'conversations', 'announcements']],
])('the bar of %s has badges for %o', async (account, kinds) => {
  expect((await bar(account)).kinds).toEqual(kinds)
})

test('the newest five stand in the menu, the latest first, and all are counted', async () => {
  const nadia = await newcomer()
  for (let number = 1; number <= 7; number++) {
    await announce({ name: `Number ${number}`, publishedAt: new Date(Date.UTC(2026, 0, number)) })
  }
  const { badge, page } = await bar(nadia)
  expect(badge('announcements').says).toBe('Announcements: 7 new')
  expect(page.find('.badge-announcements .badge-count').getAttribute('data-count')).toBe('7')
  const names = badge('announcements').entries.map((entry) => entry.slice(0, 8))
  expect(names).toEqual(['Number 7', 'Number 6', 'Number 5', 'Number 4', 'Number 3'])
  const viewed = await announce({ name: 'Viewed', publishedAt: new Date() })
  await db().announcementView.create({ data: { userId: nadia, announcementId: viewed } })
  expect((await bar(nadia)).badge('announcements').says).toBe('Announcements: 7 new')
})

test('a count of three digits is shortened to the eye alone', async () => {
  const nadia = await newcomer()
  await db().announcement.createMany({ data: Array.from({ length: 120 }, () => ({ name: 'Again' })) })
  const { badge, page } = await bar(nadia)
  expect(badge('announcements').says).toBe('Announcements: 120 new')
  expect(page.find('.badge-announcements .badge-count').getAttribute('data-count')).toBe('99+')
})

describe('new conversations', () => {
  test('are those whose last word somebody else had after one looked', async () => {
    const nadia = await newcomer()
    const withWen = await converse([nadia, wen], [nadia, 'One'], [wen, 'Two'])
    await converse([nadia, imani], [imani, 'One'], [nadia, 'Two'])
    const { badge } = await bar(nadia)
    expect(badge('conversations').says).toBe('Messages: 1 new')
    expect(badge('conversations').entries[0]).toMatch(/^Wen Li/)
    expect(badge('conversations').leadTo).toEqual([chatAddress(withWen)])
    const look = (messagesSeenAt: string) =>
      db().conversationParticipant.update({
        where: { conversationId_userId: { conversationId: withWen, userId: nadia } },
        data: { messagesSeenAt: new Date(messagesSeenAt) },
      })
    await look('2026-03-09T13:00:59.999Z')
    expect((await bar(nadia)).badge('conversations').says).toBe('Messages: 1 new')
    await look('2026-03-09T13:01:00Z')
    expect((await bar(nadia)).badge('conversations').says).toBe('Messages: 0 new')
    expect((await bar(wen)).badge('conversations').says).toBe('Messages: 0 new')
  })

  test('agree with the inbox about each conversation', async () => {
    const account = 'many-roles'
    const { page } = await visit('/messages', { as: account })
    const unseen = page.texts('.inbox-entry .chip').length
    expect(unseen).toBeGreaterThan(0)
    expect((await bar(account)).badge('conversations').says).toBe(`Messages: ${unseen} new`)
  })

  test('name nobody who hides', async () => {
    const nadia = await newcomer()
    await converse([nadia, odile], [odile, 'Hello'])
    const { badge, page } = await bar(nadia)
    expect(badge('conversations').entries[0]).toMatch(/^Hidden member/)
    expect(page.root.toString()).not.toContain('Marchand')
  })

  test('are not told to whoever hides', async () => {
    const nadia = await newcomer({ visibility: 'HIDDEN' })
    await converse([nadia, wen], [wen, 'Hello'])
    const { badge, page } = await bar(nadia)
    expect(badge('conversations').says).toBe('Messages: 0 new')
    expect(page.root.toString()).not.toContain('Wen Li')
  })
})

test('the drawer offers the newest playbooks and another one', async () => {
  const nadia = await newcomer()
  const picker = async () => (await bar(nadia)).page.texts('.drawer-only .menu-item')
  expect(await picker()).toEqual(['Add a New Playbook'])
  for (let number = 1; number <= 6; number++) {
    const createdAt = new Date(Date.UTC(2026, 0, number))
    const completedAt = number < 6 ? createdAt : null
    await db().playbook.create({
      data: { userId: nadia, name: `Playbook ${number}`, createdAt, completedAt },
    })
  }
  expect(await picker()).toEqual([
    'Playbook 6 (not finished)',
    ...[5, 4, 3, 2].map((number) => `Playbook ${number}`),
    'See all playbooks',
    'Add a New Playbook',
  ])
  const partner = await newcomer({ roles: ['PARTNER'], currentRole: 'PARTNER' })
  expect((await bar(partner)).page.has('.drawer-only')).toBe(false)
})

test('all of it takes one query beside the session’s, however much is new', async () => {
  const nadia = await newcomer()
  const cookie = await signIn(nadia)
  expect(await statementsOf(() => fetch('/no/such/page', { cookie }))).toBe(2)
  for (const other of [wen, imani, odile]) {
    await giveKudos(other, nadia, { note: randomUUID() })
    await converse([nadia, other], [other, 'Hello'])
    await announce({ name: 'News' })
  }
  expect(await statementsOf(() => fetch('/no/such/page', { cookie }))).toBe(2)
})

test('pick-lists and marks ask for none of it', async () => {
  const cookie = await signIn(await newcomer())
  expect(await statementsOf(() => fetch('/endpoints/kudos/seen', { cookie }))).toBe(1)
})

test('a page that a guard stopped has the badges as well', async () => {
  const { page, status } = await visit('/kudos', { as: 'partner', form: { anything: 'typed' } })
  expect(status).toBe(403)
  expect(page.has('.badge-announcements')).toBe(true)
})

test('no page of somebody signed out has badges', async () => {
  const { page } = await visit('/no/such/page')
  expect(page.has('.badges')).toBe(false)
})
