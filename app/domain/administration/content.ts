/** What is edited of a record, as it stands in forms, drafts and the history: plain values, and rows with ids. */
type Value = string | number | boolean | null | (string | number)[]
export type Row = { id: number; [field: string]: Value | Row[] }
export type Content = { [field: string]: Value | Row[] }

/** The one field of a row that joins. */
export const CHOSEN = 'chosen'

/** One field before and after. `sessions.12.name` is the name of the row 12; `sessions.12` the whole row. */
export type Change = { path: string; before: Value | Row | Row[]; after: Value | Row | Row[] }

/** The order of rows is a field of its own: its value is the list of ids. */
export const ORDER = 'order'

export const isRows = (value: unknown): value is Row[] =>
  Array.isArray(value) && value.length > 0 && value.every((row) => typeof row === 'object' && row !== null)

export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What turns one content into the other, field by field. */
export function diff(before: Content, after: Content, within = ''): Change[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => field !== 'id',
  )
  return fields.flatMap((field) => {
    const [was = null, is = null] = [before[field], after[field]]
    const path = within + field
    if (isRows(was) || isRows(is)) return diffRows(rowsOf(was), rowsOf(is), path)
    return same(was, is) ? [] : [{ path, before: was, after: is }]
  })
}

function diffRows(before: Row[], after: Row[], path: string): Change[] {
  const was = new Map(before.map((row) => [row.id, row]))
  const is = new Map(after.map((row) => [row.id, row]))
  const removed = before.filter(({ id }) => !is.has(id))
  const added = after.filter(({ id }) => !was.has(id))
  const changed = after.flatMap((row) => {
    const former = was.get(row.id)
    return former ? diff(former, row, `${path}.${row.id}.`) : []
  })
  const [former, order] = [before, after].map((rows) => rows.map(({ id }) => id))
  // What rows are added behind, forwards and backwards, needs no order of its own.
  const unmoved = same(
    [...before.filter(({ id }) => is.has(id)), ...added].map(({ id }) => id),
    order,
  )
  const comesBack = same(
    [...after.filter(({ id }) => was.has(id)), ...removed.toReversed()].map(({ id }) => id),
    former,
  )
  return [
    ...removed.map((row) => ({ path: `${path}.${row.id}`, before: row, after: null })),
    ...added.map((row) => ({ path: `${path}.${row.id}`, before: null, after: row })),
    ...changed,
    ...(unmoved && comesBack ? [] : [{ path: `${path}.${ORDER}`, before: former ?? [], after: order ?? [] }]),
  ]
}

/** The content with the changes made in it. A change inside a row that is gone is left out. */
export const apply = (content: Content, changes: Change[]): Content =>
  changes.reduce((changed, { path, after }) => put(changed, path.split('.'), after), content)

/** The content as it was before the changes. Rows come back before they are put in their order. */
export function unapply(content: Content, changes: Change[]): Content {
  const isOrder = ({ path }: Change) => path.endsWith(`.${ORDER}`)
  return [...changes.filter(isOrder), ...changes.filter((change) => !isOrder(change))].reduceRight(
    (changed, { path, before }) => put(changed, path.split('.'), before),
    content,
  )
}

function put(content: Content, [field = '', key, ...inside]: string[], value: Change['after']): Content {
  if (key === undefined) return { ...content, [field]: value as Value }
  const rows = rowsOf(content[field])
  return {
    ...content,
    [field]: key === ORDER ? inOrder(rows, value as number[]) : putRow(rows, Number(key), inside, value),
  }
}

function putRow(rows: Row[], id: number, inside: string[], value: Change['after']): Row[] {
  if (inside.length > 0) {
    return rows.map((row) => (row.id === id ? { ...put(row, inside, value), id } : row))
  }
  if (value === null) return rows.filter((row) => row.id !== id)
  return rows.some((row) => row.id === id) ? rows : [...rows, value as Row]
}

/** Rows that the order doesn't know stay behind those that it knows. */
function inOrder(rows: Row[], ids: number[]): Row[] {
  const place = (row: Row) => (ids.includes(row.id) ? ids.indexOf(row.id) : ids.length)
  return [...rows].sort((a, b) => place(a) - place(b))
}

export const rowsOf = (value: unknown): Row[] => (isRows(value) ? value : [])

/** Whether two changes touch the same thing: the same field, or a row and a field inside it. */
const touch = (one: string, other: string) =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`)

/** Which of one's own changes meet somebody else's of the same thing and lead elsewhere. */
export const conflictsOf = (mine: Change[], theirs: Change[]): Change[] =>
  mine.filter((own) =>
    theirs.some(({ path, after }) => touch(own.path, path) && !(own.path === path && same(own.after, after))),
  )
