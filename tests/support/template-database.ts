/** Creates, once per run, the database that every test file starts from: migrated, with a small demo seed. */
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { findPostgres, startPostgres } from './postgres-server.ts'
import { prepared, run } from './prepared.ts'

/** A dump that PGlite starts from, or a server with a template database. */
export type Template = { dump: string } | { server: string; database: string }

declare module 'vitest' {
  export interface ProvidedContext {
    template: Template
  }
}

export const MAKER = 'tests/support/make-template.ts'
const SOURCES = [
  'prisma/**/*.{ts,sql,prisma}',
  'app/{db,domain,values}/**/*.ts',
  MAKER,
  'tests/support/dump.ts',
]

export default async function setup(project: TestProject) {
  const given = process.env.DATABASE_URL
  if (given) return onServer(project, given, async () => {})
  if (process.env.TEST_DATABASE !== 'postgresql') return project.provide('template', embeddedTemplate())
  const programs = findPostgres()
  if (!programs) throw new Error('No PostgreSQL server is installed')
  const { url, stop } = await startPostgres(programs)
  return onServer(project, url, stop)
}

export function embeddedTemplate(): { dump: string } {
  return { dump: prepared('template', SOURCES, (dump) => make({ TEMPLATE_DUMP: dump, DATABASE_URL: '' })) }
}

async function onServer(project: TestProject, server: string, stop: () => Promise<void>) {
  const database = `members_template_${process.pid}`
  await execute(server, `CREATE DATABASE ${database}`)
  make({ DATABASE_URL: databaseUrl(server, database) })
  project.provide('template', { server, database })
  return async () => {
    await dropWithCopies(server, database)
    await stop()
  }
}

/** The copies are the workers' own, which don't know when they are done. */
async function dropWithCopies(server: string, template: string) {
  const { rows } = await ask(
    server,
    `SELECT datname FROM pg_database WHERE datname = '${template}' OR starts_with(datname, '${template}_')`,
  )
  for (const { datname } of rows) await execute(server, `DROP DATABASE ${datname} WITH (FORCE)`)
}

const make = (env: Record<string, string>) => run([MAKER], env)

export async function execute(server: string, sql: string): Promise<void> {
  await ask(server, sql)
}

async function ask(server: string, sql: string) {
  const client = new pg.Client(server)
  await client.connect()
  try {
    return await client.query(sql)
  } finally {
    await client.end()
  }
}

export function databaseUrl(server: string, database: string) {
  return Object.assign(new URL(server), { pathname: `/${database}` }).href
}
