/** What the system says while the disk is full, or no file can be opened or written: to this process, the built app included. */
import files from 'node:fs'
import fs, { type FileHandle } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'

const { mkdtemp, open } = fs
const { openAsBlob } = files

/** As the system makes them. */
const failure = (code: string, syscall: string) =>
  Object.assign(new Error(`${code}: ${syscall}`), { code, syscall })

/** On a disk that is full, files begin and break off; all else fails as soon as a file is opened. Undone by the returned function. */
export function failWrites(code: string, isMeant: (file: string) => boolean): () => void {
  fs.mkdtemp = (async (prefix: string) => {
    if (code !== 'ENOSPC' && isMeant(prefix)) throw failure(code, 'mkdtemp')
    return mkdtemp(prefix)
  }) as typeof mkdtemp
  fs.open = (async (file: string, flags: string) => {
    const isNew = flags.startsWith('w') && isMeant(file)
    if (isNew && code !== 'ENOSPC') throw failure(code, 'open')
    const handle = await open(file, flags)
    return isNew ? breakingOff(handle) : handle
  }) as typeof open
  syncBuiltinESMExports()
  return () => {
    Object.assign(fs, { mkdtemp, open })
    syncBuiltinESMExports()
  }
}

function breakingOff(handle: FileHandle): FileHandle {
  const breakOff = async (content: Uint8Array) => {
    await handle.write(content.subarray(0, content.length / 2))
    throw failure('ENOSPC', 'write')
  }
  return new Proxy(handle, {
    get: (target, name) => {
      if (name === 'writeFile' || name === 'write') return breakOff
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/** What is read as a blob can’t be read any more: as if no file could be opened by then. Undone by the returned function. */
export function loseBlobs(): () => void {
  files.openAsBlob = async (file) => {
    const blob = await openAsBlob(file)
    files.rmSync(file)
    return blob
  }
  syncBuiltinESMExports()
  return () => {
    files.openAsBlob = openAsBlob
    syncBuiltinESMExports()
  }
}
