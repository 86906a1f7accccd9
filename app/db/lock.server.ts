import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

class DatabaseInUseError extends Error {}

/**
 * Takes the lock of an embedded database's folder: PGlite doesn't notice a second process, and two would corrupt it.
 * Returns a function that releases it. Throws DatabaseInUseError while another running process holds it.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const file = `${folder}.lock`
  const release = () => rmSync(file, { force: true })
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      writeFileSync(file, `${process.pid} ${startOf(process.pid)}\n`, { flag: 'wx' })
      process.once('exit', release)
      return () => {
        process.off('exit', release)
        release()
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const [, pid = '', start] = readFileSync(file, 'utf8').match(/^(\d+) ?(.*)/) ?? []
      if (isRunning(Number(pid), start)) {
        throw new DatabaseInUseError(
          `The database in ${folder} is in use by process ${pid}. Stop it first, or set DATABASE_URL to use a PostgreSQL server.`,
        )
      }
      release()
    }
  }
  throw new DatabaseInUseError(`The database in ${folder} is in use by another process.`)
}

/** The system gives a number to another process once its own has ended, which started at another time. */
function isRunning(pid: number, start: string | undefined): boolean {
  if (pid <= 0 || !exists(pid)) return false
  // A lock without a start is from an older version, which never locked twice.
  return start ? start === startOf(pid) : pid !== process.pid
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** When a process started, in the system's own words; they also differ from one start of the system to the next. */
function startOf(pid: number): string {
  try {
    if (process.platform === 'linux') {
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
      // The program's name, in parentheses, may contain anything.
      const facts = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')
      return `${boot} ${facts?.[STARTED]}`
    }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return 'unknown'
  }
}

/** The position of its start among the facts of a process after its name. */
const STARTED = 19
