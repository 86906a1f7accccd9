import { Prisma } from '#app/db/generated/client.ts'
import { readUnfiltered } from '#app/db/page.server.ts'
import { countRows, query } from '#app/db/query.server.ts'
import { formatMedium, today } from '#app/values/calendar-date.ts'
import { z } from '#app/values/zod.ts'
import { readQuestions } from '../onboarding/questions.server.ts'
import { sectionsOf, shareDone } from '../onboarding/sections.ts'
import type { Viewer } from '../viewer/viewer.ts'

const PLAYBOOKS_PER_PAGE = 10

export type PlaybookEntry = {
  id: number
  name: string
  /** Null if it isn't finished. */
  finishedOn: string | null
  /** How much of its questions is behind the member. */
  percent: number
  /** The answers, in the order of the questions. */
  answers: string[]
}

export type PlaybookList = { playbooks: PlaybookEntry[]; total: number; page: number; pages: number }

const Row = z.strictObject({
  id: z.int(),
  name: z.string(),
  completedAt: z.date().nullable(),
  sectionsDone: z.int(),
  answers: z.array(z.string()),
})

/** The member's playbooks, latest first. Two queries, and another one if something is unfinished. */
export async function listPlaybooks(viewer: Viewer, asked: number): Promise<PlaybookList> {
  const where = Prisma.sql`p."userId" = ${viewer.id}`
  const { rows, ...list } = await readUnfiltered(
    countRows(Prisma.sql`"Playbook" p`, where, null),
    asked,
    PLAYBOOKS_PER_PAGE,
    ({ limit, offset }) => query(Row)`
      SELECT p.id, p.name, p."completedAt", p."sectionsDone", ARRAY(
        SELECT coalesce(c.other, a.content)::text FROM "PlaybookChoice" c JOIN "OnboardingAnswer" a ON a.id = c."answerId"
          JOIN "OnboardingQuestion" q ON q.id = a."questionId"
        WHERE c."playbookId" = p.id ORDER BY q.position, a.position, a.id) AS answers
      FROM "Playbook" p WHERE ${where} ORDER BY p."createdAt" DESC, p.id DESC LIMIT ${limit} OFFSET ${offset}`,
  )
  const isUnfinished = rows.some(({ completedAt }) => completedAt === null)
  const sections = isUnfinished ? sectionsOf(await readQuestions()).length : 1
  const playbooks = rows.map(({ completedAt, sectionsDone, ...row }) => ({
    ...row,
    percent: completedAt ? 100 : shareDone(sectionsDone, sections),
    finishedOn: completedAt && formatMedium(today(viewer.timeZone ?? 'UTC', completedAt)),
  }))
  return { playbooks, ...list }
}
