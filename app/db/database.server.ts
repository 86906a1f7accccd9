import type { PGlite } from '@electric-sql/pglite'
import type pg from 'pg'
import { checkUserSettings } from './connection-settings.server.ts'
import { lendCopies } from './copies.server.ts'
import type { AskDirectly } from './direct.server.ts'
import { PrismaClient } from './generated/client.ts'
import { type Listener, listenEmbedded, listenOnServer, type StopListening } from './listen.server.ts'
import { lockFolder } from './lock.server.ts'
import { clientOn, openPool } from './pool.server.ts'
import { type Presence, presenceOf } from './presence.server.ts'
import { openReplica, type Replica, type ReplicaState } from './replica.server.ts'
import { withTraces } from './traced-statements.server.ts'

export type Db = PrismaClient
/** The database as a function uses it inside or outside a transaction. */
export type Tx = Omit<PrismaClient, '$connect' | '$disconnect' | '$on' | '$transaction' | '$use' | '$extends'>

type OpenDatabase = {
  client: PrismaClient
  close: () => Promise<void>
  listen: (channel: string, hearer: Listener) => Promise<StopListening>
  presence: () => Promise<Presence>
  pool?: pg.Pool
  askDirectly?: AskDirectly
  replica?: Replica
  embedded?: PGlite
}
/**
 * `traced` tells a collector of each statement. `replica` is the URL of a server that lists and exports are read from. `direct`
 * is that of the server itself, if `url` is that of a pooler that lends a connection for each transaction.
 */
export type DatabaseTarget = (
  | { url: string; direct?: string; pool?: number; replica?: string }
  | { folder: string }
  | { engine: PGlite }
) & {
  traced?: boolean
}
type OnReplicaChange = (state: ReplicaState) => void

/**
 * One database per process, shared by every copy of this module: the built server's, a test's, and Vite's after a
 * reload.
 */
const holder = globalThis as { [OPEN]?: OpenDatabase }
const OPEN = Symbol.for('members-network.database')

export const db = (): PrismaClient => opened().client

/** A way past Prisma's client, where there is one: on a server, outside of transactions. */
export function directly(client: Tx): AskDirectly | undefined {
  const open = holder[OPEN]
  return open?.client === client ? open.askDirectly : undefined
}

/** For statements of a library that brings its own: the pool, or the database inside this process. */
export const connection = (): Pick<OpenDatabase, 'pool' | 'embedded'> => opened()

function opened(): OpenDatabase {
  const open = holder[OPEN]
  if (!open) throw new Error('The database is not open yet')
  return open
}

/** Opens the database unless it is open. Throws DatabaseInUseError when another process holds the embedded one. */
export async function openDatabase(
  target: DatabaseTarget,
  onReplicaChange: OnReplicaChange = () => {},
): Promise<PrismaClient> {
  holder[OPEN] ??= 'url' in target ? await openServer(target, onReplicaChange) : await openEmbedded(target)
  return holder[OPEN].client
}

export async function closeDatabase(): Promise<void> {
  const open = holder[OPEN]
  holder[OPEN] = undefined
  await open?.close()
}

/** Listens on a channel (`pg_notify`) for notifications from this process or another, until the database is closed. */
export const listen = (channel: string, hearer: Listener): Promise<StopListening> =>
  opened().listen(channel, hearer)

/** What the database does, known within a second. */
export const databasePresence = async (): Promise<Presence> => (await holder[OPEN]?.presence()) ?? 'away'

/** Whether the database is there, if only to be read. */
export const databaseResponds = async (): Promise<boolean> => (await databasePresence()) !== 'away'

/** The connections of the pool, and the statements that wait for one; nothing for the embedded database. */
export function databasePool() {
  const pool = holder[OPEN]?.pool
  return pool && { busy: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }
}

/** The read replica, where there is one. */
export const databaseReplica = (): Replica | undefined => holder[OPEN]?.replica

/** The target named in the settings. */
export function databaseTarget(settings: {
  DATABASE_URL?: string
  DATABASE_DIRECT_URL?: string
  DATABASE_REPLICA_URL?: string
  DATABASE_POOL?: number
  DATA_DIR: string
  OTEL_EXPORTER_OTLP_ENDPOINT?: string
}): DatabaseTarget {
  const traced = settings.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: direct } = settings
  const { DATABASE_REPLICA_URL: replica, DATABASE_POOL: pool } = settings
  return url ? { url, direct, replica, pool, traced } : { folder: `${settings.DATA_DIR}/database`, traced }
}

type OnServer = Extract<DatabaseTarget, { url: string }>

async function openServer(
  { url, direct, replica: replicaUrl, pool = 10, traced = false }: OnServer,
  onChange: OnReplicaChange,
): Promise<OpenDatabase> {
  const isPooler = direct !== undefined
  const serverUrl = direct ?? url
  const connections = openPool({ url, max: pool, isPooler })
  if (isPooler) await checkUserSettings(connections)
  const { client, ask } = await clientOn(connections, { traced, isPooler })
  const replica = replicaUrl
    ? await openReplica({ url: replicaUrl, primaryUrl: serverUrl, pool, traced, onChange })
    : undefined
  const listening = new Set<StopListening>()
  return {
    client,
    pool: connections,
    askDirectly: ask,
    replica,
    presence: () => presenceOf(url),
    async listen(channel, hearer) {
      const stop = await listenOnServer(serverUrl, channel, hearer)
      listening.add(stop)
      return async () => {
        listening.delete(stop)
        await stop()
      }
    },
    async close() {
      await Promise.all([...listening].map((stop) => stop()))
      await replica?.close()
      await client.$disconnect()
      // What was never asked through the client isn't ended by it.
      if (!connections.ending) await connections.end()
    },
  }
}

async function openEmbedded(target: Exclude<DatabaseTarget, OnServer>): Promise<OpenDatabase> {
  const { PrismaPGlite } = await import('pglite-prisma-adapter')
  const { openPGlite } = await import('./pglite.server.ts')
  const release = 'folder' in target ? lockFolder(target.folder) : () => {}
  const engine = 'folder' in target ? await openPGlite(target.folder) : target.engine
  const adapter = new PrismaPGlite(engine)
  const client = new PrismaClient({ adapter: target.traced ? withTraces(adapter) : adapter })
  const stopLending = 'folder' in target ? await lendCopies(target.folder, engine) : () => {}
  return {
    client,
    embedded: engine,
    presence: () =>
      engine.query('SELECT 1').then(
        () => 'ready' as const,
        () => 'away' as const,
      ),
    listen: (channel, hearer) => listenEmbedded(engine, channel, hearer),
    close: async () => {
      stopLending()
      await client.$disconnect()
      await engine.close()
      release()
    },
  }
}
