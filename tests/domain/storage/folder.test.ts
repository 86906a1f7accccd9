import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { folderStorage } from '#app/storage/folder.server.ts'
import { StorageFailure } from '#app/values/storage-failure.ts'
import { failWrites } from '../../support/failing-files.ts'
import { bytes, keepsTheRules, textIn } from '../../support/storage-rules.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'members-storage-'))
const files = folderStorage(path.join(folder, 'kept'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the folder of stored files', () => {
  keepsTheRules(() => files)

  test('is never read half-written: of many writers at once one wins whole, and no unfinished file stays', async () => {
    const contents = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(50_000))
    await Promise.all(contents.map((content) => files.put('contested.bin', bytes(content))))
    expect(contents).toContain(await textIn(files, 'contested.bin'))
    expect(readdirSync(path.join(folder, 'kept')).filter((it) => it.includes('unfinished'))).toEqual([])
  })

  test('removes what writes that broke off have left, once it is old', async () => {
    await files.put('whole/file.txt', bytes('whole'))
    const [old, young] = ['old', 'young'].map((name) =>
      path.join(folder, 'kept/whole', `${name}.00ff.unfinished`),
    )
    for (const file of [old, young]) writeFileSync(file as string, 'half')
    for (const file of [old as string, path.join(folder, 'kept/whole/file.txt')]) utimesSync(file, 0, 0)
    await files.removeUnfinished(new Date(Date.now() - 60_000))
    expect(readdirSync(path.join(folder, 'kept/whole')).toSorted()).toEqual([
      'file.txt',
      path.basename(young as string),
    ])
  })

  test('leaves no unfinished file behind where a write fails', async () => {
    await files.put('taken/inside.txt', bytes('x'))
    await expect(files.put('taken', bytes('a file where a folder is'))).rejects.toThrow()
    expect(readdirSync(path.join(folder, 'kept')).filter((it) => it.includes('unfinished'))).toEqual([])
  })

  test.each([
    ['ENOSPC', 'is on a disk that is full'],
    ['EACCES', 'can’t be used by the user of this process'],
    ['EROFS', 'is on a disk that can only be read'],
    ['EMFILE', 'can’t be used, because this process has too many files open'],
    ['ELOOP', 'can’t be used'],
  ])('says in words why it can’t be written, and keeps what was there: %s', async (code, says) => {
    await files.put('kept.txt', bytes('as it was'))
    const undo = failWrites(code, (file) => file.startsWith(folder))
    const failed = files.put('kept.txt', bytes('half of this is written'))
    await expect(failed).rejects.toThrow(new StorageFailure(`The folder of stored files ${says} (${code})`))
    undo()
    expect(await textIn(files, 'kept.txt')).toBe('as it was')
    expect(readdirSync(path.join(folder, 'kept')).filter((it) => it.includes('unfinished'))).toEqual([])
  })
})
