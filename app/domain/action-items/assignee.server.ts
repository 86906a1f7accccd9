import { Prisma } from '#app/db/generated/client.ts'
import type { Viewer } from '../viewer/viewer.ts'

/** The name of an item's assignee, a row `u` that may be missing; hidden ones are unnamed for others. */
export const assigneeName = (viewer: Viewer): Prisma.Sql => Prisma.sql`
  CASE WHEN u.visibility = 'HIDDEN' AND u.id <> ${viewer.id} THEN 'Hidden member'
    ELSE nullif(concat_ws(' ', u."firstName", u."lastName"), '') END`
