import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { clampPage, pageCount } from '#app/values/list-page.ts'
import { type Failed, orFailed } from '#app/values/or-failed.ts'
import { z } from '#app/values/zod.ts'
import { canReadNotes } from '../viewer/permissions.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { headingOf } from './heading.ts'
import { tagsOf } from './listing.server.ts'
import { canChangePost, canReportPost, canThank } from './policy.ts'
import { PostRow, type PostView, postColumns, toPost, visiblePost } from './post-columns.server.ts'

const ANSWERS_PER_PAGE = 20

type Permissions = { canChange: boolean; canReport: boolean }

const AnswerRow = PostRow.extend({
  kudos: z.int(),
  hasKudos: z.boolean(),
  /** The viewer's note with the kudos. */
  note: z.string().nullable(),
})
type AnswerRow = z.infer<typeof AnswerRow>

export type Answer = PostView &
  Permissions &
  Pick<AnswerRow, 'kudos' | 'hasKudos' | 'note'> & { canThank: boolean }

type Question = PostView & Permissions & { heading: string; tags: string[] }

export type QuestionPage = {
  question: Question
  answers: Answer[] | Failed
  total: number
  page: number
  pages: number
}

const QuestionRow = PostRow.extend({ tags: z.array(z.string()), total: z.int(), before: z.int() })

/** Which answers: a page of them, or the page with a given one. */
type Asked = { page: number; answerId: number | null }

/** The question with a page of its answers, oldest first, which fail alone. Two queries. */
export async function findQuestion(
  viewer: Viewer,
  id: number | null,
  asked: Asked,
  onFailure: (error: unknown) => void,
): Promise<QuestionPage | null> {
  const row = await readQuestion(viewer, id, asked.answerId)
  if (!row) return null
  const wanted = row.before > 0 ? Math.ceil(row.before / ANSWERS_PER_PAGE) : asked.page
  const page = clampPage(wanted, row.total, ANSWERS_PER_PAGE)
  const answers = await orFailed(onFailure)(readAnswers(viewer, row.id, page))
  const now = new Date()
  return {
    question: {
      ...toPost(viewer, row, now),
      ...permissions(viewer, row),
      heading: headingOf(row.content),
      tags: row.tags,
    },
    answers: answers === 'failed' ? answers : answers.map((answer) => toAnswer(viewer, answer, now)),
    total: row.total,
    page,
    pages: pageCount(row.total, ANSWERS_PER_PAGE),
  }
}

/** `before` counts the answers up to the requested one. */
async function readQuestion(viewer: Viewer, id: number | null, answerId: number | null) {
  const answer = Prisma.sql`a."parentId" = p.id AND ${visiblePost(viewer, Prisma.sql`a`)}`
  const [row] = await query(QuestionRow)`
    SELECT ${postColumns(viewer)}, ${tagsOf},
      (SELECT count(*)::int FROM "Post" a WHERE ${answer}) AS total,
      (SELECT count(*)::int FROM "Post" a JOIN "Post" w ON w.id = ${answerId}::int AND w."parentId" = p.id
        WHERE ${answer} AND (a."createdAt", a.id) <= (w."createdAt", w.id)) AS before
    FROM "Post" p JOIN "User" u ON u.id = p."authorId"
    WHERE p.id = ${id}::int AND p."parentId" IS NULL AND ${visiblePost(viewer)}`
  return row
}

function readAnswers(viewer: Viewer, questionId: number, page: number): Promise<AnswerRow[]> {
  return query(AnswerRow)`
    SELECT ${postColumns(viewer)}, (SELECT count(*)::int FROM "Kudo" k WHERE k."postId" = p.id) AS kudos,
      own.id IS NOT NULL AS "hasKudos", CASE WHEN ${canReadNotes(viewer)} THEN own.note END AS note
    FROM "Post" p JOIN "User" u ON u.id = p."authorId"
      LEFT JOIN "Kudo" own ON own."postId" = p.id AND own."senderId" = ${viewer.id}
    WHERE p."parentId" = ${questionId} AND ${visiblePost(viewer)}
    ORDER BY p."createdAt", p.id LIMIT ${ANSWERS_PER_PAGE} OFFSET ${(page - 1) * ANSWERS_PER_PAGE}`
}

function toAnswer(viewer: Viewer, row: AnswerRow, now: Date): Answer {
  const { kudos, hasKudos, note } = row
  const { canChange, canReport, canThank } = permissions(viewer, row)
  return { ...toPost(viewer, row, now), canChange, canReport, canThank, kudos, hasKudos, note }
}

function permissions(viewer: Viewer, { authorId, standing }: PostRow) {
  const post = { authorId, reported: standing !== null }
  return {
    canChange: canChangePost(viewer, post),
    canReport: canReportPost(viewer, post),
    canThank: canThank(viewer, post),
  }
}
