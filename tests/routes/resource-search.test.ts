import { beforeAll, describe, expect, test } from 'vitest'
import { indexNewResources } from '#app/domain/resources/search-index.server.ts'
import { db } from '../support/app.ts'
import { cardsAt, newResource, newTag, tagged } from '../support/resources.ts'

const found = async (search: string, more = '') =>
  (await cardsAt(`/resources?search=${encodeURIComponent(search)}${more}`)).names

beforeAll(async () => {
  await db().resource.deleteMany()
  await newResource('Negotiating an Offer', { day: 1 })
  await newResource('Mentors', { day: 2, speakers: ['Rafael Offerman', 'José Álvarez'] })
  await newResource('Money', { day: 3, summary: 'What an offer is worth' })
  await newResource('Silence', {
    day: 4,
    sections: [
      ['Before', 'Nothing'],
      [
        'After the offer',
        'Say **well-being** once, then read [the guide](https://hidden.example.org/zebra).',
      ],
    ],
  })
  await newResource('100% Renewables', { day: 5 })
  await newResource('Anna_B Explains', { day: 6 })
  await newResource('AnnaXB Explains', { day: 7 })
  await newResource('Łukasz’s "Guide" \\ C++', { day: 8 })
  await newResource('李娜的面试指南', { day: 9, sections: [[null, '如何准备面试']] })
  await newResource('Draft offer', { day: 10, published: false })
  await newResource('Tagged', { day: 11, ...tagged(await newTag({ type: 'INDUSTRY', name: 'Beekeeping' })) })
})

describe('a search', () => {
  test('finds words of names, speakers, summaries and sections, in that order', async () => {
    expect(await found('offer')).toEqual(['Negotiating an Offer', 'Mentors', 'Money', 'Silence'])
  })

  test('goes by what changed last or by name where that is chosen', async () => {
    expect(await found('offer', '&sort=recent')).toEqual([
      'Silence',
      'Money',
      'Mentors',
      'Negotiating an Offer',
    ])
    expect(await found('offer', '&sort=alphabetical')).toEqual([
      'Mentors',
      'Money',
      'Negotiating an Offer',
      'Silence',
    ])
  })

  test.each([
    ['OFFER guide', ['Silence']],
    ['offer zzz', []],
    ['egotiat', ['Negotiating an Offer']],
    ['jose alvarez', ['Mentors']],
    ['JOSÉ', ['Mentors']],
    ['Jose\u0301', ['Mentors']],
    ['lukaszs', ['Łukasz’s "Guide" \\ C++']],
    ['lukasz’s', ['Łukasz’s "Guide" \\ C++']],
    ['well being', ['Silence']],
    ['well‑being', ['Silence']],
    ['beekeep', ['Tagged']],
    ['娜的', ['李娜的面试指南']],
    ['准备', ['李娜的面试指南']],
    ['zebra', []],
  ])('for %j finds %j', async (search, names) => {
    expect(await found(search)).toEqual(names)
  })

  test.each([
    ['%', ['100% Renewables']],
    ['50%', []],
    ['0%', ['100% Renewables']],
    ['_', ['Anna_B Explains']],
    ['anna_b', ['Anna_B Explains']],
    ['\\', ['Łukasz’s "Guide" \\ C++']],
    ['"', ['Łukasz’s "Guide" \\ C++']],
    ['"guide"', ['Łukasz’s "Guide" \\ C++']],
    ['c++', ['Łukasz’s "Guide" \\ C++']],
    ["offer' | 'mentors", []],
    ['offer & !money', []],
    [':*', []],
  ])('takes the signs of %j as text', async (search, names) => {
    expect(await found(search)).toEqual(names)
  })

  test('for signs that are never compared finds everything', async () => {
    expect(await found("'''")).toHaveLength(10)
  })

  test('of any length is answered', async () => {
    for (const search of ['a'.repeat(5000), '李'.repeat(900), `${'word '.repeat(900)}`])
      expect((await cardsAt(`/resources?search=${encodeURIComponent(search)}`)).status).toBe(200)
  })

  test('finds the last sentence of a long text in a script that doesn’t part its words', async () => {
    const signs = (from: number, count: number) =>
      String.fromCharCode(...Array.from({ length: count }, (_, at) => 0x4e00 + from + at))
    const text = Array.from({ length: 400 }, (_, at) => signs(at * 12, 12)).join('，')
    const { id } = await newResource('A Long Text', { sections: [[null, text]] })
    expect(await found(signs(399 * 12 + 3, 5))).toEqual(['A Long Text'])
    await db().resource.delete({ where: { id } })
  })

  test('finds a text that is longer than any index by its name and its beginning', async () => {
    const long = (letter: string, at: number) => letter.repeat(20) + at
    const text = Array.from({ length: 12_000 }, (_, at) => `${long('ш', at)}/${long('щ', at)}`).join(' ')
    const { id } = await newResource('Longer than Any', { sections: [[null, text]] })
    for (const search of ['longer', long('щ', 7)]) expect(await found(search)).toEqual(['Longer than Any'])
    await db().resource.delete({ where: { id } })
  })

  test('finds what another program wrote once it has been indexed', async () => {
    await db().resource.create({
      data: { subtype: 'RESOURCE', name: 'Lighthouses', sortKey: 'lighthouses', searchKey: 'lighthouses' },
    })
    expect(await found('lighthouses')).toEqual([])
    expect(await db().$transaction(indexNewResources)).toBe(1)
    expect(await found('lighthouses')).toEqual(['Lighthouses'])
    expect(await db().$transaction(indexNewResources)).toBe(0)
  })
})
