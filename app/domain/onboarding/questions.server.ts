import { db } from '#app/db/database.server.ts'
import type { Question } from './question.ts'

/** In the order of their positions, each with its answers. A question without answers asks nothing, and isn't asked. */
export function readQuestions(): Promise<Question[]> {
  return db().$queryRaw<Question[]>`
    SELECT q.id, q.title, q.help, q."answerGroup" AS "group", q."answerLimit" AS "limit",
      json_agg(json_build_object('id', a.id, 'content', a.content, 'tagged', a."tagId" IS NOT NULL, 'isOther', a."isOther")
        ORDER BY a.position, a.id) AS answers
    FROM "OnboardingQuestion" q JOIN "OnboardingAnswer" a ON a."questionId" = q.id
    GROUP BY q.id ORDER BY q.position, q.id`
}
