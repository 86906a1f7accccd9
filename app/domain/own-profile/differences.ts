import type { DeclaredField, DeclaredFields } from '#app/values/declared-fields.ts'

/** A fact's label, and its value in words if that differs from the value itself. */
type FactLabel<Value> = string | { label: string; say: (value: Value) => string }
export type FactLabels<Facts> = { [Name in keyof Facts]: FactLabel<Facts[Name]> }

/** The current values that a form would overwrite, in words. */
export function differences<Facts extends object>(
  labels: FactLabels<Facts>,
  now: Facts,
  typed: Facts,
): string[] {
  const names = Object.keys(labels) as (keyof Facts)[]
  return names
    .filter((name) => !sameFact(now[name], typed[name]))
    .map((name) => {
      const label = labels[name]
      return typeof label === 'string'
        ? `${label} is now ${sayFact(now[name])}.`
        : `${label.label} is now ${label.say(now[name])}.`
    })
}

export const sameFact = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

export function sayFact(value: unknown): string {
  if (value === null || value === '') return 'empty'
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (Array.isArray(value)) return value.length > 0 ? value.map((item) => `“${item}”`).join(', ') : 'empty'
  return `“${value}”`
}

export const sayVisible = (visible: boolean) => (visible ? 'visible' : 'hidden')

/** The labels of declared fields. */
export function labelsOf<Name extends string>(declared: DeclaredFields<Name>): Record<Name, string> {
  const entries = Object.entries<DeclaredField>(declared).map(([name, { label, alone }]) => [
    name,
    alone ?? label,
  ])
  return Object.fromEntries(entries)
}
