import type { Db } from 'pg-boss'
import { connection, listen, type Tx } from './database.server.ts'
import { bossOf, QUEUES, type QueueName } from './queues.server.ts'

/** Idle, it costs little: notifications tell of what comes, and asking finds what they missed. */
const PACE = {
  cronMonitorIntervalSeconds: 45,
  cronWorkerIntervalSeconds: 45,
  superviseIntervalSeconds: 30,
  monitorIntervalSeconds: 30,
  flowIntervalSeconds: 86_400,
  bamIntervalSeconds: 3_600,
  queueCacheIntervalSeconds: 3_600,
  monitorVacuum: false,
  pollingIntervalSeconds: 5,
  notifyPollingIntervalSeconds: 10,
}
/** How long a process that ends may finish what it works on, in milliseconds. Then it is another one's. */
const LAST_WORK = 3_000
const HOURLY = '0 * * * *'
const DAILY = '30 3 * * *'

/** Has it done once this transaction is committed. */
export async function ask(tx: Tx, name: QueueName): Promise<void> {
  const { fromPrisma } = await import('pg-boss')
  const boss = await bossOf({ db: fromPrisma(tx) })
  await boss.send(name)
}

/** Throws if it is to be tried again. The signal tells that it is no longer this process's. */
type Work = (signal: AbortSignal) => Promise<unknown>

/**
 * Works on what is asked for until the returned function is called, and on each once at the start: what was begun before a
 * restore, or by a former version, is in no queue.
 */
export function workOnJobs(
  work: Record<QueueName, Work>,
  onError: (error: unknown) => void,
  faster: Partial<typeof PACE> = {},
): () => Promise<void> {
  const names = Object.keys(QUEUES) as QueueName[]
  const pace = { ...PACE, ...faster }
  const making = ofOpenDatabase().then((db) => bossOf({ db, useListenNotify: true, ...pace }))
  const begin = async () => {
    const boss = await making
    boss.on('error', onError)
    await boss.start({ attempts: Number.MAX_SAFE_INTEGER })
    for (const name of names) {
      await boss.work(name, pace, async ([job]) => job && work[name](job.signal))
    }
    await boss.schedule('clear-up', HOURLY)
    await boss.schedule('files', DAILY)
    await boss.supervise()
    for (const name of names) await boss.send(name)
  }
  begin().catch(onError)
  return async () => (await making).stop({ timeout: LAST_WORK })
}

/** Statements and notifications over the connections that this process has already. */
async function ofOpenDatabase(): Promise<Db> {
  const { fromPglite } = await import('pg-boss')
  return {
    async executeSql(text, values) {
      const { pool, embedded } = connection()
      if (embedded) return fromPglite(embedded).executeSql(text, values)
      const results = [await pool?.query(text, values)].flat()
      return { rows: results.flatMap((result) => result?.rows ?? []) }
    },
    async listen(channel, hear, missed) {
      const close = await listen(channel, { hear, missed })
      missed()
      return { close }
    },
  }
}
