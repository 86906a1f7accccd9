import { z } from '#app/values/zod.ts'

/** The version of the item that the form was rendered from. */
export const version = z.coerce.number().int().positive().catch(0)

export const SeenItemSchema = z.object({ version })
