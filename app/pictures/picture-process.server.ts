import { fork } from 'node:child_process'
import path from 'node:path'
import { storageFailure } from '#app/values/storage-failure.ts'
import { kindOf } from './kind.ts'
import type { Order } from './picture-process.ts'
import type { Refused, Squares } from './squares.ts'
import type { Whole } from './whole.ts'

/** A path below the project's folder, in which every process of it runs. */
const PROGRAM = 'app/pictures/picture-process.ts'
const PATIENCE = 30_000

/** The squares of an image. */
export const decodePicture = (bytes: Uint8Array) => decode<Squares>({ bytes, as: 'squares' })

/** The image as a whole, re-encoded. */
export const rewritePicture = (bytes: Uint8Array) => decode<Whole>({ bytes, as: 'whole' })

/**
 * Decodes an image in a separate process without our settings: an image that takes a lot of memory or time, or crashes
 * its decoder, ends only that process.
 */
function decode<Made>(order: Order): Promise<Made | Refused> {
  const refused: Refused = { kind: 'refused', why: 'not-a-picture' }
  if (!kindOf(order.bytes)) return Promise.resolve(refused)
  return new Promise((resolve, reject) => {
    const decoder = fork(path.resolve(PROGRAM), {
      serialization: 'advanced',
      env: { NODE_ENV: 'production' },
      execArgv: ['--disable-warning=ExperimentalWarning'],
      timeout: PATIENCE,
      killSignal: 'SIGKILL',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    decoder.once('message', (answer) => resolve(answer as Made | Refused))
    decoder.once('error', (error) => reject(storageFailure(error, 'The program that reads images')))
    // It responded already, or the image crashed it.
    decoder.once('exit', () => resolve(refused))
    // Without a file left to open, it has no channel, and the error comes later.
    decoder.send?.(order, (error) => error && decoder.kill('SIGKILL'))
  })
}
