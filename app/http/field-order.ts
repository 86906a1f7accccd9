import type { z } from '#app/values/zod.ts'

/** What the schema library keeps of an object, and of one that is changed on its way out. */
type Definition = { type: string; shape?: object; in?: z.ZodType }

/**
 * Sorts problems as one meets them going down the form, whose schema names the fields in that order. `nameOf` tells the field;
 * those of the whole form come first, those of fields that the schema doesn't know last.
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
