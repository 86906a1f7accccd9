import path from 'node:path'
import { Worker, type WorkerOptions } from 'node:worker_threads'
import { StorageFailure } from '#app/values/storage-failure.ts'

/** Starts a program in a thread of its own, without our settings. `program` is a path below the project’s folder, in which every process of it runs. */
export function startWorker(program: string, options: WorkerOptions): Worker {
  try {
    return new Worker(path.resolve(program), { env: {}, execArgv: [], ...options })
  } catch (error) {
    throw noFileLeft(error) ?? error
  }
}

const CODES = new Set(['EMFILE', 'ENFILE', 'ERR_WORKER_INIT_FAILED'])

/** In words, that there was no file left to open for a worker; null for what else ended it. */
export function noFileLeft(error: unknown): StorageFailure | null {
  const { code } = error as { code?: unknown }
  if (typeof code !== 'string' || !CODES.has(code)) return null
  return new StorageFailure(`A spreadsheet’s worker can’t start, because too many files are open (${code})`, {
    cause: error,
  })
}
