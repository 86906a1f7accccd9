import { fork } from 'node:child_process'
import path from 'node:path'
import { kindOf } from './kind.ts'
import type { Squares } from './squares.ts'

/** A path below the project's folder, in which every process of it runs. */
const PROGRAM = 'app/pictures/picture-process.ts'
const PATIENCE = 30_000

/**
 * Decodes an image in a separate process without our settings: an image that takes a lot of memory or time, or crashes
 * its decoder, ends only that process.
 */
export function decodePicture(bytes: Uint8Array): Promise<Squares> {
  const refused: Squares = { kind: 'refused', why: 'not-a-picture' }
  if (!kindOf(bytes)) return Promise.resolve(refused)
  return new Promise((resolve, reject) => {
    const decoder = fork(path.resolve(PROGRAM), {
      serialization: 'advanced',
      env: { NODE_ENV: 'production' },
      execArgv: ['--disable-warning=ExperimentalWarning'],
      timeout: PATIENCE,
      killSignal: 'SIGKILL',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    decoder.once('message', (answer) => resolve(answer as Squares))
    decoder.once('error', reject)
    // It responded already, or the image crashed it.
    decoder.once('exit', () => resolve(refused))
    decoder.send(bytes, (error) => error && decoder.kill('SIGKILL'))
  })
}
