/** The worker that reads one spreadsheet: see read-workbook.server.ts. */
import { parentPort, workerData } from 'node:worker_threads'
import { openWorkbook } from './open-workbook.ts'

/** Sizes are in bytes. */
export type Asked = {
  file: Uint8Array
  sheet: string | null
  unpacked: number
  rows: number
  columns: number
}

const answer = await openWorkbook(workerData as Asked)
parentPort?.postMessage(answer, 'content' in answer ? [answer.content.buffer] : [])
