/** The product's own server, in a separate process, on a copy of the demo from `browser-template.ts`. */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { freePort } from './postgres-server.ts'

export const ROOT = path.resolve(import.meta.dirname, '../..')

export const DEMO_ENV = {
  APP_ENV: 'demo',
  NODE_ENV: 'production',
  DATABASE_URL: '',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'warn',
  NOTIFICATION_EMAILS_EVERY: '3',
  PROVIDER_SITE_URL: 'https://www.example.org/',
  // A zone that is neither the tests' nor the browser's.
  TZ: 'Asia/Kolkata',
}

const ATTEMPTS = 3

export class DemoServer {
  #folder = ''
  #process: ChildProcess | undefined
  #stopped = false

  /** Returns the server's origin. */
  async start(settings: Record<string, string> = {}): Promise<string> {
    this.#folder = mkdtempSync(path.join(tmpdir(), 'members-browser-'))
    process.once('exit', this.#remove)
    await this.fill(this.#folder)
    for (let attempt = 1; ; attempt++) {
      const origin = await this.#serve(await freePort(), settings)
      if (origin) return origin
      if (this.#stopped) throw new Error('The server was stopped before it was ready')
      // A port that was free a moment ago may be taken by another connection.
      if (attempt === ATTEMPTS)
        throw new Error('The server ended before it was ready; the lines above say why')
    }
  }

  /** Immediately, because its data is discarded. */
  async stop() {
    this.#stopped = true
    const server = this.#process
    if (server && server.exitCode === null && server.signalCode === null) {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGKILL')
      await ended
    }
    process.off('exit', this.#remove)
    this.#remove()
  }

  protected async fill(folder: string) {
    const template = process.env.BROWSER_TEMPLATE
    if (!template) throw new Error('There is no demo to unpack: browser-template.ts makes it')
    await promisify(execFile)('tar', ['-xf', template, '-C', folder])
  }

  #remove = () => {
    this.#process?.kill('SIGKILL')
    if (this.#folder) rmSync(this.#folder, { recursive: true, force: true })
  }

  async #serve(port: number, settings: Record<string, string>): Promise<string | undefined> {
    const origin = `http://localhost:${port}`
    const own = { APP_URL: origin, PORT: String(port), DATA_DIR: this.#folder, ...settings }
    // It lives too short for optimized code of the database to pay.
    const server = spawn(process.execPath, ['--liftoff-only', 'server/index.ts'], {
      cwd: ROOT,
      env: { ...process.env, ...DEMO_ENV, ...own },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#process = server
    return new Promise((resolve) => {
      server.stdout.on('data', (line) => String(line).includes('ready on') && resolve(origin))
      server.once('exit', () => resolve(undefined))
    })
  }
}
