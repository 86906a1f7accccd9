/** A demo of a drill's own: on the embedded database, or on a PostgreSQL server that it may treat badly. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findPostgres, startPostgres } from '../../tests/support/postgres-server.ts'
import { copyDemo, run } from '../../tests/support/prepared.ts'
import { databaseUrl, execute } from '../../tests/support/template-database.ts'

type Postgres = Awaited<ReturnType<typeof startPostgres>>

export type Place = {
  name: string
  environment: Record<'DATABASE_URL' | 'DATA_DIR', string> & { PROCESSES?: string }
  remove: () => Promise<void>
}
export type PostgresPlace = Place & { server: Postgres }

/** What was committed is on the disk: what a server's defaults are. Few connections, so that they can be used up. */
const DURABLE = ['fsync=on', 'synchronous_commit=on', 'max_connections=40']

export async function onEmbedded(): Promise<Place> {
  const folder = newFolder()
  copyDemo(folder)
  return {
    name: 'embedded database',
    environment: { DATABASE_URL: '', DATA_DIR: folder },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

export async function onPostgres(): Promise<PostgresPlace> {
  const programs = findPostgres()
  if (!programs) throw new Error('This drill needs a PostgreSQL server to be installed.')
  const folder = newFolder()
  const server = await startPostgres(programs, DURABLE)
  await execute(server.url, 'CREATE DATABASE drill')
  const url = databaseUrl(server.url, 'drill')
  run(['scripts/database.ts', 'move', url], { DATABASE_URL: '', DATA_DIR: copyDemo(folder) })
  return {
    name: 'PostgreSQL',
    server,
    environment: { DATABASE_URL: url, DATA_DIR: folder, PROCESSES: '2' },
    async remove() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'members-drill-'))
