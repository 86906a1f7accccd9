import { db, type Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { forProgramsThat } from '../announcements/audience.server.ts'

/**
 * What becomes of each member whom an announcement is meant for: 'due' would get an email, 'waiting' get one soon, 'told'
 * have had it, and the others get no such emails.
 */
export const FATES = ['due', 'waiting', 'told', 'unverified', 'refused', 'hidden', 'unsubscribed'] as const
export type Fate = (typeof FATES)[number]

const Counted = z.strictObject({ fate: z.enum(FATES), count: z.int() })

export type Recipients = Record<Fate, number>

/** How many members there are of each fate; telling `again`, those who have been told get it as well. One query. */
export async function countRecipients(
  announcementId: number,
  { again = false, tx = db() }: { again?: boolean; tx?: Tx } = {},
): Promise<Recipients> {
  const rows = await query(Counted, tx)`
    SELECT fate, count(*)::int AS count FROM (${fates(announcementId, again)}) fates GROUP BY fate`
  const counted = new Map(rows.map(({ fate, count }) => [fate, count]))
  return Object.fromEntries(FATES.map((fate) => [fate, counted.get(fate) ?? 0])) as Recipients
}

/** The members whom an announcement is meant for in any of their roles and programs, with their fates: rows of `id`, `email` and `fate`. */
export const fates = (announcementId: number, again: boolean) => Prisma.sql`
  SELECT u.id, u.email, CASE
    WHEN u."emailVerifiedAt" IS NULL THEN 'unverified'
    WHEN u."refusedEmail" = u.email THEN 'refused'
    WHEN u.visibility = 'HIDDEN' THEN 'hidden'
    WHEN u."notificationEmails" = 'NEVER' THEN 'unsubscribed'
    WHEN ${unsent(Prisma.sql`o."dueAt" IS NOT NULL`)} THEN 'waiting'
    WHEN NOT ${again} AND e."userId" IS NOT NULL AND NOT ${unsent(Prisma.sql`o."dueAt" IS NULL`)} THEN 'told'
    ELSE 'due' END AS fate
  FROM "Announcement" a CROSS JOIN "User" u
    LEFT JOIN "AnnouncementEmail" e ON e."announcementId" = a.id AND e."userId" = u.id
  WHERE a.id = ${announcementId} AND u."closedAt" IS NULL AND ${canRead} AND ${isInItsPrograms}`

const isInItsPrograms = forProgramsThat(
  Prisma.sql`IN (SELECT n."programId" FROM "Enrollment" n WHERE n."userId" = u.id)`,
)

/** Emails of announcement `a` to member `u` that haven't left: those still due, or those given up. */
const unsent = (condition: Prisma.Sql) => Prisma.sql`EXISTS (SELECT FROM "OutboxEmail" o
  WHERE o."announcementId" = a.id AND o.kind = 'ANNOUNCEMENT' AND o."to" = u.email AND o."sentAt" IS NULL AND ${condition})`

const roles = Prisma.sql`(u.roles::text[] && CASE WHEN coalesce(cardinality(a.audience), 0) = 0
  THEN '{FELLOW,ALUMNI,PARTNER,STAFF}' ELSE a.audience::text[] END)`

/** Members of the Google program alone have no announcements as fellows and alumni: see viewer/permissions.ts. */
const canRead = Prisma.sql`(${roles} AND (u.roles::text[] && '{PARTNER,STAFF}' OR NOT (
  EXISTS (SELECT ${activeIn(Prisma.sql`TRUE`)})
  AND NOT EXISTS (SELECT ${activeIn(Prisma.sql`t.trait IS DISTINCT FROM 'GOOGLE_TEC'`)}))))`

function activeIn(condition: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`FROM "Enrollment" n JOIN "Program" p ON p.id = n."programId"
    JOIN "ProgramType" t ON t.id = p."typeId"
    WHERE n."userId" = u.id AND n."startDate" <= CURRENT_DATE AND coalesce(n."endDate" >= CURRENT_DATE, TRUE)
      AND ${condition}`
}
