import { parseId } from '#app/values/ids.ts'
import { z } from '#app/values/zod.ts'

const id = z.string().transform(parseId).pipe(z.int())

const MOST_AGO = 7 * 86_400_000

/** A tap that was kept in a browser: how long ago it was, because its clock may be wrong. */
export const KeptTap = z.object({
  eventId: id,
  sessionId: id,
  userId: id,
  here: z.enum(['true', 'false']).transform((here) => here === 'true'),
  ago: z.number().transform((ago) => Math.min(Math.max(ago, 0), MOST_AGO)),
})
