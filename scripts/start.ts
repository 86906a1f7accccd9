/** `npm start`: migrates the database to the current schema, then serves the build. */
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { processCount, runProcesses } from '../server/processes.ts'
import { oneLine } from './one-line.ts'
import { SERVER, serve } from './serve.ts'
import { ROOT } from './settings.ts'

// Nothing is migrated for a server that wouldn't start.
const settings = await readAll().catch(oneLine)

try {
  execFileSync(process.execPath, [path.join(ROOT, 'scripts/database.ts'), 'deploy'], { stdio: 'inherit' })
} catch {
  process.exit(1)
}
const count = processCount(settings)
if (count > 1) runProcesses(count, settings)
else serve(SERVER, {})

async function readAll() {
  const { readSettings } = await import('#app/settings.server.ts')
  return readSettings(process.env)
}
