/** The product's own server, in a separate process, on a PostgreSQL database with the demo. */
import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { demoPassword, emailOf } from '../../prisma/seeds/accounts.ts'
import { freePort } from './postgres-server.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

export type Server = { origin: string; process: ChildProcess }

export async function startServerOn(url: string): Promise<Server> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const env = {
    ...process.env,
    APP_ENV: 'demo',
    APP_URL: origin,
    DATABASE_URL: url,
    PORT: String(port),
    HOST: '127.0.0.1',
  }
  const server = spawn(process.execPath, ['server/index.ts'], { cwd: ROOT, env })
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (line) => String(line).includes('ready on') && resolve())
    server.once('exit', () => reject(new Error('The server doesn’t start')))
  })
  return { origin, process: server }
}

export const kill = ({ process: server }: Server, signal: NodeJS.Signals) =>
  new Promise((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) return resolve(null)
    server.once('exit', resolve)
    server.kill(signal)
  })

export const post = ({ origin }: Server, address: string, fields: Record<string, string>, cookie = '') =>
  fetch(origin + address, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', cookie },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })

export async function signIn(server: Server, account: Parameters<typeof emailOf>[0]): Promise<string> {
  const answer = await post(server, '/auth/login', { email: emailOf(account), password: demoPassword })
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
