import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ask, workOnJobs } from '#app/db/jobs.server.ts'
import { jobCounts } from '#app/domain/status/job-counts.server.ts'
import { db, visit } from '../support/app.ts'

const PATIENCE = { timeout: 60_000, interval: 20 }
const nothing = async () => {}
const ended: (() => Promise<void>)[] = []
const errors: unknown[] = []

/** In seconds. */
const AT_ONCE = {
  cronMonitorIntervalSeconds: 1,
  cronWorkerIntervalSeconds: 1,
  superviseIntervalSeconds: 1,
  monitorIntervalSeconds: 1,
  pollingIntervalSeconds: 0.5,
  notifyPollingIntervalSeconds: 0.5,
}

/** As one process does. */
function begin(imports: (signal: AbortSignal) => Promise<unknown>, clearUp = nothing) {
  const end = workOnJobs(
    { imports, 'clear-up': clearUp, files: nothing },
    (error) => errors.push(error),
    AT_ONCE,
  )
  ended.push(end)
  return end
}

const askForImports = () => db().$transaction((tx) => ask(tx, 'imports'))
const countOf = async (state: string, queue = 'imports') =>
  (await jobCounts()).find((it) => it.queue === queue && it.state === state)?.count
const isIdle = () =>
  vi.waitFor(async () => {
    const open = (await jobCounts()).filter(({ state }) => state !== 'given up')
    expect(open.map(({ count }) => count)).toEqual(open.map(() => 0))
  }, PATIENCE)
const statement = (text: string) => db().$executeRawUnsafe(text)
/** As if the process that works on something had said nothing for an hour. */
const passTime = () =>
  statement(`UPDATE pgboss.job SET heartbeat_on = heartbeat_on - interval '1 hour' WHERE state = 'active'`)

beforeEach(() => statement('DELETE FROM pgboss.job'))
afterEach(async () => {
  await Promise.all(ended.splice(0).map((end) => end()))
  expect(errors.splice(0)).toEqual([])
})

describe('a job', { timeout: 120_000 }, () => {
  test('is done once by one of two processes, one at a time', async () => {
    let [done, now, most] = [0, 0, 0]
    const work = async () => {
      most = Math.max(most, ++now)
      await db().user.count()
      now--
      done++
    }
    begin(work)
    begin(work)
    await vi.waitFor(() => expect(done).toBe(2), PATIENCE)
    await isIdle()
    await Promise.all([askForImports(), askForImports(), askForImports()])
    await vi.waitFor(() => expect(done).toBe(5), PATIENCE)
    await isIdle()
    expect([done, most]).toEqual([5, 1])
  })

  test('is asked for with what makes it due, or not at all', async () => {
    const failing = db().$transaction(async (tx) => {
      await ask(tx, 'imports')
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await countOf('waiting')).toBe(0)
    await askForImports()
    expect(await countOf('waiting')).toBe(1)
  })

  test('of a process that died is another one’s', async () => {
    const died = Promise.withResolvers<void>()
    let taken = 0
    begin(() => {
      taken++
      return died.promise
    })
    await vi.waitFor(async () => expect([taken, await countOf('active')]).toEqual([1, 1]), PATIENCE)
    let done = 0
    const work = async () => void done++
    const end = begin(work)
    // While it is worked on, nobody else does.
    await vi.waitFor(async () => expect(await countOf('waiting')).toBe(1), PATIENCE)
    await end()
    expect(done).toBe(0)
    begin(work)
    await vi.waitFor(async () => {
      if (taken === 1 && done === 0) await passTime()
      expect(done).toBe(3)
    }, PATIENCE)
    expect(taken).toBe(1)
    died.resolve()
    await isIdle()
  })

  test('that a process has begun which ends is handed on', async () => {
    const end = begin(
      (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    )
    await vi.waitFor(async () => expect(await countOf('active')).toBe(1), PATIENCE)
    await end()
    expect([await countOf('active'), await countOf('to try again')]).toEqual([0, 1])
    let done = 0
    begin(async () => void done++)
    await vi.waitFor(() => expect(done).toBe(2), PATIENCE)
  })

  test('that fails is tried again, administrators see it, and what is kept of it names no one', async () => {
    let tries = 0
    let isMended = false
    begin(async () => {
      tries++
      if (!isMended) throw new Error('the log has why')
    })
    const status = async () => (await visit('/admin/status', { as: 'admin' })).page.text('main')
    await vi.waitFor(
      async () => expect(await status()).toMatch(/Jobs Fine \d waiting, 1 to try again later\./),
      PATIENCE,
    )
    isMended = true
    await isIdle()
    expect(tries).toBeGreaterThan(1)
    const kept = await db().$queryRaw<{ data: unknown }[]>`
      SELECT data FROM pgboss.job WHERE name IN ('imports', 'clear-up')`
    expect(kept.length).toBeGreaterThan(1)
    expect(kept.every(({ data }) => data === null)).toBe(true)
    await statement(`UPDATE pgboss.job SET state = 'failed' WHERE name = 'imports'`)
    expect(await status()).toMatch(/Jobs Needs a look .* 1 has been given up on in the last day\./)
  })

  test('comes at its time, from whichever process', async () => {
    let cleared = 0
    const clearUp = async () => void cleared++
    begin(nothing, clearUp)
    begin(nothing, clearUp)
    const schedules = () =>
      db().$queryRaw<{ name: string; cron: string }[]>`SELECT name, cron FROM pgboss.schedule ORDER BY name`
    const times = [
      { name: 'clear-up', cron: '0 * * * *' },
      { name: 'files', cron: '30 3 * * *' },
    ]
    await vi.waitFor(async () => expect([cleared > 0, await schedules()]).toEqual([true, times]), PATIENCE)
    await isIdle()
    const before = cleared
    await statement(`UPDATE pgboss.schedule SET cron = '* * * * *'`)
    await vi.waitFor(() => expect(cleared).toBeGreaterThan(before), PATIENCE)
  })
})
