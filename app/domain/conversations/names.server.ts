import { query } from '#app/db/query.server.ts'
import { nameKeys, searchWords } from '#app/values/fold.ts'
import { rankAmong } from '#app/values/rank.ts'
import { z } from '#app/values/zod.ts'
import { type Mention, MentionRow, toMention } from '../members/mention.server.ts'
import { namedInConversation } from '../members/privacy.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { conversationsOf, correspondentColumns } from './correspondent.server.ts'

const Named = MentionRow.extend({ id: z.int(), firstName: z.string(), lastName: z.string() })
type Named = z.infer<typeof Named>

/**
 * The viewer's conversations with people whose name has every word, the latest first. Only this process folds text
 * identically on every database, so the names are compared here. One query.
 */
export async function conversationsWith(viewer: Viewer, words: string[]): Promise<Named[]> {
  const named = await query(Named)`
    SELECT c.id, ${correspondentColumns(viewer)} FROM ${conversationsOf(viewer)} WHERE ${namedInConversation(viewer)}
    ORDER BY c."lastMessageAt" DESC, c.id DESC`
  return named.filter(({ firstName, lastName }) => {
    const names = nameKeys(firstName, lastName)
    return words.every((word) => names.some((name) => name.includes(word)))
  })
}

/** Those of them that a search finds, the best first. One query. */
export async function searchConversations(
  viewer: Viewer,
  search: string,
  count: number,
): Promise<(Mention & { id: number })[]> {
  const found = await conversationsWith(viewer, searchWords(search))
  return rankAmong(found, search, ({ firstName, lastName }) => nameKeys(firstName, lastName))
    .slice(0, count)
    .map((row) => ({ id: row.id, ...toMention(row) }))
}
