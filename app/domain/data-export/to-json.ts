export type Json = string | number | boolean | null | Json[] | { [name: string]: Json }

const MIDNIGHT = /T00:00:00\.000Z$/

/** Database rows for the file: instants as text, and days, which are stored as their midnight, without a time. */
export function toJson(value: unknown): Json {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString().replace(MIDNIGHT, '')
  if (Array.isArray(value)) return value.map(toJson)
  if (typeof value !== 'object') return value as string | number | boolean
  if ('toJSON' in value && typeof value.toJSON === 'function') return value.toJSON()
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, toJson(part)]))
}
