import type { ImportReport, ReportedLine } from '#app/domain/exchange/run-import.server.ts'
import { sayResembling, TITLES } from '#app/domain/exchange/told-lines.ts'

/** As many of each outcome are told to people; programs are told all with --json. */
const MOST = 100

/** What a file does, in the words of its page. Faults are told all: each of them has to be mended. */
export function sayImport({ lines, faults, leftOut, rewritten, ...report }: ImportReport): void {
  const { sheet, sheets, unread, consequences, counts } = report
  if (sheets.length > 1) {
    console.log(`  The sheet “${sheet}” was read, of ${sheets.join(', ')}. Choose another with --sheet.`)
  }
  for (const fault of faults) console.log(`  ${placeOf(fault)}: ${fault.reason}`)
  say(TITLES.leftOut, leftOut, (cell) => [`${placeOf(cell)}: ${cell.reason}`])
  const of = (outcome: ReportedLine['outcome']) => lines.filter((line) => line.outcome === outcome)
  say(TITLES.changed, of('changed'), (line) => [
    lineOf(line),
    ...line.changes.map(({ field, from, to }) => `  ${field}: ${from} to ${to}`),
  ])
  say(TITLES.new, of('new'), (line) => [
    `${lineOf(line)}${line.resembles === null ? '' : `, much like “${line.resembles}”`}`,
  ])
  say(TITLES.rewritten, rewritten, ({ line, column, value, stands }) => [
    `Line ${line}, ${column}, ${JSON.stringify(value)}: as ${JSON.stringify(stands)}, unchanged.`,
  ])
  if (unread.length > 0) console.log(`  Not read: ${unread.join(', ')}.`)
  const resembling = lines.filter((line) => line.resembles !== null).length
  if (resembling > 0) console.log(`  ${sayResembling(resembling)}`)
  for (const said of consequences) console.log(`  ${said}`)
  console.log(
    [
      `  New: ${counts.new}. Changed: ${counts.changed}. Unchanged: ${counts.unchanged}.`,
      ...(counts.added > 0 ? [`${TITLES.added}: ${counts.added}.`] : []),
      `With faults: ${counts.faulty}. Blank: ${counts.blank}.`,
    ].join(' '),
  )
}

function say<One>(title: string, all: One[], tell: (one: One) => string[]): void {
  if (all.length === 0) return
  console.log(`  ${title} (${all.length.toLocaleString('en-US')})`)
  for (const one of all.slice(0, MOST)) for (const text of tell(one)) console.log(`    ${text}`)
  const more = all.length - MOST
  if (more > 0) console.log(`    And ${more.toLocaleString('en-US')} more. --json has all of them.`)
}

const placeOf = ({ line, column, value }: ImportReport['faults'][number]) =>
  [`Line ${line}`, column, value && JSON.stringify(value)].filter(Boolean).join(', ')

const lineOf = ({ line, name, recordId, published }: ReportedLine) =>
  `${name} (${[`line ${line}`, recordId !== null && `id ${recordId}`, published && 'published'].filter(Boolean).join(', ')})`
