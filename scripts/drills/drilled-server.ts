/** The product's server as it is started in production, on the same port each time. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../tests/support/postgres-server.ts'
import { ROOT } from '../settings.ts'

const SETTINGS = { APP_ENV: 'demo', NODE_ENV: 'production', HOST: '127.0.0.1', LOG_LEVEL: 'error' }

const CLOCK = path.join(import.meta.dirname, 'clock.ts')

export class DrilledServer {
  readonly origin: string
  readonly #environment: Record<string, string>
  readonly #port: number
  readonly #clock: string
  #process: ChildProcess | undefined

  static async on(environment: Record<string, string>): Promise<DrilledServer> {
    return new DrilledServer(environment, await freePort())
  }

  private constructor(environment: Record<string, string>, port: number) {
    this.#environment = environment
    this.#port = port
    this.#clock = path.join(environment.DATA_DIR ?? '', 'clock')
    this.origin = `http://localhost:${port}`
  }

  /** Returns after how many milliseconds it is ready. */
  async start(): Promise<number> {
    const start = performance.now()
    this.setClock(0)
    const clock = { DRILL_CLOCK: this.#clock, NODE_OPTIONS: `--import ${CLOCK}` }
    const own = { APP_URL: this.origin, PORT: String(this.#port), ...clock }
    const server = spawn(process.execPath, ['scripts/start.ts'], {
      cwd: ROOT,
      env: { ...process.env, ...SETTINGS, ...this.#environment, ...own },
      stdio: ['ignore', 'pipe', process.env.DEBUG ? 'inherit' : 'ignore'],
      // With its processes it is one group, which is killed as one machine would be.
      detached: true,
    })
    this.#process = server
    process.once('exit', this.killNow)
    await new Promise<void>((resolve, reject) => {
      server.stdout.on('data', (line) => {
        if (process.env.DEBUG) process.stderr.write(line)
        if (String(line).includes('ready on')) resolve()
      })
      server.once('exit', () => reject(new Error('The server ended before it was ready; DEBUG=1 shows why.')))
    })
    return performance.now() - start
  }

  /** `kill -9` for all of its processes. */
  async kill() {
    const server = this.#process
    if (!server || hasEnded(server)) return
    const ended = once(server, 'exit')
    this.killNow()
    await ended
    while (isThere(-(server.pid ?? 0))) await sleep(5)
  }

  /** Each of its processes is replaced by another one, in turn. */
  renew() {
    this.#process?.kill('SIGUSR2')
  }

  /** Bytes that its processes keep in memory. */
  memory(): number {
    const sizes = execFileSync('ps', ['-o', 'rss=', '-s', String(this.#process?.pid)], { encoding: 'utf8' })
    return sizes.split('\n').reduce((sum, size) => sum + Number(size) * 1024, 0)
  }

  /** The time is said to be that many milliseconds later than it is (`clock.ts`). */
  setClock(ahead: number) {
    writeFileSync(this.#clock, String(ahead))
  }

  killNow = () => {
    process.off('exit', this.killNow)
    const server = this.#process
    if (server?.pid && !hasEnded(server)) process.kill(-server.pid, 'SIGKILL')
  }
}

/** Also a process that has ended and whose end no one has noted yet. */
function isThere(group: number): boolean {
  try {
    return process.kill(group, 0)
  } catch {
    return false
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null
