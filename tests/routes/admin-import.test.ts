// @one-database: files are read and judged above the database.
import { parse } from 'csv-parse/sync'
import { beforeEach, describe, expect, test } from 'vitest'
import { admin, post, pressUndo, sendForm } from '../support/administration.ts'
import { db, fetch, signIn, submit, visit } from '../support/app.ts'
import { noticeAfter } from '../support/bulk-edits.ts'
import { countsOn, makeOrganization, pressImport, upload, uploaded } from '../support/imports.ts'
import { makeWorkbook, rows } from '../support/make-workbook.ts'

/** The same in each encoding and with each separator that programs write. */
const lines = ['Name;Kind;Industry', 'Łódź Works;Company;Energy', 'Quay & Sons;Nonprofit;']
const text = (separator = ',', end = '\n') => lines.map((it) => it.replaceAll(';', separator)).join(end)
const utf16 = (content: string) => new Uint8Array(Buffer.from(`\ufeff${content}`, 'utf16le'))

beforeEach(async () => {
  await db().fileImport.deleteMany()
  await db().organization.deleteMany({
    where: { name: { in: ['Łódź Works', 'Quay & Sons', 'Harbor Labs'] } },
  })
})

describe('reading a file', () => {
  test.each<[string, string | Uint8Array<ArrayBuffer>]>([
    ['commas', text()],
    ['semicolons and CRLF', text(';', '\r\n')],
    ['a line that names the separator', `sep=;\r\n${text(';', '\r\n')}`],
    ['tabs in UTF-16', utf16(text('\t', '\r\n'))],
    ['a byte order mark', `\ufeff${text()}`],
    ['a quotation mark inside a cell', text().replace('Quay & Sons', 'Quay "and" Sons')],
    ['blank lines behind', `${text()}\n\n,,\n`],
    ['a header in capitals and quotes', text().replace('Name,Kind', '"NAME",KIND')],
  ])('%s', async (_, content) => {
    const { page, status } = await uploaded('organizations', content)
    expect(status).toBe(200)
    expect(countsOn(page)).toMatchObject({ New: 2, Changed: 0, 'With faults, left out': 0 })
    expect(page.text('.admin-page')).toContain('Łódź Works')
  })

  test.each([
    ['', 'Please choose a CSV or Excel file.'],
    ['Name,Kind\n', 'The file has no lines below its header.'],
    ['Name,Kind\n"cut in the mid', 'The file can’t be read'],
    ['PK\u0003\u0004', 'The Excel file can’t be read.'],
    [`${'Name,'.repeat(201)}\n`, 'more than 200 columns'],
    ['Name\na\0b\n', 'This isn’t a text file.'],
    [
      '\ufeff<html><table><tr><td>Name</td></tr></table></html>',
      'This is a web page that’s called a spreadsheet.',
    ],
    ['<?xml version="1.0"?><Workbook></Workbook>', 'This is a web page that’s called a spreadsheet.'],
    ['[{"Name":"Quay","Kind":"Company"}]', 'This is JSON, not a list.'],
  ])('%j is refused', async (content, reason) => {
    const answer = await upload('organizations', content)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain(reason)
  })

  test('with more lines than can be read is refused', async () => {
    const answer = await upload('organizations', `Name\n${'a\n'.repeat(100_001)}`)
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining('more than 100,000 lines'),
    ])
  })

  test.each<[string, Uint8Array<ArrayBuffer>, string]>([
    ['old or locked', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), 'in an old format or has a password'],
    ['empty', makeWorkbook([{ name: 'List', cells: '' }]), 'The file is empty.'],
    [
      'packed too well',
      makeWorkbook([{ name: 'List', cells: ' '.repeat(200_000_000) }]),
      'too large to be read',
    ],
  ])('a spreadsheet that is %s is refused', async (_, content, reason) => {
    const answer = await upload('organizations', content)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain(reason)
  })

  test('a sheet of a spreadsheet, which can be chosen', async () => {
    const table = lines.map((it) => it.split(';'))
    const { address, page } = await uploaded(
      'organizations',
      makeWorkbook([
        { name: 'Notes', cells: rows(['Nothing here'], ['x']) },
        { name: 'Partners', cells: rows(...table) },
      ]),
    )
    const choose = async (sheet: string, form: typeof page) => {
      expect((await submit(form.form('form:has([name=sheet])', { sheet }), admin)).status).toBe(303)
      return (await visit(address, admin)).page
    }
    expect(page.form('form:has([name=sheet])').fields.get('sheet')).toBe('Partners')
    expect(countsOn(page)).toMatchObject({ New: 2, 'With faults, left out': 0 })
    const notes = await choose('Notes', page)
    expect(notes.text('.notice')).toContain('We don’t recognize any of the file’s columns')
    expect(countsOn(await choose('Partners', notes))).toMatchObject({ New: 2, 'With faults, left out': 0 })
  })

  test('a spreadsheet that begins with a cover is read from the sheet that has the columns', async () => {
    const sheets = [
      { name: 'Cover', cells: rows(['Our partners']) },
      { name: 'Partners', cells: rows(...lines.map((it) => it.split(';'))) },
    ]
    const cookie = await signIn('admin')
    const answer = await upload('organizations', makeWorkbook(sheets), { cookie })
    expect((await noticeAfter(cookie, answer)).text).toContain('Its sheet “Partners” is read.')
    const cover = await upload('organizations', makeWorkbook(sheets.slice(0, 1)), { cookie })
    expect(await cover.text()).toContain('The file has no lines below its header.')
  })

  test('the rows of a sheet have the numbers that people see there', async () => {
    const cells = [['Name', 'Kind'], ['Harbor\nLabs', 'Company'], [''], ['Quay & Sons', 'Startup']]
    const { page } = await uploaded('organizations', makeWorkbook([{ name: 'List', cells: rows(...cells) }]))
    expect(countsOn(page)).toMatchObject({ New: 1, 'With faults, left out': 1, Blank: 1 })
    expect(page.text('[aria-labelledby=faults] tbody')).toContain('Line 4')
    expect(page.text('.admin-page')).toContain('The sheet “List” is read.')
  })

  test('columns that aren’t known, and those that stand there twice, are named and can be chosen', async () => {
    const { page, address } = await uploaded(
      'organizations',
      'Firma,Art,Kind,Kind\nHarbor Labs,Company,x,y\n',
    )
    expect(page.text('.notice')).toContain('We don’t recognize any of the file’s columns')
    const columns = page.form('.admin-page form.form', { column: ['name', 'type', '-', '-'] })
    const answer = await submit(columns, admin)
    expect(answer.status).toBe(303)
    const read = await visit(address, admin)
    expect(countsOn(read.page)).toMatchObject({ New: 1 })
    expect(read.page.text('.admin-page')).toContain('Not read: Kind, Kind.')
  })
})

describe('the dry run', () => {
  test('writes nothing, and accounts for every line', async () => {
    const known = await makeOrganization({ name: 'Harbor Labs', industry: 'Energy' })
    const before = await db().organization.count()
    const entries = await db().changeEntry.count()
    const { page } = await uploaded(
      'organizations',
      [
        'Name,Kind,Industry,Website,Notes',
        'harbor labs ,Company,Shipping,,a',
        'Harbor Labs,Company,Energy,,b',
        'Quay & Sons,Startup,,,c',
        ',Company,,,d',
        ',,,,',
        'Łódź Works,Company,,https://me:secret@example.org/,e',
        'Harbor Labs,Nonprofit,,,f',
      ].join('\n'),
    )
    expect(countsOn(page)).toEqual({ New: 1, Changed: 1, Unchanged: 0, 'With faults, left out': 4, Blank: 1 })
    const faults = page.texts('[aria-labelledby=faults] tbody tr')
    expect(faults).toEqual([
      expect.stringContaining('Line 3'),
      expect.stringMatching(/Line 4.*Startup.*Write one of: Company/),
      expect.stringMatching(/Line 5.*Please enter the name/),
      expect.stringMatching(/Line 7.*Website/),
    ])
    expect(page.text('[aria-labelledby=changed]')).toMatch(/Industry: Energy to Shipping/)
    expect(await db().organization.count()).toBe(before)
    expect(await db().changeEntry.count()).toBe(entries)
    expect(await db().organization.findUniqueOrThrow({ where: { id: known.id } })).toMatchObject({
      version: known.version,
    })
  })

  test('the lines with faults come back as a file, with every reason', async () => {
    const { address } = await uploaded(
      'links',
      'Label,Address,Type,Position\n,nothing,Other link,1\nFine,https://example.org/,Other link,1\n',
    )
    const file = await (await fetch(`${address}/faults`, admin)).text()
    const [row, ...others] = parse(file, { bom: true, columns: true }) as Record<string, string>[]
    expect(others).toEqual([])
    expect(row).toMatchObject({ Line: '2' })
    expect(Object.keys(row ?? {})).toContain('Reason')
  })
})

describe('importing', () => {
  test('makes and changes what was shown, once, with one entry, and can be undone', async () => {
    const known = await makeOrganization({ name: 'Harbor Labs', industry: 'Energy' })
    const { address } = await uploaded('organizations', `${text()}\nHarbor Labs,Company,Shipping\n`)
    const { page } = await visit(address, admin)
    const form = page.form('.admin-page form.cluster')
    for (const answer of [await submit(form, admin), await submit(form, admin)])
      expect(answer.status).toBe(303)
    expect(await db().organization.count({ where: { name: 'Łódź Works' } })).toBe(1)
    expect(await db().organization.findUniqueOrThrow({ where: { id: known.id } })).toMatchObject({
      industry: 'Shipping',
    })
    const { entryId } = await db().fileImport.findFirstOrThrow()
    const entry = await db().changeEntry.findUniqueOrThrow({ where: { id: entryId ?? 0 } })
    expect(entry).toMatchObject({ door: 'FILE', action: 'imported', count: 3 })
    expect(await db().changeEntry.count({ where: { parentId: entry.id } })).toBe(3)
    const after = await visit(address, admin)
    expect(after.page.text('.notice')).toContain('It made or changed 3 organizations.')

    await db().changeEntry.update({
      where: { id: entry.id },
      data: { at: new Date(Date.now() - 20 * 86_400_000) },
    })
    const undo = await visit(`/admin/history/${entry.id}/undo`, admin)
    expect(undo.page.texts('main h2')).toEqual(['Will be removed (2)', 'Will be as before (1)'])
    expect(undo.page.texts('main ul.list-disc')).toEqual([
      expect.stringMatching(/^(?=.*Łódź Works)(?=.*Quay & Sons)/),
      'Harbor Labs',
    ])
    await pressUndo(entry.id)
    expect(await db().organization.count({ where: { name: { in: ['Łódź Works', 'Quay & Sons'] } } })).toBe(0)
    expect(await db().organization.findUniqueOrThrow({ where: { id: known.id } })).toMatchObject({
      industry: 'Energy',
    })
  })

  test('leads to the lines that were left out', async () => {
    const { address } = await uploaded('organizations', `${text()}\nHarbor Labs,Nonsense,Shipping\n`)
    const before = await (await fetch(`${address}/faults`, admin)).text()
    await pressImport(address)
    const { page } = await visit(address, admin)
    expect(page.text('[aria-labelledby=faults]')).toContain('1 line with faults wasn’t imported.')
    expect(page.find('[aria-labelledby=faults] a').getAttribute('href')).toBe(`${address}/faults`)
    const after = await (await fetch(`${address}/faults`, admin)).text()
    expect(after).toContain('Nonsense')
    expect(after).toBe(before)
  })

  test('a second time it changes nothing, and says so', async () => {
    const { address } = await uploaded('organizations', text())
    await pressImport(address)
    const again = await uploaded('organizations', text())
    expect(countsOn(again.page)).toMatchObject({ New: 0, Changed: 0, Unchanged: 2 })
    expect(again.page.has('.admin-page form.cluster')).toBe(false)
  })

  test('what changed since it was shown keeps all of it from being written', async () => {
    const known = await makeOrganization({ name: 'Harbor Labs' })
    const { address } = await uploaded('organizations', 'Name,Kind,Industry\nHarbor Labs,Company,Shipping\n')
    const { page } = await visit(address, admin)
    const form = page.form('.admin-page form.cluster')
    await sendForm(`/admin/organizations/${known.id}`, { city: 'Bergen' })
    const answer = await submit(form, admin)
    expect([answer.status, await answer.text()]).toEqual([
      409,
      expect.stringContaining('Something changed after you opened this page, so nothing was imported.'),
    ])
    expect(await db().organization.findUniqueOrThrow({ where: { id: known.id } })).toMatchObject({
      industry: null,
      city: 'Bergen',
    })
  })

  test('a file isn’t there before all of it is', async () => {
    const { address } = await uploaded('organizations', text())
    await db().fileImport.updateMany({ data: { isWhole: false } })
    expect((await fetch(address, admin)).status).toBe(404)
    await db().fileImport.updateMany({ data: { isWhole: true } })
    expect((await fetch(address, admin)).status).toBe(200)
  })

  test('a file is its owner’s alone', async () => {
    const { address } = await uploaded('organizations', text())
    expect((await visit(address, { as: 'staff' })).status).toBe(404)
    expect((await post(address, { intent: 'import', token: '' }, { as: 'staff' })).status).toBe(404)
  })

  test('businesses, which are organizations, have no files of their own', async () => {
    expect((await visit('/admin/businesses/import', admin)).status).toBe(404)
  })
})
