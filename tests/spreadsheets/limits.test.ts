import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Cell, Sheet } from '#app/spreadsheets/sheet.ts'
import { writeWorkbook } from '#app/spreadsheets/write-workbook.server.ts'

const limits = { memory: 256, seconds: 60 }
const sheet = (rows: Sheet['rows']): Sheet => ({
  name: 'People',
  columns: [{ title: 'Name', width: 20 }],
  rows,
})

afterEach(() => vi.restoreAllMocks())

/** The workers that are made from now on. */
function watchWorkers() {
  const workers = new Set<Worker>()
  const post = Worker.prototype.postMessage
  vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker, message) {
    workers.add(this)
    return post.call(this, message)
  })
  return workers
}

const hasEnded = (worker: Worker) => worker.threadId === -1

describe('a workbook isn’t made, and its worker is gone,', () => {
  test('where the worker is ended from outside', async () => {
    const workers = watchWorkers()
    async function* rows() {
      yield ['Imani']
      const [worker] = workers
      await worker?.terminate()
    }
    await expect(writeWorkbook([sheet(rows())], { limits })).rejects.toMatchObject({ why: 'broken' })
    expect([...workers].map(hasEnded)).toEqual([true])
  })

  test('where the worker throws', async () => {
    const workers = watchWorkers()
    const broken = { ...sheet([]), columns: null as never }
    await expect(writeWorkbook([broken], { limits })).rejects.toMatchObject({
      why: 'broken',
      cause: expect.any(TypeError),
    })
    expect([...workers].map(hasEnded)).toEqual([true])
  })

  test('where the worker has no memory left', async () => {
    const workers = watchWorkers()
    const tiny = writeWorkbook([sheet([])], { limits: { ...limits, memory: 8 } })
    await expect(tiny).rejects.toMatchObject({
      why: 'too-large',
      cause: { code: 'ERR_WORKER_OUT_OF_MEMORY' },
    })
    expect([...workers].map(hasEnded)).toEqual([true])
  })

  test('where its texts would take more memory than there is: rows beyond that aren’t asked for', async () => {
    let asked = 0
    function* rows(): Generator<Cell[]> {
      while (asked < 1_000_000) yield [`${asked++} ${'x'.repeat(1_000)}`]
    }
    await expect(writeWorkbook([sheet(rows())], { limits })).rejects.toMatchObject({ why: 'too-large' })
    expect(asked).toBeLessThan(10_000)
  })

  test('where it takes too long', async () => {
    const workers = watchWorkers()
    const slow = writeWorkbook([sheet([['Imani']])], { limits: { ...limits, seconds: 0.001 } })
    await expect(slow).rejects.toMatchObject({ why: 'too-slow' })
    expect([...workers].map(hasEnded)).toEqual([true])
  })

  test('where its rows can’t be read: that is what is told', async () => {
    const workers = watchWorkers()
    function* rows(): Generator<Cell[]> {
      yield ['Imani']
      throw new Error('The database is away')
    }
    await expect(writeWorkbook([sheet(rows())], { limits })).rejects.toThrow('The database is away')
    expect([...workers].map(hasEnded)).toEqual([true])
  })

  test('where nobody waits for it any longer', async () => {
    const workers = watchWorkers()
    const client = new AbortController()
    const written = writeWorkbook([sheet([['Imani']])], { limits, signal: client.signal })
    const [worker] = await vi.waitUntil(() => (workers.size > 0 ? [...workers] : null))
    const ended = once(worker as Worker, 'exit')
    client.abort(new Error('gone'))
    await expect(written).rejects.toThrow('gone')
    await ended
  })
})

test('two workbooks are made at once: the rows of others aren’t read before it is their turn', async () => {
  const [begun, gate]: [number[], PromiseWithResolvers<void>] = [[], Promise.withResolvers<void>()]
  async function* rows(index: number) {
    begun.push(index)
    await gate.promise
    yield [`Member ${index}`]
  }
  const written = [0, 1, 2].map((index) => writeWorkbook([sheet(rows(index))], { limits }))
  await vi.waitUntil(() => begun.length >= 2)
  expect(begun).toEqual([0, 1])
  gate.resolve()
  expect((await Promise.all(written)).every(({ length }) => length > 1_000)).toBe(true)
  expect(begun).toEqual([0, 1, 2])
})
