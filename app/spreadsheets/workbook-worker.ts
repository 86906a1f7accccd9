/** The worker that makes one spreadsheet: see write-workbook.server.ts. */
import { parentPort } from 'node:worker_threads'
import type { Cell, SheetHead } from './sheet.ts'
import { Workbook } from './workbook.ts'

export type Message = { sheet: SheetHead } | { rows: Cell[][] } | 'end'

const workbook = new Workbook()

parentPort?.on('message', (message: Message) => {
  if (message === 'end') send(workbook.toFile())
  else if ('sheet' in message) workbook.addSheet(message.sheet)
  else workbook.addRows(message.rows)
})

/**
 * Transferred rather than copied: small buffers share their memory with others, so it becomes a copy of its own first.
 */
function send(file: Buffer) {
  const own = new Uint8Array(file)
  parentPort?.postMessage(own, [own.buffer])
}
