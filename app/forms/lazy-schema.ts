import type { z } from '#app/values/zod.ts'
import { inFieldOrder } from './field-order.ts'

export type Load<Schema> = () => Promise<Schema>

/**
 * A schema that accepts everything until the real one has loaded; the server checks in any case, and alone if there is
 * nothing to load. It loads when the user starts filling in the form, so a visitor who only opens the page never downloads
 * the validator.
 */
export function lazySchema<Schema extends z.ZodType<Record<string, unknown>>>(load?: Load<Schema>) {
  let arrival: Promise<boolean> | undefined
  let validate: Schema['~standard']['validate'] = (value) => ({ value: value as z.output<Schema> })

  /** Returns false when offline; the next call tries again. */
  function arrive(): Promise<boolean> {
    if (!load) return Promise.resolve(false)
    arrival ??= Promise.all([load(), import('./coercion.ts')]).then(
      ([schema, { coerceFormValue }]) => {
        const coerced = coerceFormValue(schema)
        validate = (value) => inOrder(schema, coerced['~standard'].validate(value)) as never
        return true
      },
      () => {
        arrival = undefined
        return false
      },
    )
    return arrival
  }

  return {
    '~standard': { version: 1, vendor: 'late', validate: (value: unknown) => validate(value) } as const,
    arrive,
  }
}

type Issue = { path?: readonly unknown[] }

function inOrder<Result extends object>(schema: z.ZodType, result: Result): Result {
  if (!('issues' in result) || !Array.isArray(result.issues)) return result
  const nameOf = ({ path: [name] = [] }: Issue) => (name === undefined ? undefined : String(name))
  return { ...result, issues: inFieldOrder<Issue>(result.issues, schema, nameOf) }
}
