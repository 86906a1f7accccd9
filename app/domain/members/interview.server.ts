import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { settings } from '#app/settings.server.ts'
import { z } from '#app/values/zod.ts'
import { isActiveOn } from '../moments/where.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { findableByMembers, visibleEnrollment } from './privacy.server.ts'

/** What a request for a mock interview says: the fellow's program; and for a form elsewhere, both keys in the provider's CRM. */
export const Interview = z.strictObject({
  program: z.string(),
  fellow: z.string().nullable(),
  interviewer: z.string().nullable(),
})
export type Interview = z.infer<typeof Interview>

/**
 * SQL on a member row `u`: an Interview as JSON if the viewer is a fellow in a program whose members are interviewed,
 * and the member a mock interviewer from a program that interviews. No one else's key leaves the database, and none
 * does without a form elsewhere.
 */
export function interviewWith(viewer: Viewer): Prisma.Sql {
  if (!viewer.fellow || viewer.impersonator) return Prisma.sql`NULL::json`
  const enrolled = Prisma.sql`"Enrollment" e JOIN "Program" p ON p.id = e."programId" JOIN "ProgramType" t ON t.id = p."typeId"`
  const elsewhere = settings().REQUEST_INTERVIEW_URL !== undefined
  const key = (of: Prisma.Sql) => (elsewhere ? Prisma.sql`${of}."sfId"` : Prisma.sql`NULL::text`)
  const known = elsewhere ? Prisma.sql`own."sfId" IS NOT NULL AND u."sfId" IS NOT NULL` : Prisma.sql`TRUE`
  return Prisma.sql`(
    SELECT json_build_object('program', p.name, 'fellow', ${key(Prisma.sql`own`)}, 'interviewer', ${key(Prisma.sql`u`)})
    FROM "User" own, ${enrolled}
    WHERE own.id = ${viewer.id} AND e."userId" = own.id AND own.id <> u.id AND ${known} AND t."isInterviewed" AND ${isActiveOn('e', viewer.today)}
      AND ${findableByMembers(viewer)} AND u.visibility = 'PUBLIC' AND u."givesMockInterviews"
      AND EXISTS (SELECT 1 FROM ${enrolled} WHERE e."userId" = u.id AND t.interviews AND ${visibleEnrollment(viewer)})
    ORDER BY e."startDate" DESC, e.id DESC LIMIT 1)`
}

type Asked = { id: number; canContact: boolean }

/** Where one requests it: at the provider's form, whose URL identifies both, or with a message, if one can be sent. */
export function requestInterviewAt(
  { id, canContact }: Asked,
  { fellow, interviewer }: Interview,
): string | null {
  const { REQUEST_INTERVIEW_URL } = settings()
  if (!REQUEST_INTERVIEW_URL) return canContact ? `/profile/${id}/contact/intro?about=interview` : null
  const url = new URL(REQUEST_INTERVIEW_URL)
  url.searchParams.set('sfId', fellow ?? '')
  url.searchParams.set('interviewerSfId', interviewer ?? '')
  return url.href
}

const Row = z.strictObject({ interview: Interview.nullable() })

/** A message to start from, if the viewer may request an interview with that member. One query. */
export async function interviewMessage(viewer: Viewer, profileId: number): Promise<string | null> {
  const [row] = await query(
    Row,
  )`SELECT ${interviewWith(viewer)} AS interview FROM "User" u WHERE u.id = ${profileId}`
  if (!row?.interview) return null
  return `Hello,

I’m a fellow in ${row.interview.program} and I’m preparing for interviews. Would you have time for a mock interview with me?

Thank you!`
}
