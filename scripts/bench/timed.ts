import type { MeasuredProcess } from './measured-process.ts'
import { percentile } from './median.ts'
import { milliseconds, table } from './table.ts'

/** Sequential requests to the server, with their response times. */
export type Timed = { name: string; works: (() => Promise<number>)[] }

export async function timedTable(app: MeasuredProcess, asked: Timed[]): Promise<string> {
  const rows: string[][] = []
  for (const { name, works } of asked) rows.push([name, ...(await figures(app, works))])
  return table(['', 'p50 ms', 'p95 ms', 'slowest ms', 'statements'], rows)
}

async function figures(app: MeasuredProcess, works: Timed['works']): Promise<string[]> {
  const times: number[] = []
  for (const work of works) times.push(await work())
  const statements = await app.statementsOf(works[0] as () => Promise<number>)
  const values = [percentile(times, 0.5), percentile(times, 0.95), Math.max(...times)]
  return [...values.map(milliseconds), String(statements.length)]
}
