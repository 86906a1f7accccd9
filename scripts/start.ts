/** `npm start`: migrates the database to the current schema, then serves the build. */
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { oneLine } from './one-line.ts'
import { SERVER, serve } from './serve.ts'
import { ROOT } from './settings.ts'

// Nothing is migrated for a server that wouldn't start.
try {
  const { readSettings } = await import('#app/settings.server.ts')
  readSettings(process.env)
} catch (error) {
  oneLine(error)
}

try {
  execFileSync(process.execPath, [path.join(ROOT, 'scripts/database.ts'), 'deploy'], { stdio: 'inherit' })
} catch {
  process.exit(1)
}
serve(SERVER, {})
