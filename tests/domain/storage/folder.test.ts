import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { folderStorage } from '#app/storage/folder.server.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'members-storage-'))
const files = folderStorage(path.join(folder, 'kept'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const bytes = (text: string) => new TextEncoder().encode(text)
const text = async (name: string) => {
  const content = await files.get(name)
  return content && new TextDecoder().decode(content)
}

describe('the folder of stored files', () => {
  test('gives back what was put there, and the newest of what was put there twice', async () => {
    await files.put('profile-images/abc-64.webp', bytes('first'))
    await files.put('profile-images/abc-64.webp', bytes('second'))
    expect(await text('profile-images/abc-64.webp')).toBe('second')
  })

  test('has nothing under a name that was never used or was removed', async () => {
    await files.put('gone.txt', bytes('x'))
    await files.remove('gone.txt')
    await files.remove('never-there.txt')
    expect(await files.get('gone.txt')).toBeNull()
    expect(await files.get('never-there.txt')).toBeNull()
  })

  test('lists the files of a folder, and none of a folder that isn’t there', async () => {
    await files.put('listed/one', bytes('1'))
    await files.put('listed/two.txt', bytes('2'))
    await files.put('listed/below/three', bytes('3'))
    expect((await files.namesIn('listed')).toSorted()).toEqual(['one', 'two.txt'])
    expect(await files.namesIn('nowhere')).toEqual([])
  })

  test('is never read half-written: of many writers at once one wins whole, and no unfinished file stays', async () => {
    const contents = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(50_000))
    await Promise.all(contents.map((content) => files.put('contested.bin', bytes(content))))
    expect(contents).toContain(await text('contested.bin'))
    expect(readdirSync(path.join(folder, 'kept')).filter((it) => it.includes('unfinished'))).toEqual([])
  })

  test('leaves no unfinished file behind where a write fails', async () => {
    await files.put('taken/inside.txt', bytes('x'))
    await expect(files.put('taken', bytes('a file where a folder is'))).rejects.toThrow()
    expect(readdirSync(path.join(folder, 'kept')).filter((it) => it.includes('unfinished'))).toEqual([])
  })

  test.each([
    '../secret',
    'a/../../b',
    '/etc/passwd',
    'a//b',
    '.hidden',
    'a/.hidden',
    'a\\b',
    'a\0b',
    '',
    'A',
    'a/',
  ])('refuses %j as a name', async (name) => {
    await expect(async () => files.get(name)).rejects.toThrow('Not the name of a stored file')
    await expect(async () => files.put(name, bytes('x'))).rejects.toThrow()
    await expect(async () => files.remove(name)).rejects.toThrow()
    await expect(async () => files.namesIn(name)).rejects.toThrow()
  })
})
