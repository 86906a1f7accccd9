import { describe, expect, test } from 'vitest'
import type { CalendarDate } from '#app/values/calendar-date.ts'
import { type Cell, writeWorkbook } from '#app/values/workbook.server.ts'
import { filesIn, readSheets } from '../support/workbook.ts'

const day = (text: string) => ({ date: text as CalendarDate })
const write = (cells: Cell[], name = 'People') =>
  writeWorkbook([{ name, columns: cells.map(() => ({ title: 'Title', width: 10 })), rows: [cells] }])

async function readBack(...cells: Cell[]): Promise<unknown[]> {
  const [sheet] = await readSheets(await write(cells))
  return sheet?.data[1] ?? []
}

describe('the cells of a workbook', () => {
  const DANGEROUS = [
    '=HYPERLINK("https://evil.example")',
    '@SUM(1)',
    '-Ana',
    '+1 555 0100',
    '00123',
    '1-2',
    "'quoted",
    '\tname behind a tab',
    '\r=1+1',
    '=1+1',
    'TRUE',
    '1e5',
  ]

  test.each(DANGEROUS)('hold %j as that text', async (text) => {
    const content = await write([text])
    const sheet = filesIn(content).get('xl/worksheets/sheet1.xml') ?? ''
    expect(sheet).not.toContain('<f')
    expect(sheet.match(/<c [^>]*t="s"/g)).toHaveLength(2)
    const shared = filesIn(content).get('xl/sharedStrings.xml') ?? ''
    const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    expect(shared.replaceAll('&quot;', '"')).toContain(`>${escaped}</t>`)
  })

  test('are text that editing makes no formula of', async () => {
    const files = filesIn(await write(['=1+1']))
    expect(files.get('xl/styles.xml')).toMatch(/numFmtId="49"|formatCode="@"/)
  })

  test('hold days as days, wherever the server stands', async () => {
    const days = ['2026-03-08', '1990-01-01', '2026-11-01', '2028-02-29']
    const read = await readBack(...days.map(day))
    expect(read.map((it) => (it as Date).toISOString().slice(0, 10))).toEqual(days)
  })

  test('hold numbers as numbers, and nothing where there is nothing', async () => {
    expect(await readBack(240, null, '', 'x')).toEqual([240, null, null, 'x'])
  })

  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('hold the word %s', async (word) => {
    expect(await readBack(word)).toEqual([word])
  })

  test('hold text of any length that a cell may have, and a mark where it is cut', async () => {
    const whole = 'x'.repeat(32_767)
    expect(await readBack(whole)).toEqual([whole])
    const [cut] = (await readBack(`${'x'.repeat(32_765)}👍👍`)) as [string]
    expect(cut).toBe(`${'x'.repeat(32_765)}…`)
    const [long] = (await readBack('y'.repeat(40_000))) as [string]
    expect([long.length, long.at(-1)]).toEqual([32_767, '…'])
  })

  test('hold no character that XML forbids', async () => {
    const characters = 'a\u0000b\u0001c\u000bd\ud800e\uffff'
    expect(await readBack(characters)).toEqual(['abcde'])
  })

  test('hold what looks like an escape of the format as it is', async () => {
    const shared = filesIn(await write(['_x0041_'])).get('xl/sharedStrings.xml')
    expect(shared).toContain('_x005F_x0041_')
  })
})

describe('a workbook', () => {
  test('has bold titles that stay in sight', async () => {
    const files = filesIn(await write(['Imani']))
    expect(files.get('xl/worksheets/sheet1.xml')).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/)
    expect(files.get('xl/styles.xml')).toContain('<b/>')
    const style = files.get('xl/worksheets/sheet1.xml')?.match(/<c r="A1" s="(\d+)"/)?.[1]
    const body = files.get('xl/worksheets/sheet1.xml')?.match(/<c r="A2" s="(\d+)"/)?.[1]
    expect(style).not.toBe(body)
  })

  test('names its sheets apart, whatever they are called', async () => {
    const sheet = (name: string) => ({ name, columns: [{ title: 'A', width: 5 }], rows: [] })
    const content = await writeWorkbook([sheet('About: us?'), sheet('about us'), sheet('History')])
    const names = (await readSheets(content)).map((it) => it.sheet)
    expect(names).toEqual(['About us', 'about us (2)', 'History (2)'])
  })
})
