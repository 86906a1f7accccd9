import { execFile } from 'node:child_process'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** For programs that ask an embedded database little: to have its code made faster takes them longer than it saves. */
export const BRIEF = ['--liftoff-only']

export type Outcome = { status: number; said: string }

/** Runs a script as npm would, and returns how it ended and all it said, on one line or several. */
export function runScript(script: string, args: string[], env: Record<string, string>): Promise<Outcome> {
  return new Promise((resolve) => {
    const options = {
      cwd: ROOT,
      env: { ...process.env, DATABASE_URL: '', DEBUG: '', BACKUP_KEY: '', ...env },
    }
    execFile(
      process.execPath,
      [...BRIEF, `scripts/${script}.ts`, ...args],
      options,
      (error, stdout, stderr) =>
        resolve({ status: error ? Number(error.code) : 0, said: (stdout + stderr).trim() }),
    )
  })
}
