/** `npm start`: migrates the database to the current schema, then serves the build. */
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { SERVER, serve } from './serve.ts'
import { ROOT } from './settings.ts'

try {
  execFileSync(process.execPath, [path.join(ROOT, 'scripts/database.ts'), 'deploy'], { stdio: 'inherit' })
} catch {
  process.exit(1)
}
serve(SERVER, {})
