import pg from 'pg'
import { countOpened, type Outgoing, PATIENCE } from '#app/outgoing/outgoing.server.ts'
import { type AskDirectly, directlyOn } from './direct.server.ts'
import { PrismaClient } from './generated/client.ts'
import { withTraces } from './traced-statements.server.ts'

const CONNECTING = 10_000

type Pooling = { url: string; max: number; kind?: Outgoing; patience?: number; connecting?: number }

/** Connections to a server. `patience` is for one statement, `connecting` for one connection; both in milliseconds. */
export function openPool({
  url,
  max,
  kind = 'database',
  patience = PATIENCE[kind],
  connecting = CONNECTING,
}: Pooling): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connecting,
    keepAlive: true,
    // The server gives up first, so that its connection can be used again.
    options: `-c TimeZone=UTC -c statement_timeout=${patience}`,
    query_timeout: patience + 1_000,
  })
  const closing = new WeakMap<pg.PoolClient, () => void>()
  pool.on('connect', (client) => closing.set(client, countOpened(kind)))
  pool.on('remove', (client) => closing.get(client)?.())
  return pool
}

type OnPool = { client: PrismaClient; ask: AskDirectly }

/** A client that ends the pool when it disconnects, and a way past it. They name a statement alike. */
export async function clientOn(pool: pg.Pool, traced: boolean): Promise<OnPool> {
  const { PrismaPg } = await import('@prisma/adapter-pg')
  const names = new Map<string, string>()
  const nameOf = (sql: string) => statementName(names, sql)
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
