/** Several processes on one port, so that every core answers. */
import cluster, { type Worker } from 'node:cluster'
import { availableParallelism } from 'node:os'
import path from 'node:path'

type Settings = {
  PROCESSES?: number | undefined
  DATABASE_URL?: string | undefined
  DATABASE_POOL: number
  APP_URL?: string | undefined
}

const ROOT = path.resolve(import.meta.dirname, '..')
/** Before a process is replaced that ended before it was ready. */
const PAUSE = 1_000

/** By default one for each core that has two database connections. The embedded database belongs to one process. */
export function processCount({ PROCESSES, DATABASE_URL, DATABASE_POOL }: Settings): number {
  if (!DATABASE_URL) return 1
  return PROCESSES ?? Math.max(1, Math.min(availableParallelism(), Math.floor(DATABASE_POOL / 2)))
}

/**
 * Runs that many servers until a signal ends them. The first starts alone: if it can't, this process ends with it.
 * Whichever dies later is replaced. One of them does the chores of all.
 */
export function runProcesses(count: number, { DATABASE_POOL, APP_URL }: Settings): void {
  cluster.setupPrimary({ exec: path.join(ROOT, 'server/index.ts'), cwd: ROOT })
  const pool = String(Math.floor(DATABASE_POOL / count))
  let housekeeper: Worker | undefined
  let wasReady = false
  let isStopping = false

  function begin() {
    if (isStopping) return
    const worker = cluster.fork({
      PROCESSES: '1',
      DATABASE_POOL: pool,
      CHORES: housekeeper ? 'elsewhere' : 'here',
    })
    housekeeper ??= worker
    let isReady = false
    worker.on('listening', ({ port }) => {
      isReady = true
      if (wasReady) return
      wasReady = true
      console.log(`ready on ${APP_URL ?? `http://localhost:${port}`}`)
      for (let others = 1; others < count; others++) begin()
    })
    worker.on('exit', (code, signal) => {
      if (worker === housekeeper) housekeeper = undefined
      if (isStopping) return
      if (!wasReady) process.exit(code || 1)
      console.error(`Process ${worker.process.pid} ended (${signal ?? code}). Starting another one.`)
      setTimeout(begin, isReady ? 0 : PAUSE)
    })
  }

  function stop() {
    isStopping = true
    const running = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
    if (running.length === 0) process.exit(0)
    let failed = false
    for (const worker of running) {
      worker.process.kill('SIGTERM')
      worker.on('exit', (code) => {
        failed ||= code !== 0
        running.splice(running.indexOf(worker), 1)
        if (running.length === 0) process.exit(failed ? 1 : 0)
      })
    }
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop)
  begin()
}
