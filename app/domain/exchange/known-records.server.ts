import { db } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { groupBy } from '#app/values/group-by.ts'
import { parseId } from '#app/values/ids.ts'
import { LOT, lotsOf } from '#app/values/lots.ts'
import { normalizeText } from '#app/values/text.ts'
import { z } from '#app/values/zod.ts'
import type { Content } from '../administration/content.ts'
import { type Kind, tableOf } from '../administration/kind.server.ts'
import { type Administered, readRecords } from '../administration/store.server.ts'
import { ID } from './columns.ts'
import { numberIn, type OfAnother } from './of-another.ts'

/** A line's cells by the names of the kind's columns; empty where the file has no such column. */
export type Cells = (column: string) => string

/** The records that a file's lines may be about, by what they are found by. */
export type Known = {
  numbered: Administered[]
  keyed: Administered[]
  named: Administered[]
  /** Those that others became part of, by the former names and keys. */
  former: Map<string, Administered>
}

/** A constant number of queries, and some for each lot that is found. */
export async function knownRecords(kind: Kind, lines: Cells[], ofAnother?: OfAnother): Promise<Known> {
  const { key, named: nameColumn } = kind
  const names = lines.map((cells) => sameText(cells(nameColumn)))
  const keys = key ? lines.map((cells) => cells(key).trim()) : []
  const inDraft = kind.drafts ? Prisma.sql`r.draft ->> ${nameColumn}` : Prisma.sql`NULL`
  const numbers = lines.flatMap((cells) => {
    const cell = cells(ID.name)
    return [cell.trim(), numberIn(cell, ofAnother)].flatMap((number) => parseId(number) ?? [])
  })
  const numbered = await readInLots(kind, numbers)
  const keyed = key ? await recordsWith(kind, [Prisma.sql`r.${quoted(key)}`], keys) : []
  const named = await recordsWith(
    kind,
    [inSql(Prisma.sql`r.${quoted(nameColumn)}::text`), inSql(inDraft)],
    names,
  )
  const formerly = (await kind.formerly?.(db(), [...names, ...keys].filter(Boolean))) ?? []
  const successors = new Map(
    (
      await readInLots(
        kind,
        formerly.map(({ id }) => id),
      )
    ).map((record) => [record.id, record]),
  )
  const former = new Map(
    formerly.flatMap(({ text, id }) => {
      const record = successors.get(id)
      return record ? [[text, record] as const] : []
    }),
  )
  return { numbered, keyed, named, former }
}

/**
 * The record that a line is about, null for a new one, with the columns by which it was found: they are no edits. Or why
 * that can't be said.
 */
export type Match =
  | { record: Administered | null; by: string[]; number?: number }
  | { column: string; reason: string }

/** `keyTextOf` is the text of a column as two of them are compared, in a cell and in a content. */
export function matcher(
  kind: Kind,
  known: Known,
  inFile: (column: string) => boolean,
  keyTextOf: {
    cell: (column: string, cell: string) => string
    content: (column: string, content: Content) => string
  },
  ofAnother?: OfAnother,
) {
  const { key = '' } = kind
  const apart = identityOf(kind).filter(inFile)
  const byNumber = new Map(known.numbered.map((record) => [record.id, record]))
  const byKey = new Map(known.keyed.map((record) => [String(record.content[key]), record]))
  const arrived = new Set(ofAnother?.numbers.values())
  const identity = (textOf: (column: string) => string) => apart.map(textOf).join('\n')
  const alike = groupBy(
    known.named.flatMap((record) =>
      [
        ...new Set(
          [record.content, record.live].map((content) =>
            identity((column) => keyTextOf.content(column, content)),
          ),
        ),
      ].map((text) => ({ text, record })),
    ),
    ({ text }) => text,
  )

  return function match(cells: Cells): Match {
    const number = cells(ID.name).trim()
    if (number && !ofAnother) {
      const record = byNumber.get(parseId(number) ?? 0)
      return record
        ? open(record)
        : { column: ID.name, reason: `There’s no ${kind.noun.one} with that number.` }
    }
    const here = byNumber.get(parseId(numberIn(number, ofAnother)) ?? 0)
    if (here) return open(here)
    const ownKey = cells(key).trim()
    const same = byKey.get(ownKey)
    if (ownKey && same) return open(same)
    // Two keys, two records, whatever their names.
    const found = (alike.get(identity((column) => keyTextOf.cell(column, cells(column)))) ?? []).filter(
      ({ record }) => !(ownKey && record.content[key]) && !(number && arrived.has(record.id)),
    )
    if (found.length > 1) {
      return { column: kind.named, reason: `There are ${found.length} with that name. Add a column “id”.` }
    }
    if (found[0]) return open(found[0].record, apart)
    const successor = known.former.get(ownKey) ?? known.former.get(sameText(cells(kind.named)))
    if (successor) return open(successor, [...identityOf(kind), key])
    const wished = ofAnother ? parseId(number) : null
    const isFree = wished !== null && !byNumber.has(wished)
    return { record: null, by: [], ...(isFree && { number: wished }) }
  }

  function open(record: Administered, by: string[] = []): Match {
    return record.state.archivedAt
      ? { column: ID.name, reason: `This ${kind.noun.one} is archived. Bring it back first.` }
      : { record, by }
  }
}

/** The fields that tell a kind's records apart in files without their numbers. */
export const identityOf = ({ identity, named }: Kind): string[] => identity ?? [named]

/** A text as names are compared: as it would be stored, whatever the case and the spaces. */
export const sameText = (text: string) => normalizeText(text).replace(/\s+/g, ' ').toLowerCase()

/** The same of an expression. */
const inSql = (text: Prisma.Sql) => Prisma.sql`regexp_replace(lower(btrim(${text})), '\\s+', ' ', 'g')`

const quoted = (name: string) => Prisma.raw(`"${name}"`)

const Found = z.strictObject({ id: z.int() })

/** The records in which one of the expressions on a row `r` is one of these texts. */
async function recordsWith(kind: Kind, expressions: Prisma.Sql[], texts: string[]): Promise<Administered[]> {
  const wanted = [...new Set(texts.filter(Boolean))]
  if (wanted.length === 0) return []
  const isWanted = expressions.map((expression) => Prisma.sql`${expression} = ANY(${wanted}::text[])`)
  const rows = await query(Found)`
    SELECT r.id FROM ${tableOf(kind.table)} r
    WHERE (${Prisma.join(isWanted, ' OR ')}) AND ${kind.only ?? Prisma.sql`TRUE`}`
  return readInLots(
    kind,
    rows.map(({ id }) => id),
  )
}

async function readInLots(kind: Kind, ids: number[]): Promise<Administered[]> {
  const records: Administered[] = []
  for (const lot of lotsOf([...new Set(ids)], LOT)) records.push(...(await readRecords(db(), kind, lot)))
  return records
}
