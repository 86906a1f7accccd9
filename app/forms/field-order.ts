import type { z } from '#app/values/zod.ts'

/** The schema library's internals of an object, and of a transformed one. */
type Definition = { type: string; shape?: object; in?: z.ZodType }

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
  const { shape, in: before } = schema.def as Definition
  if (shape) return Object.keys(shape)
  return before ? fieldNames(before) : []
}
