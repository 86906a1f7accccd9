/** Creates, once per run, the database that every test file starts from: migrated, with a small demo seed. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { findPostgres, startPostgres } from './postgres-server.ts'

/** A dump that PGlite starts from, or a server with a template database. */
export type Template = { dump: string } | { server: string; database: string }

declare module 'vitest' {
  export interface ProvidedContext {
    template: Template
  }
}

const ROOT = path.resolve(import.meta.dirname, '../..')
const MAKER = path.join(import.meta.dirname, 'make-template.ts')
const SOURCES = [
  'prisma/**/*.{ts,sql,prisma}',
  'app/{db,domain,values}/**/*.ts',
  'tests/support/make-template.ts',
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

function embeddedTemplate(): Template {
  const dump = path.join(tmpdir(), `members-template-${fingerprint()}.tar`)
  if (!existsSync(dump)) {
    removeOldDumps()
    make({ TEMPLATE_DUMP: dump, DATABASE_URL: '' })
  }
  return { dump }
}

function removeOldDumps() {
  const yesterday = Date.now() - 86_400_000
  for (const file of globSync(path.join(tmpdir(), 'members-template-*.tar'))) {
    if (statSync(file).mtimeMs < yesterday) rmSync(file, { force: true })
  }
}

async function onServer(project: TestProject, server: string, stop: () => Promise<void>) {
  const database = `members_template_${process.pid}`
  await execute(server, `CREATE DATABASE ${database}`)
  make({ DATABASE_URL: databaseUrl(server, database) })
  project.provide('template', { server, database })
  return async () => {
    await execute(server, `DROP DATABASE ${database}`)
    await stop()
  }
}

/** In a separate process: the migration engine keeps a process alive after its work. */
function make(env: Record<string, string>) {
  execFileSync(process.execPath, [MAKER], { cwd: ROOT, env: { ...process.env, ...env }, stdio: 'inherit' })
}

function fingerprint() {
  const hash = createHash('sha256')
  const files = globSync(SOURCES, { cwd: ROOT }).map((file) => path.join(ROOT, file))
  for (const file of files.filter((it) => statSync(it).isFile()).sort()) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

export async function execute(server: string, sql: string) {
  const client = new pg.Client(server)
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

export function databaseUrl(server: string, database: string) {
  return Object.assign(new URL(server), { pathname: `/${database}` }).href
}
