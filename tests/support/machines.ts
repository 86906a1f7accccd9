/**
 * The product on two machines: two servers of two processes each on one PostgreSQL database and one folder of files, behind a
 * proxy that gives each request to the other one. Chosen by `BROWSER_MACHINES` for the browser tests.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DEMO_ENV } from './demo-server.ts'
import { findPostgres, freePort, startPostgres } from './postgres-server.ts'
import { copyDemo, copyFiles, preparedDemo, ROOT, run } from './prepared.ts'
import { databaseUrl, execute } from './template-database.ts'

const MACHINES = 2
const SETTINGS = { PROCESSES: '2', DATABASE_POOL: '6', TRUST_PROXY: '1' }

type Machine = { process: ChildProcess; port: number }

export class Machines {
  #folder = ''
  #postgres: { url: string; stop: () => Promise<void> } | undefined
  #machines: Machine[] = []
  #turn = 0
  #proxy = createServer((asked, answer) => this.#pass(asked, answer))

  /** Returns the address of the proxy. */
  async start(): Promise<string> {
    const programs = findPostgres()
    if (!programs) throw new Error('BROWSER_MACHINES needs a PostgreSQL server to be installed')
    process.once('exit', this.#killAll)
    this.#folder = mkdtempSync(path.join(tmpdir(), 'members-machines-'))
    this.#postgres = await startPostgres(programs)
    await this.#fill(this.#postgres.url)
    this.#proxy.listen(0, '127.0.0.1')
    await once(this.#proxy, 'listening')
    await this.#serve()
    return this.#origin
  }

  /** Puts everything back to the demo, on servers that have just started: what a process remembers goes with it. */
  async startAnew() {
    await this.#end()
    await this.#serve()
  }

  async stop() {
    await this.#end()
    this.#proxy.closeAllConnections()
    this.#proxy.close()
    await this.#postgres?.stop()
    process.off('exit', this.#killAll)
    rmSync(this.#folder, { recursive: true, force: true })
  }

  get #origin() {
    return `http://localhost:${(this.#proxy.address() as AddressInfo).port}`
  }

  /** The demo as the other browser tests have it, moved to a database that is copied from then on. */
  async #fill(server: string) {
    await execute(server, 'CREATE DATABASE template_demo')
    const template = databaseUrl(server, 'template_demo')
    run(['scripts/database.ts', 'move', template], { DATABASE_URL: '', DATA_DIR: copyDemo(this.#folder) })
  }

  async #serve() {
    const { url: server = '' } = this.#postgres ?? {}
    await execute(server, 'DROP DATABASE IF EXISTS demo WITH (FORCE)')
    await execute(server, 'CREATE DATABASE demo TEMPLATE template_demo')
    copyFiles(preparedDemo(), this.#folder)
    const url = databaseUrl(server, 'demo')
    this.#machines = await Promise.all(Array.from({ length: MACHINES }, () => this.#startOne(url)))
  }

  async #startOne(url: string): Promise<Machine> {
    const port = await freePort()
    const own = { DATABASE_URL: url, APP_URL: this.#origin, PORT: String(port), DATA_DIR: this.#folder }
    const machine = spawn(process.execPath, ['scripts/start.ts'], {
      cwd: ROOT,
      env: { ...process.env, ...DEMO_ENV, ...SETTINGS, ...own },
      stdio: ['ignore', 'pipe', 'inherit'],
      // With its processes it is one group, which ends together.
      detached: true,
    })
    await new Promise<void>((resolve, reject) => {
      machine.stdout.on('data', (line) => String(line).includes('ready on') && resolve())
      machine.once('exit', () => reject(new Error('A machine ended before it was ready')))
    })
    return { process: machine, port }
  }

  async #end() {
    const ended = this.#machines.map(({ process: one }) => one.exitCode === null && once(one, 'exit'))
    this.#killAll()
    await Promise.all(ended)
    this.#machines = []
  }

  #killAll = () => {
    for (const { process: one } of this.#machines) {
      if (one.pid && one.exitCode === null && one.signalCode === null) process.kill(-one.pid, 'SIGKILL')
    }
  }

  #pass(asked: IncomingMessage, answer: ServerResponse) {
    const machine = this.#machines[this.#turn++ % MACHINES]
    if (!machine) return answer.writeHead(502).end()
    const { method, url, socket } = asked
    const { connection: _, ...headers } = asked.headers
    const passed = request({
      host: '127.0.0.1',
      port: machine.port,
      method,
      path: url,
      headers: { ...headers, 'x-forwarded-for': socket.remoteAddress ?? '' },
      // Each request over a connection of its own, so that each of a machine's processes gets its share.
      agent: false,
    })
    passed.on('response', (from) => {
      const { connection: _, ...sent } = from.headers
      answer.writeHead(from.statusCode ?? 502, sent)
      from.pipe(answer)
      from.on('aborted', () => answer.destroy())
    })
    passed.on('error', () => answer.destroy())
    answer.on('close', () => passed.destroy())
    asked.pipe(passed)
  }
}
