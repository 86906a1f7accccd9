import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { admin, sendForm } from '../support/administration.ts'
import { db, fetch } from '../support/app.ts'
import { countsOn, makeOrganization, pressImport, uploaded } from '../support/imports.ts'
import { exportedFile } from '../support/stale-files.ts'

beforeEach(() => db().organization.deleteMany({ where: { name: { startsWith: 'Versed ' } } }))
afterEach(async () => {
  await db().event.deleteMany({ where: { name: 'Versed Day' } })
  await db().organization.deleteMany({ where: { name: { startsWith: 'Versed ' } } })
  await db().fileImport.deleteMany()
})

const NO_BASE = 'Some lines have an id but no version'

const faultsOn = (page: Awaited<ReturnType<typeof uploaded>>['page']) =>
  page.has('[aria-labelledby=faults]') ? page.texts('[aria-labelledby=faults] tbody td') : []

const NOT_A_VERSION = 'A version is a whole number, such as 3. Leave it as it was exported, or blank.'
const later = (noun: string, version: string) =>
  `This file says version ${version}, but the ${noun} is at version 1. Export it again.`

describe('a version that can’t be right is a fault of its line', () => {
  const WRONG = [
    ['99', later],
    ['2', later],
    ['v1', () => NOT_A_VERSION],
    ['0', () => NOT_A_VERSION],
    ['-1', () => NOT_A_VERSION],
    ['1.5', () => NOT_A_VERSION],
    ['1E5', () => NOT_A_VERSION],
    ['99999999999', () => NOT_A_VERSION],
  ] as const

  test.each(WRONG)('%s, of an organization', async (version, reason) => {
    const { id } = await makeOrganization({ name: 'Versed Works', industry: 'Energy' })
    const { page } = await uploaded('organizations', `id,version,Industry\n${id},${version},Shipping\n`)
    expect(countsOn(page)).toMatchObject({ Changed: 0, Unchanged: 0, 'With faults, left out': 1 })
    expect(faultsOn(page)).toEqual(['version', version, reason('organization', version)])
  })

  test.each(WRONG)('%s, of an organization that the file knows by its key', async (version, reason) => {
    await makeOrganization({ name: 'Versed Works', sfId: 'VERSED1' })
    const { page } = await uploaded(
      'organizations',
      `CRM key,version,Industry\nVERSED1,${version},Shipping\n`,
    )
    expect(faultsOn(page)).toEqual(['version', version, reason('organization', version)])
  })

  test.each(WRONG)('%s, of an event whose session it is about', async (version, reason) => {
    const { id } = await db().event.create({
      data: {
        name: 'Versed Day',
        sortKey: 'versed day',
        searchKey: 'versed day',
        startDate: new Date('2027-03-05'),
        endDate: new Date('2027-03-05'),
        timezone: 'America/New_York',
      },
    })
    const { page } = await uploaded(
      'event-sessions',
      `Event id,version,Name,Day\n${id},${version},Opening,2027-03-05\n`,
    )
    expect(faultsOn(page)).toEqual(['version', version, reason('event', version)])
  })

  test.each(WRONG)('%s, of a member', async (version, reason) => {
    const { id } = await db().user.create({
      data: {
        email: 'versed@crm.example',
        firstName: 'Vera',
        lastName: 'Versed',
        roles: ['FELLOW'],
        partnerRoles: [],
        givingBack: [],
      },
    })
    const { page } = await uploaded('members', `id,version,Roles\n${id},${version},Alumni\n`)
    expect(faultsOn(page)).toEqual(['version', version, reason('member', version)])
    await db().user.delete({ where: { id } })
  })

  test('is named beside the line’s other faults', async () => {
    const { id } = await makeOrganization({ name: 'Versed Works' })
    const { page } = await uploaded('organizations', `id,version,Kind,Website\n${id},v1,Startup,nowhere\n`)
    expect(page.texts('[aria-labelledby=faults] tbody td:first-of-type').toSorted()).toEqual([
      'Kind',
      'Website',
      'version',
    ])
  })
})

describe('a line with an id and no version', () => {
  test.each([
    ['a blank one', (id: number) => `id,version,Industry\n${id},,Shipping\n`],
    ['no column for it', (id: number) => `id,Industry\n${id},Shipping\n`],
  ])('with %s is compared with what stands, which is said', async (_, fileOf) => {
    const { id } = await makeOrganization({ name: 'Versed Works', industry: 'Energy' })
    await sendForm(`/admin/organizations/${id}`, { city: 'Oslo' })
    const { page, address } = await uploaded('organizations', fileOf(id))
    expect(countsOn(page)).toMatchObject({ Changed: 1 })
    expect(page.text('[aria-labelledby=dry-run]')).toContain(NO_BASE)
    await pressImport(address)
    expect(await db().organization.findUniqueOrThrow({ where: { id } })).toMatchObject({
      industry: 'Shipping',
      city: 'Oslo',
    })
    const again = await uploaded('organizations', fileOf(id))
    expect(countsOn(again.page)).toMatchObject({ Changed: 0, Unchanged: 1 })
    expect(again.page.text('[aria-labelledby=dry-run]')).not.toContain(NO_BASE)
  })

  test('is none where the file never had numbers of here', async () => {
    await makeOrganization({ name: 'Versed Works', industry: 'Energy' })
    const { page } = await uploaded('organizations', 'Name,Kind,Industry\nVersed Works,Company,Shipping\n')
    expect(countsOn(page)).toMatchObject({ Changed: 1 })
    expect(page.text('[aria-labelledby=dry-run]')).not.toContain(NO_BASE)
  })
})

test('an export that has lost its ids and keeps its keys knows its versions, too', async () => {
  const { id } = await makeOrganization({ name: '=Versed', industry: 'Energy', sfId: 'VERSED1' })
  const file = await (await fetch('/admin/organizations/export/csv?search=versed', admin)).text()
  await sendForm(`/admin/organizations/${id}`, { industry: 'Shipping' })
  const withoutIds = file.replace(/^(\ufeff)?id,/, '$1Row,').replace(`\n${id},`, '\n1,')
  expect(withoutIds).not.toBe(file)
  const { page } = await uploaded('organizations', withoutIds)
  expect(countsOn(page)).toMatchObject({ New: 0, Changed: 0, Unchanged: 1, 'With faults, left out': 0 })
})

test('a choice that someone has changed since is no edit, though nothing has the former one any more', async () => {
  await makeOrganization({ name: 'Versed Works' })
  const { id: organizationId } = await makeOrganization({ name: 'Versed Labs' })
  await db().event.create({
    data: {
      name: 'Versed Day',
      sortKey: 'versed day',
      searchKey: 'versed day',
      startDate: new Date('2027-03-05'),
      endDate: new Date('2027-03-05'),
      timezone: 'America/New_York',
      organizationId,
    },
  })
  const file = await exportedFile('/admin/events/export/csv?search=versed')
  const theirs = await exportedFile('/admin/events/export/csv?search=versed')
  theirs.edit('Host', 'Versed Works')
  await pressImport((await uploaded('events', theirs.csv())).address)
  const { page } = await uploaded('events', file.csv())
  expect(countsOn(page)).toMatchObject({ Changed: 0, Unchanged: 1, 'With faults, left out': 0 })
  file.edit('Host', '(empty)')
  expect(faultsOn((await uploaded('events', file.csv())).page)).toEqual([
    'Host',
    '(empty)',
    'Someone has changed it from “Versed Labs” to “Versed Works” since the file was exported.',
  ])
})
