import type { Load } from './load.ts'
import type { Figures, PageFigures } from './measure.ts'
import { kilobytes, megabytes, milliseconds, table, times } from './table.ts'

const HEAD = [
  'page',
  'p50 ms',
  'p95 ms',
  'req/s',
  'p50 ms (10)',
  'p95 ms (10)',
  'req/s (10)',
  'CPU ms',
  'database CPU ms',
  '× floor',
  '× same work',
  'with database',
  'waited',
  'queries',
  'HTML kB',
  'inlined CSS kB',
  'CSS file kB',
  'JS kB',
  'requests',
]

/**
 * Times on one connection and on ten; CPU is that of the server's process on ten, and that of a database server. Same work
 * is compared by the former, by both, and by the time on one connection. Sizes are those of a first visit.
 */
export function report({ pages, left, floor, memory }: Figures): string {
  const lines = [
    table(HEAD, pages.map(row)),
    '',
    `Floor at 10 connections: ${milliseconds(floor.cpu)} ms CPU, p50 ${milliseconds(floor.p50)} ms, ${Math.round(floor.perSecond)} req/s`,
    `Memory of the server before the load, then after each page’s: ${memory.map(megabytes).join(', ')} MB`,
  ]
  if (left.length > 0) lines.push(`Left out, since this version has no such page: ${left.join(', ')}`)
  return lines.join('\n')
}

function row({ name, alone, together, weight, ...page }: PageFigures): string[] {
  return [
    name,
    ...timesOf(alone),
    ...timesOf(together),
    milliseconds(together.cpu),
    milliseconds(together.databaseCpu),
    times(page.timesFloor),
    times(page.timesSameWork.cpu),
    times(page.timesSameWork.machine),
    times(page.timesSameWork.waited),
    String(page.queries),
    ...[weight.html, weight.inlinedCss, weight.cssFile, weight.javascript].map(kilobytes),
    String(weight.requests),
  ]
}

function timesOf({ p50, p95, perSecond }: Load): string[] {
  return [milliseconds(p50), milliseconds(p95), perSecond.toFixed(0)]
}

/** How each page's time grows from the smallest database to the largest, in floors, whose own time doesn't grow. */
export function growth(runs: { members: number; figures: Figures }[]): string {
  const bySize = runs.toSorted((a, b) => a.members - b.members)
  const names = bySize[0]?.figures.pages.map(({ name }) => name) ?? []
  const time = (run: (typeof runs)[number] | undefined, name: string) =>
    run?.figures.pages.find((page) => page.name === name)?.timeInFloors ?? Number.NaN
  return table(
    ['p50 in floors at', ...bySize.map(({ members }) => members.toLocaleString('en-US')), 'growth'],
    names.map((name) => [
      name,
      ...bySize.map((run) => times(time(run, name))),
      times(time(bySize.at(-1), name) / time(bySize[0], name)),
    ]),
  )
}
