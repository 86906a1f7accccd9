import { existsSync } from 'node:fs'
import path from 'node:path'

export const ROOT = path.resolve(import.meta.dirname, '..')

// As the server does, because a command must work on the database that is served. Existing variables win.
const FILE = path.join(ROOT, '.env')
if (existsSync(FILE)) process.loadEnvFile(FILE)

export function dataDir() {
  return path.resolve(process.env.DATA_DIR || 'data')
}
