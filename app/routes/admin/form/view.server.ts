import { type Field, type Fields, isRowsField, type RowsField } from '#app/domain/administration/fields.ts'
import type { Payload } from '#app/domain/administration/form.server.ts'
import type { Choices, Kind } from '#app/domain/administration/kind.server.ts'
import type { ChooserValue } from '#app/values/chooser-value.ts'
import type { DeclaredField } from '#app/values/declared-fields.ts'
import { declaredOf } from './declared.ts'

export type FieldView = {
  kind: 'field'
  name: string
  declared: DeclaredField
  value: string | string[]
  errors?: string[]
  /** What is chosen in a field with a search. */
  pick?: ChooserValue
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
  kind: string
  choices: Choices
  errors: Record<string, string[] | null>
  /** What fields with a lookup hold, by name. */
  values: Record<string, ChooserValue>
}

/** A form as its page shows it: the declaration of its kind with what was typed or stands, and what is wrong with it. */
export function formView(
  kind: Kind,
  fields: Fields,
  payload: Payload,
  texts: Omit<Given, 'kind'>,
): SectionView[] {
  const given = { ...texts, kind: kind.name }
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
  { kind, choices, errors, values }: Given,
): FieldView {
  return {
    kind: 'field',
    name,
    declared: declaredOf(field, kind, choices),
    value: isTexts(typed) || typeof typed === 'string' ? typed : '',
    errors: errors[name] ?? undefined,
    pick: values[name],
  }
}

const isTexts = (typed: Payload[string] | undefined): typed is string[] =>
  Array.isArray(typed) && typed.every((text) => typeof text === 'string')

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
