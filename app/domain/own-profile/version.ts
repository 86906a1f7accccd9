import { z } from '#app/values/zod.ts'

/** In every section's form: the fingerprint of the values it was rendered from. Without one it is stale. */
export const version = z.string().max(100).catch('')

/** The fields of a section's form. */
export type FieldOf<Schema extends z.ZodType> = Exclude<keyof z.input<Schema>, 'version'>
