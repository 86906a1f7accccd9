import { readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { UPLOADS } from './upload-body.server.ts'

/** In milliseconds. No request takes that long. */
const OLD = 24 * 3_600_000

/** Removes the bodies of uploads that a process of this machine was killed in the middle of. */
export async function removeLeftUploads(): Promise<void> {
  const now = Date.now()
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(UPLOADS)) continue
    const folder = path.join(tmpdir(), name)
    const { mtimeMs = now } = (await stat(folder).catch(() => null)) ?? {}
    if (now - mtimeMs > OLD) await rm(folder, { recursive: true, force: true })
  }
}
