/** PgBouncer before a PostgreSQL server, in transaction mode: each transaction may get another connection. */
import { type ChildProcess, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { answering, freePort, unprivileged } from './postgres-server.ts'
import { execute } from './template-database.ts'

/** The program, or undefined if it isn't installed. */
export function findPooler(): string | undefined {
  const folders = ['/usr/sbin', ...(process.env.PATH ?? '').split(path.delimiter)]
  return folders.map((folder) => path.join(folder, 'pgbouncer')).find((program) => existsSync(program))
}

/** Returns its URL for the database at that one, what has it open new connections, and what ends it. */
export async function startPooler(program: string, target: string) {
  const { hostname, port, username, pathname } = new URL(target)
  const database = pathname.slice(1)
  const own = await freePort()
  const folder = mkdtempSync(path.join(tmpdir(), 'members-pooler-'))
  const owner = unprivileged()
  const settings = path.join(folder, 'pgbouncer.ini')
  writeFileSync(
    settings,
    `[databases]
${database} = host=${hostname} port=${port} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
admin_users = ${username}
pool_mode = transaction
default_pool_size = 5
# The connection that has rested for longest is next, so that two transactions rarely get the same one.
server_round_robin = 1
`,
  )
  if (owner) for (const place of [folder, settings]) chownSync(place, owner.uid, owner.gid)
  const pooler = spawn(program, ['-q', settings], { ...owner, cwd: folder, stdio: 'ignore' })
  const url = `postgres://${username}@127.0.0.1:${own}/${database}`
  await answering(url, pooler)
  return {
    url,
    reconnect: () => execute(Object.assign(new URL(url), { pathname: '/pgbouncer' }).href, 'RECONNECT'),
    async stop() {
      await end(pooler)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function end(pooler: ChildProcess) {
  if (pooler.exitCode !== null || pooler.signalCode !== null) return
  const ended = new Promise((resolve) => pooler.once('exit', resolve))
  pooler.kill('SIGKILL')
  await ended
}
