import { describe, expect, test } from 'vitest'
import {
  type DirectoryEntrySource,
  directoryEntryOf,
  type ListedAffiliation,
  type ListedEnrollment,
} from '#app/domain/members/directory-entry.ts'
import type { CalendarDate } from '#app/values/calendar-date.ts'

const day = (s: string) => s as CalendarDate
const today = day('2026-06-15')

function member(changes: Partial<DirectoryEntrySource> = {}): DirectoryEntrySource {
  return {
    firstName: 'Tomás',
    lastName: 'Álvarez',
    verified: true,
    visibility: 'PUBLIC',
    city: null,
    state: null,
    affiliations: [],
    enrollments: [],
    ...changes,
  }
}

function job(
  title: string | null,
  organization: string,
  changes: Partial<ListedAffiliation> = {},
): ListedAffiliation {
  const dates = { startDate: day('2020-01-01'), endDate: null }
  return { type: 'EMPLOYMENT', visible: true, title, organization, ...dates, ...changes }
}

const past = { startDate: day('2015-01-01'), endDate: day('2018-12-31') }

const listing = (changes: Partial<DirectoryEntrySource>) => directoryEntryOf(member(changes), today)

describe('who is listed', () => {
  test.each([
    { visibility: 'PUBLIC', verified: true, listed: true },
    { visibility: 'PRIVATE', verified: true, listed: true },
    { visibility: 'HIDDEN', verified: true, listed: false },
    { visibility: 'PUBLIC', verified: false, listed: false },
    { visibility: 'HIDDEN', verified: false, listed: false },
  ] as const)('$visibility and verified $verified: $listed', ({ listed, ...changes }) => {
    expect(listing(changes).listed).toBe(listed)
  })
})

describe('the order of names', () => {
  test('goes by last name, then first name, without accents, apostrophes and hyphens', () => {
    const names = [
      ['Zoë', 'Adams'],
      ['Ann', 'Adamson'],
      ['Bo', 'O’Neil'],
      ['Al', 'Oneil'],
      ['Al', 'Ångström'],
    ] as const
    const keys = names.map(([firstName, lastName]) => ({
      lastName,
      key: listing({ firstName, lastName }).sortName,
    }))
    const sorted = keys.sort((a, b) => (a.key < b.key ? -1 : 1))
    expect(sorted.map(({ lastName }) => lastName)).toEqual([
      'Adams',
      'Adamson',
      'Ångström',
      'Oneil',
      'O’Neil',
    ])
  })
})

describe('the occupation', () => {
  test.each<[string, ListedAffiliation[], string | null]>([
    ['is empty without employments', [], null],
    ['names title and organization', [job('Analyst', 'Acme')], 'Analyst, Acme'],
    ['is the organization where there is no title', [job(null, 'Acme')], 'Acme'],
    [
      'is the latest that is current, whatever began later and is over',
      [
        job('Analyst', 'Old', { startDate: day('2019-01-01') }),
        job('Director', 'Now', { startDate: day('2021-01-01') }),
        job('Advisor', 'Over', { startDate: day('2024-01-01'), endDate: day('2026-06-14') }),
      ],
      'Director, Now',
    ],
    [
      'is current on its last day',
      [job('Analyst', 'Acme', { endDate: today }), job('Clerk', 'Old', past)],
      'Analyst, Acme',
    ],
    [
      'is the latest of the past where none is current',
      [job('Clerk', 'Old', past), job('Analyst', 'Acme', { endDate: day('2025-01-01') })],
      'Analyst, Acme',
    ],
    [
      'is not current without a start',
      [job('Founder', 'Undated', { startDate: null }), job('Clerk', 'Old', past)],
      'Clerk, Old',
    ],
    [
      'is never one that is hidden',
      [job('Spy', 'Secret', { visible: false }), job('Clerk', 'Old', past)],
      'Clerk, Old',
    ],
    ['is empty where all are hidden', [job('Spy', 'Secret', { visible: false })], null],
    ['is no education', [job('Economics', 'Howard University', { type: 'EDUCATION' })], null],
  ])('%s', (_, affiliations, occupation) => {
    expect(listing({ affiliations }).occupation).toBe(occupation)
  })
})

describe('the location', () => {
  test('is the city, else the state, else nothing', () => {
    expect(listing({ city: 'Chicago, IL', state: 'Illinois' }).location).toBe('Chicago, IL')
    expect(listing({ state: 'Illinois' }).location).toBe('Illinois')
    expect(listing({}).location).toBeNull()
  })
})

describe('the search', () => {
  const affiliations = [
    job('Analyst', 'Acme'),
    job('Clerk', 'Old & Sons', past),
    job('Économie', 'Sciences Po', { type: 'EDUCATION', ...past }),
    job('Mentor', 'Food Bank', { type: 'CIVIC_ENGAGEMENT' }),
    job('Spy', 'Secret', { visible: false }),
  ]
  const whole = { city: 'São Paulo, Brazil', affiliations }

  test('of a full profile finds names, location and every visible affiliation, folded', () => {
    expect(listing(whole).searchText.split('\n')).toEqual([
      'tomas alvarez',
      'sao paulo, brazil',
      'analyst acme',
      'clerk old & sons',
      'economie sciences po',
      'mentor food bank',
    ])
  })

  test('of current affiliations leaves the past ones out', () => {
    expect(listing(whole).searchCurrent.split('\n')).toEqual([
      'tomas alvarez',
      'sao paulo, brazil',
      'analyst acme',
      'mentor food bank',
    ])
  })

  test.each(['PRIVATE', 'HIDDEN'] as const)(
    'of a %s profile finds no affiliation but the occupation',
    (visibility) => {
      const entry = listing({ ...whole, visibility })
      expect(entry.searchText.split('\n')).toEqual(['tomas alvarez', 'sao paulo, brazil', 'analyst acme'])
      expect(entry.searchCurrent).toBe(entry.searchText)
    },
  )

  test('of a basic profile whose occupation is past finds it only among all', () => {
    const entry = listing({ visibility: 'PRIVATE', affiliations: [job('Clerk', 'Old', past)] })
    expect(entry.searchText).toContain('clerk old')
    expect(entry.searchCurrent).not.toContain('clerk')
  })

  test.each(['PUBLIC', 'PRIVATE', 'HIDDEN'] as const)(
    'never finds hidden affiliations of a %s profile',
    (visibility) => {
      const entry = listing({ visibility, affiliations: [job('Spy', 'Secret', { visible: false })] })
      expect(entry.searchText + entry.searchCurrent).not.toMatch(/spy|secret/)
    },
  )
})

describe('the programs on a card', () => {
  const enrollment = (
    id: number,
    startDate: string,
    changes: Partial<ListedEnrollment> = {},
  ): ListedEnrollment => ({
    program: { id, name: `Program ${id}`, excludedFromCards: false },
    startDate: day(startDate),
    visibleToAllRisingLeaders: true,
    visibleToAllMltPartners: false,
    ...changes,
  })

  test('stand latest first, all of them, so that each viewer gets the first four that may be seen', () => {
    const enrollments = [2, 5, 1, 4, 3].map((id) => enrollment(id, `202${id}-01-15`))
    expect(listing({ enrollments }).cardPrograms.map(({ id }) => id)).toEqual([5, 4, 3, 2, 1])
  })

  test('of one day stand in a stable order', () => {
    const enrollments = [enrollment(1, '2024-01-15'), enrollment(2, '2024-01-15')]
    const ids = (given: ListedEnrollment[]) =>
      listing({ enrollments: given }).cardPrograms.map(({ id }) => id)
    expect(ids(enrollments)).toEqual(ids([...enrollments].reverse()))
  })

  test('leave out the types that are excluded from cards', () => {
    const excluded = { program: { id: 9, name: 'Pilot 2025', excludedFromCards: true } }
    const enrollments = [enrollment(1, '2024-01-15'), enrollment(9, '2025-01-15', excluded)]
    expect(listing({ enrollments }).cardPrograms.map(({ id }) => id)).toEqual([1])
  })

  test('carry to whom they may be shown', () => {
    const toPartners = { visibleToAllRisingLeaders: false, visibleToAllMltPartners: true }
    expect(listing({ enrollments: [enrollment(1, '2024-01-15', toPartners)] }).cardPrograms).toEqual([
      { id: 1, name: 'Program 1', rl: false, mp: true },
    ])
  })
})
