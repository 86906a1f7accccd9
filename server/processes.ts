/** Several processes on one port, so that every core answers. */
import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import path from 'node:path'

type Settings = {
  PROCESSES?: number | undefined
  DATABASE_URL?: string | undefined
  DATABASE_POOL: number
  APP_URL?: string | undefined
  METRICS_HOST: string
  METRICS_PORT?: number | undefined
}

const ROOT = path.resolve(import.meta.dirname, '..')
/** Before a process is replaced that ended before it was ready. */
const PAUSE = 1_000
/** What the process is told that does the chores of all. */
export const DO_CHORES = 'do-chores'

/** By default one for each core that has two database connections. The embedded database belongs to one process. */
export function processCount({ PROCESSES, DATABASE_URL, DATABASE_POOL }: Settings): number {
  if (!DATABASE_URL) return 1
  return PROCESSES ?? Math.max(1, Math.min(availableParallelism(), Math.floor(DATABASE_POOL / 2)))
}

/**
 * Runs that many servers until a signal ends them. The first starts alone: if it can't, this process ends with it.
 * Whichever dies later is replaced, and SIGUSR2 replaces all of them in turn. One of them does the chores of all.
 */
export function runProcesses(count: number, settings: Settings): void {
  const { DATABASE_POOL, APP_URL, METRICS_PORT } = settings
  if (METRICS_PORT) void import('./metrics.ts').then(({ serveMetrics }) => serveMetrics(settings, true))
  cluster.setupPrimary({ exec: path.join(ROOT, 'server/index.ts'), cwd: ROOT })
  const environment = { PROCESSES: '1', DATABASE_POOL: String(Math.floor(DATABASE_POOL / count)) }
  const ready = new Set<Worker>()
  /** Those whose place another one takes, or keeps. */
  const replaced = new Set<Worker>()
  let housekeeper: Worker | undefined
  let isServing = false
  let isStopping = false

  function begin(): Worker {
    const worker = cluster.fork(environment)
    worker.once('listening', () => {
      ready.add(worker)
      if (!housekeeper) appoint(worker)
    })
    worker.once('exit', (code, signal) => {
      const pause = ready.delete(worker) ? 0 : PAUSE
      if (worker === housekeeper && !isStopping) appoint([...ready].at(-1))
      if (isStopping || replaced.delete(worker)) return
      if (!isServing) process.exit(code || 1)
      console.error(`Process ${worker.process.pid} ended (${signal ?? code}). Starting another one.`)
      setTimeout(() => isStopping || begin(), pause)
    })
    return worker
  }

  function appoint(worker: Worker | undefined) {
    housekeeper = worker
    // If it is about to end, the next one is told.
    worker?.send(DO_CHORES, () => {})
  }

  /** Each ends once its successor answers. If one can't start, the rest stay as they are. */
  async function renew() {
    for (const old of [...ready]) {
      if (isStopping) return
      replaced.add(old)
      const successor = begin()
      replaced.add(successor)
      console.log(`Process ${successor.process.pid} is to take the place of ${old.process.pid}.`)
      await Promise.race([once(successor, 'listening'), once(successor, 'exit')])
      if (!ready.has(successor)) {
        console.error(`Process ${successor.process.pid} couldn’t start. The others stay as they are.`)
        if (!replaced.delete(old)) begin()
        return
      }
      replaced.delete(successor)
      if (!replaced.has(old)) continue
      old.process.kill('SIGTERM')
      await once(old, 'exit')
    }
  }

  function stop() {
    isStopping = true
    const running = new Set(Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined))
    if (running.size === 0) process.exit(0)
    let worst = 0
    for (const worker of running) {
      worker.process.kill('SIGTERM')
      worker.once('exit', (code) => {
        worst ||= code
        running.delete(worker)
        if (running.size === 0) process.exit(worst)
      })
    }
  }

  begin().once('listening', ({ port }) => {
    isServing = true
    console.log(`ready on ${APP_URL ?? `http://localhost:${port}`}`)
    for (let others = 1; others < count; others++) begin()
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop)
  let renewing = Promise.resolve()
  process.on('SIGUSR2', () => {
    renewing = renewing.then(renew)
  })
}
