import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import type { Viewer } from '../viewer/viewer.ts'

const Playbook = z.strictObject({
  id: z.int(),
  name: z.string(),
  finished: z.boolean(),
  /** The answered questions, in their order. */
  answered: z.array(z.strictObject({ questionId: z.int(), title: z.string(), answers: z.array(z.string()) })),
  /** Of the answers. */
  tagIds: z.array(z.int()),
})
export type Playbook = z.infer<typeof Playbook>

/** A playbook of the member's own; anyone else's is not found. One query. */
export async function findPlaybook(viewer: Viewer, id: number | null): Promise<Playbook | null> {
  if (id === null) return null
  const [playbook] = await query(Playbook)`
    SELECT p.id, p.name, p."completedAt" IS NOT NULL AS finished,
      coalesce((SELECT json_agg(json_build_object('questionId', asked.id, 'title', asked.title, 'answers', asked.answers)
          ORDER BY asked.position)
        FROM (SELECT q.id, q.title, q.position, json_agg(coalesce(c.other, a.content) ORDER BY a.position, a.id) AS answers
          FROM "PlaybookChoice" c JOIN "OnboardingAnswer" a ON a.id = c."answerId"
            JOIN "OnboardingQuestion" q ON q.id = a."questionId"
          WHERE c."playbookId" = p.id GROUP BY q.id) asked), '[]') AS answered,
      ARRAY(SELECT DISTINCT a."tagId" FROM "PlaybookChoice" c JOIN "OnboardingAnswer" a ON a.id = c."answerId"
        WHERE c."playbookId" = p.id AND a."tagId" IS NOT NULL) AS "tagIds"
    FROM "Playbook" p WHERE p.id = ${id} AND p."userId" = ${viewer.id}`
  return playbook ?? null
}
