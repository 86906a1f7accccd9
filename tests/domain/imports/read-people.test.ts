import { describe, expect, test } from 'vitest'
import type { Column } from '#app/domain/imports/columns.ts'
import { readPeople } from '#app/domain/imports/read-people.ts'
import { ERROR_VALUE } from '#app/spreadsheets/error-value.ts'
import { sniffDelimiter } from '#app/spreadsheets/sniff-delimiter.ts'
import { HEADER } from '../../support/member-header.ts'

const COLUMNS = HEADER.split(',')
const lines = (...rows: string[]) =>
  readPeople(
    rows.map((row, index) => ({
      line: index + 2,
      cells: (column: Column) => row.split(',')[COLUMNS.indexOf(column)] ?? '',
    })),
  )

describe('a header', () => {
  test.each([
    ['a,b;c', ','],
    ['a;b;c,d', ';'],
    ['a\tb\tc', '\t'],
    ['"a;b;c",d', ','],
  ])('%j is separated by %j', (header, delimiter) => {
    expect(sniffDelimiter(`${header}\nx;x;x;x`)).toBe(delimiter)
  })
})

describe('a line', () => {
  test.each([
    [',x@example.org,,Okafor,,,,,,,,', 'firstName', 'is required'],
    [',,Imani,Okafor,,,,,,,,', 'email', 'is required'],
    [`,x@example.org,${'n'.repeat(256)},Okafor,,,,,,,,`, 'firstName', 'is longer than 255 characters'],
    [',x@example.org,Imani,Okafor,fellow;king,,,,,,,', 'roles', 'isn’t a role'],
    [',x@example.org,\u3164,Okafor,,,,,,,,', 'firstName', 'is required'],
    [',x@example.org,#N/A,Okafor,,,,,,,,', 'firstName', ERROR_VALUE],
    [',x@example.org,Imani,#REF!,,,,,,,,', 'lastName', ERROR_VALUE],
  ])('%s is told by column and reason', (row, column, reason) => {
    const { people, faults } = lines(row)
    expect(people).toEqual([])
    expect(faults).toEqual([expect.objectContaining({ line: 2, column, reason })])
  })

  test.each([
    [',,MBA Prep,,,,,,', 'program', 'needs a program year'],
    [',,,2024,,,,,', 'programYear', 'needs a program'],
    [',,MBA Prep,20x4,,,,,', 'program', 'needs a program year, and "20x4" isn’t one'],
    [',,MBA Prep 2023,2024,,,,,', 'program', 'differs from the program year 2024'],
    [',,,,,Analyst,,,', 'title', 'needs an organization'],
    [`,,,,${'o'.repeat(256)},,,,`, 'organization', 'is longer than 255 characters'],
    [',,,,#VALUE!,,,,', 'organization', ERROR_VALUE],
  ])('with %j brings the person in without it, and says so', (rest, column, reason) => {
    const { people, faults, leftOut } = lines(`,x@example.org,Imani,Okafor${rest}`)
    expect(people).toEqual([expect.objectContaining({ firstName: 'Imani', programs: [], title: undefined })])
    expect(faults).toEqual([])
    expect(leftOut).toEqual([expect.objectContaining({ line: 2, column, reason })])
  })

  test.each([
    ['MBA Prep 2022; Career Prep 2020', ['MBA Prep 2022', 'Career Prep 2020']],
    ['MBA Prep 2022 ;; MBA Prep 2023', ['MBA Prep 2022', 'MBA Prep 2023']],
    ['MBA Prep 2022\nCareer Prep 2020', ['MBA Prep 2022', 'Career Prep 2020']],
    ['Arts; Science 2024', ['Arts; Science 2024']],
  ])('may have several programs in a cell: %j', (cell, expected) => {
    const { people, leftOut } = lines(`,x@example.org,Imani,Okafor,,${cell},,,,,,`)
    expect(people[0]?.programs.map(({ type, year }) => `${type} ${year}`)).toEqual(expected)
    expect(leftOut).toEqual([])
  })

  test('whose roles are separators alone names none', () => {
    expect(lines(',x@example.org,Imani,Okafor,;|,,,,,,,').people[0]?.roles).toBeUndefined()
  })

  test('is normalised like everything typed into the product', () => {
    const { people } = lines(
      ' 003A , X@Example.ORG ,\u202EIma\u0000ni\u200B,Okafor,Alumnus | Partner Rep,MBA Prep 2024,,,,,,',
    )
    expect(people[0]).toMatchObject({
      sfId: '003A',
      email: 'x@example.org',
      firstName: 'Imani',
      roles: ['ALUMNI', 'PARTNER'],
      programs: [{ type: 'MBA Prep', year: 2024 }],
    })
  })
})

describe('several lines of one person', () => {
  test('add up to several programs', () => {
    const { people, faults } = lines(
      '003A,x@example.org,Imani,Okafor,Fellow,MBA Prep,2023,,,,,',
      '003A,x@example.org,Imani,Okafor,Fellow,MBA Prep,2024,,,,,',
    )
    expect(faults).toEqual([])
    expect(people).toHaveLength(1)
    expect(people[0]?.programs.map(({ year }) => year)).toEqual([2023, 2024])
  })

  test('add up to all that they say', () => {
    const { people, faults } = lines(
      '003A,x@example.org,Imani,Okafor,,MBA Prep,2023,,,,,',
      ',x@example.org,Imani,Okafor,Fellow,,,Acme,Analyst,,,',
      '003A,x@example.org,Imani,Okafor,,MBA Prep,2023,,,Chicago,IL,',
    )
    expect(faults).toEqual([])
    expect(people).toEqual([
      expect.objectContaining({ roles: ['FELLOW'], title: 'Analyst', city: 'Chicago', lines: [2, 3, 4] }),
    ])
    expect(people[0]?.programs).toEqual([{ type: 'MBA Prep', year: 2023 }])
  })

  test.each([
    ['003A,x@example.org,Imani,Okafor,Fellow,MBA Prep,2023,,,,,', null, 'is a duplicate of line 2'],
    ['003A,x@example.org,Imani,Mensah,Fellow,MBA Prep,2024,,,,,', 'lastName', 'differs from line 2'],
    ['003A,x@example.org,Imani,Okafor,Staff,MBA Prep,2024,,,,,', 'roles', 'differs from line 2'],
    ['003B,x@example.org,Imani,Okafor,Fellow,MBA Prep,2024,,,,,', 'sfId', 'differs from line 2'],
    [
      '003A,w@example.org,Imani,Okafor,Fellow,MBA Prep,2024,,,,,',
      'sfId',
      'was used on line 2, but the email address was used on line 3',
    ],
  ])('that read %s are a fault', (row, column, reason) => {
    const { faults } = lines(
      '003A,x@example.org,Imani,Okafor,Fellow,MBA Prep,2023,,,,,',
      ',w@example.org,Wen,Li,Fellow,MBA Prep,2023,,,,,',
      row,
    )
    expect(faults).toEqual([expect.objectContaining({ line: 4, column, reason })])
  })
})
