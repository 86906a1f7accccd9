import { randomBytes } from 'node:crypto'
import {
  access,
  constants,
  mkdir,
  open,
  opendir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  statfs,
} from 'node:fs/promises'
import path from 'node:path'
import { storageFailure } from '#app/values/storage-failure.ts'
import { checkName, isName, type Storage, type StoredFile } from './storage.ts'

/** Files in a folder on this machine, or in one that all processes share. */
export function folderStorage(folder: string): Storage {
  const fileOf = (name: string) => path.join(folder, ...checkName(name).split('/'))
  return {
    put: (name, content) => using(writeWhole(fileOf(name), content)),
    async get(name) {
      return using(unlessMissing(readFile(fileOf(name)), null))
    },
    remove: (name) => using(rm(fileOf(name), { force: true })),
    async namesIn(name) {
      const entries = await using(unlessMissing(readdir(fileOf(name), { withFileTypes: true }), []))
      return entries.flatMap((entry) =>
        entry.isFile() && !entry.name.endsWith(UNFINISHED) ? entry.name : [],
      )
    },
    list: () => filesIn(folder),
    async removeUnfinished(before) {
      for await (const { file, changed } of entriesIn(folder, (it) => it.endsWith(UNFINISHED)))
        if (changed < before) await using(rm(file, { force: true }))
    },
    async space() {
      const disk = await using(unlessMissing(statfs(folder), null))
      if (disk) await using(access(folder, constants.W_OK))
      return disk && { free: disk.bavail * disk.bsize, size: disk.blocks * disk.bsize }
    },
  }
}

/** The outcome, or in words why the folder can’t be used. */
const using = <Outcome>(task: Promise<Outcome>): Promise<Outcome> =>
  task.catch((error: unknown) => {
    throw storageFailure(error, 'The folder of stored files')
  })

async function* filesIn(folder: string): AsyncGenerator<StoredFile> {
  for await (const { name, changed } of entriesIn(folder, isName)) yield { name, changed }
}

/** The files in it and below with such names. */
async function* entriesIn(folder: string, isMeant: (name: string) => boolean) {
  const entries = await using(unlessMissing(opendir(folder, { recursive: true }), []))
  for await (const entry of entries) {
    const file = path.join(entry.parentPath, entry.name)
    const name = path.relative(folder, file).split(path.sep).join('/')
    if (!entry.isFile() || !isMeant(name)) continue
    const facts = await using(unlessMissing(stat(file), null))
    if (facts) yield { file, name, changed: facts.mtime }
  }
}

async function unlessMissing<Found, None>(reading: Promise<Found>, none: None): Promise<Found | None> {
  try {
    return await reading
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return none
    throw error
  }
}

const UNFINISHED = '.unfinished'

/** Written to a temporary file, flushed and renamed, so no one reads a partial file. */
async function writeWhole(file: string, content: Uint8Array) {
  await mkdir(path.dirname(file), { recursive: true })
  const unfinished = `${file}.${randomBytes(6).toString('hex')}${UNFINISHED}`
  try {
    const handle = await open(unfinished, 'wx')
    try {
      await handle.writeFile(content)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(unfinished, file)
  } catch (error) {
    // Why it failed counts, not that it can’t be removed either.
    await rm(unfinished, { force: true }).catch(() => {})
    throw error
  }
}
