import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { isPartner } from '../organizations/scope.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import type { ProspectMarks } from './schema.ts'

const Prospect = z.strictObject({
  prospectId: z.int(),
  title: z.string(),
  applied: z.boolean(),
  favorite: z.boolean(),
})
export type Prospect = z.infer<typeof Prospect>

/** Sets the viewer's marks on a partner's posting; null if there is none. Repeating it changes nothing. */
export async function saveProspect(
  viewer: Viewer,
  jobPostingId: number | null,
  { applied = null, favorite = null }: { [Mark in keyof ProspectMarks]: ProspectMarks[Mark] | null },
): Promise<Prospect | null> {
  const [prospect] = await query(Prospect)`
    WITH posting AS (
      SELECT j.id, j.title FROM "JobPosting" j JOIN "Organization" o ON o.id = j."organizationId"
      WHERE j.id = ${jobPostingId} AND ${isPartner} AND j.published
    ), saved AS (
      INSERT INTO "JobPostingProspect" AS p ("userId", "jobPostingId", applied, favorite)
      SELECT ${viewer.id}::int, id, coalesce(${applied}::boolean, FALSE), coalesce(${favorite}::boolean, FALSE) FROM posting
      ON CONFLICT ("userId", "jobPostingId") DO UPDATE SET applied = coalesce(${applied}::boolean, p.applied),
        favorite = coalesce(${favorite}::boolean, p.favorite), "updatedAt" = now()
      RETURNING id, applied, favorite
    )
    SELECT saved.id AS "prospectId", posting.title, saved.applied, saved.favorite FROM saved, posting`
  return prospect ?? null
}
