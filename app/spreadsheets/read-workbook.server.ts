import { settings } from '#app/settings.server.ts'
import type { OpenSheet, Refused } from './open-workbook.ts'
import type { Asked } from './read-worker.ts'
import { noFileLeft, startWorker } from './start-worker.server.ts'
import { turns } from './turns.ts'

const PROGRAM = 'app/spreadsheets/read-worker.ts'
const inTurn = turns(1)

/** The limits for one file: megabytes of its worker's memory, and seconds. */
type Limits = { memory: number; seconds: number }

export type NotRead = Refused['refused'] | 'broken' | 'too-slow'

/** How many times its unpacked size a spreadsheet may take: as text, as cells, and while rows are put together. */
const SIZES = 8

/** Reads one sheet in a separate thread, one file at a time. */
export function readWorkbook(
  asked: Omit<Asked, 'unpacked'>,
  limits: Limits = { memory: settings().SPREADSHEET_MEMORY, seconds: settings().SPREADSHEET_SECONDS },
): Promise<OpenSheet | NotRead> {
  const unpacked = (limits.memory * 1_000_000) / SIZES
  return inTurn(() => readInWorker({ ...asked, unpacked }, limits))
}

async function readInWorker(asked: Asked, { memory, seconds }: Limits): Promise<OpenSheet | NotRead> {
  const worker = startWorker(PROGRAM, {
    resourceLimits: { maxOldGenerationSizeMb: memory },
    workerData: asked,
  })
  const { promise, resolve, reject } = Promise.withResolvers<OpenSheet | NotRead>()
  worker.once('message', (answer: OpenSheet | Refused) =>
    resolve('refused' in answer ? answer.refused : answer),
  )
  worker.once('error', (error) => {
    const failure = noFileLeft(error)
    if (failure) reject(failure)
    else resolve(isOutOfMemory(error) ? 'too-large' : 'broken')
  })
  worker.once('exit', () => resolve('broken'))
  const timer = setTimeout(() => resolve('too-slow'), seconds * 1000)
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
