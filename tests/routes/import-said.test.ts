// @one-database: files are read and judged above the database.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { workOnImports } from '#app/domain/administered/work-on-imports.server.ts'
import { admin, sendForm } from '../support/administration.ts'
import { db, fetch } from '../support/app.ts'
import { countsOn, dryRunOn, faultsOn, makeOrganization, pressImport, uploaded } from '../support/imports.ts'

const clear = async () => {
  await db().user.deleteMany({ where: { email: { endsWith: '@said.example' } } })
  await db().organization.deleteMany({ where: { name: { startsWith: 'Said ' } } })
  await db().fileImport.deleteMany()
}
beforeEach(clear)
afterEach(clear)

describe('two new names that are nearly the same', () => {
  const lines = ['Name,Kind', 'Said Acme Inc,Company', 'Said Other,Company', '"Said Acme, Inc.",Company']

  test('are made, and the second says that it resembles the first', async () => {
    const { page, address } = await uploaded('organizations', lines.join('\n'))
    expect(countsOn(page)).toMatchObject({ New: 3, 'With faults, left out': 0 })
    expect(dryRunOn(page)).toContain('1 new line is much like one that’s here or in the file.')
    expect(page.text('.admin-page')).toMatch(/Said Acme, Inc\..*much like “Said Acme Inc \(line 2\)”/i)
    await pressImport(address)
    expect(await db().organization.count({ where: { name: { startsWith: 'Said ' } } })).toBe(3)
  })

  test('do so in a long file as well, however far apart', async () => {
    const many = Array.from({ length: 5_000 }, (_, index) => `Said number ${index},Company`)
    const { address } = await uploaded('organizations', [...lines.slice(0, 2), ...many, lines[3]].join('\n'))
    expect(await workOnImports()).toEqual([])
    const report = await (await fetch(`${address}/report`, admin)).text()
    expect(report).toContain('Much like “Said Acme Inc (line 2)”.')
  }, 120_000)

  test('are asked about where people’s lines make them', async () => {
    const { page } = await uploaded(
      'members',
      [
        'Email,First name,Last name,Roles,Organization',
        'ann@said.example,Ann,Said,Alumni,Said Acme Inc',
        'bo@said.example,Bo,Said,Alumni,"Said Acme, Inc."',
      ].join('\n'),
    )
    expect(dryRunOn(page)).toContain(
      'The organization Said Acme, Inc. will be created. Did you mean “Said Acme Inc”?',
    )
  })
})

describe('cells that say that there is nothing', () => {
  test('make no organization, title or place of a member, which is said', async () => {
    const { page, address } = await uploaded(
      'members',
      [
        'Email,First name,Last name,Roles,Organization,Title,City,State,Country',
        'ann@said.example,Ann,Said,Alumni,-,n/a,—,N/A,none',
        'bo@said.example,-,Null,Alumni,,,,,',
        'cy@said.example,Na,None,Alumni,Said Works,–,,,',
      ].join('\n'),
    )
    expect(countsOn(page)).toMatchObject({ New: 2, 'With faults, left out': 1 })
    expect(faultsOn(page)).toEqual([expect.stringMatching(/3.*First name.*Please enter the first name/)])
    expect(page.text('[aria-labelledby=left-out]')).toContain('It seems to say that there’s nothing.')
    expect(dryRunOn(page)).not.toContain('organization -')
    await pressImport(address)
    const ann = await db().user.findUniqueOrThrow({
      where: { email: 'ann@said.example' },
      include: { affiliations: true, contact: true },
    })
    expect([ann.affiliations, ann.contact?.homeCity ?? null, ann.cityId]).toEqual([[], null, null])
    const cy = await db().user.findUniqueOrThrow({ where: { email: 'cy@said.example' } })
    expect(`${cy.firstName} ${cy.lastName}`).toBe('Na None')
  })

  test('name no record, and stay where a record is called so', async () => {
    const { page } = await uploaded(
      'organizations',
      'Name,Kind\n-,Company\nN/A,Company\nSaid Works,Company\n',
    )
    expect(countsOn(page)).toMatchObject({ New: 1, 'With faults, left out': 2 })
    expect(faultsOn(page)[0]).toContain('It seems to say that there’s nothing.')
  })
})

test('a name that was edited in a line about an account isn’t changed, and that is said', async () => {
  const { id } = await db().user.create({
    data: {
      email: 'dee@said.example',
      firstName: 'Dee',
      lastName: 'Said',
      roles: ['ALUMNI'],
      emailVerifiedAt: new Date(),
    },
  })
  const { page } = await uploaded(
    'members',
    `id,Name,Email address,Roles\n${id},Dee Saidlow,dee@said.example,Alumni\n`,
  )
  expect(countsOn(page)).toMatchObject({ Unchanged: 1 })
  expect(page.text('[aria-labelledby=left-out]')).toMatch(
    /Dee Saidlow.*Lines with an id are about the account/,
  )
  const same = await uploaded(
    'members',
    `id,Name,Email address,Roles\n${id},Dee Said,dee@said.example,Alumni\n`,
  )
  expect(same.page.has('[aria-labelledby=left-out]')).toBe(false)
})

test('what a report is called, directly behind its lines, belongs to its foot', async () => {
  const { page } = await uploaded(
    'members',
    [
      'Email,First name,Last name,Roles',
      'ann@said.example,Ann,Said,Alumni',
      'bo@said.example,Bo,Said,Alumni',
      'Alumni by cohort,,,',
      'Copyright (c) 2000-2027 salesforce.com,,,',
      'Generated By: Ada Ruiz,,,',
    ].join('\n'),
  )
  expect(countsOn(page)).toMatchObject({ New: 2, 'With faults, left out': 3 })
  const faults = faultsOn(page)
  expect(faults).toHaveLength(3)
  for (const fault of faults) expect(fault).toContain('It seems to be the foot of a report.')
})

test('a name alone above such a line is a line, where others have one cell alone', async () => {
  const { page } = await uploaded(
    'organizations',
    'Name,Kind,City\nSaid Works,Company,Lyon\nSaid Labs,,\nSaid Foundry,Company,Paris\nSaid Last one,,\n© Said 2027,,\n',
  )
  const feet = faultsOn(page).filter((text) => text.includes('foot of a report'))
  expect(feet).toEqual([expect.stringContaining('© Said 2027')])
})

test('what was renamed after a file was exported is no edit in it', async () => {
  const { id } = await makeOrganization({ name: 'Said Works' })
  await db().user.create({
    data: {
      email: 'eve@said.example',
      firstName: 'Eve',
      lastName: 'Said',
      roles: ['PARTNER'],
      organizationId: id,
      emailVerifiedAt: new Date(),
    },
  })
  const file = await (await fetch('/admin/members/export/csv?search=said.example', admin)).text()
  expect(file).toContain('Said Works')
  await sendForm(`/admin/organizations/${id}`, { name: 'Said Works International' })
  const { page } = await uploaded('members', file)
  expect(countsOn(page)).toMatchObject({ Unchanged: 1, Changed: 0, 'With faults, left out': 0 })
  const edited = await uploaded('members', file.replace('Said Works', 'Said Nowhere'))
  expect(faultsOn(edited.page)[0]).toContain('There’s no organization with that name.')
})
