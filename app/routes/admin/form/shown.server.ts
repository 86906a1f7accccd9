import { packIds, unpackIds } from '#app/values/packed-ids.server.ts'
import { z } from '#app/values/zod.ts'

/** So many of the chosen are named by a confirmation. */
const NAMED = 20

/** What a confirmation says of the chosen, and carries of them in its form. */
export const shownOf = (records: { id: number; name: string }[]) => ({
  count: records.length,
  some: records.slice(0, NAMED).map(({ id, name }) => ({ id, name })),
  ids: packIds(records.map(({ id }) => id)),
})

/** Those that a confirmation has counted: what matches only since then is left alone. */
export const shownIds = z.string().transform((packed, context) => {
  const ids = unpackIds(packed)
  if (ids && ids.length > 0) return ids
  context.addIssue({ code: 'custom', message: 'This form has expired. Reload the page and try again.' })
  return z.NEVER
})
