import { z } from '#app/values/zod.ts'

/** The address of the image that the form was made beside; empty where there was none. */
export const SeenImageSchema = z.object({ seen: z.string().max(200).catch('') })
