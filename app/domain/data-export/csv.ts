import type { Json } from './to-json.ts'

/**
 * One line per fact, with its path: 'affiliations', '2', 'organization name'. An apostrophe before anything that starts
 * like a formula makes spreadsheets treat it as text. The byte order mark tells them that it is UTF-8.
 */
export function toCsv(data: { [section: string]: Json }): string {
  const lines = Object.entries(data).flatMap(([section, value]) => factsOf(section, value))
  return `\ufeff${[['Section', 'Entry', 'Field', 'Value'], ...lines].map(toLine).join('')}`
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

const toLine = (cells: string[]) => `${cells.map(cell).join(',')}\r\n`

function cell(text: string): string {
  const safe = /^\s*[=+\-@]|^[\t\r\n]/.test(text) ? `'${text}` : text
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
