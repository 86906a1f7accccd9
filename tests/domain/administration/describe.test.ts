import { expect, test } from 'vitest'
import { describeChanges } from '#app/domain/administration/describe.ts'
import { type Fields, textLine } from '#app/domain/administration/fields.ts'

const fields = {
  name: textLine('Name'),
  sections: {
    label: 'Sections',
    noun: { one: 'section', many: 'sections' },
    table: 'Activity',
    parent: 'resourceId',
    fields: { title: textLine('Title') },
  },
} as unknown as Fields

const said = (path: string, before: unknown, after: unknown) =>
  describeChanges(fields, [{ path, before, after } as never], {}, 'UTC').map(
    (change) => `${change.where}: ${change.before} → ${change.after}`,
  )

test.each([
  ['name', null, ''],
  ['name', '', null],
  ['sections', null, []],
  ['publishAt', null, null],
])('a change of %s from %j to %j is none in words', (path, before, after) => {
  expect(said(path, before, after)).toEqual([])
})

test('a row without a text in it is still one that came or went', () => {
  const row = { id: 7, title: null }
  expect(said('sections.7', null, row)).toEqual(['Section: nothing → an empty section'])
  expect(said('sections.7', row, null)).toEqual(['Section: an empty section → nothing'])
  expect(said('name', null, 'Harbor')).toEqual(['Name: nothing → Harbor'])
})
