import type { Tx } from '#app/db/database.server.ts'

/** Kinds of records that people remove, and whose they were: a member's, or for attendees a participant's. */
export type Removed = {
  kind: 'affiliation' | 'news-mention' | 'post' | 'partner-attendee' | 'passkey'
  id: number
  ownerId: number
}

const DAY = 86_400_000

/** Remembers a removal for a day, so that repeating it can be told from removing what was never there. */
export async function rememberRemoval(tx: Tx, { kind, id, ownerId }: Removed): Promise<void> {
  await tx.removal.create({
    data: { kind, recordId: id, ownerId, expiresAt: new Date(Date.now() + DAY) },
  })
}

/** Without a record: whether the owner removed it, else there is nothing here, whoever else has it. */
export async function removedBefore(
  tx: Tx,
  { kind, id, ownerId }: Removed,
): Promise<{ kind: 'removed-before' } | { kind: 'not-here' }> {
  const removals = await tx.removal.count({ where: { kind, recordId: id, ownerId } })
  return { kind: removals > 0 ? 'removed-before' : 'not-here' }
}
