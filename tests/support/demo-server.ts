/** The product's own server, in a separate process, on the demo. */
import { type ChildProcess, fork, type Serializable } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from './postgres-server.ts'
import { preparedDemo, ROOT } from './prepared.ts'

export const DEMO_ENV = {
  APP_ENV: 'demo',
  NODE_ENV: 'production',
  DATABASE_URL: '',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'warn',
  NOTIFICATION_EMAILS_EVERY: '3',
  // Machines that run tests are late for other reasons.
  SHED_WHEN_LATE: '0',
  // Whoever asks for pages waits for the import.
  IMPORT_RESTS: '0',
  PROVIDER_SITE_URL: 'https://www.example.org/',
  // A zone that is neither the tests' nor the browser's.
  TZ: 'Asia/Kolkata',
}

const ATTEMPTS = 3
const ENDED = 'The server ended; the lines above say why'

export class DemoServer {
  protected program = 'tests/support/demo-process.ts'
  #folder = ''
  #process: ChildProcess | undefined
  #asked: Promise<unknown> = Promise.resolve()

  /** Returns the server's origin. */
  async start(settings: Record<string, string> = {}): Promise<string> {
    this.#folder = mkdtempSync(path.join(tmpdir(), 'members-browser-'))
    process.once('exit', this.#remove)
    const given = this.fill(this.#folder)
    for (let attempt = 1; ; attempt++) {
      const origin = await this.#serve(await freePort(), { ...given, ...settings })
      if (origin) return origin
      // A port that was free a moment ago may be taken by another connection.
      if (attempt === ATTEMPTS)
        throw new Error('The server ended before it was ready; the lines above say why')
    }
  }

  /** Puts everything back to the demo. */
  async startAnew() {
    if (this.#process && (await this.#ask('anew')) !== 'anew') throw new Error(ENDED)
  }

  /** Starts a session of the member with that address; returns the secret of its cookie. */
  async sessionOf(email: string): Promise<string> {
    const answer = await this.#ask({ email })
    if (typeof answer !== 'object' || !answer || !('secret' in answer)) throw new Error(ENDED)
    return String(answer.secret)
  }

  /** One question after the other: an answer doesn't say which one it is to. */
  #ask(message: Serializable): Promise<unknown> {
    const answer = this.#asked.then(() => this.#askNow(message))
    this.#asked = answer.catch(() => {})
    return answer
  }

  async #askNow(message: Serializable): Promise<unknown> {
    // What isn't heard of the two would go on being listened for, once for each question.
    const listening = new AbortController()
    const { signal } = listening
    const [heard, ended] = ['message', 'exit'].map((what) => once(this.#running, what, { signal }))
    this.#running.send(message)
    const [answer] = await Promise.race([heard, ended] as Promise<unknown[]>[])
    listening.abort()
    return answer
  }

  get #running() {
    if (!this.#process) throw new Error(ENDED)
    return this.#process
  }

  /** Immediately, because its data is discarded. */
  async stop() {
    const server = this.#process
    if (server && server.exitCode === null && server.signalCode === null) {
      const ended = once(server, 'exit')
      server.kill('SIGKILL')
      await ended
    }
    process.off('exit', this.#remove)
    this.#remove()
  }

  /** Prepares the folder of its data, and returns what the program is told of it. */
  protected fill(_folder: string): Record<string, string> {
    return { DEMO: preparedDemo() }
  }

  #remove = () => {
    this.#process?.kill('SIGKILL')
    if (this.#folder) rmSync(this.#folder, { recursive: true, force: true })
  }

  async #serve(port: number, settings: Record<string, string>): Promise<string | undefined> {
    const origin = `http://localhost:${port}`
    const own = { APP_URL: origin, PORT: String(port), DATA_DIR: this.#folder, ...settings }
    const server = fork(this.program, {
      cwd: ROOT,
      env: { ...process.env, ...DEMO_ENV, ...own },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    })
    this.#process = server
    return new Promise((resolve) => {
      server.stdout?.on('data', (line) => String(line).includes('ready on') && resolve(origin))
      server.once('exit', () => resolve(undefined))
    })
  }
}
