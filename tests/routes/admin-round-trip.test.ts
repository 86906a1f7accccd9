// @one-database: what a file says is compared above the database.
import { beforeEach, describe, expect, test } from 'vitest'
import { admin, entriesOf, lastEntry, sendForm } from '../support/administration.ts'
import { db, fetch } from '../support/app.ts'
import { countsOn, makeOrganization, pressImport, uploaded } from '../support/imports.ts'

beforeEach(async () => {
  await db().organization.deleteMany({
    where: { name: { in: ['Łódź Works', 'Quay & Sons', 'Harbor Labs'] } },
  })
})

describe('an export that comes back', () => {
  const exported = async (search: string) =>
    (await fetch(`/admin/organizations/export/csv?search=${encodeURIComponent(search)}`, admin)).text()

  test('untouched, it changes nothing, whatever the names look like', async () => {
    for (const name of ['=SUM Harbor', "'=SUM Harbor", "''twice Harbor", '1E10 Harbor', '00417 Harbor']) {
      await makeOrganization({ name })
    }
    const { page } = await uploaded('organizations', await exported('harbor'))
    expect(countsOn(page)).toEqual({ New: 0, Changed: 0, Unchanged: 5, 'With faults, left out': 0, Blank: 0 })
    await db().organization.deleteMany({ where: { name: { contains: 'Harbor' } } })
  })

  test('untouched, a spreadsheet changes nothing either, and its apostrophes are no guards', async () => {
    for (const name of ['=SUM Harbor', "'=SUM Harbor", '00417 Harbor']) await makeOrganization({ name })
    const answer = await fetch('/admin/organizations/export/xlsx?search=harbor', admin)
    const { page } = await uploaded('organizations', new Uint8Array(await answer.arrayBuffer()))
    expect(countsOn(page)).toEqual({ New: 0, Changed: 0, Unchanged: 3, 'With faults, left out': 0, Blank: 0 })
    await db().organization.deleteMany({ where: { name: { contains: 'Harbor' } } })
  })

  test('what a spreadsheet program rewrites counts as unchanged, and is listed line by line', async () => {
    await makeOrganization({ name: 'Harbor Labs', sfId: '00417' })
    await makeOrganization({ name: 'Quay Harbor', sfId: '003000000000042', industry: '2026-03-05' })
    const file = await exported('harbor')
    const rewritten = file
      .replace('00417', '417')
      .replace('003000000000042', '3E+12')
      .replace('2026-03-05', '3/5/2026')
    const { page } = await uploaded('organizations', rewritten)
    expect(countsOn(page)).toMatchObject({ Changed: 0, 'With faults, left out': 0, 'Rewritten cells': 3 })
    const line = (name: string) => `Line ${file.split('\n').findIndex((one) => one.includes(name)) + 1}`
    expect(page.texts('[aria-labelledby=rewritten] tbody th')).toEqual([
      line('Harbor Labs'),
      line('Quay Harbor'),
      line('Quay Harbor'),
    ])
    expect(page.texts('[aria-labelledby=rewritten] tbody td')).toEqual(
      [
        ['CRM key', '417', '00417'],
        ['Industry', '3/5/2026', '2026-03-05'],
        ['CRM key', '3E+12', '003000000000042'],
      ].flat(),
    )
    expect(page.has('.admin-page form.cluster')).toBe(false)
    const edited = await uploaded('organizations', rewritten.replace('Harbor Labs', 'Harbor Laboratories'))
    expect(countsOn(edited.page)).toMatchObject({ Changed: 1, 'Rewritten cells': 3 })
    await pressImport(edited.address)
    expect(await db().organization.count({ where: { name: 'Harbor Laboratories', sfId: '00417' } })).toBe(1)
    await db().organization.deleteMany({ where: { name: { contains: 'Harbor' } } })
  })

  test('what others changed since the export stays, and edits of the same cell are shown as such', async () => {
    const known = await makeOrganization({ name: 'Harbor Labs', industry: 'Energy' })
    await sendForm(`/admin/organizations/${known.id}`, { city: 'Oslo' })
    const file = await exported('harbor labs')
    await sendForm(`/admin/organizations/${known.id}`, { industry: 'Shipping', city: 'Bergen' })
    const renamed = await uploaded('organizations', file.replace('Harbor Labs', 'Harbor Laboratories'))
    expect(renamed.page.text('[aria-labelledby=changed]')).toContain(
      'Name: Harbor Labs to Harbor Laboratories',
    )
    await pressImport(renamed.address)
    expect(await db().organization.findUniqueOrThrow({ where: { id: known.id } })).toMatchObject({
      name: 'Harbor Laboratories',
      industry: 'Shipping',
      city: 'Bergen',
    })
    const [entry] = await entriesOf('organizations', known.id)
    expect(entry?.changes).toHaveLength(1)
    const conflict = await uploaded('organizations', file.replace('Energy', 'Finance'))
    expect(conflict.page.text('[aria-labelledby=faults]')).toContain('from “Energy” to “Shipping”')
    expect((await lastEntry()).door).toBe('FILE')
    await db().organization.deleteMany({ where: { id: known.id } })
  })

  test('of what several are chosen all stay, and nothing is lost', async () => {
    const known = await makeOrganization({ name: 'Harbor Labs' })
    const people = await db().user.findMany({ where: { closedAt: null }, take: 3, orderBy: { id: 'asc' } })
    const numbers = people.map(({ id }) => `#${id}`).join('; ')
    const { address, page } = await uploaded('organizations', `id,Partner managers\n${known.id},${numbers}\n`)
    expect(countsOn(page)).toMatchObject({ Changed: 1 })
    await pressImport(address)
    const { managers } = await db().organization.findUniqueOrThrow({
      where: { id: known.id },
      include: { managers: { select: { id: true }, orderBy: { id: 'asc' } } },
    })
    expect(managers).toEqual(people.map(({ id }) => ({ id })))
    await db().organization.update({ where: { id: known.id }, data: { managers: { set: [] } } })
  })

  test('a file of faults comes back without apostrophes of its own', async () => {
    const { address } = await uploaded('organizations', 'Name,Kind\n+1 Harbor,Startup\n')
    const faults = await (await fetch(`${address}/faults`, admin)).text()
    const mended = await uploaded('organizations', faults.replace('Startup', 'Company'))
    await pressImport(mended.address)
    expect(await db().organization.count({ where: { name: '+1 Harbor' } })).toBe(1)
    await db().organization.deleteMany({ where: { name: '+1 Harbor' } })
  })

  test('what the history doesn’t know since the export is never overwritten', async () => {
    const known = await makeOrganization({ name: 'Harbor Labs', industry: 'Energy' })
    const file = await exported('harbor labs')
    await db().organization.update({
      where: { id: known.id },
      data: { industry: 'Shipping', version: { increment: 1 } },
    })
    const { page } = await uploaded('organizations', file)
    expect(page.text('[aria-labelledby=faults]')).toContain('Export it again.')
  })

  test('two lines that can’t both be are named', async () => {
    const { address } = await uploaded(
      'organizations',
      'Name,Kind,sfId\nŁódź Works,Company,K1\nQuay & Sons,Company,K1\n',
    )
    const answer = await pressImport(address)
    expect(answer.status).toBe(409)
    expect(await answer.text()).toMatch(/Line 3: .+ Nothing was imported\./)
    expect(await db().organization.count({ where: { name: 'Łódź Works' } })).toBe(0)
  })

  test('an old name leads to what it became part of', async () => {
    const known = await makeOrganization({ name: 'Harbor Labs', industry: 'Energy' })
    await db().organizationAlias.create({
      data: {
        formerId: 999_001,
        name: 'Old Harbor',
        sortKey: 'old harbor',
        type: 'COMPANY',
        organizationId: known.id,
      },
    })
    const { page } = await uploaded('organizations', 'Name,Kind,Industry\nOLD HARBOR,Company,Shipping\n')
    expect(page.texts('[aria-labelledby=changed] li li')).toEqual(['Industry: Energy to Shipping'])
  })

  test('(empty) empties a field, and a blank cell leaves it', async () => {
    const known = await makeOrganization({ name: 'Harbor Labs', industry: 'Energy' })
    const { address, page } = await uploaded('organizations', `id,Industry,City\n${known.id},(empty),\n`)
    expect(page.text('[aria-labelledby=changed]')).toContain('Industry: Energy to nothing')
    await pressImport(address)
    expect(await db().organization.findUniqueOrThrow({ where: { id: known.id } })).toMatchObject({
      industry: null,
    })
  })

  test('a number that nothing has is a fault', async () => {
    const { page } = await uploaded('organizations', 'id,Name\n999999,Harbor Labs\n')
    expect(countsOn(page)).toMatchObject({ New: 0, 'With faults, left out': 1 })
  })
})
