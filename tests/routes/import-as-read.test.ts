// @one-database: files are read and judged above the database.
import { afterEach, describe, expect, test } from 'vitest'
import { admin } from '../support/administration.ts'
import { db, submit, visit } from '../support/app.ts'
import { countsOn, pressImport, uploaded } from '../support/imports.ts'
import { makeWorkbook, rows } from '../support/make-workbook.ts'

type Page = Awaited<ReturnType<typeof visit>>['page']

/** In Windows-1250 these letters have other bytes than in any encoding that is found by itself. */
const CENTRAL: Record<string, number> = { Ł: 0xa3, ó: 0xf3, ź: 0x9f, ę: 0xea, ł: 0xb3 }
const windows1250 = (text: string) =>
  new Uint8Array([...text].map((char) => CENTRAL[char] ?? char.charCodeAt(0)))

const formOn = (page: Page, values: Record<string, string>) =>
  page.form('[aria-labelledby=as-read] form', values)

async function readLike(address: string, values: Record<string, string>) {
  const { page } = await visit(address, admin)
  const answer = await submit(formOn(page, values), admin)
  return { ...(await visit(address, admin)), status: answer.status }
}

const chosenOn = (page: Page) => {
  const { fields } = formOn(page, {})
  return [fields.get('encoding'), fields.get('separator'), fields.get('headerLine')]
}

const names = async () =>
  (await db().organization.findMany({ where: { industry: 'Reading' }, orderBy: { name: 'asc' } })).map(
    ({ name }) => name,
  )

afterEach(async () => {
  await db().fileImport.deleteMany()
  await db().organization.deleteMany({ where: { industry: 'Reading' } })
})

describe('how a file was read', () => {
  test('is named with its first lines, and the encoding can be chosen otherwise', async () => {
    const { address, page } = await uploaded(
      'organizations',
      windows1250('Name;Kind;Industry\r\nŁódź Works;Company;Reading\r\nŹle;Company;Reading\r\n'),
    )
    expect(chosenOn(page)).toEqual(['windows-1252', 'semicolons', '1'])
    expect(page.texts('[aria-labelledby=as-read] .choice')).toEqual([
      'Line 1: Name · Kind · Industry',
      'Line 2: £ódŸ Works · Company · Reading',
      expect.stringContaining('Line 3: '),
    ])
    const read = await readLike(address, { encoding: 'windows-1250' })
    expect(read.status).toBe(303)
    expect(chosenOn(read.page)).toEqual(['windows-1250', 'semicolons', '1'])
    expect(countsOn(read.page)).toMatchObject({ New: 2 })
    await pressImport(address)
    expect(await names()).toContain('Łódź Works')
    expect((await visit(address, admin)).page.has('#as-read')).toBe(false)
  })

  test('a title with commas above a list with semicolons: once those are chosen, the names are found', async () => {
    const { address, page } = await uploaded(
      'organizations',
      'Partners, friends, and others\nSpring 2027\nName;Kind;Industry\nQuay, Bell & Sons;Company;Reading;\n',
    )
    expect(page.text('.notice')).toContain('We don’t recognize any of the file’s columns')
    const { page: read } = await readLike(address, { separator: 'semicolons' })
    expect(chosenOn(read)).toEqual(['utf-8', 'semicolons', '3'])
    expect(countsOn(read)).toMatchObject({ New: 1, 'With faults, left out': 0 })
    await pressImport(address)
    expect(await names()).toEqual(['Quay, Bell & Sons'])
  })

  test('another line has the names: what is chosen for its columns stays while they have the same names', async () => {
    const { address, page } = await uploaded(
      'organizations',
      'Name,in two lines,\nFirma,Art,Branche\nQuay Works,Company,Reading\n',
    )
    expect(chosenOn(page)).toEqual(['utf-8', 'commas', '1'])
    const { page: lower } = await readLike(address, { headerLine: '2' })
    expect(lower.text('[aria-labelledby=columns]')).toContain('Their names are in line 2.')
    const column = ['name', 'type', 'industry']
    await submit(lower.form('[aria-labelledby=columns] form', { column }), admin)
    const { page: read } = await readLike(address, { encoding: 'windows-1252', headerLine: '2' })
    expect(countsOn(read)).toMatchObject({ New: 1 })
    await pressImport(address)
    expect(await names()).toEqual(['Quay Works'])
  })

  test('of a sheet it is the line alone', async () => {
    const cells = rows(
      ['Name', 'of the organization'],
      ['Name', 'Kind', 'Industry'],
      ['Quay Works', 'Company', 'Reading'],
    )
    const { address, page } = await uploaded('organizations', makeWorkbook([{ name: 'List', cells }]))
    expect(chosenOn(page)).toEqual([null, null, '1'])
    const { page: read } = await readLike(address, { headerLine: '2' })
    expect(countsOn(read)).toMatchObject({ New: 1 })
    expect(chosenOn(read)).toEqual([null, null, '2'])
  })

  test('what can’t be read so comes back as it was chosen, and nothing has changed', async () => {
    const { address, page } = await uploaded(
      'organizations',
      `Name,Kind,Industry\nQuay Works,Company,Reading\nQuay${'|'.repeat(201)},Company,Reading\n`,
    )
    const answer = await submit(formOn(page, { separator: 'vertical bars' }), admin)
    expect(answer.status).toBe(400)
    const text = await answer.text()
    expect(text).toContain('The file has more than 200 columns.')
    expect(text).toMatch(/<option value="vertical bars" selected/)
    const { page: after } = await visit(address, admin)
    expect(chosenOn(after)).toEqual(['utf-8', 'commas', '1'])
    expect(countsOn(after)).toMatchObject({ New: 2 })
  })

  test('what no form offers is refused, and all stays as it is', async () => {
    const { address } = await uploaded('organizations', 'sep=^\nName^Kind^Industry\nQuay^Company^Reading\n')
    const { page, status } = await readLike(address, { encoding: 'utf-99', headerLine: '' })
    expect(status).toBe(400)
    expect(chosenOn(page)).toEqual(['utf-8', '^', '2'])
    expect(page.text('[aria-labelledby=columns]')).toContain('Cells are separated by “^”.')
    expect(countsOn(page)).toMatchObject({ New: 1 })
  })

  test('a long file is read anew in the background', async () => {
    const lines = Array.from(
      { length: 5_001 },
      (_, index) => `Quay ${index};Company;Reading${';'.repeat(Math.min(index + 1, 20))}`,
    )
    const { address, page } = await uploaded(
      'organizations',
      ['Partners, friends, and others', 'Name;Kind;Industry', ...lines].join('\n'),
    )
    expect(page.text('.notice')).toContain('We don’t recognize any of the file’s columns')
    const { page: read } = await readLike(address, { separator: 'semicolons' })
    expect(read.text('#progress')).toBe('Reading the file')
    expect(read.has('#as-read')).toBe(false)
    const { head, lines: count, headerLine } = await db().fileImport.findFirstOrThrow()
    expect([head, count, headerLine]).toEqual([
      expect.objectContaining({ header: ['Name', 'Kind', 'Industry'], separator: ';' }),
      5_001,
      2,
    ])
  })
})
