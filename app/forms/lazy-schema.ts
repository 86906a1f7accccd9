import type { z } from '#app/values/zod.ts'
import { inFieldOrder } from './field-order.ts'

/**
 * A schema that accepts everything until the real one has loaded; the server checks in any case. It loads when the user
 * starts filling in the form, so a visitor who only opens the page never downloads it.
 */
export function lazySchema<Schema extends z.ZodType<Record<string, unknown>>>(load: () => Promise<Schema>) {
  let arrival: Promise<boolean> | undefined
  let validate: Schema['~standard']['validate'] = (value) => ({ value: value as z.output<Schema> })

  /** Returns false when offline; the next call tries again. */
  function arrive(): Promise<boolean> {
    arrival ??= load().then(
      (schema) => {
        validate = (value) => inOrder(schema, schema['~standard'].validate(value))
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
