/** The built app with a database of its own, set up with Chargebee: for browsers, which a server of the demo wouldn't do. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../postgres-server.ts'
import { API_KEY, ChargebeeServer } from './server.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')

export class OwnApp {
  readonly chargebee = new ChargebeeServer()
  origin = ''
  #folder = mkdtempSync(path.join(tmpdir(), 'members-paying-'))
  #server: ChildProcess | undefined

  async start() {
    const port = await freePort()
    this.origin = `http://localhost:${port}`
    const env = {
      ...process.env,
      APP_ENV: 'demo',
      APP_URL: this.origin,
      NODE_ENV: 'production',
      DATABASE_URL: '',
      DATA_DIR: this.#folder,
      DEMO_MEMBERS: '120',
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      CHARGEBEE_SITE: 'members-test',
      CHARGEBEE_API_KEY: API_KEY,
      CHARGEBEE_PUBLISHABLE_KEY: 'test_publishable',
      CHARGEBEE_WEBHOOK_USER: 'chargebee',
      CHARGEBEE_WEBHOOK_PASSWORD: 'a-password-of-the-webhook',
      CHARGEBEE_URL: await this.chargebee.start(),
    }
    const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: ROOT, env })
    run('scripts/database.ts', 'deploy')
    run('prisma/seed.ts')
    const server = spawn(process.execPath, ['server/index.ts'], { cwd: ROOT, env })
    this.#server = server
    await new Promise((resolve, reject) => {
      server.stdout.on('data', (line) => String(line).includes('ready on') && resolve(line))
      server.once('exit', () => reject(new Error('The server ended before it was ready')))
    })
  }

  async stop() {
    const server = this.#server
    if (server && server.exitCode === null) {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await ended
    }
    await this.chargebee.stop()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
