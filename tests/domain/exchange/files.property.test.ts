import fc from 'fast-check'
import { expect, test } from 'vitest'
import { saysSame } from '#app/domain/exchange/rewriting.ts'
import { readTable } from '#app/domain/exchange/table.ts'
import { BYTE_ORDER_MARK, csvLine } from '#app/spreadsheets/csv.ts'
import { unguard } from '#app/spreadsheets/guard.ts'
import { isVisible } from '#app/values/text.ts'

/** 10,000 by hand: `PROPERTY_RUNS=10000`, and other ones than always: `PROPERTY_SEED=7`. */
const numRuns = Number(process.env.PROPERTY_RUNS ?? 300)
const seed = Number(process.env.PROPERTY_SEED ?? 1)

/** What people write, and what programs stumble over. */
const cell = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }).filter((text) => !text.includes('\0')),
  fc.constantFrom('', '00417', '=1+1', "'=SUM", "''twice", '+1', '-40°', '@Scale', '\ttab', ' x ', '"hi"'),
  fc.constantFrom('a\nb', 'a;b', 'a,b', '2027-03-05', '1E5', 'MAR-05', 'yes', 'no', '003000000000042'),
)
const table = fc
  .integer({ min: 1, max: 5 })
  .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { maxLength: 8 }))

/** A program reads the cells as they stand, and writes them with marks and ends of its own. */
const rewritten = (
  lines: string[][],
  { separator, end, mark }: { separator: string; end: string; mark: boolean },
) =>
  (mark ? BYTE_ORDER_MARK : '') +
  lines.map((cells) => cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(separator) + end).join('')

const writing = fc.record({
  separator: fc.constantFrom(',', ';', '\t'),
  end: fc.constantFrom('\n', '\r\n'),
  mark: fc.boolean(),
})

const guardedCells = (lines: string[][]) =>
  lines.map((cells) => cells.map((text) => (/^'*(\s*[=+\-@]|[\t\r\n])/.test(text) ? `'${text}` : text)))

async function cellsIn(content: string): Promise<string[][]> {
  const bytes = new TextEncoder().encode(content)
  const read = await readTable(() => [bytes])
  if ('problem' in read) throw new Error(read.problem)
  return read.records.map(({ cells }) => cells.map(unguard))
}

const plain = (text: string) => text.replace(/\r\n?/g, '\n')
const filled = (lines: string[][]) =>
  lines.filter((cells) => cells.some(isVisible)).map((cells) => cells.map(plain))

test('cells come back from a file as they were, whatever wrote it', async () => {
  await fc.assert(
    fc.asyncProperty(table, writing, async (lines, how) => {
      const header = (lines[0] ?? ['x']).map((_, index) => `Column ${index}`)
      expect(await cellsIn([header, ...lines].map(csvLine).join(''))).toEqual(filled(lines))
      expect(await cellsIn(rewritten([header, ...guardedCells(lines)], how))).toEqual(filled(lines))
    }),
    { numRuns, seed },
  )
})

/** What a spreadsheet program makes of a text that it takes for a number or a day. */
function program(text: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []
  if (year) return `${Number(month)}/${Number(day)}/${year}`
  if (/^\d{12,}$/.test(text)) return Number(text).toExponential(2).toUpperCase()
  return /^\d+$/.test(text) ? String(Number(text)) : text
}

const stored = fc.oneof(
  fc.integer({ min: 1, max: 99_999 }).map((value) => String(value).padStart(7, '0')),
  fc.integer({ min: 1, max: 9_999_999_999 }).map((value) => String(value).padStart(15, '0')),
  fc
    .date({ min: new Date('1950-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
)

test('what a program makes of cells is no edit, and what a person makes of them is one', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(stored, fc.boolean()), { maxLength: 30 }), (cells) => {
      const edits = cells.filter(([text, isEdited]) => {
        const written = isEdited ? `${program(text)} edited` : program(text)
        return !saysSame(written, text)
      })
      expect(edits).toEqual(cells.filter(([, isEdited]) => isEdited))
    }),
    { numRuns, seed },
  )
})
