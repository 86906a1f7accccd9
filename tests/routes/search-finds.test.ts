import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { DemoAccount } from '../../prisma/seeds/accounts.ts'
import { impersonate } from '../support/acting.ts'
import { type Asking, db, visit } from '../support/app.ts'
import { newChapter } from '../support/hubs.ts'
import { converse } from '../support/messages.ts'
import { invite, newEvent, newManager, newPartner, newRepresentative } from '../support/partners.ts'
import { join, person } from '../support/people.ts'
import { asked, reported } from '../support/questions.ts'
import { newResource } from '../support/resources.ts'
import { find } from '../support/searching.ts'

describe('members', () => {
  const member = (first: string, last: string, more = {}) =>
    person(first, last, { email: `${randomUUID()}@example.org`, visibility: 'PUBLIC', ...more })
  let searcher: number
  let blocked: number
  beforeAll(async () => {
    const ids = await join(
      member('Quennel', 'Zed'),
      member('Quen', 'Ashby', { visibility: 'HIDDEN' }),
      member('Quen', 'Unverified', { emailVerifiedAt: null }),
      member('Quen', 'Blocked'),
      member('Anna', 'Quen'),
      member('Quen', 'Berg'),
      member('Bea', 'Van-Quensen'),
      member('Dequen', 'Able'),
      member('Quen', 'Åse'),
      member('小明', '王'),
      member('小明天', '王'),
      member('Renée', "O'Quincey"),
    )
    ;[searcher = 0, , , blocked = 0] = ids
    await db().block.create({ data: { blockerId: searcher, blockedId: blocked } })
  })
  const members = async (text: string, asking: Asking = { as: searcher }) =>
    (await find(text, asking)).Members?.names ?? []

  test('are found by their names first, however these are written', async () => {
    expect(await members('quen')).toEqual([
      'Quen Åse',
      'Quen Berg',
      'Anna Quen',
      'Quennel Zed',
      'Bea Van-Quensen',
      'Dequen Able',
    ])
    expect((await members('QUEN ase'))[0]).toBe('Quen Åse')
    expect((await members('berg, quen'))[0]).toBe('Quen Berg')
    expect(await members('王小明')).toEqual(['小明 王', '小明天 王'])
    expect(await members('小明 王')).toEqual(['小明 王', '小明天 王'])
    expect(await members('renee o’quincey')).toEqual(["Renée O'Quincey"])
    expect(await members('quen_')).toEqual([])
  })

  test.each<[string, DemoAccount | (() => number), string[]]>([
    ['no one hidden, unverified or blocked by the member who searches', () => searcher, []],
    ['nor the one who blocked by the one who was', () => blocked, []],
    ['staff find them all, marked', 'staff', ['Quen Ashby', 'Quen Unverified']],
    ['no one by a member who is hidden', 'hidden', []],
    ['nor by an event manager', 'event-manager', []],
  ])('finds %s', async (_who, viewer, names) => {
    const as = typeof viewer === 'function' ? viewer() : viewer
    const found = [...(await members('quen a', { as })), ...(await members('quen unverified', { as }))]
    const secret = ['Quen Ashby', 'Quen Unverified', 'Quen Blocked']
    expect(found.filter((name) => secret.includes(name))).toEqual(names)
    if (as === blocked) expect(await members('quennel zed', { as })).toEqual([])
    if (as === searcher) expect(await members('quen blocked', { as })).toEqual([])
  })
})

describe('conversations', () => {
  test('are found by the other’s name, by those who have them alone', async () => {
    const [one = 0, other = 0, third = 0] = await join(
      ...['Xanthe', 'Yorick', 'Zita'].map((first) =>
        person(first, 'Conversing', { email: `${randomUUID()}@example.org` }),
      ),
    )
    const id = await converse([one, other], [other, 'Xylophones'])
    const talks = async (text: string, as: number) => (await find(text, { as })).Conversations
    expect(await talks('yorick', one)).toMatchObject({
      names: ['Yorick Conversing'],
      links: [`/messages?conversationId=${id}`],
    })
    expect(await talks('xylophones', one)).toBeUndefined()
    expect(await talks('yorick', third)).toBeUndefined()
    await db().user.update({ where: { id: other }, data: { visibility: 'HIDDEN' } })
    expect(await talks('yorick', one)).toBeUndefined()
  })

  test('are not found by staff acting as the member', async () => {
    const own = await find('a', { as: 'alumni' })
    expect(own.Conversations?.names).not.toEqual([])
    expect(own.Members?.names).toHaveLength(6)
    const acting = await find('a', { cookie: await impersonate('alumni') })
    expect(acting.Conversations).toBeUndefined()
    expect(acting.Members?.names).toEqual(own.Members?.names)
  })
})

describe('other things', () => {
  test('that are drafts, reported, or meant for others aren’t found', async () => {
    const [author = 0, reader = 0] = await join(
      person('Ask', 'Author', { email: `${randomUUID()}@example.org` }),
      person('Ask', 'Reader', { email: `${randomUUID()}@example.org` }),
    )
    await newResource('Kumquat guide')
    await newResource('Kumquat draft', { published: false })
    await newResource('Kumquat insight', { subtype: 'MLT_INSIGHT' })
    await newResource('Kumquat for fellows', { subtype: 'MLT_INSIGHT', audience: ['FELLOW'] })
    await asked(author, 'Who grows kumquats?')
    await reported(await asked(author, 'Which kumquat is bad?'), reader)
    const found = await find('kumquat', { as: reader })
    expect(Object.fromEntries(Object.entries(found).map(([kind, { names }]) => [kind, names]))).toEqual({
      'Resource Library': ['Kumquat guide'],
      'MLT Insights': ['Kumquat insight'],
      Questions: ['Who grows kumquats?'],
    })
    expect((await find('kumquat', { as: author })).Questions?.names).toHaveLength(2)
    expect((await find('kumquat', { as: 'partner' })).Questions).toBeUndefined()
  })

  test('behind the paywall are found by what their cards say, unless it is open', async () => {
    const { id } = await db().tag.findFirstOrThrow({ where: { flag: 'COACHING_ITEM' } })
    await newResource('Pomelo coaching', {
      subtype: 'ALUMNI_RESOURCE',
      tags: { connect: { id } },
      sections: [['First', 'The secret of tangelos']],
    })
    const services = async (text: string, as: DemoAccount) =>
      (await find(text, { as }))['Alumni Services']?.names ?? []
    expect(await services('pomelo', 'alumni')).toEqual(['Pomelo coaching'])
    expect(await services('tangelos', 'alumni')).toEqual([])
    expect(await services('tangelos', 'annual-subscriber')).toEqual(['Pomelo coaching'])
    expect(await services('pomelo', 'fellow')).toEqual([])
    const listed = async (text: string) =>
      (await visit(`/alumni-resources?search=${text}`, { as: 'alumni' })).page.texts('.resource-card h2')
    expect(await listed('pomelo')).toEqual(['Pomelo coaching'])
    expect(await listed('tangelos')).toEqual([])
  })

  test('of partners and hubs are found by those who may open them', async () => {
    const managed = await newPartner('Rambutan Foods')
    const other = await newPartner('Rambutan Bank')
    const eventId = await newEvent({ name: 'Rambutan fair' })
    await invite(managed, eventId)
    await invite(other, await newEvent({ name: 'Rambutan night' }))
    await invite(managed, await newEvent({ name: 'Rambutan draft', published: false }))
    await newChapter({ name: 'Rambutan Bay', region: 'West' })
    await newChapter({ name: 'Rambutan Hills', published: false })
    await newPartner('Rambutan Past').then((id) =>
      db().organization.update({ where: { id }, data: { archivedAt: new Date() } }),
    )
    const found = async (as: DemoAccount | number) =>
      Object.fromEntries(
        Object.entries(await find('rambutan', { as })).map(([kind, { names }]) => [kind, names]),
      )
    expect(await found('alumni')).toEqual({
      Events: ['Rambutan fair', 'Rambutan night'],
      'Partner hubs': ['Rambutan Bank', 'Rambutan Foods'],
      'Regional hubs': ['Rambutan Bay'],
    })
    expect(await found(await newManager(managed))).toEqual({
      'Partner events': ['Rambutan fair'],
      'Partner hubs': ['Rambutan Foods'],
      'Partners you manage': ['Rambutan Foods'],
    })
    expect(await found('event-manager')).toEqual({
      'Partner events': ['Rambutan fair', 'Rambutan night'],
      'Partner hubs': ['Rambutan Bank', 'Rambutan Foods'],
      'Partners you manage': ['Rambutan Bank', 'Rambutan Foods'],
    })
    expect(await found(await newRepresentative(other))).toEqual({ 'Partner hubs': ['Rambutan Bank'] })
  })

  test('rank by name: the same, its beginning, a word, the rest', async () => {
    const names = ['A kiwano', 'Kiwano', 'Kiwano farming', 'Parakiwano']
    for (const name of names) await newResource(name, { summary: 'Kiwano' })
    const { names: found } = (await find('kiwano', { as: 'fellow' }))['Resource Library'] ?? { names: [] }
    expect(found.slice(0, 3)).toEqual(['Kiwano', 'Kiwano farming', 'A kiwano'])
  })

  test('lead to a list with the search set once there are more than six', async () => {
    for (let number = 1; number <= 7; number++) await newResource(`Loquat ${number}`)
    const { names, all } = (await find('loquat', { as: 'fellow' }))['Resource Library'] ?? {
      names: [],
      all: '',
    }
    expect(names).toHaveLength(6)
    expect(all).toBe('/resources?search=loquat')
    expect((await visit(all ?? '', { as: 'fellow' })).page.texts('.resource-card h2')).toHaveLength(7)
  })
})
