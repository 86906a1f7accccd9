import pg from 'pg'
import { countOpened, type Outgoing, PATIENCE } from '#app/outgoing/outgoing.server.ts'
import { connectionOptions } from './connection-settings.server.ts'
import { type AskDirectly, directlyOn } from './direct.server.ts'
import { PrismaClient } from './generated/client.ts'
import { withTraces } from './traced-statements.server.ts'

const CONNECTING = 10_000

type Pooling = {
  url: string
  max: number
  kind?: Outgoing
  patience?: number
  connecting?: number
  isPooler?: boolean
}

/**
 * Connections to a server, or to a pooler before it that lends one for each transaction. `patience` is for one statement,
 * `connecting` for one connection; both in milliseconds.
 */
export function openPool({
  url,
  max,
  kind = 'database',
  patience = PATIENCE[kind],
  connecting = CONNECTING,
  isPooler = false,
}: Pooling): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connecting,
    keepAlive: true,
    // What is sent together doesn't wait for each other's answers (together.server.ts). Not every pooler keeps up with that.
    pipeline: !isPooler,
    options: isPooler ? undefined : connectionOptions(patience),
    query_timeout: patience + 1_000,
  })
  // A connection that rests and breaks is opened anew, and ends no process.
  pool.on('error', () => {})
  const closing = new WeakMap<pg.PoolClient, () => void>()
  pool.on('connect', (client) => closing.set(client, countOpened(kind)))
  pool.on('remove', (client) => closing.get(client)?.())
  return pool
}

type Client = { traced: boolean; isPooler?: boolean }
type OnPool = { client: PrismaClient; ask: AskDirectly }

/**
 * A client that ends the pool when it disconnects, and a way past it. They name a statement alike, unless each may get another
 * connection, which wouldn't know the name.
 */
export async function clientOn(pool: pg.Pool, { traced, isPooler = false }: Client): Promise<OnPool> {
  const { PrismaPg } = await import('@prisma/adapter-pg')
  const names = new Map<string, string>()
  const nameOf = (sql: string) => (isPooler ? UNNAMED : statementName(names, sql))
  const adapter = new PrismaPg(pool, {
    statementNameGenerator: ({ sql }) => nameOf(sql),
    disposeExternalPool: true,
    onPoolError: () => {},
  })
  const client = new PrismaClient({ adapter: traced ? withTraces(adapter) : adapter })
  return { client, ask: directlyOn(pool, { nameOf, traced }) }
}

/** Statements keep their plan on the server under a name; the map is bounded because filters produce many texts. */
const MAX_NAMED_STATEMENTS = 500
const UNNAMED = ''
function statementName(names: Map<string, string>, sql: string): string {
  const known = names.get(sql)
  if (known) return known
  if (names.size >= MAX_NAMED_STATEMENTS) return UNNAMED
  const name = `s${names.size}`
  names.set(sql, name)
  return name
}
