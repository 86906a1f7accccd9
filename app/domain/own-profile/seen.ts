import { z } from '#app/values/zod.ts'

/** Of every form about a section: the fingerprint of what it was made from. Without one it is stale. */
export const seen = z.string().max(100).catch('')
