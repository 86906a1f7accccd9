import { type Field, type Fields, isRowsField, type RowsField } from '#app/domain/administration/fields.ts'
import type { Payload } from '#app/domain/administration/form.server.ts'
import type { Choices, Kind } from '#app/domain/administration/kind.server.ts'
import { formatMedium, parseCalendarDate } from '#app/values/calendar-date.ts'
import type { ChooserValue } from '#app/values/chooser-value.ts'
import type { DeclaredField } from '#app/values/declared-fields.ts'
import { formatClock } from '#app/values/moment.ts'
import { declaredOf } from './declared.ts'

/** More rows than these are folded, but for new ones and those that need a change. */
const FEW_ROWS = 3
const WORDS_OF_A_ROW = 3
const CLOCK_TIME = /^\d\d:\d\d$/

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
  rows: RowView[]
}

type RowView = {
  name: string
  id: string
  key: string
  fields: (FieldView | RowsView)[]
  /** Its first words, where the rows are so many that it is folded under them. */
  told?: string
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
      const isRight = !Object.keys(given.errors).some((path) => path.startsWith(own))
      return {
        name: own,
        id,
        key: key || id || crypto.randomUUID(),
        fields: viewsOf(field.fields, row, given, `${own}.`),
        told: id && isRight && rows.length > FEW_ROWS ? told(field.fields, row) : undefined,
      }
    }),
  }
}

function told(fields: Fields, row: Payload): string {
  const words = Object.entries(fields).flatMap(([name, field]) => {
    const typed = row[name]
    return isRowsField(field) || typeof typed !== 'string' || !typed ? [] : inWords(field, typed)
  })
  return words.slice(0, WORDS_OF_A_ROW).join(', ')
}

/** Of the inputs that tell one row from another. */
function inWords({ input }: Field, typed: string): string[] {
  if (input === 'line') return [typed]
  const day = input === 'date' && parseCalendarDate(typed)
  if (day) return [formatMedium(day)]
  return input === 'time' && CLOCK_TIME.test(typed)
    ? [formatClock(new Date(`1970-01-01T${typed}Z`), 'UTC')]
    : []
}
