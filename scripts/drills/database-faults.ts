/** A PostgreSQL server that restarts, crashes, only reads, has no connection left, or is slow, under load. */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { DatabaseLine } from '../../tests/support/database-line.ts'
import { execute } from '../../tests/support/template-database.ts'
import type { Outcome } from './outcome.ts'
import { onPostgres, type PostgresPlace } from './place.ts'
import { brokenPromises, figures, underLoad } from './under-load.ts'

const LASTS = 5_000
const SLOW = 2_000

type Setting = { place: PostgresPlace; line: DatabaseLine }
type Fault = { name: string; happen: (setting: Setting) => Promise<unknown> }

const FAULTS: Fault[] = [
  { name: 'restarts', happen: ({ place }) => place.server.restart('SIGINT') },
  { name: 'crashes', happen: ({ place }) => place.server.restart('SIGQUIT') },
  { name: 'only reads for 5 s', happen: ({ place }) => onlyReads(place) },
  { name: 'has no connection left for 5 s', happen: ({ place }) => usesUpConnections(place) },
  { name: 'is slow by 2 s for 5 s', happen: ({ line }) => isSlow(line) },
  { name: 'is cut off for 5 s', happen: ({ line }) => isCutOff(line) },
]

export async function drillDatabase(): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const fault of FAULTS) outcomes.push(await through(fault))
  return outcomes
}

async function through({ name, happen }: Fault): Promise<Outcome> {
  const place = await onPostgres()
  const line = await DatabaseLine.to(place.environment.DATABASE_URL)
  try {
    const seen = await underLoad(place, () => happen({ place, line }), {
      ...place.environment,
      DATABASE_URL: line.url,
    })
    return { name: `PostgreSQL ${name}`, figures: figures(seen), broken: brokenPromises(seen) }
  } finally {
    await line.cut()
    await place.remove()
  }
}

async function onlyReads({ server: { url } }: PostgresPlace) {
  await execute(url, 'ALTER SYSTEM SET default_transaction_read_only = on')
  await execute(url, 'SELECT pg_reload_conf()')
  await sleep(LASTS)
  await execute(`${url}&options=-c%20default_transaction_read_only%3Doff`, 'ALTER SYSTEM RESET ALL')
  await execute(url, 'SELECT pg_reload_conf()')
}

async function usesUpConnections({ server: { url } }: PostgresPlace) {
  const taken: pg.Client[] = []
  const end = Date.now() + LASTS
  // Its own connections break first, so that they have to be made anew and can't.
  const first = new pg.Client(url)
  await first.connect()
  await first.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', ['drill'])
  while (Date.now() < end) {
    const client = new pg.Client(url)
    client.on('error', () => {})
    await client.connect().then(
      () => taken.push(client),
      () => sleep(20),
    )
  }
  for (const client of [...taken, first]) await client.end()
}

async function isSlow(line: DatabaseLine) {
  line.slow(SLOW)
  await sleep(LASTS)
  await line.restore()
}

async function isCutOff(line: DatabaseLine) {
  await line.cut()
  await sleep(LASTS)
  await line.restore()
}
