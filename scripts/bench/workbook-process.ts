/**
 * Makes one spreadsheet in a separate process, because peak memory covers a process's whole life, and reports its cost.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import type { Cell } from '#app/spreadsheets/sheet.ts'
import { writeWorkbook } from '#app/spreadsheets/write-workbook.server.ts'
import type { CalendarDate } from '#app/values/calendar-date.ts'

export type WorkbookFigures = {
  elapsed: number
  cpu: number
  /** Event loop delays in milliseconds: the maximum, and the 99th percentile. */
  held: number
  usuallyHeld: number
  before: number
  peak: number
  size: number
}

const TITLES =
  'First Name,Last Name,Program,Occupation,Organization,Location,Email,Phone,Degree,School,Joined,Number'
const columns = TITLES.split(',').map((title) => ({ title, width: 20 }))
const FIRST_NAMES = ['Imani', 'Zoë', 'Tomás', 'Wen', 'Odile', 'Þóra', 'ليلى', '=SUM(1)']

function* rows(count: number): Generator<Cell[]> {
  for (let index = 0; index < count; index++) {
    yield [
      FIRST_NAMES[index % 8] ?? null,
      `Álvarez ${(index * 7919) % 100_003}`,
      index % 3 ? 'Career Prep, 2019' : 'MBA Prep, 2021',
      index % 5 ? `Director of operations ${index % 977}` : null,
      `Birch Bank ${index % 1999}`,
      'Charlotte, North Carolina',
      `member.${index}@example.org`,
      `+1 704 555 ${String(index % 10_000).padStart(4, '0')}`,
      index % 4 ? 'Bachelor of Science' : null,
      `University ${index % 313}`,
      { date: `20${10 + (index % 15)}-0${1 + (index % 9)}-1${index % 9}` as CalendarDate },
      index,
    ]
  }
}

const loop = monitorEventLoopDelay({ resolution: 5 })
loop.enable()
// Its first sample only starts the second one.
await wait(50)
const before = process.memoryUsage.rss()
const [cpu, start] = [process.cpuUsage(), performance.now()]
const file = await writeWorkbook([{ name: 'Members', columns, rows: rows(Number(process.argv[2])) }])
const elapsed = performance.now() - start
const { user, system } = process.cpuUsage(cpu)
await wait(50)
loop.disable()
process.send?.({
  elapsed,
  cpu: (user + system) / 1000,
  held: loop.max / 1e6,
  usuallyHeld: loop.percentile(99) / 1e6,
  before,
  peak: process.resourceUsage().maxRSS * 1024,
  size: file.length,
} satisfies WorkbookFigures)
