import { db } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { fold } from '#app/values/fold.ts'
import { parseId } from '#app/values/ids.ts'
import { z } from '#app/values/zod.ts'
import type { Content } from '../administration/content.ts'
import { type Kind, tableOf } from '../administration/kind.server.ts'
import { type Administered, readRecords } from '../administration/store.server.ts'
import { ID } from './columns.ts'

/** A line's cells by the names of the kind's columns; empty where the file has no such column. */
export type Cells = (column: string) => string

/**
 * The record that a line is about, null for a new one, with the columns by which it was found: they are no edits. Or why
 * that can't be said.
 */
export type Match = { record: Administered | null; by: string[] } | { column: string; reason: string }

/** Finds the records of a file's lines: by number, else by what tells them apart. A constant number of queries. */
export async function knownRecords(kind: Kind, lines: Cells[], inFile: (column: string) => boolean) {
  const numbered = await readRecords(
    db(),
    kind,
    lines.flatMap((cells) => parseId(cells(ID.name).trim()) ?? []),
  )
  const { key = '' } = kind
  const keyed = key
    ? await recordsWith(
        kind,
        Prisma.sql`r.${column(key)}`,
        lines.map((cells) => cells(key).trim()),
      )
    : []
  const namesakes = await recordsWith(
    kind,
    Prisma.sql`regexp_replace(lower(btrim(r.${column(kind.named)}::text)), '\\s+', ' ', 'g')`,
    lines.map((cells) => spaced(cells(kind.named)).toLowerCase()),
  )

  function match(cells: Cells, cellOf: (content: Content, column: string) => string): Match {
    const number = cells(ID.name).trim()
    if (number) {
      const record = numbered.find(({ id }) => id === parseId(number))
      return record
        ? open(record)
        : { column: ID.name, reason: `There’s no ${kind.noun.one} with that number.` }
    }
    const inOther = cells(key).trim()
    const same = inOther ? keyed.find(({ content }) => content[key] === inOther) : undefined
    if (same) return open(same)
    const apart = identityOf(kind).filter(inFile)
    const matching = namesakes.filter(
      ({ content }) =>
        apart.every((column) => alike(cellOf(content, column)) === alike(cells(column))) &&
        // Two keys, two records, whatever their names.
        !(inOther && content[key]),
    )
    if (matching.length > 1) {
      return { column: kind.named, reason: `There are ${matching.length} with that name. Add a column “id”.` }
    }
    return matching[0] ? open(matching[0], apart) : { record: null, by: [] }
  }

  const open = (record: Administered, by: string[] = []): Match =>
    record.state.archivedAt
      ? { column: ID.name, reason: `This ${kind.noun.one} is archived. Bring it back first.` }
      : { record, by }

  return { all: [...numbered, ...keyed, ...namesakes], match }
}

/** The fields that tell a kind's records apart in files without their numbers. */
export const identityOf = ({ identity, named }: Kind): string[] => identity ?? [named]

export const alike = (text: string) => fold(text).trim()

const spaced = (text: string) => text.trim().replace(/\s+/g, ' ')

const column = (name: string) => Prisma.raw(`"${name}"`)

const Found = z.strictObject({ id: z.int() })

/** The records in which an expression on a row `r` is one of these texts. */
async function recordsWith(kind: Kind, expression: Prisma.Sql, texts: string[]): Promise<Administered[]> {
  const wanted = [...new Set(texts.filter(Boolean))]
  if (wanted.length === 0) return []
  const rows = await query(Found)`
    SELECT r.id FROM ${tableOf(kind.table)} r
    WHERE ${expression} = ANY(${wanted}::text[]) AND ${kind.only ?? Prisma.sql`TRUE`}`
  const ids = rows.map(({ id }) => id)
  return readRecords(db(), kind, ids)
}
