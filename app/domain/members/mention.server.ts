import { Prisma } from '#app/db/generated/client.ts'
import { z } from '#app/values/zod.ts'

/** A brief mention of a member, as the viewer sees them: without a name if they are hidden. */
export type Mention = { name: string | null; image?: string }

export const MentionRow = z.strictObject({
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  image: z.string().nullable(),
})
export type MentionRow = z.infer<typeof MentionRow>

/** The columns of a MentionRow, from a member row `u`. What the viewer may not see never leaves the database. */
export function mentionColumns(named: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    CASE WHEN ${named} THEN u."firstName" END AS "firstName",
    CASE WHEN ${named} THEN u."lastName" END AS "lastName",
    CASE WHEN ${named} AND u."hasVisibleAvatar" THEN u."profileImgUrl" END AS image`
}

/** Only the name, from a member row `u`. */
export function mentionName(named: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`CASE WHEN ${named} THEN concat_ws(' ', u."firstName", u."lastName") END`
}

export function toMention({ firstName, lastName, image }: MentionRow): Mention {
  return {
    name: firstName === null ? null : `${firstName} ${lastName}`,
    image: image ?? undefined,
  }
}
