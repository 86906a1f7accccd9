import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import { settings } from '#app/settings.server.ts'
import type { Cell, Sheet } from './sheet.ts'
import { noFileLeft, startWorker } from './start-worker.server.ts'
import { turns } from './turns.ts'
import { weighing } from './weight.ts'
import type { Message } from './workbook-worker.ts'

export const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const PROGRAM = 'app/spreadsheets/workbook-worker.ts'
const inTurn = turns(2)
/** Rows are handed over in batches, so that copying them never blocks for long. */
const LOT = 500

/** The limits for one file: megabytes of its worker's memory, and seconds. */
export type Limits = { memory: number; seconds: number }
export type Sheets = Iterable<Sheet> | AsyncIterable<Sheet>
type Options = { limits?: Limits; signal?: AbortSignal }
export type WhyNotMade = 'broken' | 'too-large' | 'too-slow'

/** The worker didn't finish. */
export class WorkbookNotMade extends Error {
  readonly why: WhyNotMade
  constructor(why: WhyNotMade, cause?: unknown) {
    super(`A spreadsheet was not made: ${why}`, { cause })
    this.why = why
  }
}

/**
 * Makes a spreadsheet in a separate thread, two at a time; sheets and rows are requested when its turn has come.
 * Rejects with WorkbookNotMade if the worker dies or exceeds its limits, and with the signal's reason on abort.
 */
export function writeWorkbook(sheets: Sheets, { limits = ownLimits(), signal }: Options = {}) {
  return inTurn(() => writeInWorker(sheets, limits, signal), signal)
}

const ownLimits = (): Limits => ({
  memory: settings().SPREADSHEET_MEMORY,
  seconds: settings().SPREADSHEET_SECONDS,
})

async function writeInWorker(sheets: Sheets, { memory, seconds }: Limits, signal?: AbortSignal) {
  const worker = startWorker(PROGRAM, { resourceLimits: { maxOldGenerationSizeMb: memory } })
  const ending = new AbortController()
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>()
  const fail = (reason: unknown) => {
    ending.abort(reason)
    reject(reason)
  }
  worker.once('message', resolve)
  worker.once('error', (error) =>
    fail(noFileLeft(error) ?? new WorkbookNotMade(isOutOfMemory(error) ? 'too-large' : 'broken', error)),
  )
  worker.once('exit', () => fail(new WorkbookNotMade('broken')))
  const timer = setTimeout(() => fail(new WorkbookNotMade('too-slow')), seconds * 1000)
  const giveUp = () => fail(signal?.reason)
  signal?.addEventListener('abort', giveUp, { once: true })
  try {
    const [file] = await Promise.all([promise, handOver(sheets, worker, memory, ending.signal)])
    return file
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', giveUp)
    await worker.terminate()
  }
}

const isOutOfMemory = (error: Error) => 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

async function handOver(sheets: Sheets, worker: Worker, memory: number, signal: AbortSignal) {
  const post = (message: Message) => worker.postMessage(message)
  const isTooMuch = weighing(memory)
  for await (const { rows, ...sheet } of sheets) {
    post({ sheet })
    let lot: Cell[][] = []
    for await (const row of rows) {
      if (isTooMuch(row)) throw new WorkbookNotMade('too-large')
      if (lot.push(row) < LOT) continue
      post({ rows: lot })
      lot = []
      await nextTurn()
      signal.throwIfAborted()
    }
    post({ rows: lot })
  }
  post('end')
}
