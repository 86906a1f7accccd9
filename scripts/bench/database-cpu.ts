/**
 * The CPU time of a PostgreSQL server on the same machine, read from Linux's `/proc`: of all its processes, those that
 * have ended among them. A page's own process and the floor's make the server work alike, so it belongs to both.
 */
import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'

/** Milliseconds since the server started; nothing but 0 where there is none, or where it can't be seen. */
export type DatabaseCpu = () => number

export const NO_SERVER: DatabaseCpu = () => 0
const MILLISECONDS_A_TICK = 10

export async function databaseCpu(url: string | undefined): Promise<DatabaseCpu> {
  if (!url) return NO_SERVER
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
    const backend = read(rows[0]?.pid)
    return backend?.name === 'postgres' ? () => sumOf(backend.parent) : NO_SERVER
  } finally {
    await client.end()
  }
}

function sumOf(server: number): number {
  const main = read(server)
  const processes = readdirSync('/proc').flatMap((name) =>
    /^\d+$/.test(name) ? (read(Number(name)) ?? []) : [],
  )
  const children = processes.filter(({ parent }) => parent === server)
  const own = [main, ...children].reduce((sum, found) => sum + (found?.ticks ?? 0), 0)
  return (own + (main?.ticksOfEnded ?? 0)) * MILLISECONDS_A_TICK
}

function read(pid: number | undefined) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [before = '', after = ''] = text.split(') ')
    const fields = after.split(' ').map(Number)
    const at = (field: number) => fields[field - 3] ?? 0
    return {
      name: before.split('(')[1],
      parent: at(4),
      ticks: at(14) + at(15),
      ticksOfEnded: at(16) + at(17),
    }
  } catch {
    return undefined
  }
}
