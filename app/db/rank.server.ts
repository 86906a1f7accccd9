import { searchWords } from '#app/values/fold.ts'
import { Prisma } from './generated/client.ts'

/**
 * SQL on a folded name: how well it answers a search, the lowest first. It is the text itself, begins with it, has words
 * that begin with its words, or was found in another way.
 */
export function rankOf(name: Prisma.Sql, search: string): Prisma.Sql {
  const words = searchWords(search)
  const phrase = words.join(' ')
  return Prisma.sql`CASE WHEN ${name} = ${phrase} THEN 0 WHEN starts_with(${name}, ${phrase}) THEN 1
    WHEN ${hasWordsBeginning(Prisma.sql`(' ' || ${name})`, words)} THEN 2 ELSE 3 END`
}

/** SQL on a folded name with a space before it: each word begins one of its words. */
export function hasWordsBeginning(spaced: Prisma.Sql, words: string[]): Prisma.Sql {
  const begun = words.map((word) => Prisma.sql`${spaced} LIKE ${wordPattern(word)}`)
  return Prisma.join([Prisma.sql`TRUE`, ...begun], ' AND ')
}

const wordPattern = (word: string) => `% ${word.replace(/[\\%_]/g, '\\$&')}%`
