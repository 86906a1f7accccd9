import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { PGlite, type Transaction } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

/**
 * PostgreSQL inside this process. Without a folder it runs in memory; `dump` starts it from a prepared copy. PGlite
 * responds without ever returning to the event loop, so each query, also within a transaction, is followed by a turn of the
 * loop; otherwise timers and sockets would starve.
 */
export async function openPGlite(folder?: string, dump?: Blob): Promise<PGlite> {
  const pgliteWasmModule = await compiled()
  const engine = await PGlite.create({
    dataDir: folder,
    loadDataDir: dump,
    extensions: { pg_trgm },
    pgliteWasmModule,
  })
  await engine.exec("SET TIME ZONE 'UTC'")
  const transaction = engine.transaction.bind(engine)
  engine.transaction = (work) => transaction((tx) => work(inTurns(tx)))
  return inTurns(engine)
}

function inTurns<Querying extends Pick<Transaction, 'query' | 'exec'>>(engine: Querying): Querying {
  const query = engine.query.bind(engine)
  const exec = engine.exec.bind(engine)
  engine.query = async (...args) => afterATurn(await query<never>(...args))
  engine.exec = async (...args) => afterATurn(await exec(...args))
  return engine
}

async function afterATurn<T>(result: T): Promise<T> {
  await new Promise(setImmediate)
  return result
}

let compiling: Promise<WebAssembly.Module> | undefined

/** Compiling takes as long as starting, so a process that opens several databases does it once. */
function compiled(): Promise<WebAssembly.Module> {
  compiling ??= compile()
  return compiling
}

async function compile() {
  const program = path.join(
    path.dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')),
    'pglite.wasm',
  )
  return WebAssembly.compile(await readFile(program))
}
