/**
 * Prisma's schema engine compiled to WebAssembly. It needs no native binary, and keeps its books in the same
 * `_prisma_migrations` table as `prisma migrate deploy`.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { PrismaPg } from '@prisma/adapter-pg'
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils'
import * as glue from '@prisma/schema-engine-wasm/schema_engine_bg'
import { PrismaPGlite } from 'pglite-prisma-adapter'
import { openPGlite } from './pglite.server.ts'

/** 'nothing' is for work on the files alone: the engine then has its shadow databases only. */
export type EngineDatabase = { url: string } | { engine: PGlite } | 'nothing'

/** The engine leaves a timer of ten seconds behind: a command that used it ends with `process.exit`. */
export async function withSchemaEngine<T>(
  database: EngineDatabase,
  schema: { path: string; content: string },
  work: (engine: glue.SchemaEngine) => Promise<T>,
): Promise<T> {
  await loadEngine()
  const shadows: PGlite[] = []
  const adapters = bindMigrationAwareSqlAdapterFactory(adapterFactory(database, shadows))
  const engine = await glue.SchemaEngine.new(
    { datamodels: [[schema.path, schema.content]] },
    () => undefined,
    adapters,
  )
  try {
    return await work(engine)
  } finally {
    engine.free()
    for (const shadow of shadows) await shadow.close()
  }
}

function adapterFactory(database: EngineDatabase, shadows: PGlite[]): SqlMigrationAwareDriverAdapterFactory {
  // adapter-pg's own way to a shadow database would open the real one and empty it.
  const connectToShadowDb = async () => {
    const shadow = await openPGlite()
    shadows.push(shadow)
    return connectEmbedded(shadow)
  }
  const connect = () => {
    if (database === 'nothing') return connectToShadowDb()
    return 'url' in database ? connectServer(database.url) : connectEmbedded(database.engine)
  }
  return { provider: 'postgres', adapterName: 'schema-engine', connect, connectToShadowDb }
}

async function connectEmbedded(engine: PGlite): Promise<SqlDriverAdapter> {
  return runsWholeScripts(await new PrismaPGlite(engine).connect(), (sql) => engine.exec(sql))
}

async function connectServer(url: string): Promise<SqlDriverAdapter> {
  const adapter = await new PrismaPg({ connectionString: url, options: '-c TimeZone=UTC' }).connect()
  const pool = adapter.underlyingDriver()
  return runsWholeScripts(adapter, (sql) => pool.query(sql))
}

/**
 * A migration has to be sent as one simple query: adapter-pg splits it at semicolons, which breaks function bodies,
 * and the PGlite adapter doesn't wait for it, so that its errors are lost.
 */
function runsWholeScripts(adapter: SqlDriverAdapter, run: (sql: string) => Promise<unknown>) {
  return Object.assign(adapter, {
    async executeScript(sql: string) {
      await run(sql)
    },
  })
}

let loading: Promise<void> | undefined

function loadEngine() {
  loading ??= instantiate()
  return loading
}

async function instantiate() {
  const folder = path.dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm'))
  const binary = readFileSync(path.join(folder, 'schema_engine_bg.wasm'))
  const imports = { './schema_engine_bg.js': glue as unknown as WebAssembly.ModuleImports }
  const { instance } = await WebAssembly.instantiate(binary, imports)
  glue.__wbg_set_wasm(instance.exports)
  ;(instance.exports.__wbindgen_start as () => void)()
  // The engine reports a panic through this global before it stops.
  Object.assign(globalThis, {
    PRISMA_WASM_PANIC_REGISTRY: {
      set_message(message: string) {
        throw new Error(message)
      },
    },
  })
}
