import { db, type Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { likePattern, searchWords } from '#app/values/fold.ts'
import { latestFirst } from './cards.server.ts'

/** Of a resource row `r`: each word begins a word that it says, or stands anywhere in its name or among its speakers. */
export function saying(search: string): Prisma.Sql[] {
  const words = searchWords(search)
  if (words.length === 0) return []
  return [Prisma.sql`r."searchVector" @@ ${words.map(beginning).join(' & ')}::tsquery`]
}

/** A word of a query as it stands: in quotes, with its own quotes and backslashes doubled. */
const beginning = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}':*`

/** A name that says it comes before speakers, these before the summary, and that before the sections; then what changed last. */
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
 * Reads what is searched for through the index, in a transaction of its own. Left to itself the planner reads every resource
 * for a word that most of them say: it counts rows, but not the vectors, which lie outside of them.
 */
export function throughIndex<Found>(search: string, read: (tx: Tx) => Promise<Found>): Promise<Found> {
  if (searchWords(search).length === 0) return read(db())
  return db().$transaction(async (tx) => {
    await tx.$executeRaw`SET LOCAL enable_seqscan = off`
    return read(tx)
  })
}
