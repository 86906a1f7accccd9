import type { PGlite } from '@electric-sql/pglite'
import type { ConstructorOptions, PgBoss, QueueOptions, QueuePolicy } from 'pg-boss'

/** One who works on a job and says nothing for half a minute is taken for dead. Times are in seconds. */
const ALIKE = {
  notify: true,
  heartbeatSeconds: 30,
  expireInSeconds: 86_400,
  retryLimit: 20,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 3_600,
  deleteAfterSeconds: 86_400,
}

/** Of each, one job at a time is worked on, by whichever process. A job has the name of its queue, and nothing else. */
export const QUEUES = {
  /** None is added while one waits or is worked on. */
  'clear-up': { ...ALIKE, policy: 'exclusive' },
  /** Stored files that belong to nothing, once a day. */
  files: { ...ALIKE, policy: 'exclusive' },
  /** Whoever asks gets a job that begins after that. */
  imports: { ...ALIKE, policy: 'singleton' },
} satisfies Record<string, QueueOptions & { policy: QueuePolicy; notify: boolean }>

export type QueueName = keyof typeof QUEUES

/** Makes the queues and their tables, in a schema of their own, or brings them to this version. */
export async function prepareQueues(database: { url: string } | { engine: PGlite }): Promise<void> {
  const { fromPglite } = await import('pg-boss')
  const place =
    'url' in database ? { connectionString: database.url, max: 1 } : { db: fromPglite(database.engine) }
  const boss = await bossOf({ ...place, supervise: false, schedule: false })
  boss.on('error', () => {})
  await boss.start()
  for (const [name, { policy, ...options }] of Object.entries(QUEUES)) {
    await boss.createQueue(name, { policy, ...options })
    await boss.updateQueue(name, options)
  }
  await boss.stop()
}

/** Loaded late: most processes only answer requests. */
export async function bossOf(options: ConstructorOptions): Promise<PgBoss> {
  const { PgBoss } = await import('pg-boss')
  return new PgBoss({ registerInstance: false, openTelemetry: { enabled: false }, ...options })
}
