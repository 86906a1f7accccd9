/**
 * Prisma's schema engine compiled to WebAssembly. It needs no native binary, and uses the same `_prisma_migrations`
 * table as `prisma migrate deploy`.
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
import { runPatiently } from './patient-script.server.ts'
import { openPGlite } from './pglite.server.ts'

/** Migrations take the time that they need. */
const OPTIONS = '-c TimeZone=UTC -c statement_timeout=0'

/** 'nothing' is for working only with files: the engine then has only its shadow databases. */
export type EngineDatabase = { url: string } | { engine: PGlite } | 'nothing'

/**
 * Use once per process, and end that with `process.exit`: the engine leaves a ten-second timer behind, which can hit a
 * second one running by then and keep it from ever responding.
 */
export async function withSchemaEngine<T>(
  database: EngineDatabase,
  schema: { path: string; content: string }[],
  work: (engine: glue.SchemaEngine) => Promise<T>,
): Promise<T> {
  await loadEngine()
  const shadow = lazily(() => openPGlite())
  const scripts = new ScriptRunner()
  const connectToShadowDb = async () => scripts.onEmbedded(await shadow.get())
  const connect = () => {
    if (database === 'nothing') return connectToShadowDb()
    return 'url' in database ? scripts.onServer(database.url) : scripts.onEmbedded(database.engine)
  }
  const adapters: SqlMigrationAwareDriverAdapterFactory = {
    provider: 'postgres',
    adapterName: 'schema-engine',
    connect,
    // adapter-pg's own would open the real database and empty it.
    connectToShadowDb,
  }
  const engine = await glue.SchemaEngine.new(
    { datamodels: schema.map(({ path, content }) => [path, content]) },
    () => undefined,
    bindMigrationAwareSqlAdapterFactory(adapters),
  )
  try {
    return await work(engine)
  } catch (error) {
    throw scripts.failure ? new Error(scripts.failure.message, { cause: error }) : error
  } finally {
    engine.free()
    await shadow.made?.then((pglite) => pglite.close())
  }
}

/**
 * A migration has to be sent as one simple query: adapter-pg splits it at semicolons, which breaks function bodies,
 * and the PGlite adapter doesn't wait for it, so that its errors are lost. The engine in turn hides why a script failed.
 */
class ScriptRunner {
  failure: Error | undefined

  async onEmbedded(engine: PGlite): Promise<SqlDriverAdapter> {
    return this.#attach(await new PrismaPGlite(engine).connect(), (sql) => engine.exec(sql))
  }

  async onServer(url: string): Promise<SqlDriverAdapter> {
    const adapter = await new PrismaPg({ connectionString: url, options: OPTIONS }).connect()
    const pool = adapter.underlyingDriver()
    return this.#attach(adapter, (sql) => runPatiently(pool, sql))
  }

  #attach(adapter: SqlDriverAdapter, run: (sql: string) => Promise<unknown>) {
    const executeScript = async (sql: string) => {
      try {
        await run(sql)
      } catch (error) {
        this.failure = error as Error
        throw error
      }
    }
    return Object.assign(adapter, { executeScript })
  }
}

function lazily<T>(make: () => Promise<T>) {
  return {
    made: undefined as Promise<T> | undefined,
    get() {
      this.made ??= make()
      return this.made
    },
  }
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
