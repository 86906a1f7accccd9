import { db } from '#app/db/database.server.ts'
import type { Role, Visibility } from '#app/db/generated/enums.ts'
import { mayBlock, mayReadAuditTrails } from '../viewer/areas.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { canActAs } from './acting.ts'
import { type InterviewPair, interviewPair, requestInterviewAt } from './interview.server.ts'
import { mayContact, mayFind, seesEnrollment, seesFullProfile } from './privacy.ts'
import { badgesOf, type Profile, standingOf } from './profile.ts'
import { readSections } from './profile-sections.server.ts'

type HeadRow = {
  id: number
  fullName: string
  image: string | null
  roles: Role[]
  visibility: Visibility
  verified: boolean
  contactable: boolean
  occupation: string | null
  location: string | null
  interview: InterviewPair | null
  enrollments: {
    programId: number
    name: string
    visibleToAllRisingLeaders: boolean
    visibleToAllMltPartners: boolean
  }[]
}

/** The member as the viewer may see them, in at most two queries; null where there is nobody to be found. */
export async function findProfile(viewer: Viewer, id: number): Promise<Profile | null> {
  const head = await readHead(viewer, id)
  if (!head || !mayFind(viewer, head)) return null
  const { enrollments, roles, visibility, verified, contactable, interview, ...shown } = head
  const own = id === viewer.id
  const standing = standingOf(verified, visibility)
  return {
    ...shown,
    own,
    badges: badgesOf(roles),
    programs: enrollments.filter((it) => own || seesEnrollment(viewer, it)).map(({ name }) => name),
    canContact: mayContact(viewer, { id, roles, visibility, verified, contactable }),
    canBlock: mayBlock(viewer) && !own,
    requestInterviewAt: interview && requestInterviewAt(interview),
    hasAuditTrail: mayReadAuditTrails(viewer) && !own,
    canActAs: verified && canActAs(viewer, { id, roles }),
    standing: own || viewer.staff ? standing : null,
    sections: seesFullProfile(viewer, head) ? await readSections(viewer, id, roles) : null,
  }
}

async function readHead(viewer: Viewer, id: number): Promise<HeadRow | undefined> {
  const [row] = await db().$queryRaw<HeadRow[]>`
    SELECT u.id, concat_ws(' ', u."firstName", u."lastName") AS "fullName", 
      CASE WHEN ${id === viewer.id} OR u."hasVisibleAvatar" THEN u."profileImgUrl" END AS image, u.roles::text[] AS roles,
      u.visibility::text AS visibility, u."emailVerifiedAt" IS NOT NULL AS verified, u.contactable, u.occupation, u.location,
      ${interviewPair(viewer)} AS interview,
      coalesce((SELECT json_agg(json_build_object('programId', e."programId", 'name', p.name,
          'visibleToAllRisingLeaders', e."visibleToAllRisingLeaders", 'visibleToAllMltPartners', e."visibleToAllMltPartners")
          ORDER BY e."startDate" DESC, e.id DESC)
        FROM "Enrollment" e JOIN "Program" p ON p.id = e."programId" WHERE e."userId" = u.id), '[]') AS enrollments
    FROM "User" u WHERE u.id = ${id}`
  return row
}
