import { beforeEach, expect, test } from 'vitest'
import { admin, pressUndo } from '../support/administration.ts'
import { db, fetch } from '../support/app.ts'
import { countsOn, makeOrganization, pressImport, uploaded } from '../support/imports.ts'

beforeEach(() => db().fileImport.deleteMany())

test('a list out of several older lists: what is the same, what resembles it, and what can’t be', async () => {
  const known = await db().organization.create({
    data: {
      name: 'Rowan & Daughters',
      type: 'COMPANY',
      sfId: '0017x00000Bb2Cc',
      industry: 'Industrial',
      sortKey: 'rowan',
      searchKey: 'rowan & daughters',
    },
  })
  await makeOrganization({ name: 'Northern Foundry' })
  const { page, address } = await uploaded(
    'organizations',
    [
      'id,sfId,Name,Type,Industry,Website',
      ',0017x00000Bb2Cc,Rowan & Daughters,Company,Manufacturing,https://rowan.example/',
      ',,ROWAN & DAUGHTERS,Company,,',
      ',,Rowan and Daughters,Company,,',
      ',,"Rowan & Daughters, Inc.",Company,,',
      ',,Rowan &amp; Daughters,Company,,',
      ',,Rowan & Daughters,Non-profit,Education,',
      ',,Northern  Foundry ,Company,,',
      ',0017x00000bb2cc,Northern Foundry LLC,Company,,',
      `,,"=HYPERLINK(""http://elsewhere.example/"",""Acme"")",Company,,`,
      ',,+Plus Ultra Foods,Company,,',
      ',,-40° Ventures,Company,,',
      ",,'Round Midnight Media,Company,,",
      ",,'=Equal Futures,Nonprofit,,",
      ',,1E10,Company,,',
      ',,,Company,,',
      ',,École du Rhône,School,,https://user:pw@ecole.example/',
      '999999,,Ghost Works,Company,,',
      ',,Rowan & Daughters,Startup,,',
    ].join('\r\n'),
  )
  expect(countsOn(page)).toEqual({ New: 11, Changed: 1, Unchanged: 1, 'With faults, left out': 5, Blank: 0 })
  const made = page.texts('[aria-labelledby=made] li')
  const like = (name: string) =>
    made.find((text) => text.startsWith(`${name} (`))?.match(/much like “(.*)”/)?.[1]
  for (const name of [
    'Rowan and Daughters',
    'Rowan & Daughters, Inc.',
    'Rowan &amp; Daughters',
    'Rowan & Daughters',
  ]) {
    expect(like(name), name).toBe('Rowan & Daughters')
  }
  expect(like('Northern Foundry LLC')).toBe('Northern Foundry')
  expect(like('+Plus Ultra Foods')).toBeUndefined()
  expect(page.texts('[aria-labelledby=faults] tbody th')).toEqual([
    'Line 3',
    'Line 16',
    'Line 17',
    'Line 18',
    'Line 19',
  ])
  await pressImport(address)
  expect(await db().organization.findUniqueOrThrow({ where: { id: known.id } })).toMatchObject({
    name: 'Rowan & Daughters',
    industry: 'Manufacturing',
    version: known.version + 1,
  })
  for (const name of [
    "'Round Midnight Media",
    "'=Equal Futures",
    '1E10',
    '-40° Ventures',
    'Rowan &amp; Daughters',
  ]) {
    expect(await db().organization.count({ where: { name } }), name).toBe(1)
  }
  const answer = await fetch('/admin/organizations/export/csv', admin)
  const again = await uploaded('organizations', await answer.text())
  expect(countsOn(again.page)).toMatchObject({ New: 0, Changed: 0, 'With faults, left out': 0 })
  await pressUndo(
    (await db().fileImport.findFirstOrThrow({ where: { entryId: { not: null } } })).entryId ?? 0,
  )
  await db().organization.deleteMany({ where: { name: { in: ['Rowan & Daughters', 'Northern Foundry'] } } })
})
