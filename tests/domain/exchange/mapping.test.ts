import { describe, expect, test } from 'vitest'
import { fileKindNamed } from '#app/domain/administered/row-kinds.server.ts'
import { columnsFor } from '#app/domain/exchange/export.server.ts'
import { mapByName, nearestOf } from '#app/domain/exchange/mapping.ts'
import { someoneIn } from '#app/domain/viewer/someone.ts'
import { day } from '../../support/viewer-kinds.ts'

const columns = columnsFor(someoneIn('ADMIN', day('2026-06-01')), fileKindNamed('organizations') as never)
const nearest = (...header: string[]) => nearestOf(header, mapByName(header, columns), columns)

describe('a column that isn’t known', () => {
  test.each([
    ['Indutry', 'Industry'],
    ['Industryy', 'Industry'],
    ['Industri', 'Industry'],
    ['Idnustry', 'Industry'],
    ['WEB SITE', null],
    ['web-stie', 'Website'],
    ['Industrial', null],
    ['Kin', null],
    ['', null],
  ])('%j may be %j', (title, label) => {
    expect(nearest(title)).toEqual([label])
  })

  test('is none that another column is read as', () => {
    expect(nearest('Industry', 'Indutry')).toEqual([null, null])
  })
})
