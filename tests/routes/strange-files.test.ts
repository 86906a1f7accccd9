// @one-database: files are read and written above the database.
/** Files as programs save them, people rename them and downloads break them, in and out. */
import { beforeEach, describe, expect, test } from 'vitest'
import { yesOrNo } from '#app/domain/exchange/from-cell.server.ts'
import { admin, pathOf, pressUndo } from '../support/administration.ts'
import { db, fetch, submit, visit } from '../support/app.ts'
import { countsOn, pressImport, upload, uploaded } from '../support/imports.ts'

const NAMES = 'Name,Kind\nStrange Works,Company\nStrange Labs,Company\n'
const bytes = (...codes: number[]) => new Uint8Array(codes)
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'))
const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const ole = bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...Array(600).fill(0))
const zip = bytes(0x50, 0x4b, 0x03, 0x04, 0x14, 0, 0, 0)

beforeEach(() => db().fileImport.deleteMany())

describe('a list of organizations', () => {
  test.each([
    ['with a mark before it', `\ufeff${NAMES}`],
    ['in the Unicode text of a spreadsheet program', utf16(NAMES.replaceAll(',', '\t'))],
    ['with semicolons', NAMES.replaceAll(',', ';')],
    ['with vertical bars', NAMES.replaceAll(',', '|')],
    ['that says its separator', `sep=;\n${NAMES.replaceAll(',', ';')}`],
    [
      'that says its separator after a mark',
      `\ufeffsep=;\r\n${NAMES.replaceAll(',', ';').replaceAll('\n', '\r\n')}`,
    ],
    ['of an old Mac', NAMES.replaceAll('\n', '\r')],
    ['of a PC', NAMES.replaceAll('\n', '\r\n')],
    ['without an end of its last line', NAMES.trimEnd()],
    ['with blank lines between', NAMES.replaceAll('\n', '\n\n\n')],
    ['with everything in quotes', NAMES.replace(/[^,\n]+/g, '"$&"')],
    ['with blanks around', NAMES.replaceAll(',', ' , ')],
    ['with odd capitals', NAMES.replace('Name,Kind', ' NAME ,kInD')],
    ['with hard blanks', NAMES.replaceAll(' ', '\u00a0')],
    ['with marks of direction', NAMES.replaceAll('Strange', '\u200eStrange\u200f')],
    ['with a closing sign of DOS', `${NAMES}\u001a`],
    ['with a quote inside a cell', NAMES.replace('Strange Labs', 'Strange "Labs"')],
  ])('%s has two new ones', async (_, content) => {
    const { page } = await uploaded('organizations', content as string)
    expect(countsOn(page)).toMatchObject({ New: 2 })
    expect(page.has('[aria-labelledby=faults]')).toBe(false)
  })

  test.each([
    ['of no bytes', ''],
    ['of a mark alone', '\ufeff'],
    ['of blank lines', '\n\n\r\n  \n'],
    ['of a header alone', 'Name,Kind\n'],
    ['of separators', ',,,\n,,,\n;;;\n'],
    ['of zeros', bytes(...Array(5000).fill(0))],
    ['that is a picture', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3)],
    ['that is locked by a password', ole],
    ['that is a broken archive', zip],
    ['that is a page', '<!DOCTYPE html><html><table><tr><td>Name</td></tr></table></html>'],
    ['that is a PDF', '%PDF-1.7\n%âãÏÓ\n1 0 obj'],
    ['that is JSON', '[{"Name":"Strange Works","Kind":"Company"}]'],
    ['with a quote that isn’t closed', 'Name,Kind\n"Strange Works,Company\n'],
    ['of one endless line', 'x'.repeat(2_000_000)],
    ['of endless columns', `Name${',x'.repeat(20_000)}\n`],
  ])('%s is answered in words', async (_, content) => {
    const before = await db().organization.count()
    const answer = await upload('organizations', content as string)
    expect([303, 400]).toContain(answer.status)
    const page =
      answer.status === 303 ? (await visit(pathOf(answer), admin)).page : (await visit('/admin', admin)).page
    expect(page.texts('h1')).toHaveLength(1)
    if (answer.status === 400) {
      const text = await answer.text()
      expect(text).toContain('error-summary')
      expect(text).not.toMatch(/CsvError|at \w+ \(/)
    }
    expect(await db().organization.count()).toBe(before)
  })
})

describe('a list of members', () => {
  const line = (email: string) => `Strange,Person,Fellow,${email}\n`
  test.each([
    [
      'one address in two cases',
      `${line('strange.twice@example.org')}${line('STRANGE.Twice@Example.ORG')}`,
      1,
    ],
    ['a name around the address', line('"Ana Person <strange.named@example.org>"'), 0],
    ['a link for the address', line('mailto:strange.link@example.org'), 0],
    ['two addresses in a cell', line('"strange.a@example.org, strange.b@example.org"'), 0],
    ['hard blanks around the address', line('\u00a0strange.hard@example.org\u00a0'), 1],
    ['an address with a sign that no one sees', line('strange.unseen@\u200bexample.org'), 1],
    ['an address of a formula', line('"=CONCATENATE(""a"",""@x.org"")"'), 0],
    ['no address', line(''), 0],
    ['an error for an address', line('#N/A'), 0],
    ['no name', ',,Fellow,strange.nameless@example.org\n', 0],
    ['a name of nothing', '\u3164,\u200b,Fellow,strange.blank@example.org\n', 0],
    ['roles on two lines', 'Strange,Person,"Fellow\nAlumni",strange.roles@example.org\n', 1],
    [
      'roles twice, with a separator at the end',
      'Strange,Person,Fellow; Fellow;,strange.again@example.org\n',
      1,
    ],
    ['a role that isn’t', 'Strange,Person,Wizard,strange.wizard@example.org\n', 0],
  ])('with %s tells what it will do', async (_, lines, made) => {
    const { page } = await uploaded('members', `First name,Last name,Roles,Email\n${lines}`)
    expect(countsOn(page).New ?? 0).toBe(made)
  })
})

test.each([
  ['TRUE', 'on'],
  ['Yes', 'on'],
  ['Y', 'on'],
  ['1', 'on'],
  ['x', 'on'],
  ['✓', 'on'],
  [' yes ', 'on'],
  ['FALSE', ''],
  ['no', ''],
  ['0', ''],
  ['', ''],
  ['N', ''],
  ['  ', ''],
  ['\u00a0', ''],
])('the cell %j means %j', (cell, typed) => {
  expect(yesOrNo(cell)).toEqual({ typed })
})
test.each(['maybe', 'ja', '2', '-1', 'yes/no', '#REF!', 'oui', 'null'])(
  'the cell %j is asked about',
  (cell) => {
    expect(yesOrNo(cell)).toHaveProperty('problem')
  },
)

describe('an import', () => {
  test('applied twice at once is written once', async () => {
    const { address } = await uploaded('tags', 'Name,Type\nStrange Twice,Category\n')
    const { page } = await visit(address, admin)
    const form = page.form('.admin-page form.cluster')
    const answers = await Promise.all([submit(form, admin), submit(form, admin)])
    expect(answers.every(({ status }) => status < 500)).toBe(true)
    expect(await db().tag.count({ where: { name: 'Strange Twice' } })).toBe(1)
  })

  test('of two colleagues with the same new name makes one of it', async () => {
    const one = await uploaded('tags', 'Name,Type\nStrange Both,Category\n')
    const other = await uploaded('tags', 'Name,Type\nStrange Both,Category\n', { as: 'many-roles' }).catch(
      () => one,
    )
    await Promise.all([pressImport(one.address), pressImport(other.address).catch(() => null)])
    expect(await db().tag.count({ where: { name: 'Strange Both' } })).toBe(1)
  })

  test('taken back leaves what someone has edited since', async () => {
    const { address } = await uploaded('tags', 'Name,Type\nStrange Stays,Category\nStrange Goes,Category\n')
    await pressImport(address)
    const stays = await db().tag.findFirstOrThrow({ where: { name: 'Strange Stays' } })
    const { page } = await visit(`/admin/tags/${stays.id}`, admin)
    await submit(page.form('.admin-form', { name: 'Strange Stays Edited' }), admin)
    const entry = await db().changeEntry.findFirstOrThrow({
      where: { action: { contains: 'import' } },
      orderBy: { id: 'desc' },
    })
    expect((await pressUndo(entry.id)).status).toBeLessThan(500)
    expect(await db().tag.count({ where: { name: 'Strange Stays Edited' } })).toBe(1)
  })
})

describe('what a spreadsheet would run', () => {
  const NAMED = [
    '=HYPERLINK("http://x","y")',
    '+1',
    '-1',
    '@SUM(1)',
    '=1+1',
    '%0A=1',
    "'=1",
    '＝1+1',
    '=cmd|x!A0',
  ]
  test.each(NAMED)('%j is a name in a file, and the same when it comes back', async (name) => {
    const { id } = await db().tag.create({
      data: { type: 'CATEGORY', name: `${name} ${crypto.randomUUID()}` },
    })
    const { name: whole } = await db().tag.findUniqueOrThrow({ where: { id } })
    const csv = await (
      await fetch(`/admin/tags/export/csv?search=${encodeURIComponent(whole.slice(-36))}`, admin)
    ).text()
    expect(csv).not.toMatch(/(^|,|;)"?[=+\-@|]/m)
    const { page } = await uploaded('tags', csv)
    expect(countsOn(page)).toMatchObject({ Unchanged: 1 })
  })
})

test('a list in letters of another time is read where its bytes are those of it', async () => {
  const { page } = await uploaded('organizations', latin('Name;Kind\nStrange Müller & Söhne;Company\n'))
  expect(page.root.toString()).toContain('Müller')
})
