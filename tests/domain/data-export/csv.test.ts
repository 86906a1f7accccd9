import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { toCsv } from '#app/domain/data-export/csv.ts'
import type { ExportedData } from '#app/domain/data-export/member-data.server.ts'
import { toJson } from '#app/domain/data-export/to-json.ts'

const read = (data: object): string[][] => parse(toCsv(toJson(data) as ExportedData), { bom: true })

describe('data as CSV', () => {
  test('has a line for each fact, and none for what is empty', () => {
    const data = {
      firstName: 'Imani',
      title: null,
      roles: ['ALUMNI', 'STAFF'],
      affiliations: [
        { title: 'Analyst', organization: { name: 'Acme' } },
        { title: 'Lead', skills: ['a', 'b'] },
      ],
    }
    expect(read(data)).toEqual([
      ['Section', 'Entry', 'Field', 'Value'],
      ['firstName', '', '', 'Imani'],
      ['roles', '1', '', 'ALUMNI'],
      ['roles', '2', '', 'STAFF'],
      ['affiliations', '1', 'title', 'Analyst'],
      ['affiliations', '1', 'organization name', 'Acme'],
      ['affiliations', '2', 'title', 'Lead'],
      ['affiliations', '2', 'skills 1', 'a'],
      ['affiliations', '2', 'skills 2', 'b'],
    ])
  })

  test.each([
    '=HYPERLINK("https://evil.example")',
    '@SUM(1)',
    '-Ana',
    '+1 555 0100',
    '\t=1',
    '\r=1',
    '\n=1',
    ' =1',
  ])('is no formula: %j stands behind an apostrophe', (text) => {
    expect(read({ value: text })[1]).toEqual(['value', '', '', `'${text}`])
  })

  test.each(['00123', '1-2', 'a, b', 'say "hello"', 'two\r\nlines', '’', "O'Neil", 'عمر', ''])(
    'keeps %j as it is',
    (text) => {
      expect(read({ value: text })[1]?.[3]).toBe(text)
    },
  )
})

test('days are written without a time, moments with theirs, in UTC', () => {
  const rows = {
    day: new Date('2020-09-01T00:00:00Z'),
    at: new Date('2020-09-01T10:30:00Z'),
    none: undefined,
  }
  expect(toJson([rows])).toEqual([{ day: '2020-09-01', at: '2020-09-01T10:30:00.000Z', none: null }])
})
