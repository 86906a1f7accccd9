import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'

const Count = z.strictObject({
  queue: z.string(),
  state: z.enum(['waiting', 'active', 'to try again', 'given up']),
  count: z.int(),
})
export type JobCount = z.infer<typeof Count>

/** How many jobs aren't done, of each queue in each state; given up are those of the last day. One query. */
export const jobCounts = (): Promise<JobCount[]> => query(Count)`
  SELECT q.name AS queue, s.state, count(j.id)::int AS count FROM pgboss.queue q
  CROSS JOIN (VALUES ('created', 'waiting'), ('active', 'active'), ('retry', 'to try again'), ('failed', 'given up'))
    AS s (stored, state)
  LEFT JOIN pgboss.job j ON j.name = q.name AND j.state::text = s.stored
  WHERE left(q.name, 2) <> '__' GROUP BY q.name, s.state ORDER BY q.name, s.state`
