/** The demo in a database of the tests' own PostgreSQL server. */
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import pg from 'pg'
import { startPostgres } from './postgres-server.ts'
import { databaseUrl } from './template-database.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

export type DemoOnPostgres = { url: string; stop: () => Promise<void> }

export async function demoOnPostgres(programs: string): Promise<DemoOnPostgres> {
  const { url: server, stop } = await startPostgres(programs)
  const admin = new pg.Client(server)
  await admin.connect()
  await admin.query('CREATE DATABASE faults')
  await admin.end()
  const url = databaseUrl(server, 'faults')
  const env = { ...process.env, DATABASE_URL: url, TEMPLATE_DUMP: '' }
  execFileSync(process.execPath, ['tests/support/make-template.ts'], { cwd: ROOT, env })
  return { url, stop }
}
