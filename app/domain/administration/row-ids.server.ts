import type { Tx } from '#app/db/database.server.ts'
import { takeIds } from '#app/db/records.server.ts'
import { type Content, type Row, rowsOf } from './content.ts'
import type { Fields } from './fields.ts'
import { joining } from './joins.server.ts'
import { rowsFieldsOf } from './kind.server.ts'

/**
 * Gives ids to new rows, so that drafts and the history can name them. A row is new unless one of the contents that
 * stand has it: no form can take another record's row.
 */
export async function withIds(
  tx: Tx,
  fields: Fields,
  content: Content,
  standing: Content[] = [],
): Promise<Content> {
  const given = { ...content }
  for (const { name, field } of rowsFieldsOf(fields)) {
    if (field.join) {
      given[name] = joining(rowsOf(content[name]))
      continue
    }
    const known = standing.flatMap((one) => rowsOf(one[name]))
    const isKnown = ({ id }: Row) => known.some((row) => row.id === id)
    const rows = rowsOf(content[name])
    const fresh = rows.filter((row) => !isKnown(row))
    const ids = fresh.length > 0 ? await takeIds(tx, field.table, fresh.length) : []
    const named: Row[] = []
    for (const row of rows) {
      const id = isKnown(row) ? row.id : (ids[fresh.indexOf(row)] as number)
      const inside = known.filter((one) => one.id === row.id)
      named.push({ ...(await withIds(tx, field.fields, row, inside)), id })
    }
    given[name] = named
  }
  return given
}
