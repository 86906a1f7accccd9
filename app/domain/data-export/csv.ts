import { BYTE_ORDER_MARK, csvLine } from '#app/spreadsheets/csv.ts'
import type { Json } from './to-json.ts'

/** One line per fact, with its path: 'affiliations', '2', 'organization name'. */
export function toCsv(data: { [section: string]: Json }): string {
  const lines = Object.entries(data).flatMap(([section, value]) => factsOf(section, value))
  return BYTE_ORDER_MARK + [['Section', 'Entry', 'Field', 'Value'], ...lines].map(csvLine).join('')
}

type Fact = [section: string, entry: string, field: string, value: string]

function factsOf(section: string, value: Json): Fact[] {
  if (!Array.isArray(value)) return fieldsOf(value).map(([field, text]) => [section, '', field, text])
  return value.flatMap((entry, index) =>
    fieldsOf(entry).map(([field, text]): Fact => [section, String(index + 1), field, text]),
  )
}

function fieldsOf(value: Json, path: string[] = []): [field: string, text: string][] {
  if (value === null) return []
  if (typeof value !== 'object') return [[path.join(' '), String(value)]]
  return Object.entries(value).flatMap(([name, part]) =>
    fieldsOf(part, [...path, Array.isArray(value) ? String(Number(name) + 1) : name]),
  )
}
