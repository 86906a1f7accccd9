import { describe, expect, test } from 'vitest'
import {
  type AssignmentDraft,
  afterStep,
  blankRow,
  draftOf,
  emptyDraft,
  MAX_ROWS,
  withAssignToAll,
  withEvent,
  withMultiplePartners,
  withRow,
} from '#app/domain/action-items/assignment-draft.ts'

const acme = { organizationId: '1', assigneeId: '11' }
const globex = { organizationId: '2', assigneeId: '' }
const filled: AssignmentDraft = {
  eventId: '5',
  eventSearch: 'Summit',
  assignToAll: false,
  multiplePartners: true,
  rows: [acme, globex],
}

describe('choosing', () => {
  test('another event resets the assignments and both flags, the same one nothing', () => {
    expect(withEvent(filled, '6')).toEqual({ ...emptyDraft, eventId: '6', eventSearch: 'Summit' })
    expect(withEvent(filled, '5')).toBe(filled)
  })

  test('to assign to all clears the assignments and turns off multiple partners', () => {
    const all = withAssignToAll(filled, true)
    expect(all).toEqual({ ...filled, assignToAll: true, multiplePartners: false, rows: [blankRow] })
    expect(withAssignToAll(all, false)).toEqual({ ...all, assignToAll: false })
  })

  test('no multiple partners clears the assignments and the other flag', () => {
    expect(withMultiplePartners({ ...filled, assignToAll: true }, false)).toEqual({
      ...filled,
      multiplePartners: false,
      rows: [blankRow],
    })
    expect(withMultiplePartners(withAssignToAll(filled, true), true).assignToAll).toBe(false)
  })
})

describe('the rows', () => {
  test('are added at the end up to the most that a form holds', () => {
    let draft = emptyDraft
    for (let count = 0; count < MAX_ROWS + 5; count++) draft = withRow(draft)
    expect(draft.rows).toHaveLength(MAX_ROWS)
  })

  test.each([
    ['add-row', [acme, globex, blankRow]],
    ['remove-row-0', [globex]],
    ['remove-row-1', [acme]],
    ['remove-row-7', [acme, globex]],
    ['remove-row--1', [acme, globex]],
    ['show-choices', [acme, globex]],
    ['', [acme, globex]],
  ])('after the step %j are %j', (step, rows) => {
    expect(afterStep(filled, step).rows).toEqual(rows)
  })

  test('never become none', () => {
    expect(afterStep(emptyDraft, 'remove-row-0').rows).toEqual([blankRow])
  })
})

describe('what a form without script sends', () => {
  const sent = (changes: Record<string, string | undefined>): [string, string][] =>
    Object.entries({
      eventId: '5',
      eventSearch: 'Summit',
      shownEventId: '5',
      shownAssignToAll: '',
      shownMultiplePartners: 'on',
      multiplePartners: 'on',
      'assignments[0].organizationId': '1',
      'assignments[0].assigneeId': '11',
      'assignments[1].organizationId': '2',
      'assignments[1].assigneeId': '',
      ...changes,
    }).filter((entry): entry is [string, string] => entry[1] !== undefined)

  test('is what it showed, where nothing was chosen anew', () => {
    expect(draftOf(sent({}))).toEqual(filled)
  })

  test.each([
    ['another event', { eventId: '6' }, { ...emptyDraft, eventId: '6', eventSearch: 'Summit' }],
    ['assign to all', { assignToAll: 'on' }, withAssignToAll(filled, true)],
    [
      'assign to all instead of multiple partners',
      { assignToAll: 'on', multiplePartners: undefined },
      withAssignToAll(filled, true),
    ],
    ['no multiple partners', { multiplePartners: undefined }, withMultiplePartners(filled, false)],
    [
      'multiple partners instead of all',
      { shownAssignToAll: 'on', shownMultiplePartners: '', assignToAll: 'on' },
      { ...filled, assignToAll: false },
    ],
    [
      'both flags, which no form of ours shows',
      { shownAssignToAll: 'on', assignToAll: 'on' },
      withAssignToAll(filled, true),
    ],
  ])('has the consequences of choosing %s', (_, changes, draft) => {
    expect(draftOf(sent(changes))).toEqual(draft)
  })

  test('may be nothing at all', () => {
    expect(draftOf([])).toEqual(emptyDraft)
  })
})
