import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { momentText } from '#app/spreadsheets/moment-text.ts'
import { readWorkbook } from '#app/spreadsheets/read-workbook.server.ts'
import { makeWorkbook, number, row, rows, text } from '../support/make-workbook.ts'

const limits = { memory: 256, seconds: 60 }
const read = (file: Uint8Array, sheet: string | null = null, own: Partial<typeof limits> = {}) =>
  readWorkbook({ file, sheet, rows: 1000, columns: 200 }, { ...limits, ...own })

async function cellsOf(file: Uint8Array, sheet: string | null = null): Promise<string[][]> {
  const opened = await read(file, sheet)
  if (typeof opened === 'string') throw new Error(opened)
  return parse(Buffer.from(opened.content), { relax_column_count: true, skip_empty_lines: false })
}

const only = (cells: string) => makeWorkbook([{ name: 'List', cells }])

describe('the cells of a spreadsheet', () => {
  test('are the texts that stand there, whatever they look like', async () => {
    const texts = ['00417', '=1+1', "'=SUM", ' x ', 'Łódź & Sons', 'a\nb', 'say "hi", then', '1E5']
    expect(await cellsOf(only(rows(texts)))).toEqual([texts])
  })

  test('days, times and both, whichever day the program counts from', async () => {
    const cells = (day: number) =>
      row(
        1,
        number('A1', day, 1),
        number('B1', 0.3958333333333333, 2),
        number('C1', day + 0.7291666666666666, 3),
      )
    expect(await cellsOf(only(cells(46_486)))).toEqual([['2027-04-09', '09:30', '2027-04-09 17:30']])
    const from1904 = makeWorkbook([{ name: 'List', cells: cells(46_486 - 1462) }], { from1904: true })
    expect(await cellsOf(from1904)).toEqual([['2027-04-09', '09:30', '2027-04-09 17:30']])
  })

  test('numbers as they are, percentages as the number behind them, and what formulas came to', async () => {
    const cells = row(
      1,
      number('A1', '0.28999999999999998'),
      number('B1', 0.25, 4),
      '<c r="C1"><f>A1*2</f><v>3000000000042</v></c>',
      '<c r="D1" t="str"><f>"a"&amp;"b"</f><v>ab</v></c>',
      '<c r="E1" t="b"><v>1</v></c>',
      '<c r="F1" t="e"><f>1/0</f><v>#DIV/0!</v></c>',
      text('G1', 'end'),
    )
    expect(await cellsOf(only(cells))).toEqual([
      ['0.29', '0.25', '3000000000042', 'ab', 'TRUE', '#DIV/0!', 'end'],
    ])
  })

  test('stay in their rows and columns where cells are merged or left out', async () => {
    const cells = `${row(1, text('A1', 'Name'), text('B1', 'Kind'), text('C1', 'City'))}${row(4, text('C4', 'Oslo'))}`
    const merged = makeWorkbook([{ name: 'List', cells, merged: 'A1:A4' }])
    expect(await cellsOf(merged)).toEqual([
      ['Name', 'Kind', 'City'],
      ['', '', ''],
      ['', '', ''],
      ['', '', 'Oslo'],
    ])
  })

  test('are those of the first sheet that people see, or of the chosen one', async () => {
    const file = makeWorkbook([
      { name: 'Secret', cells: rows(['hidden']), state: 'hidden' },
      { name: 'Lists', cells: rows(['lists']), state: 'veryHidden' },
      { name: 'Empty', cells: '' },
      { name: 'Partners &amp; more', cells: rows(['first']) },
      { name: 'Schools', cells: rows(['second']) },
    ])
    expect(await read(file)).toMatchObject({
      sheet: 'Partners & more',
      sheets: ['Partners & more', 'Schools'],
    })
    expect(await cellsOf(file)).toEqual([['first']])
    expect(await cellsOf(file, 'Schools')).toEqual([['second']])
    expect(await cellsOf(file, 'Secret')).toEqual([['first']])
  })
})

describe('a spreadsheet isn’t read', () => {
  const many = Array.from({ length: 60_000 }, (_, index) =>
    row(index + 1, text(`A${index + 1}`, `Member ${index}`), number(`B${index + 1}`, index)),
  )
  /** Says of its parts that they are small. */
  function understated(file: Uint8Array): Uint8Array {
    const zip = Buffer.from(file)
    for (let at = zip.indexOf('PK\x01\x02'); at >= 0; at = zip.indexOf('PK\x01\x02', at + 4)) {
      if (zip.readUInt32LE(at + 24) > 1_000_000) zip.writeUInt32LE(1000, at + 24)
    }
    return zip
  }

  test.each<[string, Uint8Array, string, Partial<typeof limits>?]>([
    ['that unpacks to more than there is memory for', only(' '.repeat(40_000_000)), 'too-large'],
    ['that says it is small', understated(only(' '.repeat(20_000_000))), 'broken'],
    ['whose cells take more memory than there is', only(many.join('')), 'too-large', { memory: 40 }],
    ['with a row where none can be', only(row(99_999_999, number('A99999999', 1))), 'too-large'],
    ['with a column where none can be', only(row(1, number('AAAAAAAA1', 1))), 'too-large'],
    ['with too many rows', only(many.slice(0, 1001).join('')), 'too-long'],
    ['with too many columns', only(row(1, number('ZZ1', 1))), 'too-wide'],
    ['without a cell', only(''), 'empty'],
    ['that is cut', only(rows(['a'])).slice(0, 400), 'broken'],
    ['that is another archive', new TextEncoder().encode('PK\u0003\u0004'), 'broken'],
    ['that takes too long', only(rows(['a'])), 'too-slow', { seconds: 0.001 }],
  ])('%s', async (_, file, why, own) => {
    expect(await read(file, null, own)).toBe(why)
  })
})

test.each([
  ['1899-12-30T09:29:59.999Z', '09:30'],
  ['1904-01-01T23:59:30.000Z', '23:59:30'],
  ['2027-04-09T00:00:00.000Z', '2027-04-09'],
  ['2027-04-08T23:59:59.999Z', '2027-04-09'],
])('the moment %s reads %s', (moment, reads) => {
  expect(momentText(new Date(moment))).toBe(reads)
})
