import type { PGlite } from '@electric-sql/pglite'

/** A dump that is quick to start from: with nothing to recover, and without what only new databases are made of. */
export async function dumpOf(engine: PGlite): Promise<Buffer> {
  await engine.exec(`UPDATE pg_database SET datistemplate = false WHERE datname LIKE 'template_'`)
  for (const name of ['template0', 'template1']) await engine.exec(`DROP DATABASE ${name}`)
  await engine.exec('CHECKPOINT')
  const content = await engine.dumpDataDir('none')
  return Buffer.from(await content.arrayBuffer())
}
