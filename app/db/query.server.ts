import type { CalendarDate } from '#app/values/calendar-date.ts'
import { z } from '#app/values/zod.ts'
import { databaseReplica, db, directly, type Tx } from './database.server.ts'
import { Prisma } from './generated/client.ts'
import { fromReplica, readsFromReplica } from './reading.server.ts'

/** Every column of a statement's rows, and no other. */
export type RowSchema = z.ZodObject<z.core.$ZodLooseShape, z.core.$strict>

/**
 * Queries the database: query(Card)`SELECT …` returns rows of the type that `Card` declares. Nothing is compared here,
 * so declaring costs a page nothing. In tests every row is compared, and every statement has to return one.
 */
export function query<Row extends RowSchema>(Row: Row, on: Tx = db()) {
  return (text: TemplateStringsArray, ...values: unknown[]): Promise<z.infer<Row>[]> => {
    const ask = (client: Tx) => {
      const past = directly(client)
      return (
        past?.<z.infer<Row>>(Prisma.sql(text, ...values)) ?? client.$queryRaw<z.infer<Row>[]>(text, ...values)
      )
    }
    const replica = readsFromReplica() && on === db() ? databaseReplica() : undefined
    const rows = replica ? replica.read(ask, on) : ask(on)
    const witness = seat[WITNESS]
    return witness ? rows.then((answered) => witness(text, Row, answered)) : rows
  }
}

/** Inspects rows before the caller gets them. */
export type RowWitness = <Answered>(
  text: TemplateStringsArray,
  Row: RowSchema,
  rows: Answered[],
) => Answered[]

/** Set only by tests, and shared by every copy of this module. */
const WITNESS = Symbol.for('members-network.row-witness')
const seat = globalThis as { [WITNESS]?: RowWitness }

/** The one row of a count. */
export const Total = z.strictObject({ total: z.int() })

/** How many rows of a list match its filters, and how many there are without filters; null if there are none. */
export const Totals = z.strictObject({ total: z.int(), all: z.int().nullable() })
export type Totals = z.infer<typeof Totals>

/** One query, of a replica where there is one. `whole` is the condition of the list without filters, if there are any. */
export function countRows(
  from: Prisma.Sql,
  where: Prisma.Sql,
  whole: Prisma.Sql | null,
  on: Tx = db(),
): Promise<Totals> {
  const all = whole ? Prisma.sql`(SELECT count(*)::int FROM ${from} WHERE ${whole})` : Prisma.sql`NULL::int`
  return fromReplica(async () => {
    const [counted] = await query(Totals, on)`
      SELECT (SELECT count(*)::int FROM ${from} WHERE ${where}) AS total, ${all} AS "all"`
    return counted ?? { total: 0, all: null }
  })
}

/** A date column converted to text, or one in JSON. */
export const calendarDate = z.custom<CalendarDate>(
  (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value),
  'Invalid input: expected a day',
)
