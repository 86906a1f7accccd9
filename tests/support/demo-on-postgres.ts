/** The demo in a database of a PostgreSQL server: that of the run, or one for it alone. */
import { inject } from 'vitest'
import { startPostgres } from './postgres-server.ts'
import { run } from './prepared.ts'
import { databaseUrl, execute, MAKER } from './template-database.ts'

export type DemoOnPostgres = { url: string; stop: () => Promise<void> }

export async function demoOnPostgres(programs: string): Promise<DemoOnPostgres> {
  const template = inject('template')
  return 'server' in template ? copyOf(template) : alone(programs)
}

async function copyOf({ server, database }: { server: string; database: string }): Promise<DemoOnPostgres> {
  const own = `members_demo_${process.pid}_${Date.now()}`
  await execute(server, `CREATE DATABASE ${own} TEMPLATE ${database}`)
  return {
    url: databaseUrl(server, own),
    stop: () => execute(server, `DROP DATABASE ${own} WITH (FORCE)`),
  }
}

async function alone(programs: string): Promise<DemoOnPostgres> {
  const { url: server, stop } = await startPostgres(programs)
  await execute(server, 'CREATE DATABASE demo')
  const url = databaseUrl(server, 'demo')
  run([MAKER], { DATABASE_URL: url, TEMPLATE_DUMP: '' })
  return { url, stop }
}
