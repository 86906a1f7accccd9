import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'

const Answer = z.strictObject({
  id: z.int(),
  content: z.string(),
  tagged: z.boolean(),
  isOther: z.boolean(),
})

const Question = z.strictObject({
  id: z.int(),
  title: z.string(),
  help: z.string().nullable(),
  /** The question's subject, above its title. */
  group: z.string().nullable(),
  /** The maximum number of answers; null means no limit. */
  limit: z.int().nullable(),
  answers: z.array(Answer),
})
export type Question = z.infer<typeof Question>

/** In the order of their positions, each with its answers. A question without answers is skipped. */
export function readQuestions(): Promise<Question[]> {
  return query(Question)`
    SELECT q.id, q.title, q.help, q."answerGroup" AS "group", q."answerLimit" AS "limit",
      json_agg(json_build_object('id', a.id, 'content', a.content, 'tagged', a."tagId" IS NOT NULL, 'isOther', a."isOther")
        ORDER BY a.position, a.id) AS answers
    FROM "OnboardingQuestion" q JOIN "OnboardingAnswer" a ON a."questionId" = q.id
    GROUP BY q.id ORDER BY q.position, q.id`
}
