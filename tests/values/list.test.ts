import { describe, expect, test } from 'vitest'
import { declareList } from '#app/values/list.ts'
import { labelsOf } from '#app/values/list-choices.ts'
import { choices, ids, narrowing, order, search, texts, widening } from '#app/values/list-params.ts'

const list = declareList({
  noun: { one: 'book', many: 'books' },
  params: {
    search: search('Search books', 'Search by title...'),
    sort: order({ title: 'Title', year: 'Year' }),
    all: widening('Lent books as well'),
    signed: narrowing('Signed'),
    kind: choices('Kind', { novel: 'Novels', poem: 'Poems' }),
    authorIds: ids('Author'),
  },
  offered: { signed: ({ search }) => search !== '' },
})

const at = (address: string) => list.parse(new URLSearchParams(address))

describe('a declared list', () => {
  test('reads of an address what it knows, and writes back what it doesn’t have by itself', () => {
    const filter = at(
      'search=%20sea%20&sort=title&all=1&kind=poem&kind=rhyme&authorIds=7&authorIds=x&page=3&utm=1',
    )
    expect(filter).toEqual({
      search: 'sea',
      sort: 'title',
      all: true,
      signed: false,
      kind: ['poem'],
      authorIds: [7],
    })
    expect(list.href(filter, 2)).toBe('?search=sea&all=true&kind=poem&authorIds=7&page=2')
  })

  test('has a switch on only while it is offered', () => {
    expect(at('signed=true').signed).toBe(false)
    expect(at('signed=true&search=sea').signed).toBe(true)
  })

  test('is narrowed by filters and a search, neither by an order nor by what widens it', () => {
    expect(list.isNarrowed(at('sort=year&all=true'))).toBe(false)
    expect(list.isNarrowed(at('kind=novel'))).toBe(true)
    expect(list.filtersOn(at('search=sea&signed=true&kind=novel&kind=poem'))).toBe(3)
  })

  test('names each thing that it is narrowed to, with the address without it', () => {
    const labelOf = labelsOf<(typeof list)['params']>({ authorIds: [{ id: 7, label: 'Toni Morrison' }] })
    expect(list.chips(at('search=sea&signed=true&kind=novel&authorIds=7&authorIds=8'), labelOf)).toEqual([
      { label: '“sea”', without: '?kind=novel&authorIds=7&authorIds=8' },
      { label: 'Signed', without: '?search=sea&kind=novel&authorIds=7&authorIds=8' },
      { label: 'Novels', without: '?search=sea&signed=true&authorIds=7&authorIds=8' },
      { label: 'Toni Morrison', without: '?search=sea&signed=true&kind=novel&authorIds=8' },
    ])
    expect(list.known(at('authorIds=7&authorIds=8'), labelOf).authorIds).toEqual([7])
  })

  test('says how many it holds', () => {
    expect([0, 1, 2000].map((total) => list.counted(total))).toEqual(['0 books', '1 book', '2,000 books'])
    expect(list.counted(77, 2000)).toBe('77 of 2,000 books')
    expect(list.counted(0, 1)).toBe('0 of 1 book')
  })
})

describe('texts that the rows have', () => {
  const shelf = declareList({
    noun: { one: 'book', many: 'books' },
    params: { languages: texts('Language') },
  })
  const read = (address: string) => shelf.parse(new URLSearchParams(address)).languages

  test('are read as they are typed, each once, and no more than fifty', () => {
    expect(read('languages=Yoruba&languages=%20Yoruba&languages=&languages=%C3%89we')).toEqual([
      'Yoruba',
      'Éwe',
    ])
    expect(read(Array.from({ length: 60 }, (_, index) => `languages=${index}`).join('&'))).toHaveLength(50)
  })

  test('narrow the list, and are named by themselves', () => {
    const filter = shelf.parse(new URLSearchParams('languages=Yoruba&languages=Twi'))
    expect(shelf.chips(filter, () => undefined)).toEqual([
      { label: 'Yoruba', without: '?languages=Twi' },
      { label: 'Twi', without: '?languages=Yoruba' },
    ])
  })
})
