import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { kilobytes, megabytes, milliseconds, table } from './table.ts'
import type { WorkbookFigures } from './workbook-process.ts'

const PROGRAM = path.join(import.meta.dirname, 'workbook-process.ts')

/** Spreadsheets with that many rows, without pages or database. */
export async function measureWorkbooks(counts: number[]): Promise<string> {
  const measured: string[][] = []
  for (const rows of counts) measured.push([rows.toLocaleString('en-US'), ...(await figures(rows))])
  return table(
    ['rows', 'ms', 'CPU ms', 'loop held ms', '99 %', 'idle loop ms', 'MB before', 'MB peak', 'kB'],
    measured,
  )
}

async function figures(rows: number): Promise<string[]> {
  // This process only waits: delays in its loop come from the machine, and would have affected the other as well.
  const idle = monitorEventLoopDelay({ resolution: 5 })
  idle.enable()
  const child = fork(PROGRAM, [String(rows)])
  const [{ elapsed, cpu, held, usuallyHeld, before, peak, size }]: [WorkbookFigures] = await Promise.race([
    once(child, 'message') as Promise<[WorkbookFigures]>,
    once(child, 'exit').then(([code]) => {
      throw new Error(`Making a spreadsheet ended with ${code}`)
    }),
  ])
  idle.disable()
  const times = [elapsed, cpu, held, usuallyHeld, idle.max / 1e6].map(milliseconds)
  return [...times, megabytes(before), megabytes(peak), kilobytes(size)]
}
