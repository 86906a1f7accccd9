import { z } from '#app/values/zod.ts'

/** The URL of the image when the form was rendered; empty if there was none. */
export const SeenImageSchema = z.object({ seen: z.string().max(200).catch('') })
