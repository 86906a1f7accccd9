import {
  type Field,
  type Fields,
  type Input,
  isRowsField,
  type RowsField,
} from '#app/domain/administration/fields.ts'
import type { Payload } from '#app/domain/administration/form.server.ts'
import type { Choices, Kind } from '#app/domain/administration/kind.server.ts'
import { type ComboboxValue, emptyComboboxValue } from '#app/values/combobox-value.ts'

export type FieldView = {
  kind: 'field'
  name: string
  label: string
  input: Input
  value: string | string[]
  hint?: string
  optional?: boolean
  max?: number
  options: { value: string; label: string }[]
  errors?: string[]
  /** Where it is searched, and what is chosen. */
  lookup?: { name: string; value: ComboboxValue }
}

export type RowsView = {
  kind: 'rows'
  name: string
  label: string
  noun: { one: string; many: string }
  hint?: string
  errors?: string[]
  isFull: boolean
  /** Their order is kept; others are ordered by what they say. */
  isMovable: boolean
  rows: { name: string; id: string; key: string; fields: (FieldView | RowsView)[] }[]
}

export type SectionView = { title: string; hint?: string; fields: (FieldView | RowsView)[] }

type Given = {
  choices: Choices
  errors: Record<string, string[] | null>
  /** What fields with a lookup hold, by name. */
  values: Record<string, ComboboxValue>
}

/** A form as its page shows it: the declaration of its kind with what was typed or stands, and what is wrong with it. */
export function formView(kind: Kind, fields: Fields, payload: Payload, given: Given): SectionView[] {
  return kind.sections
    .map(({ fields: own, ...section }) => ({
      ...section,
      fields: viewsOf(pick(own, fields), payload, given, ''),
    }))
    .filter((section) => section.fields.length > 0)
}

const pick = (own: Fields, allowed: Fields): Fields =>
  Object.fromEntries(Object.entries(own).filter(([name]) => name in allowed))

const viewsOf = (fields: Fields, payload: Payload, given: Given, within: string): (FieldView | RowsView)[] =>
  Object.entries(fields).map(([name, field]) =>
    isRowsField(field)
      ? rowsView(field, within + name, payload[name], given)
      : fieldView(field, within + name, payload[name], given),
  )

function fieldView(
  field: Field,
  name: string,
  typed: Payload[string] | undefined,
  { choices, errors, values }: Given,
): FieldView {
  const { label, input, hint, optional, max } = field
  return {
    kind: 'field',
    name,
    label,
    input,
    hint,
    optional,
    max,
    value: isTexts(typed) || typeof typed === 'string' ? typed : '',
    options: optionsOf(field, choices),
    errors: errors[name] ?? undefined,
    lookup:
      input === 'search'
        ? { name: String(field.choices), value: values[name] ?? emptyComboboxValue }
        : undefined,
  }
}

const isTexts = (typed: Payload[string] | undefined): typed is string[] =>
  Array.isArray(typed) && typed.every((text) => typeof text === 'string')

function optionsOf({ choices: own }: Field, choices: Choices) {
  if (own === undefined) return []
  if (typeof own === 'string') return choices[own] ?? []
  return Object.entries(own).map(([value, label]) => ({ value, label }))
}

function rowsView(
  field: RowsField,
  name: string,
  typed: Payload[string] | undefined,
  given: Given,
): RowsView {
  const { label, noun, hint, max } = field
  const rows = Array.isArray(typed) ? typed.filter((row) => typeof row === 'object') : []
  return {
    kind: 'rows',
    name,
    label,
    noun,
    hint,
    errors: given.errors[name] ?? undefined,
    isFull: rows.length >= max,
    isMovable: field.position !== undefined,
    rows: rows.map((row, index) => {
      const [id, key] = [String(row.id ?? ''), String(row.key ?? '')]
      const own = `${name}[${index}]`
      return {
        name: own,
        id,
        key: key || id || crypto.randomUUID(),
        fields: viewsOf(field.fields, row, given, `${own}.`),
      }
    }),
  }
}
