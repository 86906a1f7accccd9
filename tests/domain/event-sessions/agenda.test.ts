import { describe, expect, test } from 'vitest'
import { dayShown } from '#app/domain/event-sessions/agenda.ts'
import { agendaParams, readAgendaQuery } from '#app/domain/event-sessions/agenda-query.ts'
import { day } from '../../support/viewer-kinds.ts'

const asked = (search: string) => readAgendaQuery(new URLSearchParams(search))

describe('what an agenda is asked for', () => {
  test('comes back from the address that it is written to', () => {
    const query = { past: true, search: 'mock interviews', date: day('2026-03-08'), page: 1 }
    expect(readAgendaQuery(agendaParams(query))).toEqual(query)
  })

  test.each([
    'date=2026-02-30',
    'date=today',
    'date=',
    'page=-1',
    'page=abc',
    'viewPast=maybe',
    'search=%00',
  ])('is nothing where %s is malformed', (search) => {
    expect(asked(search)).toEqual({ past: false, search: '', date: null, page: 1 })
  })

  test('is cut where the search is too long', () => {
    expect(asked(`search=${'é'.repeat(5000)}`).search).toHaveLength(200)
  })
})

describe('the day shown', () => {
  const days = ['2026-03-07', '2026-03-08', '2026-03-10'].map((date) => ({
    date: day(date),
    sessions: 1,
    ahead: 1,
    attended: 0,
  }))

  test.each([
    ['2026-03-10', '2026-03-08', '2026-03-10'],
    ['2026-03-09', '2026-03-08', '2026-03-08'],
    [null, '2026-03-08', '2026-03-08'],
    [null, '2026-03-09', '2026-03-07'],
  ])('of %s asked for on %s is %s', (wanted, today, shown) => {
    expect(dayShown(days, wanted ? day(wanted) : null, day(today))).toBe(shown)
  })

  test('is none where there are no days', () => {
    expect(dayShown([], null, day('2026-03-08'))).toBeNull()
  })
})
