import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

/**
 * PostgreSQL inside this process. Without a folder it lives in memory; `dump` starts it from a prepared copy.
 * PGlite answers without ever returning to the event loop, so each query is followed by a turn of the loop:
 * otherwise timers and sockets would starve.
 */
export async function openPGlite(folder?: string, dump?: Blob): Promise<PGlite> {
  const engine = await PGlite.create({ dataDir: folder, loadDataDir: dump, extensions: { pg_trgm } })
  await engine.exec("SET TIME ZONE 'UTC'")
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
