/** A demo on the embedded database, with its files: made in a process of its own, into a new folder. */
import { execFileSync } from 'node:child_process'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')
const ENV = { APP_ENV: 'demo', DATABASE_URL: '', STORAGE_DIR: '', DEMO_MEMBERS: '200' }

export function makeDemo(folder: string): string {
  const env = { ...process.env, ...ENV, DATA_DIR: folder }
  execFileSync(process.execPath, ['tests/support/make-demo.ts'], { cwd: ROOT, env, stdio: 'ignore' })
  return folder
}
