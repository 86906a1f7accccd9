import pg from 'pg'
import { Prisma } from './generated/client.ts'
import { StatementFailure } from './passing-failure.ts'
import { togetherOn } from './together.server.ts'
import { told } from './traced-statements.server.ts'

/** Asks for the rows of a statement. */
export type AskDirectly = <Row>(statement: Prisma.Sql) => Promise<Row[]>

type Options = { nameOf: (sql: string) => string; traced: boolean }

/**
 * Asks a server without Prisma's client, which would translate each statement and each row twice. Statements outside of
 * transactions alone: what they return is declared, so that nothing has to be found out about it (query.server.ts).
 */
export function directlyOn(pool: pg.Pool, { nameOf, traced }: Options): AskDirectly {
  const send = pool.options.pipeline ? togetherOn(pool) : (statement: pg.QueryConfig) => pool.query(statement)
  async function ask<Row>({ text, values }: Prisma.Sql): Promise<Row[]> {
    try {
      const { rows } = await send({ name: nameOf(text), text, values: values.map(parameter), types })
      return rows as Row[]
    } catch (error) {
      throw new StatementFailure(error)
    }
  }
  return traced ? (statement) => told({ sql: statement.text }, () => ask(statement)) : ask
}

/** The driver would write an instant in this machine's zone. */
const parameter = (value: unknown) => (value instanceof Date ? value.toISOString() : value)

const { builtins } = pg.types

/** What comes otherwise than the driver would read it. Connections are in UTC; a column's time is that without saying so. */
const readers: Record<number, (text: string) => unknown> = {
  [builtins.INT8]: BigInt,
  [builtins.NUMERIC]: (text) => new Prisma.Decimal(text),
  [builtins.DATE]: (text) => new Date(text),
  [builtins.TIMESTAMP]: (text) => new Date(`${text.replace(' ', 'T')}Z`),
  [builtins.TIMESTAMPTZ]: (text) => new Date(`${text.replace(' ', 'T').replace(/\+00$/, '')}Z`),
}

const types = {
  getTypeParser: ((type: number) =>
    readers[type] ?? pg.types.getTypeParser(type)) as typeof pg.types.getTypeParser,
}
