/**
 * Compares pages with those of another checkout, alternating in small slices, so that a busy machine slows both alike.
 */
import { load } from './load.ts'
import type { MeasuredProcess } from './measured-process.ts'
import { median, percentile } from './median.ts'
import type { BenchPage, PageGroup } from './pages.ts'
import { kilobytes, milliseconds, table, times } from './table.ts'
import { Visitor } from './visitor.ts'

type Servers = Record<'own' | 'other' | 'floor', MeasuredProcess>
type Effort = { seconds: number; rounds: number }
type Target = { server: MeasuredProcess; address: string; headers: Record<string, string>; size: number }
type Targets = Record<'own' | 'other', Target> & { floor: Omit<Target, 'size'> }
/** CPU milliseconds of each server's process per request. */
type Round = Record<keyof Targets, number>

const TOGETHER = 10
/** In both orders, so that after-effects of a slice fall on both. */
const TURNS = ['other', 'own', 'own', 'other', 'floor'] as const
const HEAD = [
  'page',
  'CPU ms, other',
  'CPU ms',
  'CPU / other',
  'middle half',
  '× floor, other',
  '× floor',
  'bytes kB, other',
  'bytes kB',
]

export async function compare(servers: Servers, { account, pages }: PageGroup, effort: Effort) {
  const found: { name: string; targets: Targets }[] = []
  for (const page of pages) {
    const own = await targetOf(servers.own, account, page)
    const other = await targetOf(servers.other, account, page)
    const floor = { server: servers.floor, address: '/floor', headers: {} }
    if (own && other) found.push({ name: page.name, targets: { own, other, floor } })
  }
  const compared: { name: string; targets: Targets; rounds: Round[] }[] = []
  for (const { name, targets } of found) {
    console.error(`Comparing ${name}`)
    compared.push({ name, targets, rounds: await roundsOf(targets, effort) })
  }
  const ratios = compared.map(({ name, rounds }) => ({ name, ratio: median(ratiosOf(rounds)) }))
  const overall = mean(ratios.map(({ ratio }) => ratio))
  return [
    table(HEAD, compared.map(row)),
    `CPU / other, mean of the pages: ${overall.toFixed(2)}`,
    dearerText(ratios),
  ].join('\n\n')
}

/** What is more than that much dearer deserves a look before a release. */
const NOTED = 1.1

export function dearerText(ratios: { name: string; ratio: number }[]): string {
  const dearer = ratios.filter(({ ratio }) => ratio > NOTED)
  if (dearer.length === 0) return 'No page became dearer by more than 10 %.'
  const pages = dearer.map(({ name, ratio }) => `${name} (${ratio.toFixed(2)} ×)`)
  return `Dearer by more than 10 %: ${pages.join(', ')}.`
}

async function targetOf(server: MeasuredProcess, account: PageGroup['account'], page: BenchPage) {
  const signedIn = new Visitor(server.origin)
  await signedIn.signIn(account)
  const visitor = page.signedOut ? new Visitor(server.origin) : signedIn
  const address = await page.address(signedIn)
  // The second visit is the usual one: the styles are cached, and the server has cached what seldom changes.
  if (!address || !(await visitor.page(address))) return undefined
  const { body } = await visitor.bytes(address)
  return { server, address, headers: visitor.headers, size: body.length } satisfies Target
}

async function roundsOf(targets: Targets, { seconds, rounds }: Effort): Promise<Round[]> {
  for (const target of [targets.other, targets.own]) await load(target, TOGETHER, seconds)
  const measured: Round[] = []
  for (let round = 0; round < rounds; round++) {
    const spent: Record<keyof Round, number[]> = { own: [], other: [], floor: [] }
    for (const turn of TURNS) {
      const { cpu } = await load(targets[turn], TOGETHER, seconds / TURNS.length)
      spent[turn].push(cpu)
    }
    measured.push({ own: mean(spent.own), other: mean(spent.other), floor: mean(spent.floor) })
  }
  return measured
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const ratiosOf = (rounds: Round[]) => rounds.map(({ own, other }) => own / other)

function row({ name, targets, rounds }: { name: string; targets: Targets; rounds: Round[] }): string[] {
  const ratios = ratiosOf(rounds)
  const [low, high] = [percentile(ratios, 0.25), percentile(ratios, 0.75)]
  return [
    name,
    milliseconds(median(rounds.map(({ other }) => other))),
    milliseconds(median(rounds.map(({ own }) => own))),
    median(ratios).toFixed(2),
    `${low.toFixed(2)}–${high.toFixed(2)}`,
    times(median(rounds.map(({ other, floor }) => other / floor))),
    times(median(rounds.map(({ own, floor }) => own / floor))),
    kilobytes(targets.other.size),
    kilobytes(targets.own.size),
  ]
}
