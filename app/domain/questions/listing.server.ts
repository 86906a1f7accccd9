import { contains } from '#app/db/contains.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { listWhere } from '#app/db/list-where.server.ts'
import { readPage, type Slice } from '#app/db/page.server.ts'
import { countRows, query } from '#app/db/query.server.ts'
import { rankOf } from '#app/db/rank.server.ts'
import { searchWords } from '#app/values/fold.ts'
import { type ListChoice, labelsOf } from '#app/values/list-choices.ts'
import { z } from '#app/values/zod.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { firstLineOf } from './heading.ts'
import { type QuestionFilter, questionList } from './list.ts'
import { PostRow, type PostView, postColumns, toPost, visiblePost } from './post-columns.server.ts'
import { listTopics } from './topics.server.ts'
import { topicChoices } from './topics.ts'

const QUESTIONS_PER_PAGE = 10

export type QuestionLine = Omit<PostView, 'content'> & { heading: string; tags: string[]; answers: number }

export type QuestionList = {
  questions: QuestionLine[]
  total: number
  /** Without filters, if there are any. */
  all?: number | null
  page: number
  pages: number
  /** The filter without unknown tags. */
  filter: QuestionFilter
  choices: { tagIds: ListChoice[] }
}

/** A page of the questions that the viewer may see, latest first. Three queries. */
export async function listQuestions(
  viewer: Viewer,
  asked: QuestionFilter,
  page: number,
): Promise<QuestionList> {
  const choices = { tagIds: topicChoices(await listTopics()) }
  const filter = questionList.known(asked, labelsOf(choices))
  const where = questionsWhere(viewer, filter)
  const whole = questionList.whole(filter)
  const totals = countRows(Prisma.sql`"Post" p`, where, whole && questionsWhere(viewer, whole))
  const { rows: questions, ...found } = await readPage(totals, page, QUESTIONS_PER_PAGE, (slice) =>
    readLines(viewer, where, latestFirst, slice),
  )
  return { questions, ...found, filter, choices }
}

/** The questions that a search finds, the best first: those that say it themselves before those with such an answer. One query. */
export function searchQuestions(viewer: Viewer, search: string, count: number): Promise<QuestionLine[]> {
  const order = Prisma.sql`${rankOf(Prisma.sql`p."searchText"`, search)}, ${latestFirst}`
  return readLines(viewer, questionsWhere(viewer, questionList.of({ search })), order, {
    limit: count,
    offset: 0,
  })
}

/** SQL on a post row `p`: true for a question that matches the filter. */
const questionsWhere = (viewer: Viewer, filter: QuestionFilter) =>
  listWhere(questionList, filter, Prisma.sql`p."parentId" IS NULL AND ${visiblePost(viewer)}`, {
    search: (typed) => saying(viewer, searchWords(typed)),
    mine: () => Prisma.sql`p."authorId" = ${viewer.id}`,
    tagIds: (ids) =>
      Prisma.sql`EXISTS (SELECT FROM "_PostToTag" pt WHERE pt."A" = p.id AND pt."B" = ANY(${ids}::int[]))`,
  })

/** Questions that contain every word, in themselves or in one of their answers visible to the viewer. */
function saying(viewer: Viewer, words: string[]): Prisma.Sql[] {
  if (words.length === 0) return []
  const holds = words.map((word) => contains(Prisma.sql`s."searchText"`, word))
  return [
    Prisma.sql`p.id IN (SELECT coalesce(s."parentId", s.id) FROM "Post" s
      WHERE ${visiblePost(viewer, Prisma.sql`s`)} AND ${Prisma.join(holds, ' AND ')})`,
  ]
}

const Row = PostRow.extend({ tags: z.array(z.string()), answers: z.int() })

const latestFirst = Prisma.sql`p."createdAt" DESC, p.id DESC`

async function readLines(
  viewer: Viewer,
  where: Prisma.Sql,
  order: Prisma.Sql,
  { limit, offset }: Slice,
): Promise<QuestionLine[]> {
  const rows = await query(Row)`
    SELECT ${postColumns(viewer)}, ${tagsOf},
      (SELECT count(*)::int FROM "Post" a WHERE a."parentId" = p.id AND ${visiblePost(viewer, Prisma.sql`a`)}) AS answers
    FROM "Post" p JOIN "User" u ON u.id = p."authorId" WHERE ${where}
    ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`
  const now = new Date()
  return rows.map((row) => {
    const { content, ...post } = toPost(viewer, row, now)
    return { ...post, heading: firstLineOf(content), tags: row.tags, answers: row.answers }
  })
}

/** The names of the tags of a post row `p`. */
export const tagsOf = Prisma.sql`ARRAY(SELECT t.name::text FROM "_PostToTag" pt JOIN "Tag" t ON t.id = pt."B"
  WHERE pt."A" = p.id ORDER BY t.name COLLATE "C", t.id) AS tags`
