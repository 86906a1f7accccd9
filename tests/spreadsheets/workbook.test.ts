import { describe, expect, test } from 'vitest'
import type { Cell } from '#app/spreadsheets/sheet.ts'
import { writeWorkbook } from '#app/spreadsheets/write-workbook.server.ts'
import type { CalendarDate } from '#app/values/calendar-date.ts'
import { filesIn, readSheets } from '../support/workbook.ts'

const limits = { memory: 256, seconds: 60 }
const day = (text: string) => ({ date: text as CalendarDate })

/** Below titles of as many columns. */
const write = (...rows: Cell[][]) => {
  const columns = (rows[0] ?? []).map((_, index) => ({ title: `Title ${index + 1}`, width: 10 + index }))
  return writeWorkbook([{ name: 'People', columns, rows }], { limits })
}

async function readBack(...cells: Cell[]): Promise<unknown[]> {
  const [sheet] = await readSheets(await write(cells))
  return sheet?.data[1] ?? []
}

const firstSheet = async (...rows: Cell[][]) =>
  filesIn(await write(...rows)).get('xl/worksheets/sheet1.xml') ?? ''

describe('the cells of a workbook', () => {
  test('hold text as that text, whatever it begins with or looks like', async () => {
    const texts = [
      '=HYPERLINK("https://evil.example")',
      '=1+1',
      '@SUM(1)',
      '-Ana',
      '+1 555 0100',
      '00123',
      '1-2',
      '1e5',
      'TRUE',
      "'quoted",
      '\tname behind a tab',
      'two\nlines',
      '<b>&amp;</b>',
      'https://example.org/?a=1&b=2',
      'mailto:imani@example.org',
    ]
    expect(await readBack(...texts)).toEqual(texts)
    const sheet = await firstSheet(texts)
    expect(sheet.match(/<c [^>]*t="s"/g)).toHaveLength(2 * texts.length)
    expect(sheet).not.toMatch(/<f|<hyperlink/)
  })

  test('hold names in every script', async () => {
    const names = [
      'Þóra Ólafsdóttir',
      'ليلى العلوي',
      'נועה לוי',
      '李文',
      '👩🏽‍💻 Zoë',
      '\u202eevil\u202c',
      ' spaced ',
    ]
    expect(await readBack(...names)).toEqual(names)
  })

  test('hold a text behind a return as text', async () => {
    const files = filesIn(await write(['\r=1+1']))
    expect(files.get('xl/worksheets/sheet1.xml')).not.toContain('<f')
    expect(files.get('xl/sharedStrings.xml')).toMatch(/>(\r|_x000d_|&#13;)=1\+1<\/t>/i)
  })

  test('are text that editing makes no formula of', async () => {
    const files = filesIn(await write(['=1+1']))
    const formats = files.get('xl/styles.xml')?.match(/<cellXfs[\s\S]*<\/cellXfs>/)?.[0] ?? ''
    const style = files.get('xl/worksheets/sheet1.xml')?.match(/<c r="A2"[^>]* s="(\d+)"/)?.[1]
    expect(formats.match(/<xf [^>]*>/g)?.[Number(style)]).toContain('numFmtId="49"')
  })

  test('hold days as days, wherever the server stands', async () => {
    const days = ['2026-03-08', '1990-01-01', '2026-11-01', '2028-02-29']
    const read = await readBack(...days.map(day))
    expect(read.map((it) => (it as Date).toISOString().slice(0, 10))).toEqual(days)
  })

  test('hold numbers as numbers, and nothing where there is nothing', async () => {
    expect(await readBack(240, 0, -1.5, null, '', 'x')).toEqual([240, 0, -1.5, null, null, 'x'])
  })

  test('hold words that every object has', async () => {
    const words = ['constructor', '__proto__', 'toString', 'hasOwnProperty']
    expect(await readBack(...words)).toEqual(words)
  })

  test('hold text of any length that a cell may have, and a mark where it is cut', async () => {
    const whole = 'x'.repeat(32_767)
    const read = await readBack(whole, `${'x'.repeat(32_765)}👍👍`, 'y'.repeat(40_000))
    expect(read).toEqual([whole, `${'x'.repeat(32_765)}…`, `${'y'.repeat(32_766)}…`])
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
    const sheet = files.get('xl/worksheets/sheet1.xml')
    expect(sheet).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/)
    const styles = files.get('xl/styles.xml') ?? ''
    const formats = styles.match(/<cellXfs[\s\S]*<\/cellXfs>/)?.[0].match(/<xf [^>]*>/g) ?? []
    const fonts = styles.match(/<font>[\s\S]*?<\/font>/g) ?? []
    const fontOf = (cell: string) => {
      const style = sheet?.match(new RegExp(`<c r="${cell}"[^>]* s="(\\d+)"`))?.[1]
      return fonts[Number(formats[Number(style)]?.match(/fontId="(\d+)"/)?.[1])]
    }
    expect(fontOf('A1')).toContain('<b/>')
    expect(fontOf('A2')).not.toContain('<b/>')
  })

  test('has columns as wide as they are meant to be', async () => {
    const sheet = await firstSheet(['Imani', 'Okafor'])
    const widths = [...sheet.matchAll(/<col [^>]*width="([\d.]+)"/g)].map(([, width]) => Number(width))
    expect(widths.map(Math.floor)).toEqual([10, 11])
  })

  test('names its sheets apart, whatever they are called', async () => {
    const sheet = (name: string) => ({ name, columns: [{ title: 'A', width: 5 }], rows: [] })
    const content = await writeWorkbook([sheet('About: us?'), sheet('about us'), sheet('History')], {
      limits,
    })
    const names = (await readSheets(content)).map((it) => it.sheet)
    expect(names).toEqual(['About us', 'about us (2)', 'History (2)'])
  })

  test('holds long lists whole and in order, and is packed', async () => {
    const rows = Array.from({ length: 1_250 }, (_, index) => [`Member ${index}`, index])
    const content = await write(...rows)
    const [sheet] = await readSheets(content)
    expect(sheet?.data.slice(1)).toEqual(rows)
    const plain = [...filesIn(content).values()].reduce((sum, text) => sum + text.length, 0)
    expect(content.length).toBeLessThan(plain / 3)
  })
})
