/** The tests' own PostgreSQL server: on a free port, in a temporary folder, never as root. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'

/** The folder of the newest server programs, or undefined if none is installed. */
export function findPostgres(): string | undefined {
  const packaged = globSync('/usr/lib/postgresql/*/bin').sort((a, b) => version(b) - version(a))
  const folders = [...packaged, ...(process.env.PATH ?? '').split(path.delimiter)]
  return folders.find(
    (folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')),
  )
}

/** Nothing that a test has written needs to outlive its machine. */
const QUICK = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/**
 * Starts a server; returns the URL of its maintenance database, what ends it by a signal and starts it again, and what
 * removes it all.
 */
export function startPostgres(programs: string, durability = QUICK) {
  // A collation other than PGlite's shows where an order depends on the database.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en-US']
  const fill = ['initdb', '-U', 'tests', '-A', 'trust', '-N', ...locale]
  return serve(programs, fill, durability)
}

/** The same of a streaming replica of the server at that URL. */
export const startReplica = (programs: string, primary: string) =>
  serve(programs, ['pg_basebackup', '-d', primary, '-R', '-N', '-c', 'fast', '-X', 'stream'], QUICK)

async function serve(programs: string, [filling = '', ...words]: string[], durability: string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'members-postgres-'))
  const owner = unprivileged()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const as = { ...owner, cwd: folder }
  const data = path.join(folder, 'data')
  execFileSync(path.join(programs, filling), ['-D', data, ...words], {
    ...as,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const port = await freePort()
  const settings = [...durability, 'jit=off', 'timezone=Asia/Kolkata']
  const place = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder]
  const begin = () =>
    spawn(path.join(programs, 'postgres'), [...place, ...settings.flatMap((it) => ['-c', it])], {
      ...as,
      stdio: 'ignore',
    })
  let server = begin()
  // Over its socket a statement takes two thirds of the time.
  const url = `postgres://tests@127.0.0.1:${port}/postgres?host=${folder}`
  await answering(url, server)
  return {
    url,
    end: (signal: NodeJS.Signals) => end(server, signal),
    async restart(signal: NodeJS.Signals) {
      await end(server, signal)
      server = begin()
      await answering(url, server)
    },
    async stop() {
      await end(server, 'SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** PostgreSQL and what stands before it refuse to run as root. */
export function unprivileged() {
  if (process.getuid?.() !== 0) return undefined
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n')
  const found = ['postgres', 'nobody'].map((name) => accounts.find((line) => line.startsWith(`${name}:`)))
  const [, , uid, gid] = (found.find(Boolean) ?? '').split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

export async function answering(url: string, server: ChildProcess) {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (server.exitCode !== null) break
    const client = new pg.Client(url)
    try {
      await client.connect()
      return await client.end()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  server.kill('SIGKILL')
  throw new Error("The tests' PostgreSQL server doesn't start")
}

async function end(server: ChildProcess, signal: NodeJS.Signals) {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill(signal)
  await ended
}

function version(folder: string) {
  return Number(folder.split('/').at(-2))
}
