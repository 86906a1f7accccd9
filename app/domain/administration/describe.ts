import { formatTimestamp } from '#app/values/moment.ts'
import { type Change, isRows, ORDER, type Row, rowsOf } from './content.ts'
import { type Field, type Fields, isRowsField, type RowsField } from './fields.ts'
import { isState, type State } from './state.ts'

/** A change in words: where it is, what stood there and what stands there after it. */
export type Described = { where: string; before: string; after: string }

/** Tells changes of one path apart. */
export const besideKey = (change: Change) => JSON.stringify(change)

type Options = Record<string, { value: string; label: string }[]>

const STATE_LABELS: Record<keyof State, string> = {
  published: 'Published',
  publishedAt: 'Published on',
  publishAt: 'To be published on',
  publishZone: 'Time zone of the schedule',
  archivedAt: 'Archived on',
}

export const NOTHING = 'nothing'

/** Changes of fields that the kind knows; `zone` is the reader's. */
export function describeChanges(
  fields: Fields,
  changes: Change[],
  choices: Options,
  zone: string,
): Described[] {
  const own = new Set(changes.map(({ path }) => path))
  return changes.flatMap((change) => {
    const said = describeChange(change)
    return said && (said.before !== NOTHING || said.after !== NOTHING) ? said : []
  })

  function describeChange({ path, before, after }: Change): Described | null {
    if (isState(path)) {
      const text = (value: unknown) => stateText(path, value, zone)
      return { where: STATE_LABELS[path as keyof State], before: text(before), after: text(after) }
    }
    const live = path.startsWith('live.')
    const inside = live ? path.slice('live.'.length) : path
    if (live && own.has(inside)) return null
    const found = fieldAt(fields, inside.split('.'))
    if (!found) return null
    const text = (value: Change['before']) => valueText(found.field, value, choices)
    return { where: live ? `${found.where} (live)` : found.where, before: text(before), after: text(after) }
  }
}

function stateText(path: string, value: unknown, zone: string): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value !== 'string') return NOTHING
  return path.endsWith('At') ? formatTimestamp(new Date(value), zone) : value
}

type Found = { where: string; field: Field | RowsField | 'order' }

function fieldAt(fields: Fields, [name = '', key, ...inside]: string[]): Found | null {
  const field = fields[name]
  if (!field) return null
  if (key === undefined || !isRowsField(field)) return { where: field.label, field }
  if (key === ORDER) return { where: `${field.label}: order`, field: 'order' }
  if (inside.length === 0) return { where: capital(field.noun.one), field }
  const found = fieldAt(field.fields, inside)
  return found && { where: `${capital(field.noun.one)}: ${found.where}`, field: found.field }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function valueText(field: Found['field'], value: Change['before'], choices: Options): string {
  if (value === null || value === '') return NOTHING
  if (field === 'order') return Array.isArray(value) ? `${value.length} in another order` : NOTHING
  if (isRowsField(field)) return rowsText(field, value, choices)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const options = typeof field.choices === 'string' ? choices[field.choices] : optionsOf(field.choices)
  const label = (one: unknown) =>
    options?.find((option) => option.value === String(one))?.label ??
    field.names?.[String(one)] ??
    String(one)
  if (!Array.isArray(value)) return label(value)
  return value.length > 0 ? value.map(label).join(', ') : NOTHING
}

const optionsOf = (choices: Record<string, string> = {}) =>
  Object.entries(choices).map(([value, label]) => ({ value, label }))

/** A row is told by its first texts. */
function rowsText(field: RowsField, value: Change['before'], choices: Options): string {
  const rows = isRows(value)
    ? value
    : value && typeof value === 'object' && 'id' in value
      ? [value as Row]
      : []
  if (rows.length === 0) return NOTHING
  return rows.map((row) => rowText(field, row, choices)).join('; ')
}

function rowText(field: RowsField, row: Row, choices: Options): string {
  const texts = Object.entries(field.fields).flatMap(([name, own]) => {
    const value = row[name] ?? null
    if (isRowsField(own)) return rowsOf(value).length > 0 ? [`${rowsOf(value).length} ${own.noun.many}`] : []
    return value === null || value === false || (Array.isArray(value) && value.length === 0)
      ? []
      : [valueText(own, value, choices)]
  })
  return texts.join(', ') || `an empty ${field.noun.one}`
}
