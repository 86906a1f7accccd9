/** The product's own server, in a separate process, on a PostgreSQL database with the demo. */
import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { demoPassword, emailOf } from '../../prisma/seeds/accounts.ts'
import { BRIEF } from './commands.ts'
import { freePort } from './postgres-server.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

export type Server = { origin: string; process: ChildProcess }

type Starting = { program?: string; settings?: Record<string, string>; hear?: (printed: string) => void }

/** `hear` receives what it prints, also its errors. */
export async function startServerOn(
  url: string,
  { program = 'server/index.ts', settings = {}, hear }: Starting = {},
): Promise<Server> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const env = {
    ...process.env,
    APP_ENV: 'demo',
    APP_URL: origin,
    DATABASE_URL: url,
    PORT: String(port),
    HOST: '127.0.0.1',
    ...settings,
  }
  const server = spawn(process.execPath, [...BRIEF, program], { cwd: ROOT, env })
  if (hear)
    for (const output of [server.stdout, server.stderr]) output.on('data', (text) => hear(String(text)))
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

/** A member's open notification stream: what it has heard, and its end. */
export async function listenTo({ origin }: Server, cookie: string) {
  const answer = await fetch(`${origin}/endpoints/notifications`, { headers: { cookie } })
  const { version } = (await answer.json()) as { version: string }
  const stop = new AbortController()
  const stream = await fetch(`${origin}/endpoints/notifications?version=${encodeURIComponent(version)}`, {
    headers: { cookie, accept: 'text/event-stream' },
    signal: stop.signal,
  })
  let heard = ''
  const reading = (async () => {
    for await (const chunk of stream.body ?? []) heard += new TextDecoder().decode(chunk)
  })().catch(() => {})
  return {
    heard: () => heard,
    stop: () => {
      stop.abort()
      return reading
    },
  }
}
