import type { Content } from '../administration/content.ts'
import type { Field } from '../administration/fields.ts'
import type { Choices } from '../administration/kind.server.ts'

/** Between several values in one cell. */
const BETWEEN = '; '

/** Empties a field; a blank cell leaves it as it is. */
export const EMPTY = '(empty)'

export const isEmptied = (cell: string) => cell.trim() === EMPTY

/** What a cell says, which is nothing where it empties the field. */
export const saidIn = (cell: string) => (isEmptied(cell) ? '' : cell)

/** In files of elsewhere, several are on a line each as well. */
export const SEPARATOR = /;|\r\n?|\n/

/**
 * A value of a field as files show it: what is chosen by its name, days and times as ISO writes them. Several records that
 * are chosen have no order of their own, so they're in that of their names, which is the same in every database.
 */
export function toCell(field: Field, value: Content[string], names: Choices): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const label = (one: unknown) => labelOf(field, String(one), names)
  if (!Array.isArray(value)) return label(value)
  const labels = value.map(label)
  const areRecords = typeof field.choices === 'string'
  return (areRecords ? labels.sort() : labels).join(field.input === 'text' ? '\n' : BETWEEN)
}

function labelOf({ choices, names: known = {} }: Field, value: string, names: Choices): string {
  if (!choices) return value
  if (typeof choices !== 'string') return choices[value] ?? value
  const label = names[choices]?.find((choice) => choice.value === value)?.label
  return label ?? known[value] ?? `#${value}`
}
