import { db, type Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { likePattern, searchWords } from '#app/values/fold.ts'
import { latestFirst } from './cards.server.ts'

/**
 * SQL on a resource row `r`: true when each word is a prefix of one of its words, or any part of its name or speakers.
 */
export function saying(search: string): Prisma.Sql[] {
  const words = searchWords(search)
  if (words.length === 0) return []
  return [Prisma.sql`r."searchVector" @@ ${words.map(beginning).join(' & ')}::tsquery`]
}

/** A query's word taken literally: in quotes, with its own quotes and backslashes doubled. */
const beginning = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}':*`

/** Names rank before speakers, these before the summary, and that before the sections; then the latest. */
export function bestMatchFirst(search: string): Prisma.Sql {
  const fits = searchWords(search).map((word) => {
    const pattern = likePattern(word)
    return Prisma.sql`CASE WHEN r."searchKey" LIKE ${pattern} THEN 9 WHEN r."speakersKey" LIKE ${pattern} THEN 4
      WHEN r."summaryKey" LIKE ${pattern} THEN 2 ELSE 0 END`
  })
  if (fits.length === 0) return latestFirst
  return Prisma.sql`(${Prisma.join(fits, ' + ')}) DESC, ${latestFirst}`
}

/**
 * Forces a search through the index, in a transaction of its own. The planner would otherwise read every resource for a
 * frequent word: it counts rows, but not the vectors stored outside of them.
 */
export function throughIndex<Found>(search: string, read: (tx: Tx) => Promise<Found>): Promise<Found> {
  if (searchWords(search).length === 0) return read(db())
  return db().$transaction(async (tx) => {
    await tx.$executeRaw`SET LOCAL enable_seqscan = off`
    return read(tx)
  })
}
