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

/** The record that a line is about, null for a new one, or why that can't be said. */
export type Match = { record: Administered | null } | { column: string; reason: string }

/** Finds the records of a file's lines: by number, else by what tells them apart. Four queries. */
export async function knownRecords(kind: Kind, lines: Cells[], inFile: (column: string) => boolean) {
  const numbered = await readRecords(
    db(),
    kind,
    lines.flatMap((cells) => parseId(cells(ID.name).trim()) ?? []),
  )
  const namesakes = await recordsNamed(
    kind,
    lines.map((cells) => cells(kind.named)),
  )

  function match(cells: Cells, cellOf: (content: Content, column: string) => string): Match {
    const number = cells(ID.name).trim()
    if (number) {
      const record = numbered.find(({ id }) => id === parseId(number))
      return record
        ? open(record)
        : { column: ID.name, reason: `There’s no ${kind.noun.one} with that number.` }
    }
    const apart = identityOf(kind).filter(inFile)
    const matching = namesakes.filter(({ content }) =>
      apart.every((column) => alike(cellOf(content, column)) === alike(cells(column))),
    )
    if (matching.length > 1) {
      return { column: kind.named, reason: `There are ${matching.length} with that name. Add a column “id”.` }
    }
    return matching[0] ? open(matching[0]) : { record: null }
  }

  const open = (record: Administered): Match =>
    record.state.archivedAt
      ? { column: ID.name, reason: `This ${kind.noun.one} is archived. Bring it back first.` }
      : { record }

  return { all: [...numbered, ...namesakes], match }
}

/** The fields that tell a kind's records apart in files without their numbers. */
export const identityOf = ({ identity, named }: Kind): string[] => identity ?? [named]

export const alike = (text: string) => fold(text).trim()

const Found = z.strictObject({ id: z.int() })

/** Whatever the case and the spaces around. */
async function recordsNamed(kind: Kind, names: string[]): Promise<Administered[]> {
  const wanted = [...new Set(names.map((name) => name.trim().toLowerCase()).filter(Boolean))]
  if (wanted.length === 0) return []
  const rows = await query(Found)`
    SELECT r.id FROM ${tableOf(kind.table)} r
    WHERE lower(btrim(r.${Prisma.raw(`"${kind.named}"`)}::text)) = ANY(${wanted}::text[])
      AND ${kind.only ?? Prisma.sql`TRUE`}`
  const ids = rows.map(({ id }) => id)
  return readRecords(db(), kind, ids)
}
