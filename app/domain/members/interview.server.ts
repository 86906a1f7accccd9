import { Prisma } from '#app/db/generated/client.ts'
import { settings } from '#app/settings.server.ts'
import { z } from '#app/values/zod.ts'
import { isActiveOn } from '../moments/where.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { findableByMembers, visibleEnrollment } from './privacy.server.ts'

/** The two sides of a mock interview, by their keys in the provider's CRM. */
export const InterviewPair = z.strictObject({ fellow: z.string(), interviewer: z.string() })
export type InterviewPair = z.infer<typeof InterviewPair>

/**
 * SQL on a member row `u`: an InterviewPair as JSON if the viewer is a fellow in a program whose members are
 * interviewed, and the member a mock interviewer from a program that interviews. No one else's key leaves the database.
 */
export function interviewPair(viewer: Viewer): Prisma.Sql {
  if (!viewer.fellow || viewer.impersonator) return Prisma.sql`NULL::json`
  const enrolled = Prisma.sql`"Enrollment" e JOIN "Program" p ON p.id = e."programId" JOIN "ProgramType" t ON t.id = p."typeId"`
  return Prisma.sql`(
    SELECT json_build_object('fellow', own."sfId", 'interviewer', u."sfId") FROM "User" own
    WHERE own.id = ${viewer.id} AND own.id <> u.id AND own."sfId" IS NOT NULL AND u."sfId" IS NOT NULL
      AND EXISTS (SELECT 1 FROM ${enrolled} WHERE e."userId" = own.id AND t."isInterviewed"
        AND ${isActiveOn('e', viewer.today)})
      AND ${findableByMembers(viewer)} AND u.visibility = 'PUBLIC' AND u."givesMockInterviews"
      AND EXISTS (SELECT 1 FROM ${enrolled} WHERE e."userId" = u.id AND t.interviews AND ${visibleEnrollment(viewer)}))`
}

/** The provider's form, which identifies both by its URL. */
export function requestInterviewAt({ fellow, interviewer }: InterviewPair): string {
  const url = new URL(settings().REQUEST_INTERVIEW_URL)
  url.searchParams.set('sfId', fellow)
  url.searchParams.set('interviewerSfId', interviewer)
  return url.href
}
