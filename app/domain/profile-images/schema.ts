import { z } from '#app/values/zod.ts'

/** The URL of the image when the form was rendered; empty if there was none. */
export const ImageVersionSchema = z.object({ version: z.string().max(200).catch('') })
