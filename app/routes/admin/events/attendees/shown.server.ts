import { parseIds } from '#app/values/ids.ts'
import { z } from '#app/values/zod.ts'
import { MOST_CHOSEN } from '../choosing.server.ts'

/** The people whom a confirmation has counted: who matches only since then is left alone. */
export const shownIds = z
  .string()
  .default('')
  .transform((typed) => parseIds(typed.split(' '), MOST_CHOSEN))

export const chosenSessions = z.array(z.string()).transform((chosen) => parseIds(chosen, 100))
