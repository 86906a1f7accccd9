import { describe, expect, test } from 'vitest'
import { normalizeFields } from '#app/domain/affiliations/normalize-fields.ts'
import type { Section } from '#app/domain/affiliations/sections.ts'
import type { CalendarDate } from '#app/values/calendar-date.ts'

const today = '2026-06-15' as CalendarDate

function normalized(section: Section, fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return Object.fromEntries(normalizeFields(form, section, today))
}

const role = (fields: Record<string, string>) =>
  normalized('employment', { startDate: '2020-01-15', ...fields })

describe('who says whether they are still in a role', () => {
  test('by unticking it alone left today', () => {
    expect(role({ shownCurrent: 'on', endDate: '' })).toMatchObject({ endDate: today, shownCurrent: '' })
    expect(role({ shownCurrent: 'on' })).toMatchObject({ endDate: today })
  })

  test('by unticking it beside a date left then', () => {
    expect(role({ shownCurrent: 'on', endDate: '2024-05-01' })).toMatchObject({ endDate: '2024-05-01' })
  })

  test('by ticking it has no end', () => {
    expect(role({ shownCurrent: '', current: 'on', endDate: '2024-05-01' })).toMatchObject({
      endDate: '',
      shownCurrent: 'on',
    })
  })

  test('by leaving it as it was keeps what was typed', () => {
    expect(role({ shownCurrent: 'on', current: 'on', endDate: '2024-05-01' }).endDate).toBe('2024-05-01')
    expect(role({ shownCurrent: '', endDate: '' }).endDate).toBe('')
  })

  test('without a start has no end', () => {
    expect(role({ startDate: '', endDate: '2024-05-01' }).endDate).toBe('')
  })
})

test('a state is cleared abroad and kept at home', () => {
  expect(role({ country: 'NG', state: 'GA' }).state).toBe('')
  expect(role({ country: 'US', state: 'GA' }).state).toBe('GA')
})

describe('a choice', () => {
  test('stands with the text that it was made by', () => {
    const chosen = { organizationId: '7', organizationIdText: ' Acme ', organizationIdShown: 'Acme' }
    expect(role(chosen).organizationId).toBe('7')
  })

  test.each(['Acme Corporation', ''])('is taken back by the text %j in its place', (organizationIdText) => {
    expect(
      role({ organizationId: '7', organizationIdText, organizationIdShown: 'Acme' }).organizationId,
    ).toBe('')
  })
})

describe('a major category', () => {
  const major = (fields: Record<string, string>) =>
    normalized('education', { titleText: '', titleShown: '', ...fields })

  test('goes where the major does', () => {
    expect(major({ title: '', majorCategory: 'Business' }).majorCategory).toBe('')
  })

  test('goes with the major that it was shown for, where the form only asks what it enables', () => {
    const changed = { title: 'Physics', shownMajor: 'Economics', majorCategory: 'Business' }
    expect(major({ ...changed, step: 'update' })).toMatchObject({ majorCategory: '', shownMajor: 'Physics' })
    expect(major(changed).majorCategory).toBe('Business')
  })
})
