import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { hasWordsBeginning } from '#app/db/rank.server.ts'
import { searchWords } from '#app/values/fold.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { memberList } from './list.ts'
import { type MemberCard, MemberCardRow, memberCardColumns, toMemberCard } from './member-card.server.ts'
import { directoryWhere } from './where.server.ts'

/** The shown name, first of the lines of a member's search text. */
const shown = Prisma.sql`split_part(u."searchText", E'\\n', 1)`

// Each has an index of its own. Without spaces, names are compared as they are joined, in either order.
const spaced = Prisma.sql`(' ' || ${shown})`
const firstLast = Prisma.sql`replace(${shown}, ' ', '') COLLATE "C"`
const lastFirst = Prisma.sql`translate(u."sortName", E'\\t ', '')`

/** Follows every name that begins with the same text. */
const END = '\u{10ffff}'

/**
 * The members of the directory that a search finds, the best first: by their name, by how it begins, by one of its words,
 * and then by anything else that the directory searches. Each step is taken only if those before it found too few, so
 * that a text of many members reads no more than are shown. One query.
 */
export async function searchMembers(viewer: Viewer, search: string, count: number): Promise<MemberCard[]> {
  const where = directoryWhere(viewer, memberList.of({ search }))
  const words = searchWords(search)
  const phrase = words.join('')
  const order = Prisma.sql`u."hasVisibleAvatar" DESC, u."sortName", u.id`
  const beginning = (name: Prisma.Sql) => Prisma.sql`
    (SELECT u.id FROM "User" u WHERE ${name} >= ${phrase} AND ${name} < ${phrase + END} AND ${where}
      ORDER BY ${name}, u.id LIMIT ${count})`
  const rows = await query(MemberCardRow)`
    WITH begun AS MATERIALIZED (${beginning(firstLast)} UNION ${beginning(lastFirst)}),
      worded AS MATERIALIZED (SELECT u.id FROM "User" u
        WHERE (SELECT count(*) FROM begun) < ${count} AND u.id NOT IN (SELECT id FROM begun)
          AND ${hasWordsBeginning(spaced, words)} AND ${where}
        ORDER BY u."sortName", u.id LIMIT ${count}),
      named AS MATERIALIZED (SELECT id, 1 AS rank FROM begun UNION ALL SELECT id, 2 FROM worded),
      others AS MATERIALIZED (SELECT u.id FROM "User" u
        WHERE (SELECT count(*) FROM named) < ${count} AND u.id NOT IN (SELECT id FROM named) AND ${where}
        ORDER BY ${order} LIMIT ${count})
    SELECT ${memberCardColumns}
    FROM (SELECT id, rank FROM named UNION ALL SELECT id, 3 FROM others) found JOIN "User" u ON u.id = found.id
    ORDER BY CASE WHEN ${phrase} IN (${firstLast}, ${lastFirst}) THEN 0 ELSE rank END, ${order} LIMIT ${count}`
  return rows.map((row) => toMemberCard(viewer, row))
}
