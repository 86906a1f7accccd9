/** The test file's own server process, as it stands in production behind a proxy that terminates TLS. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { type Agent, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { BRIEF } from './commands.ts'
import { freePort } from './postgres-server.ts'
import { copySetUp, ROOT } from './prepared.ts'
import { production } from './production-settings.ts'

export type Answer = {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
  /** Of the client: two answers with the same one came over one connection. */
  connection: number | undefined
}
type Asking = { method?: string; headers?: Record<string, string>; body?: string; agent?: Agent }

export const startProcess = (env: NodeJS.ProcessEnv) =>
  spawn(process.execPath, [...BRIEF, 'server/index.ts'], { cwd: ROOT, env })

/** Starts the server before the file's tests, on an embedded database of its own, and stops it afterwards. */
export function ownServer(settings: Record<string, string> = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'members-server-'))
  let port: number
  let server: ChildProcess
  /** Everything the server has printed. */
  let printed = ''

  const environment = () => ({
    ...process.env,
    ...production,
    NODE_ENV: 'production',
    DATABASE_URL: '',
    DATA_DIR: folder,
    PORT: String(port),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    // Machines that run tests are late for other reasons.
    SHED_WHEN_LATE: '0',
    ...settings,
  })

  beforeAll(async () => {
    port = await freePort()
    copySetUp(folder)
    server = startProcess(environment())
    await new Promise((resolve, reject) => {
      const hear = (chunk: unknown) => {
        printed += chunk
        if (printed.includes('ready on')) resolve(null)
      }
      server.stdout?.on('data', hear)
      server.stderr?.on('data', hear)
      server.once('exit', () => reject(new Error(`The server ended before it was ready: ${printed}`)))
    })
  }, 180_000)

  afterAll(async () => {
    if (server.exitCode === null && server.signalCode === null) {
      const closed = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await closed
    }
    rmSync(folder, { recursive: true, force: true })
  })

  function ask(address: string, { method = 'GET', headers = {}, body, agent }: Asking = {}) {
    return new Promise<Answer>((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, path: address, method, headers, agent }, (response) => {
        let text = ''
        const connection = response.socket.localPort
        response.on('data', (chunk) => (text += chunk))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text, connection }),
        )
      })
      sent.on('error', reject)
      sent.end(body)
    })
  }

  /** Sends exactly this text; returns what comes back until the server closes the connection. */
  function send(text: string) {
    return new Promise<string>((resolve, reject) => {
      let received = ''
      const socket = connect(port, '127.0.0.1', () => socket.write(text))
      socket.on('data', (chunk) => (received += chunk))
      socket.on('error', reject)
      socket.on('close', () => resolve(received))
    })
  }

  return {
    ask,
    send,
    environment,
    port: () => port,
    process: () => server,
    printed: () => printed,
  }
}
