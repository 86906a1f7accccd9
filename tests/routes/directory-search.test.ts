import { beforeAll, describe, expect, test } from 'vitest'
import { db, fetch } from '../support/app.ts'
import { directory, organizationNamed } from '../support/directory.ts'
import { employment, join, person } from '../support/people.ts'

const people = [
  ['José', 'Álvarez-Quintero'],
  ['Zoë', 'Öberg'],
  ['Łukasz', 'Nguyễn'],
  ['Đặng', 'Søren'],
  ['娜', '李'],
  ['민', '김'],
  ['Bo', 'Qwo'],
  ['Anna_B', 'Zzyzx'],
  ['AnnaXB', 'Zzyzx'],
  ['ליאור', 'כהן'],
  ['Kofi', "O'Zzneil"],
] as const

beforeAll(async () => {
  const wen = person('Wen', 'Hundred')
  const organizationId = await organizationNamed('100% Renewables')
  await join(
    ...people.map(([first, last], index) => person(first, last, { email: `found-${index}@example.org` })),
    {
      ...wen,
      affiliations: [employment(organizationId, wen)],
    },
  )
})

const found = async (search: string) => (await directory(`?search=${encodeURIComponent(search)}`)).names

describe('the search', () => {
  test.each([
    ['jose quintero', 'José Álvarez-Quintero'],
    ['ALVAREZ QUINTERO', 'José Álvarez-Quintero'],
    ['Jose\u0301 A\u0301lvarez-Quintero', 'José Álvarez-Quintero'],
    ['zoe oberg', 'Zoë Öberg'],
    ['lukasz nguyen', 'Łukasz Nguyễn'],
    ['dang soren', 'Đặng Søren'],
    ['李', '娜 李'],
    ['김', '민 김'],
    ['כהן', 'ליאור כהן'],
    ['qwo bo', 'Bo Qwo'],
    ['ozzneil', "Kofi O'Zzneil"],
    ['o’zzneil', "Kofi O'Zzneil"],
    ['O`ZZNEIL, KOFI', "Kofi O'Zzneil"],
    ['O′Zzneil', "Kofi O'Zzneil"],
    ['kofi o zzneil', "Kofi O'Zzneil"],
    ['Alvarez–Quintero, José', 'José Álvarez-Quintero'],
    ['álvarez\u2011quintero', 'José Álvarez-Quintero'],
    ['jose\tquintero', 'José Álvarez-Quintero'],
    ['jose\u00a0quintero', 'José Álvarez-Quintero'],
    ['\u200eJosé\u200f Quintero\u200b', 'José Álvarez-Quintero'],
    ['ＪＯＳＥ　ＱＵＩＮＴＥＲＯ', 'José Álvarez-Quintero'],
    ['ZOË', 'Zoë Öberg'],
    ['oberg,zoe', 'Zoë Öberg'],
    ['Nguyễn Łukasz', 'Łukasz Nguyễn'],
    ['ŁUKASZ', 'Łukasz Nguyễn'],
    ['SØREN', 'Đặng Søren'],
    ['đặng', 'Đặng Søren'],
    ['李娜', '娜 李'],
    ['娜李', '娜 李'],
    ['李、娜', '娜 李'],
    ['김민', '민 김'],
    ['민，김', '민 김'],
    ['כהן ליאור', 'ליאור כהן'],
  ])('finds with %s whom it means, whatever the accents and the order', async (search, name) => {
    expect(await found(search)).toContain(name)
  })

  test('takes signs of patterns for text', async () => {
    expect(await found('anna_b zzyzx')).toEqual(['Anna_B Zzyzx'])
    expect(await found('%')).toEqual(['Wen Hundred'])
    expect(await found('100%')).toEqual(['Wen Hundred'])
    for (const search of ['\\', "'''zz", '"', 'a\\_b'])
      expect((await directory(`?search=${encodeURIComponent(search)}`)).status).toBe(200)
    expect(await found('\\')).toEqual([])
  })

  test('wants every word', async () => {
    expect(await found('zzyzx anna')).toEqual(['Anna_B Zzyzx', 'AnnaXB Zzyzx'])
    expect(await found('zzyzx anna nobody')).toEqual([])
  })

  test('says what was found, and what to do when nothing was', async () => {
    const some = await directory('?search=zzyzx')
    expect(some.total).toBe(2)
    const none = await directory('?search=nobodyatall')
    expect(none.page.text('.empty-state h2')).toBe('No search results.')
    expect(none.page.has('.pagination')).toBe(false)
  })

  test.each([
    ['10,000 letters', `search=${'a'.repeat(10_000)}`],
    ['a NUL', 'search=%00'],
    ['half a character', 'search=%ED%A0%BD'],
    ['300 words', `search=${Array.from({ length: 300 }, (_, index) => `w${index}`).join('+')}`],
    ['only spaces', 'search=+++'],
    ['two searches', 'search=a&search=b'],
    ['an emoji', `search=${encodeURIComponent('🎓')}`],
    [
      'malformed ids',
      'programIds=abc&organizationIds=-1&locationIds=1e99&programYears=x&functionalInterestIds=',
    ],
    ['500 ids', Array.from({ length: 500 }, (_, index) => `organizationIds=${index + 1}`).join('&')],
    ['numbers that no column holds', 'organizationIds=99999999999&programYears=2147483648'],
    ['odd searches of lists', 'organizationSearch=%00%25&locationSearch=%5C&programSearch=%ED%A0%BD'],
  ])('answers %s with a page', async (_, search) => {
    const { status } = await directory(`?${search}`)
    expect(status).toBe(200)
    expect((await fetch(`/directory.data?${search}`, { as: 'alumni' })).status).toBe(200)
  })

  test('ignores ids that nothing has', async () => {
    const everybody = await directory('')
    const unknown = await directory('?organizationIds=2000000000&programIds=2000000000&programYears=1901')
    const { id } = await db().interest.findFirstOrThrow({ where: { type: 'INDUSTRY' } })
    const misplaced = await directory(`?functionalInterestIds=${id}`)
    expect([unknown.total, misplaced.total]).toEqual([everybody.total, everybody.total])
    expect(unknown.page.has('.chip-removable')).toBe(false)
  })
})

test('the members stand in the order of their last names, whatever the script and the signs', async () => {
  const names = ['Zoë', 'Élise', 'adam', 'Bea', "O'Neil", 'Åsa']
  await join(...names.map((last, index) => person(`Collated${index}`, last)))
  expect(await found('collated')).toEqual([
    'Collated2 adam',
    'Collated5 Åsa',
    'Collated3 Bea',
    'Collated1 Élise',
    "Collated4 O'Neil",
    'Collated0 Zoë',
  ])
})

test('a long name and occupation stand whole on the card', async () => {
  const long = person('Maximiliano', 'Featherstonehaugh-Cholmondeley')
  const organizationId = await organizationNamed(
    'The Society for the Advancement of Renewable Infrastructure',
  )
  await join({
    ...long,
    affiliations: [employment(organizationId, long, { title: 'Director of Partnerships' })],
  })
  const { page } = await directory('?search=cholmondeley')
  expect(page.text('.person-card h2')).toBe('Maximiliano Featherstonehaugh-Cholmondeley')
  expect(page.text('.person-card p')).toBe(
    'Director of Partnerships, The Society for the Advancement of Renewable Infrastructure',
  )
})
