import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { apply, type Content, conflictsOf, diff, unapply } from '#app/domain/administration/content.ts'

const value = fc.oneof(
  fc.string({ maxLength: 3 }),
  fc.integer({ min: 0, max: 3 }),
  fc.boolean(),
  fc.constant(null),
)
const inner = fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 4 }), name: value }), {
  selector: ({ id }) => id,
  maxLength: 3,
})
const rows = fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 5 }), name: value, speakers: inner }), {
  selector: ({ id }) => id,
  maxLength: 4,
})
const content: fc.Arbitrary<Content> = fc.record({
  name: value,
  tags: fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 2 }),
  sessions: rows,
})

describe('a difference between contents', () => {
  test('makes the one of the other, forwards and backwards, whatever the rows inside', () => {
    fc.assert(
      fc.property(content, content, (before, after) => {
        const changes = diff(before, after)
        expect(apply(before, changes)).toEqual(after)
        expect(unapply(after, changes)).toEqual(before)
      }),
      { numRuns: 500 },
    )
  })

  test('of a content with itself is none', () => {
    fc.assert(
      fc.property(content, (one) => {
        expect(diff(one, structuredClone(one))).toEqual([])
      }),
    )
  })

  test('names fields, rows, fields in rows and their order', () => {
    const before: Content = {
      name: 'Gathering',
      sessions: [
        { id: 1, name: 'Welcome', speakers: [] },
        { id: 2, name: 'Dinner', speakers: [] },
        { id: 3, name: 'Gone', speakers: [] },
      ],
    }
    const after: Content = {
      name: 'Summit',
      sessions: [
        { id: 2, name: 'Supper', speakers: [{ id: 9, name: 'Ada' }] },
        { id: 1, name: 'Welcome', speakers: [] },
      ],
    }
    expect(diff(before, after).map(({ path }) => path)).toEqual([
      'name',
      'sessions.3',
      'sessions.2.name',
      'sessions.2.speakers.9',
      'sessions.order',
    ])
  })
})

describe('two people’s changes', () => {
  const standing: Content = {
    name: 'Gathering',
    place: null,
    sessions: [
      { id: 1, name: 'Welcome', room: null },
      { id: 2, name: 'Dinner', room: null },
    ],
  }
  const row = (id: number, changes: object) =>
    standing.sessions &&
    (standing.sessions as { id: number }[]).map((one) => (one.id === id ? { ...one, ...changes } : one))
  const met = (mine: object, theirs: object) =>
    conflictsOf(diff(standing, { ...standing, ...mine }), diff(standing, { ...standing, ...theirs })).map(
      ({ path }) => path,
    )

  test.each([
    ['different fields', { name: 'A' }, { place: 'B' }, []],
    ['the same field', { name: 'A' }, { name: 'B' }, ['name']],
    ['the same field in the same way', { name: 'A' }, { name: 'A' }, []],
    ['different rows', { sessions: row(1, { name: 'A' }) }, { sessions: row(2, { name: 'B' }) }, []],
    [
      'different fields of a row',
      { sessions: row(1, { name: 'A' }) },
      { sessions: row(1, { room: 'B' }) },
      [],
    ],
    [
      'the same field of a row',
      { sessions: row(1, { name: 'A' }) },
      { sessions: row(1, { name: 'B' }) },
      ['sessions.1.name'],
    ],
    [
      'a row that the other takes out',
      { sessions: row(1, { name: 'A' }) },
      { sessions: [{ id: 2, name: 'Dinner', room: null }] },
      ['sessions.1.name'],
    ],
    [
      'a row that the other changes, taking it out',
      { sessions: [{ id: 2, name: 'Dinner', room: null }] },
      { sessions: row(1, { room: 'B' }) },
      ['sessions.1'],
    ],
  ])('of %s meet only in the same place', (_, mine, theirs, expected) => {
    expect(met(mine, theirs)).toEqual(expected)
  })
})
