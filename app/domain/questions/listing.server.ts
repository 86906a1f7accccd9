import { db } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { likePattern, searchWords } from '#app/values/fold.ts'
import { clampPage, pageCount } from '#app/values/list-page.ts'
import type { Viewer } from '../viewer/viewer.ts'
import type { QuestionFilter } from './filter.ts'
import { headingOf } from './heading.ts'
import { type PostRow, type PostView, postColumns, postSeen, toPost } from './post-columns.server.ts'
import { listTopics } from './topics.server.ts'
import type { Topic } from './topics.ts'

export const QUESTIONS_PER_PAGE = 10

export type QuestionLine = Omit<PostView, 'content'> & { heading: string; tags: string[]; answers: number }

export type QuestionList = {
  questions: QuestionLine[]
  total: number
  page: number
  pages: number
  /** The filter without tags that nothing is known of. */
  filter: QuestionFilter
  topics: Topic[]
}

/** A page of the questions that the viewer may see, the latest first. Three queries. */
export async function listQuestions(
  viewer: Viewer,
  asked: QuestionFilter,
  page: number,
): Promise<QuestionList> {
  const topics = await listTopics()
  const known = new Set(topics.map(({ id }) => id))
  const filter = { ...asked, tagIds: asked.tagIds.filter((id) => known.has(id)) }
  const where = questionsWhere(viewer, filter)
  const [counted] = await db().$queryRaw<{ total: number }[]>`
    SELECT count(*)::int AS total FROM "Post" p WHERE ${where}`
  const total = counted?.total ?? 0
  const shown = clampPage(page, total, QUESTIONS_PER_PAGE)
  return {
    questions: await readLines(viewer, where, (shown - 1) * QUESTIONS_PER_PAGE),
    total,
    page: shown,
    pages: pageCount(total, QUESTIONS_PER_PAGE),
    filter,
    topics,
  }
}

/** Of a post row `p`: a question that the filter lets pass. Groups are ANDed, tags ORed. */
function questionsWhere(viewer: Viewer, { search, tagIds, mine }: QuestionFilter): Prisma.Sql {
  const words = searchWords(search)
  const conditions = [
    Prisma.sql`p."parentId" IS NULL AND ${postSeen(viewer)}`,
    ...(mine ? [Prisma.sql`p."authorId" = ${viewer.id}`] : []),
    ...(words.length > 0 ? [Prisma.sql`p.id IN (${saying(viewer, words)})`] : []),
    ...(tagIds.length > 0
      ? [
          Prisma.sql`EXISTS (SELECT FROM "_PostToTag" pt WHERE pt."A" = p.id AND pt."B" = ANY(${tagIds}::int[]))`,
        ]
      : []),
  ]
  return Prisma.join(conditions, ' AND ')
}

/** The questions that hold every word, themselves or in one of their answers that the viewer may see. */
function saying(viewer: Viewer, words: string[]): Prisma.Sql {
  const holds = words.map((word) => Prisma.sql`s."searchText" LIKE ${likePattern(word)}`)
  return Prisma.sql`SELECT coalesce(s."parentId", s.id) FROM "Post" s
    WHERE ${postSeen(viewer, Prisma.sql`s`)} AND ${Prisma.join(holds, ' AND ')}`
}

type Row = PostRow & { tags: string[]; answers: number }

async function readLines(viewer: Viewer, where: Prisma.Sql, offset: number): Promise<QuestionLine[]> {
  const rows = await db().$queryRaw<Row[]>`
    SELECT ${postColumns(viewer)}, ${tagsOf},
      (SELECT count(*)::int FROM "Post" a WHERE a."parentId" = p.id AND ${postSeen(viewer, Prisma.sql`a`)}) AS answers
    FROM "Post" p JOIN "User" u ON u.id = p."authorId" WHERE ${where}
    ORDER BY p."createdAt" DESC, p.id DESC LIMIT ${QUESTIONS_PER_PAGE} OFFSET ${offset}`
  const now = new Date()
  return rows.map((row) => {
    const { content, ...post } = toPost(viewer, row, now)
    return { ...post, heading: headingOf(content), tags: row.tags, answers: row.answers }
  })
}

/** The names of the tags of a post row `p`. */
export const tagsOf = Prisma.sql`ARRAY(SELECT t.name::text FROM "_PostToTag" pt JOIN "Tag" t ON t.id = pt."B"
  WHERE pt."A" = p.id ORDER BY t.name COLLATE "C", t.id) AS tags`
