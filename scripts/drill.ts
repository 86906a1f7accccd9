/** `npm run drill`: faults made on purpose, and what becomes of what was promised; see docs/operations.md. */
import { parseArgs } from 'node:util'
import { type Outcome, told } from './drills/outcome.ts'
import { oneLine } from './one-line.ts'
import { buildApp, generateClient } from './prepare.ts'

type Times = { kills: number; seconds: number; minutes: number }
/** Outcomes are told as they come: one that breaks off leaves what came before. */
type Drill = (times: Times) => Promise<Iterable<Outcome> | AsyncIterable<Outcome>>

const DRILLS: Record<string, Drill> = {
  kills: async ({ kills }) => (await import('./drills/kills.ts')).drillKills(kills),
  database: async () => (await import('./drills/database-faults.ts')).drillDatabase(),
  disk: async () => (await import('./drills/full-disk.ts')).drillFullDisk(),
  clients: async () => (await import('./drills/clients.ts')).drillClients(),
  clock: async () => (await import('./drills/clock-jumps.ts')).drillClock(),
  renewals: async ({ seconds }) => (await import('./drills/renewals.ts')).drillRenewals(seconds),
  storage: async () => (await import('./drills/storage.ts')).drillStorage(),
  soak: async ({ minutes }) => (await import('./drills/soak.ts')).drillSoak(minutes),
}
const USAGE = `Usage: npm run drill -- ${Object.keys(DRILLS).join(' | ')} … [--kills 100] [--seconds 120] [--minutes 60]`

try {
  const { names, times } = readArguments()
  generateClient()
  buildApp()
  const broken: Outcome[] = []
  for (const name of names) {
    for await (const outcome of (await DRILLS[name]?.(times)) ?? []) {
      console.log(told(outcome))
      if (outcome.broken.length > 0) broken.push(outcome)
    }
  }
  process.exit(broken.length > 0 ? 1 : 0)
} catch (error) {
  oneLine(error)
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        kills: { type: 'string', default: '100' },
        seconds: { type: 'string', default: '120' },
        minutes: { type: 'string', default: '60' },
      },
    })
    const unknown = positionals.find((name) => !Object.hasOwn(DRILLS, name))
    if (unknown || positionals.length === 0)
      throw new Error(unknown ? `There is no drill “${unknown}”.` : 'Which drill?')
    const [kills, seconds, minutes] = [values.kills, values.seconds, values.minutes].map(positive) as [
      number,
      number,
      number,
    ]
    return { names: positionals, times: { kills, seconds, minutes } }
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${USAGE}`)
  }
}

function positive(text: string): number {
  const value = Number(text)
  if (value > 0) return value
  throw new Error(`${text} is not a positive number`)
}
