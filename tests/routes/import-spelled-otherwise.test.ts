// @one-database: it is about how lines are put together, before the database is asked.
import { afterEach, describe, expect, test } from 'vitest'
import { kindNamed } from '#app/domain/administered/kinds.server.ts'
import { workOnImports } from '#app/domain/administered/work-on-imports.server.ts'
import type { Kind } from '#app/domain/administration/kind.server.ts'
import { columnsFor } from '#app/domain/exchange/export.server.ts'
import { sharing } from '#app/domain/exchange/sharing.server.ts'
import { someoneIn } from '#app/domain/viewer/someone.ts'
import { admin, pathOf } from '../support/administration.ts'
import { db, visit } from '../support/app.ts'
import { countsOn, pressImport, upload } from '../support/imports.ts'
import { day } from '../support/viewer-kinds.ts'

afterEach(async () => {
  await db().fileImport.deleteMany()
  await db().organization.deleteMany({ where: { name: { startsWith: 'Slipway ' } } })
})

async function sharedBy(name: string, columns: string[], ...lines: string[][]) {
  const kind = kindNamed(name) as Kind
  const viewer = someoneIn('ADMIN', day('2026-06-01'))
  const shared = await sharing(viewer, kind, columns, columnsFor(viewer, kind))
  const texts = await Promise.all(lines.map((cells, line) => shared({ line, cells })))
  return texts.reduce((some, others) => some.filter((text) => others.includes(text)))
}

describe('lines about the same record, spelled otherwise, have something in common:', () => {
  test.each([
    ['events', ['name', 'startDate'], ['Gala', '2027-04-13'], ['Gala', 'April 13, 2027']],
    ['events', ['name', 'startDate'], ['Gala', '2027-04-13'], ['gala ', '13/04/2027']],
    ['events', ['name', 'startDate'], ['Gala', '13.4.27'], ['Gala', '4/13/2027']],
    ['events', ['name', 'startDate'], ['Gala', '2027-04-13T00:00:00'], ['Gala', '13-Apr-2027']],
    ['events', ['name', 'startDate'], ['Gala', '3/4/2027'], ['Gala', '2027-04-03']],
    ['events', ['name', 'startDate'], ['Gala', '3/4/2027'], ['Gala', '2027-03-04']],
    [
      'opportunities',
      ['name', 'startDate'],
      ['Café talk', '2027-04-13'],
      ['Cafe\u0301  Talk\u200B', '13 April 2027'],
    ],
    ['organizations', ['name', 'type'], ['Slipway', 'Nonprofit'], ['slipway', 'NONPROFIT']],
    ['tags', ['type', 'name'], ['Offering of a business', 'Food'], ['OFFERING_TYPE', 'food']],
    ['links', ['label'], ['-Board', ''], ["'-Board", '']],
  ])('%s %j: %j and %j', async (kind, columns, one, other) => {
    expect(await sharedBy(kind, columns, one, other)).toHaveLength(1)
  })

  test('by the number of what they choose, or by its name', async () => {
    const { id, name } = await db().organization.findFirstOrThrow()
    const columns = ['title', 'organizationId']
    expect(await sharedBy('job-postings', columns, ['Weaver', name], ['weaver', `#${id}`])).toHaveLength(1)
    expect(await sharedBy('job-postings', columns, ['Weaver', name], ['Weaver', 'Another'])).toEqual([])
  })
})

test('a long file in which one record stands twice, spelled otherwise, has an error that names the other line', async () => {
  const lines = Array.from({ length: 5_000 }, (_, index) => `Slipway ${index},Nonprofit`)
  const file = ['Name,Kind', ...lines, 'Slipway  É,Nonprofit', 'slipway E\u0301,NONPROFIT', ''].join('\n')
  const address = pathOf(
    await upload('organizations', file.replace('Slipway 7,Nonprofit', 'SLIPWAY 4001,nonprofit')),
  )
  expect(await workOnImports()).toEqual([])
  const { page } = await visit(address, admin)
  expect(countsOn(page)).toMatchObject({ New: 5_000, 'With faults, left out': 2 })
  expect(page.text('[aria-labelledby=faults]')).toContain('It’s the same organization as in line 9.')
  expect(page.text('[aria-labelledby=faults]')).toContain('It’s the same organization as in line 5002.')
  await pressImport(address)
  expect(await workOnImports()).toEqual([])
  expect((await visit(address, admin)).page.text('.admin-page')).toContain('This file has been imported.')
}, 120_000)
