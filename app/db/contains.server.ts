import { likePattern } from '#app/values/fold.ts'
import { Prisma } from './generated/client.ts'

/** What indexes of substrings are made of. */
const INDEXED = /[\p{L}\p{N}]{3}/u

/**
 * SQL: whether a folded text has the word anywhere. No index of substrings leads to a word without three letters in a row.
 * Asked for it by LIKE, a statement whose plan is kept reads all of the index, and then every row.
 */
export const contains = (text: Prisma.Sql, word: string): Prisma.Sql =>
  INDEXED.test(word)
    ? Prisma.sql`${text} LIKE ${likePattern(word)}`
    : Prisma.sql`strpos(${text}, ${word}) > 0`
