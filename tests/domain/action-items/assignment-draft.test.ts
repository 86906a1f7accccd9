import { expect, test } from 'vitest'
import { blankRow, draftOf, emptyDraft, MAX_ROWS } from '#app/domain/action-items/assignment-draft.ts'

const acme = { organizationId: '1', assigneeId: '11' }

test('a draft is what the form states', () => {
  expect(
    draftOf({ eventId: '5', eventSearch: 'Summit', multiplePartners: 'on', assignments: [acme, blankRow] }),
  ).toEqual({
    eventId: '5',
    eventSearch: 'Summit',
    assignToAll: false,
    multiplePartners: true,
    assignments: [acme, blankRow],
  })
})

test.each([
  ['nothing at all', {}],
  ['no rows', { assignments: [] }],
  ['rows that are none', { assignments: 'on', eventId: ['5', '6'], assignToAll: 'yes' }],
])('a form of %s has one blank row', (_, payload) => {
  expect(draftOf(payload)).toEqual(emptyDraft)
})

test('rows with gaps are blank there, and no more are read than it takes to see that they are too many', () => {
  const assignments: unknown[] = []
  assignments[2] = { organizationId: '1', assigneeId: ['11'] }
  expect(draftOf({ assignments }).assignments).toEqual([
    blankRow,
    blankRow,
    { organizationId: '1', assigneeId: '' },
  ])
  assignments[300] = acme
  expect(draftOf({ assignments }).assignments).toHaveLength(MAX_ROWS + 1)
})
