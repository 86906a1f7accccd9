import type { Tx } from '#app/db/database.server.ts'
import { type Content, type Row, rowsOf } from './content.ts'
import type { Fields } from './fields.ts'
import { type Problem, rowsFieldsOf } from './kind.server.ts'
import { referencesToEach, sayReferences } from './references.server.ts'

/** A content as it stands, and as it is to be. */
type Step = { before: Content; after: Content }

/** Rows that someone refers to can't be taken out. As many queries for all contents as for one. */
export async function heldRowsOfEach(tx: Tx, fields: Fields, steps: Step[]): Promise<Problem[][]> {
  const problems: Problem[][] = steps.map(() => [])
  for (const { name, field } of rowsFieldsOf(fields).filter((own) => !own.field.join)) {
    const removed = steps.flatMap(({ before, after }, index) => {
      const kept = new Set(rowsOf(after[name]).map(({ id }) => id))
      return rowsOf(before[name])
        .filter(({ id }) => !kept.has(id))
        .map((row) => ({ row, index }))
    })
    const ids = removed.map(({ row }) => row.id)
    const references = await referencesToEach(tx, field.table, ids, field.fields)
    for (const { row, index } of removed) {
      const own = references.get(row.id)
      if (!own) continue
      problems[index]?.push({
        path: name,
        message: `${firstText(row)} can’t be removed: ${sayReferences(own)}.`,
      })
    }
  }
  return problems
}

const firstText = (row: Row) => {
  const text = Object.values(row).find((value) => typeof value === 'string')
  return text ? `“${text}”` : 'A row'
}
