import { existsSync } from 'node:fs'
import path from 'node:path'

export const ROOT = path.resolve(import.meta.dirname, '..')

// As the server does: a command must not work on another database than the one that is served. What is set already stays.
const FILE = path.join(ROOT, '.env')
if (existsSync(FILE)) process.loadEnvFile(FILE)

export function dataDir() {
  return path.resolve(process.env.DATA_DIR || 'data')
}
