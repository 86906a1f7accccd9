import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { DatabaseTarget } from './database.server.ts'
import { lockFolder } from './lock.server.ts'
import { openPGlite } from './pglite.server.ts'
import { prepareQueues } from './queues.server.ts'
import { type EngineDatabase, withSchemaEngine } from './schema-engine.server.ts'
import { inTurn } from './turns.server.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const SCHEMA = path.join(ROOT, 'prisma/schema')
const MIGRATIONS = path.join(ROOT, 'prisma/migrations')
const LOCK_FILE = path.join(MIGRATIONS, 'migration_lock.toml')
const NO_FILTERS = { externalTables: [], externalEnums: [] }

/**
 * Applies pending migrations and returns their names. Tables of queues follow, which aren't among the migrations. Of several
 * processes that start at once, one does.
 */
export async function applyMigrations(target: DatabaseTarget): Promise<string[]> {
  const apply = () =>
    lend(target, async (database) => {
      const applied = await withSchemaEngine(database, schema(), (engine) =>
        engine.applyMigrations({ migrationsList: migrationsList(), filters: NO_FILTERS }),
      )
      await prepareQueues(database)
      return applied
    })
  const { appliedMigrationNames } = await ('url' in target ? inTurn(target.url, apply) : apply())
  return appliedMigrationNames
}

/** Names of the pending migrations; throws if the database's history isn't ours. */
export async function pendingMigrations(target: DatabaseTarget): Promise<string[]> {
  const found = await withEngine(target, (engine) =>
    engine.diagnoseMigrationHistory({
      migrationsList: migrationsList(),
      optInToShadowDatabase: false,
      filters: NO_FILTERS,
    }),
  )
  if (found.failedMigrationNames.length > 0)
    throw new Error(`Failed: ${found.failedMigrationNames.join(', ')}`)
  if (found.editedMigrationNames.length > 0) {
    throw new Error(`Changed since they were applied: ${found.editedMigrationNames.join(', ')}`)
  }
  if (!found.history) return []
  if (found.history.diagnostic === 'databaseIsBehind') return found.history.unappliedMigrationNames
  throw new Error(`Unknown to this version: ${found.history.unpersistedMigrationNames.join(', ')}`)
}

/** SQL that would bring the migrations to the schema, or null when they agree. */
export async function drift(): Promise<string | null> {
  const result = await withSchemaEngine('nothing', schema(), (engine) =>
    engine.diff({
      from: { tag: 'migrations', ...migrationsList() },
      to: { tag: 'schemaDatamodel', files: schema() },
      script: true,
      exitCode: true,
      filters: NO_FILTERS,
    }),
  )
  return result.exitCode === 0 ? null : (result.stdout ?? '')
}

/** Writes the drift as a new migration and returns its name, or null when there is nothing to write. */
export async function createMigration(name: string): Promise<string | null> {
  mkdirSync(MIGRATIONS, { recursive: true })
  if (!existsSync(LOCK_FILE)) writeFileSync(LOCK_FILE, 'provider = "postgresql"\n')
  const sql = await drift()
  if (sql === null) return null
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const folder = `${stamp}_${name.toLowerCase().replace(/[^a-z0-9]+/g, '_')}`
  mkdirSync(path.join(MIGRATIONS, folder))
  writeFileSync(path.join(MIGRATIONS, folder, 'migration.sql'), sql)
  return folder
}

type Engine = Parameters<Parameters<typeof withSchemaEngine>[2]>[0]

const withEngine = <T>(target: DatabaseTarget, work: (engine: Engine) => Promise<T>): Promise<T> =>
  lend(target, (database) => withSchemaEngine(database, schema(), work))

type Lent = Exclude<EngineDatabase, 'nothing'>

async function lend<T>(target: DatabaseTarget, work: (database: Lent) => Promise<T>): Promise<T> {
  if (!('folder' in target)) return work(target)
  const release = lockFolder(target.folder)
  const engine = await openPGlite(target.folder)
  try {
    return await work({ engine })
  } finally {
    await engine.close()
    release()
  }
}

function schema() {
  const files = readdirSync(SCHEMA)
    .filter((name) => name.endsWith('.prisma'))
    .sort()
  return files.map((name) => ({
    path: path.join(SCHEMA, name),
    content: readFileSync(path.join(SCHEMA, name), 'utf8'),
  }))
}

function migrationsList() {
  return {
    baseDir: MIGRATIONS,
    shadowDbInitScript: '',
    lockfile: {
      path: path.basename(LOCK_FILE),
      content: existsSync(LOCK_FILE) ? readFileSync(LOCK_FILE, 'utf8') : null,
    },
    migrationDirectories: migrationNames().map((name) => ({
      path: name,
      migrationFile: {
        path: 'migration.sql',
        content: {
          tag: 'ok' as const,
          value: scriptOf(name),
        },
      },
    })),
  }
}

/** The SQL of a migration; null if this version has none of that name. */
export function migrationScript(name: string): string | null {
  return migrationNames().includes(name) ? scriptOf(name) : null
}

const scriptOf = (name: string) => readFileSync(path.join(MIGRATIONS, name, 'migration.sql'), 'utf8')

function migrationNames() {
  if (!existsSync(MIGRATIONS)) return []
  const entries = readdirSync(MIGRATIONS, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
}
