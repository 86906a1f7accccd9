import { Role, Visibility } from '#app/db/generated/enums.ts'
import { query } from '#app/db/query.server.ts'
import { orFailed } from '#app/values/or-failed.ts'
import { z } from '#app/values/zod.ts'
import { canBlock, canReadAuditTrails } from '../viewer/permissions.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { canActAs } from './acting.ts'
import { Interview, interviewWith, requestInterviewAt } from './interview.server.ts'
import { canContact, canFind, canSeeEnrollment, canSeeFullProfile } from './privacy.ts'
import { badgesOf, eligibilityFor, type Profile } from './profile.ts'
import { readSections } from './profile-sections.server.ts'

const HeadRow = z.strictObject({
  id: z.int(),
  fullName: z.string(),
  formalName: z.string(),
  image: z.string().nullable(),
  roles: z.array(z.enum(Role)),
  visibility: z.enum(Visibility),
  verified: z.boolean(),
  refusesEmail: z.boolean(),
  contactable: z.boolean(),
  occupation: z.string().nullable(),
  location: z.string().nullable(),
  interview: Interview.nullable(),
  enrollments: z.array(
    z.strictObject({
      programId: z.int(),
      name: z.string(),
      visibleToAllRisingLeaders: z.boolean(),
      visibleToAllMltPartners: z.boolean(),
    }),
  ),
})
type HeadRow = z.infer<typeof HeadRow>

/**
 * The member as the viewer may see them, in up to two queries; null if there is no one to find. With `onFailure`, the
 * sections fail alone.
 */
export async function findProfile(
  viewer: Viewer,
  id: number,
  onFailure?: (error: unknown) => void,
): Promise<Profile | null> {
  const head = await readHead(viewer, id)
  if (!head || !canFind(viewer, head)) return null
  const { enrollments, roles, visibility, verified, contactable, interview, refusesEmail, ...shown } = head
  const own = id === viewer.id
  const reachable = canContact(viewer, { id, roles, visibility, verified, contactable })
  const standing = eligibilityFor(verified, visibility)
  return {
    ...shown,
    own,
    badges: badgesOf(roles),
    programs: enrollments.filter((it) => own || canSeeEnrollment(viewer, it)).map(({ name }) => name),
    canContact: reachable,
    canBlock: canBlock(viewer) && !own,
    requestInterviewAt: interview && requestInterviewAt({ id, canContact: reachable }, interview),
    hasAuditTrail: canReadAuditTrails(viewer) && !own,
    canActAs: verified && canActAs(viewer, { id, roles }),
    standing: own || viewer.staff ? standing : null,
    refusesEmail: viewer.staff && refusesEmail,
    ...(await sectionsOf(viewer, head, onFailure)),
  }
}

async function sectionsOf(viewer: Viewer, head: HeadRow, onFailure?: (error: unknown) => void) {
  if (!canSeeFullProfile(viewer, head)) return { sections: null }
  const reading = readSections(viewer, head.id, head.roles)
  const sections = await (onFailure ? orFailed(onFailure)(reading) : reading)
  return sections === 'failed' ? { sections: null, sectionsFailed: true } : { sections }
}

async function readHead(viewer: Viewer, id: number): Promise<HeadRow | undefined> {
  const [row] = await query(HeadRow)`
    SELECT u.id, concat_ws(' ', u."firstName", u."lastName") AS "fullName",
      concat_ws(' ', nullif(u.title, ''), u."firstName", nullif(u."middleName", ''), u."lastName") AS "formalName",
      CASE WHEN ${id === viewer.id} OR u."hasVisibleAvatar" THEN u."profileImgUrl" END AS image, u.roles::text[] AS roles,
      u.visibility::text AS visibility, u."emailVerifiedAt" IS NOT NULL AS verified, coalesce(u."refusedEmail" = u.email, false) AS "refusesEmail", u.contactable, u.occupation, u.location,
      ${interviewWith(viewer)} AS interview,
      coalesce((SELECT json_agg(json_build_object('programId', e."programId", 'name', p.name,
          'visibleToAllRisingLeaders', e."visibleToAllRisingLeaders", 'visibleToAllMltPartners', e."visibleToAllMltPartners")
          ORDER BY e."startDate" DESC, e.id DESC)
        FROM "Enrollment" e JOIN "Program" p ON p.id = e."programId" WHERE e."userId" = u.id), '[]') AS enrollments
    FROM "User" u WHERE u.id = ${id}`
  return row
}
