import { expect, test } from 'vitest'
import type { Storage } from '#app/storage/storage.ts'

export const bytes = (text: string) => new TextEncoder().encode(text)

export async function textIn(files: Storage, name: string) {
  const content = await files.get(name)
  return content && new TextDecoder().decode(content)
}

const NO_NAMES = [
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
]

/** What holds wherever files are stored. */
export function keepsTheRules(files: () => Storage) {
  test('gives back what was put there, and the newest of what was put there twice', async () => {
    await files().put('profile-images/abc-64.webp', bytes('first'))
    await files().put('profile-images/abc-64.webp', bytes('second'))
    expect(await textIn(files(), 'profile-images/abc-64.webp')).toBe('second')
  })

  test('gives back every byte, and files without any', async () => {
    const all = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256)
    await files().put('all-bytes.bin', all)
    await files().put('nothing.bin', new Uint8Array())
    expect(Buffer.compare((await files().get('all-bytes.bin')) ?? bytes(''), all)).toBe(0)
    expect(await files().get('nothing.bin')).toHaveLength(0)
  })

  test('has nothing under a name that was never used or was removed', async () => {
    await files().put('gone.txt', bytes('x'))
    await files().remove('gone.txt')
    await files().remove('never-there.txt')
    expect(await files().get('gone.txt')).toBeNull()
    expect(await files().get('never-there.txt')).toBeNull()
  })

  test('lists the files of a folder, and none of a folder that isn’t there', async () => {
    const names = ['five', 'four', 'one', 'three', 'two.txt']
    for (const name of [...names, 'below/six', 'below/seven'])
      await files().put(`listed/${name}`, bytes(name))
    expect((await files().namesIn('listed')).toSorted()).toEqual(names)
    expect(await files().namesIn('nowhere')).toEqual([])
  })

  test('lists every file, with the time of its last change', async () => {
    await files().put('deep/down/in-here.txt', bytes('x'))
    const found = new Map<string, Date>()
    for await (const { name, changed } of files().list()) found.set(name, changed)
    expect([...found.keys()]).toEqual(
      expect.arrayContaining(['deep/down/in-here.txt', 'listed/below/six', 'listed/two.txt']),
    )
    expect(found.get('deep/down/in-here.txt')?.getTime()).toBeGreaterThan(Date.UTC(2026, 0))
    expect(found.has('gone.txt')).toBe(false)
  })

  test.each(NO_NAMES)('refuses %j as a name', async (name) => {
    await expect(async () => files().get(name)).rejects.toThrow('Not the name of a stored file')
    await expect(async () => files().put(name, bytes('x'))).rejects.toThrow()
    await expect(async () => files().remove(name)).rejects.toThrow()
    await expect(async () => files().namesIn(name)).rejects.toThrow()
  })
}
