import { rowsOf } from '../administration/content.ts'
import type { RowsField } from '../administration/fields.ts'
import type { Administered } from '../administration/store.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { toCell } from './cells.ts'
import { ID, VERSION, valueIn } from './columns.ts'
import { namesIn } from './names.server.ts'
import { OF, OF_ID, type RowsDeclaration, rowPlaces, WITHIN } from './row-places.server.ts'

/** The rows of these records, as their file has them. */
export async function exportRows(
  { of, by, path }: RowsDeclaration,
  own: RowsField,
  viewer: Viewer,
  records: Administered[],
): Promise<string[][]> {
  const { columns } = rowPlaces({ of, by, path } as RowsDeclaration, own)
  const names = await namesIn(
    viewer,
    of,
    records.map(({ content }) => content),
  )
  const [first = '', second] = path
  return records.flatMap((record) => {
    const outerRows = rowsOf(record.content[first])
    const all = second === undefined ? [outerRows] : outerRows.map((row) => rowsOf(row[second]))
    return all.flatMap((rows, place) =>
      rows.map((row) => {
        const cells: Record<string, string> = {
          [OF_ID]: String(record.id),
          [OF]: String(record.content[by?.field ?? of.named] ?? ''),
          [VERSION.name]: String(record.version),
          [WITHIN]: String(place + 1),
          [ID.name]: String(row.id),
        }
        return columns().map((column) =>
          column.field ? toCell(column.field, valueIn(row, column), names) : (cells[column.name] ?? ''),
        )
      }),
    )
  })
}
