import type { z } from '#app/values/zod.ts'

/**
 * Sorts errors in the order of the form's fields, as named by its schema. `nameOf` returns an error's field. Errors of
 * the whole form come first, those of fields unknown to the schema last.
 */
export function inFieldOrder<Problem>(
  problems: readonly Problem[],
  schema: z.ZodType | undefined,
  nameOf: (problem: Problem) => string | undefined,
): Problem[] {
  const names = schema ? fieldNames(schema) : []
  const place = (problem: Problem) => {
    const name = nameOf(problem)
    if (name === undefined) return -1
    const found = names.indexOf(name)
    return found < 0 ? names.length : found
  }
  return problems.toSorted((a, b) => place(a) - place(b))
}

function fieldNames(schema: z.ZodType): string[] {
  if (isObject(schema)) return Object.keys(schema.shape)
  return isPipe(schema) ? fieldNames(schema.in) : []
}

const isObject = (schema: z.ZodType): schema is z.ZodObject => schema.type === 'object'
/** As `transform` makes of a schema. */
const isPipe = (schema: z.ZodType): schema is z.ZodPipe<z.ZodType> => schema.type === 'pipe'
