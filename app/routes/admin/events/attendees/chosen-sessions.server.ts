import { parseIds } from '#app/values/ids.ts'
import { z } from '#app/values/zod.ts'

const MOST = 100

export const chosenSessions = z.array(z.string()).transform((chosen) => parseIds(chosen, MOST))

export const seenSessions = z
  .string()
  .default('')
  .transform((seen) => parseIds(seen.split(' '), MOST))
