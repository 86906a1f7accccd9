import { parseId } from '#app/values/ids.ts'
import { type Content, type Row, rowsOf } from '../administration/content.ts'
import { isRowsField, type RowsField } from '../administration/fields.ts'
import type { Kind } from '../administration/kind.server.ts'
import type { Administered } from '../administration/store.server.ts'
import type { CellFault } from './cell-edits.ts'
import { type FileColumn, fieldColumns, ID, VERSION } from './columns.ts'
import { type Cells, type Known, knownRecords, sameText } from './known-records.server.ts'

/** Files of the rows inside records: of sessions, of what sections hold, of enrollments. */
export type RowsDeclaration = {
  name: string
  title: string
  about: string
  /** The kind whose records have the rows. */
  of: Kind
  /** The field by which its records are found, where that isn't their name. */
  by?: { field: string; label: string; also?: string[] }
  /** The fields that lead to the rows, from the record inwards. */
  path: string[]
  /** The fields that tell rows apart where the file doesn't have their numbers. */
  identity: string[]
}

export const OF = 'of'
export const OF_ID = 'ofId'
/** Of rows inside rows. */
export const WITHIN = 'within'

/** The rows fields of a path, from the record inwards. */
export function fieldsAlong({ fields }: Kind, path: string[]): RowsField[] {
  const along: RowsField[] = []
  for (const name of path) {
    const field = (along.at(-1)?.fields ?? fields)[name]
    if (!field || !isRowsField(field)) throw new Error(`${name} isn’t a field of rows`)
    along.push(field)
  }
  return along
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Where the rows of a file's lines stand. */
export function rowPlaces({ of, by, path }: Omit<RowsDeclaration, 'identity'>, own: RowsField) {
  const outer = fieldsAlong(of, path).at(-2)
  const found = { ...of, named: by?.field ?? of.named }
  const noun = capital(of.noun.one)

  const columns = (): FileColumn[] => [
    { name: OF_ID, label: `${noun} id`, about: `The ${of.noun.one}’s number, where several have its name.` },
    {
      name: OF,
      label: by?.label ?? noun,
      about: by ? `Of the ${of.noun.one}.` : `The ${of.noun.one}’s name.`,
      also: [...(by?.also ?? []), `${noun} name`],
    },
    VERSION,
    ...(outer
      ? [
          {
            name: WITHIN,
            label: capital(outer.noun.one),
            about: `The ${outer.noun.one}’s name, or its place: 1 is the first.`,
          },
        ]
      : []),
    ID,
    ...fieldColumns(own.fields),
  ]

  /** The records that the lines may be about. */
  const parents = (lines: Cells[]) =>
    knownRecords(
      found,
      lines.map((cells) => inParent(cells, found.named)),
    )

  /** The rows that a line is about one of, and the content with others in their place. */
  function rowsWithin(
    content: Content,
    cells: Cells,
  ): { all: Row[]; put: (rows: Row[]) => Content } | CellFault {
    const [first = '', second] = path
    const all = rowsOf(content[first])
    if (second === undefined || !outer) return { all, put: (rows) => ({ ...content, [first]: rows }) }
    const cell = cells(WITHIN).trim()
    const holder = holderIn(all, cell)
    if (!holder) {
      const reason = cell
        ? `This ${of.noun.one} has no such ${outer.noun.one}, or several. Write its place: 1 is the first.`
        : `Please enter the ${outer.noun.one}.`
      return rowFault(capital(outer.noun.one), cell, reason)
    }
    return {
      all: rowsOf(holder[second]),
      put: (rows) => ({
        ...content,
        [first]: all.map((one) => (one.id === holder.id ? { ...one, [second]: rows } : one)),
      }),
    }
  }

  function holderIn(rows: Row[], cell: string): Row | undefined {
    const named = rows.filter(({ name }) => typeof name === 'string' && sameText(name) === sameText(cell))
    if (named.length > 0) return named.length === 1 ? named[0] : undefined
    return rows[(parseId(cell) ?? 0) - 1]
  }

  const rowsInside = (content: Content): Row[] => {
    const [first = '', second] = path
    const rows = rowsOf(content[first])
    return second === undefined ? rows : rows.flatMap((row) => rowsOf(row[second]))
  }

  function parentOf({ numbered, named }: Known, cells: Cells): Administered | CellFault {
    const number = cells(OF_ID).trim()
    const name = cells(OF).trim()
    const column = number ? `${noun} id` : (by?.label ?? noun)
    const all = number
      ? numbered.filter(({ id }) => id === parseId(number))
      : named.filter((record) => isNamed(record, name))
    if (!number && !name) return rowFault(column, '', `Please enter the ${of.noun.one}.`)
    const what = number ? 'number' : (by?.label.toLowerCase() ?? 'name')
    if (all.length > 1)
      return rowFault(column, name, `There are ${all.length} with that ${what}. Add a column “${noun} id”.`)
    const [record] = all
    if (!record) return rowFault(column, number || name, `There’s no ${of.noun.one} with that ${what}.`)
    if (record.state.archivedAt) {
      return rowFault(column, number || name, `This ${of.noun.one} is archived. Bring it back first.`)
    }
    return record
  }

  const isNamed = ({ content, live }: Administered, name: string) =>
    [content, live].some((one) => sameText(String(one[found.named] ?? '')) === sameText(name))

  return { columns, parents, parentOf, rowsWithin, rowsInside }
}

export const rowFault = (column: string, value: string, reason: string): CellFault => ({
  column,
  value,
  reason,
})

const inParent =
  (cells: Cells, named: string): Cells =>
  (column) =>
    column === ID.name ? cells(OF_ID) : column === named ? cells(OF) : ''
