import { Prisma } from '#app/db/generated/client.ts'

/** SQL on a row `c` of contact information: the owner's preferred email address, shown or not. */
export const preferredEmail = Prisma.sql`CASE c."preferredEmail"
  WHEN 'WORK' THEN c."workEmail" WHEN 'ALTERNATE' THEN c."alternateEmail" ELSE c."personalEmail" END`

/** SQL on a row `c` of contact information: the owner's preferred phone number, shown or not. */
export const preferredPhone = Prisma.sql`CASE c."preferredPhone"
  WHEN 'HOME' THEN c."homePhone" WHEN 'WORK' THEN c."workPhone" WHEN 'OTHER' THEN c."otherPhone"
  ELSE c."mobilePhone" END`

/** SQL on a member row `u` with its contact information `c`: what the profile shows others. */
export const shownEmail = Prisma.sql`
  CASE WHEN u.visibility = 'PUBLIC' AND c."emailVisible" THEN ${preferredEmail} END`

export const shownPhone = Prisma.sql`
  CASE WHEN u.visibility = 'PUBLIC' AND c."phoneVisible" THEN ${preferredPhone} END`
