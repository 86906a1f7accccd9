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
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      process.once('exit', release)
      return () => {
        process.off('exit', release)
        release()
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const holder = Number(readFileSync(file, 'utf8'))
      if (isAlive(holder)) {
        throw new DatabaseInUseError(
          `The database in ${folder} is in use by process ${holder}. Stop it first, or set DATABASE_URL to use a PostgreSQL server.`,
        )
      }
      release()
    }
  }
  throw new DatabaseInUseError(`The database in ${folder} is in use by another process.`)
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
