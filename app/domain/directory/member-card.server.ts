import { Prisma } from '#app/db/generated/client.ts'
import { z } from '#app/values/zod.ts'
import { canSeeEnrollment } from '../members/privacy.ts'
import type { Viewer } from '../viewer/viewer.ts'

const PROGRAMS_ON_A_CARD = 4

/** A card's data, and nothing more. `mark` shows staff why others can't see the member. */
export type MemberCard = {
  id: number
  name: string
  image?: string
  occupation?: string
  location?: string
  programs: string[]
  mark?: 'Hidden' | 'Not verified'
}

export const MemberCardRow = z.strictObject({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  image: z.string().nullable(),
  occupation: z.string().nullable(),
  location: z.string().nullable(),
  programs: z.array(z.strictObject({ id: z.int(), name: z.string(), rl: z.boolean(), mp: z.boolean() })),
  hidden: z.boolean(),
  verified: z.boolean(),
})
export type MemberCardRow = z.infer<typeof MemberCardRow>

/** The columns of a MemberCardRow, from a member row `u`. */
export const memberCardColumns = Prisma.sql`
  u.id, u."firstName", u."lastName", CASE WHEN u."hasVisibleAvatar" THEN u."profileImgUrl" END AS image,
  u.occupation, u.location, u."cardPrograms" AS programs, u.visibility = 'HIDDEN' AS hidden,
  u."emailVerifiedAt" IS NOT NULL AS verified`

export function toMemberCard(viewer: Viewer, row: MemberCardRow): MemberCard {
  const seen = row.programs.filter((program) =>
    canSeeEnrollment(viewer, {
      programId: program.id,
      visibleToAllRisingLeaders: program.rl,
      visibleToAllMltPartners: program.mp,
    }),
  )
  return {
    id: row.id,
    name: `${row.firstName} ${row.lastName}`,
    image: row.image ?? undefined,
    occupation: row.occupation ?? undefined,
    location: row.location ?? undefined,
    programs: seen.slice(0, PROGRAMS_ON_A_CARD).map(({ name }) => name),
    mark: row.hidden ? 'Hidden' : row.verified ? undefined : 'Not verified',
  }
}
