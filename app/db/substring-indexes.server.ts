import { z } from '#app/values/zod.ts'
import type { Tx } from './database.server.ts'
import { query } from './query.server.ts'

/** On texts of members: a member's row enters all of them anew whenever one of its indexed columns changes. */
const OF_MEMBERS = ['User_searchText_idx', 'User_email_idx', 'User_name_idx']

/**
 * What this transaction enters into indexes of substrings is sorted in later. Until then it stands in a list at their end,
 * which searches read too, so they find the same. Otherwise every few hundred rows wait until those before them are sorted
 * in, which takes longer than all the rest.
 */
export async function sortInLater(tx: Tx): Promise<void> {
  await tx.$queryRaw`SELECT set_config('gin_pending_list_limit', '1GB', true)`
}

const Sorted = z.strictObject({ pages: z.int() })

/** Sorts in what waits, if anything does: searches become fast again. */
export async function sortIn(): Promise<void> {
  for (const index of OF_MEMBERS) {
    await query(Sorted)`SELECT gin_clean_pending_list(to_regclass(${`"${index}"`}))::int AS pages`
  }
}
