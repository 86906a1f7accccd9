import { databasePool, databaseReplica, db } from '#app/db/database.server.ts'
import { query } from '#app/db/query.server.ts'
import { mailer } from '#app/mail/mailer.server.ts'
import { lastBackup } from '#app/storage/last-backup.ts'
import { lastClearUp } from '#app/storage/last-clear-up.ts'
import { storage } from '#app/storage/storage.server.ts'
import { orFailed } from '#app/values/or-failed.ts'
import { z } from '#app/values/zod.ts'
import packageFile from '../../../package.json' with { type: 'json' }
import { isGivenUp } from '../emails/given-up.server.ts'
import { jobCounts } from './job-counts.server.ts'
import { judge, type Part } from './judge.ts'

const Database = z.strictObject({
  version: z.string(),
  bytes: z.number(),
  migrations: z.int(),
  migratedAt: z.date().nullable(),
  due: z.int(),
  late: z.int(),
  later: z.int(),
  givenUp: z.int(),
})

/** How the parts of the installation are, with nothing about a person in it. Three queries. Storage that fails is one of its parts. */
export async function readStatus(
  now: Date,
  zone: string,
  onFailure: (error: unknown) => void,
): Promise<Part[]> {
  const part = orFailed(onFailure)
  const [row] = await query(Database)`SELECT current_setting('server_version') AS version,
    pg_database_size(current_database())::float8 AS bytes,
    (SELECT count(*)::int FROM "_prisma_migrations" WHERE finished_at IS NOT NULL) AS migrations,
    (SELECT max(finished_at) FROM "_prisma_migrations") AS "migratedAt",
    count(*) FILTER (WHERE m."dueAt" <= now())::int AS due,
    count(*) FILTER (WHERE m."dueAt" <= now() - interval '10 minutes')::int AS late,
    count(*) FILTER (WHERE m."dueAt" > now())::int AS later,
    count(*) FILTER (WHERE ${isGivenUp})::int AS "givenUp"
    FROM "OutboxEmail" m WHERE m."sentAt" IS NULL`
  if (!row) throw new Error('A count without a row')
  const space = await part(storage().space())
  const { due, late, later, givenUp, ...database } = row
  const facts = {
    database,
    pool: databasePool() ?? null,
    replica: databaseReplica()?.state() ?? null,
    mail: { hasServer: mailer() !== null, due, late, later, givenUp },
    space,
    chores: await db().choreRun.findMany(),
    jobs: await jobCounts(),
    backup: space === 'failed' ? space : await part(lastBackup.read(storage())),
    clearUp: space === 'failed' ? space : await part(lastClearUp.read(storage())),
    server: {
      version: packageFile.version,
      node: process.versions.node,
      startedAt: new Date(now.getTime() - process.uptime() * 1000),
      memory: process.memoryUsage.rss(),
    },
  }
  return judge(facts, now, zone)
}
