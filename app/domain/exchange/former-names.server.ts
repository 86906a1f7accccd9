import { db } from '#app/db/database.server.ts'
import { query } from '#app/db/query.server.ts'
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

const Renamed = z.strictObject({ recordId: z.int() })

/**
 * Cells that call what is chosen by a name that it no longer has: a file that was exported before it was renamed. Each name
 * is looked up once.
 */
export function formerNames(kind: Kind) {
  let tables: ReturnType<typeof tablesChosenBy> | undefined
  const found = new Map<string, Promise<number | null>>()

  /** The cell with numbers instead of these names, or null where it has none. */
  return async ({ name, several, field }: FileColumn, cell: string): Promise<string | null> => {
    tables ??= tablesChosenBy(db(), kind)
    const kinds = ((await tables).get(name) ?? []).flatMap((table) => KINDS[table] ?? [])
    if (kinds.length === 0) return null
    const parts = several || field?.input === 'choices' ? cell.split(SEPARATOR) : [cell]
    const read = await Promise.all(parts.map((part) => numbered(kinds, part.trim())))
    return read.some((part) => part.isFormer) ? read.map(({ text }) => text).join('; ') : null
  }

  async function numbered(kinds: string[], text: string) {
    const key = `${kinds} ${text}`
    const id = found.get(key) ?? calledSo(kinds, text)
    found.set(key, id)
    const number = await id
    return { isFormer: number !== null, text: number === null ? text : `#${number}` }
  }
}

/** What was renamed from this name, if that is one record. A tag’s type stands before its name. */
async function calledSo(kinds: string[], text: string): Promise<number | null> {
  if (!text) return null
  const names = [text, text.slice(text.indexOf(': ') + 1).trim()]
  const told = [...new Set(names)].map((name) => JSON.stringify([{ path: 'name', before: name }]))
  const rows = await query(Renamed)`
    SELECT DISTINCT "recordId" FROM "ChangeEntry"
    WHERE kind = ANY(${kinds}::text[]) AND "recordId" IS NOT NULL AND changes @> ANY(${told}::jsonb[])`
  const [only] = rows
  return only && rows.length === 1 ? only.recordId : null
}
