import type { z } from '#app/values/zod.ts'
import { inFieldOrder } from './field-order.ts'

/**
 * A schema that lets everything pass until the script of the real one has come: the server checks in any case. It is
 * sent for when somebody starts to fill in the form, so whoever only opens the page loads none of it.
 */
export function lateSchema<Schema extends z.ZodType<Record<string, unknown>>>(load: () => Promise<Schema>) {
  let arrival: Promise<boolean> | undefined
  let validate: Schema['~standard']['validate'] = (value) => ({ value: value as z.output<Schema> })

  /** Answers false where the line is down; the next call tries again. */
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
