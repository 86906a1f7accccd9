import type { Tx } from '#app/db/database.server.ts'
import type { Prisma } from '#app/db/generated/client.ts'
import { bumpDataVersion } from '../data-versions/data-version.server.ts'

/**
 * Rewrites the programs on the cards of everyone who is or was enrolled in certain programs, by a condition on a program
 * row `p`. It gives what `directoryEntryOf` gives, in one statement, because a program can have thousands of members.
 */
export async function refreshCardPrograms(tx: Tx, programs: Prisma.Sql): Promise<void> {
  await tx.$executeRaw`
    UPDATE "User" u SET "cardPrograms" = card.programs
    FROM (
      SELECT e."userId", coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name,
          'rl', e."visibleToAllRisingLeaders", 'mp', e."visibleToAllMltPartners") ORDER BY e."startDate" DESC, p.id DESC)
        FILTER (WHERE NOT t."excludedFromCards"), '[]') AS programs
      FROM "Enrollment" e JOIN "Program" p ON p.id = e."programId" JOIN "ProgramType" t ON t.id = p."typeId"
      WHERE e."userId" IN (
        SELECT e."userId" FROM "Enrollment" e JOIN "Program" p ON p.id = e."programId" WHERE ${programs})
      GROUP BY 1) card
    WHERE u.id = card."userId" AND u."cardPrograms" IS DISTINCT FROM card.programs`
  await bumpDataVersion(tx, 'members')
}
