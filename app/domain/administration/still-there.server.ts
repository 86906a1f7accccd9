import type { Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { groupBy } from '#app/values/group-by.ts'
import { z } from '#app/values/zod.ts'
import { type Content, rowsOf } from './content.ts'
import { type Fields, isRowsField } from './fields.ts'
import type { Kind, Problem } from './kind.server.ts'

/** Records that a field has chosen, and the column that keeps them. */
type Chosen = { path: string; table: string; column: string; ids: number[] }

const GONE = 'Someone has deleted what you chose. Please choose again.'

const ForeignKey = z.strictObject({ table: z.string(), column: z.string(), target: z.string() })
const Found = z.strictObject({ id: z.int() })

/** A content, and what is live of its record. */
export type Choosing = { content: Content; live: Content }

/**
 * A problem for each field whose choice has been deleted, for each of several contents. What is still there stays until the transaction ends; what
 * is live refers to it already, so it isn't looked for.
 */
export async function deletedChoices(
  tx: Tx,
  { table, fields }: Kind,
  contents: Choosing[],
): Promise<Problem[][]> {
  const chosen = contents.flatMap(({ content, live }, index) => {
    const kept = new Set(chosenIn(table, fields, live, '').flatMap(namesOf))
    return chosenIn(table, fields, content, '')
      .filter((one) => !namesOf(one).every((name) => kept.has(name)))
      .map((one) => ({ ...one, index }))
  })
  const keys = chosen.length > 0 ? await foreignKeys(tx, chosen) : []
  const targetOf = (one: Pick<Chosen, 'table' | 'column'>) =>
    keys.find((key) => key.table === one.table && key.column === one.column)?.target
  const problems: Problem[][] = contents.map(() => [])
  for (const [target, alike] of groupBy(chosen, targetOf)) {
    if (!target) continue
    const ids = [...new Set(alike.flatMap((one) => one.ids))]
    const rows = await query(Found, tx)`
      SELECT id FROM ${Prisma.raw(`"${target}"`)} WHERE id = ANY(${ids}::int[]) ORDER BY id FOR KEY SHARE`
    const found = new Set(rows.map(({ id }) => id))
    const lost = alike.filter((one) => one.ids.some((id) => !found.has(id)))
    for (const { index, path } of lost) problems[index]?.push({ path, message: GONE })
  }
  return problems
}

/** The tables whose records a kind’s fields choose, by the field; of rows inside, by the field that holds them. */
export async function tablesChosenBy(tx: Tx, { table, fields }: Kind): Promise<Map<string, string[]>> {
  const choosing = choosingIn(table, fields)
  const keys = choosing.length > 0 ? await foreignKeys(tx, choosing) : []
  const found = choosing.flatMap(({ path, ...one }) => {
    const key = keys.find((own) => own.table === one.table && own.column === one.column)
    return key ? [{ path, target: key.target }] : []
  })
  return new Map(
    [...groupBy(found, ({ path }) => path)].map(([path, own]) => [path, own.map(({ target }) => target)]),
  )
}

function choosingIn(table: string, fields: Fields): Omit<Chosen, 'ids'>[] {
  return Object.entries(fields).flatMap(([path, field]) => {
    if (isRowsField(field)) {
      return choosingIn(field.table, field.fields).map((one) => ({
        path,
        table: field.join?.table ?? one.table,
        column: field.join?.other ?? one.column,
      }))
    }
    const { table: keeper, other: column } = field.join ?? { table, other: path }
    return typeof field.choices === 'string' ? [{ path, table: keeper, column }] : []
  })
}

const namesOf = ({ table, column, ids }: Chosen) => ids.map((id) => `${table}.${column}.${id}`)

function chosenIn(table: string, fields: Fields, content: Content, within: string): Chosen[] {
  return Object.entries(fields).flatMap(([name, field]): Chosen[] => {
    const path = within + name
    if (!isRowsField(field)) {
      const ids = idsIn(content[name])
      const { table: keeper, other: column } = field.join ?? { table, other: name }
      return typeof field.choices === 'string' && ids.length > 0 ? [{ path, table: keeper, column, ids }] : []
    }
    const { join } = field
    return rowsOf(content[name]).flatMap((row, index) => {
      const inside = chosenIn(field.table, field.fields, row, `${path}[${index}].`)
      return join ? inside.map((one) => ({ ...one, table: join.table, column: join.other })) : inside
    })
  })
}

function idsIn(value: Content[string] | undefined): number[] {
  const values = Array.isArray(value) ? value : [value]
  return values.filter((one): one is number => typeof one === 'number')
}

function foreignKeys(tx: Tx, chosen: Pick<Chosen, 'table'>[]) {
  const tables = [...new Set(chosen.map(({ table }) => table))]
  return query(ForeignKey, tx)`
    SELECT k.relname::text AS "table", a.attname::text AS "column", t.relname::text AS target
    FROM pg_constraint c JOIN pg_class k ON k.oid = c.conrelid JOIN pg_class t ON t.oid = c.confrelid
      JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.contype = 'f' AND cardinality(c.conkey) = 1 AND k.relname = ANY(${tables}::text[])
      AND k.relnamespace = current_schema()::regnamespace`
}
