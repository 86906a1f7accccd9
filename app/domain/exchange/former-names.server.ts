import { db } from '#app/db/database.server.ts'
import { query } from '#app/db/query.server.ts'
import { groupBy } from '#app/values/group-by.ts'
import { z } from '#app/values/zod.ts'
import type { Kind } from '../administration/kind.server.ts'
import { tablesChosenBy } from '../administration/still-there.server.ts'
import { SEPARATOR } from './cells.ts'
import type { FileColumn } from './columns.ts'

/** The kinds whose history tells what records of a table were called. */
const KINDS: Record<string, string[]> = {
  Organization: ['organizations', 'businesses'],
  Location: ['places'],
  Program: ['programs'],
  ProgramType: ['program-types'],
  Event: ['events'],
  Resource: ['resources', 'insights', 'alumni-resources'],
  Tag: ['tags'],
  VolunteerOpportunity: ['opportunities'],
}

const Renamed = z.strictObject({ recordId: z.int(), name: z.string() })

/** The numbers of records by a name that they no longer have. */
type Former = Map<string, { recordId: number }[]>

/**
 * Cells that call what is chosen by a name that it no longer has: a file that was exported before it was renamed. The
 * history is asked once for all of a file, and not before a name is met that nothing has.
 */
export function formerNames(kind: Kind) {
  let tables: ReturnType<typeof tablesChosenBy> | undefined
  const found = new Map<string, Promise<Former>>()

  /** The cell with numbers instead of these names, or null where it has none. */
  return async ({ name, several, field }: FileColumn, cell: string): Promise<string | null> => {
    tables ??= tablesChosenBy(db(), kind)
    const kinds = ((await tables).get(name) ?? []).flatMap((table) => KINDS[table] ?? [])
    if (kinds.length === 0) return null
    const parts = several || field?.input === 'choices' ? cell.split(SEPARATOR) : [cell]
    const former = found.get(kinds.join()) ?? renamedAmong(kinds)
    found.set(kinds.join(), former)
    const names = await former
    const read = parts.map((part) => numbered(part.trim(), calledSo(names, part.trim())))
    return read.some(({ isFormer }) => isFormer) ? read.map(({ text }) => text).join('; ') : null
  }
}

const numbered = (text: string, number: number | null) => ({
  isFormer: number !== null,
  text: number === null ? text : `#${number}`,
})

async function renamedAmong(kinds: string[]): Promise<Former> {
  const rows = await query(Renamed)`
    SELECT DISTINCT e."recordId", c ->> 'before' AS name FROM "ChangeEntry" e, jsonb_array_elements(e.changes) c
    WHERE e.kind = ANY(${kinds}::text[]) AND e."recordId" IS NOT NULL AND e.version > 1
      AND c ->> 'path' = 'name' AND c ->> 'before' IS NOT NULL`
  return groupBy(rows, ({ name }) => name)
}

/** What was renamed from this name, if that is one record. A tag’s type stands before its name. */
function calledSo(former: Former, text: string): number | null {
  const [only, ...others] = former.get(text) ?? former.get(text.slice(text.indexOf(': ') + 1).trim()) ?? []
  return only && others.length === 0 ? only.recordId : null
}
