import { Prisma } from '#app/db/generated/client.ts'
import { z } from '#app/values/zod.ts'
import { findableByMembers } from '../members/privacy.server.ts'
import { canSeeEnrollment } from '../members/privacy.ts'
import { canMeetBusinessAlumni } from '../viewer/permissions.ts'
import type { Viewer } from '../viewer/viewer.ts'

/** Someone behind a business: a name only, or a member whom the viewer may open. */
export type BusinessAlumnus = {
  name: string
  profile: { id: number; image: string | null; programs: string[] } | null
}

export const AlumnusRow = z.strictObject({
  name: z.string(),
  profile: z
    .strictObject({
      id: z.int(),
      image: z.string().nullable(),
      programs: z.array(z.strictObject({ id: z.int(), name: z.string(), rl: z.boolean(), mp: z.boolean() })),
    })
    .nullable(),
})
export type AlumnusRow = z.infer<typeof AlumnusRow>

/**
 * SQL on an organization row `o`: its alumni as JSON. Hidden members are in no one's list. Without a session, and for a
 * Basic Profile, only a name leaves the database.
 */
export function alumniOf(viewer: Viewer | null): Prisma.Sql {
  const profile =
    viewer && canMeetBusinessAlumni(viewer)
      ? Prisma.sql`CASE WHEN u.visibility = 'PUBLIC' AND ${findableByMembers(viewer)} THEN json_build_object('id', u.id,
          'image', CASE WHEN u."hasVisibleAvatar" THEN u."profileImgUrl" END, 'programs', u."cardPrograms") END`
      : Prisma.sql`NULL::json`
  return Prisma.sql`coalesce((
    SELECT json_agg(json_build_object('name', concat_ws(' ', u."firstName", u."lastName"), 'profile', ${profile})
      ORDER BY u."sortName", u.id)
    FROM "_businessAlumni" b JOIN "User" u ON u.id = b."B" WHERE b."A" = o.id AND u.listed), '[]')`
}

export function toAlumnus(viewer: Viewer | null, { name, profile }: AlumnusRow): BusinessAlumnus {
  if (!viewer || !profile) return { name, profile: null }
  const seen = profile.programs.filter(({ id, rl, mp }) =>
    canSeeEnrollment(viewer, { programId: id, visibleToAllRisingLeaders: rl, visibleToAllMltPartners: mp }),
  )
  return { name, profile: { ...profile, programs: seen.map((program) => program.name) } }
}
