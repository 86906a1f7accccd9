// @one-database: it brings a database of its own.
import { mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { folderStorage } from '#app/storage/folder.server.ts'
import { runScript } from './support/commands.ts'
import { copyDemo } from './support/prepared.ts'
import { startS3 } from './support/s3-server.ts'
import { bytes, textIn } from './support/storage-rules.ts'

const dataDir = mkdtempSync(path.join(tmpdir(), 'members-copying-'))
const folder = folderStorage(path.join(dataDir, 'files'))
let store: Awaited<ReturnType<typeof startS3>>
beforeAll(async () => {
  store = await startS3()
})
afterAll(async () => {
  await store.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const storage = (args: string[], env: Record<string, string> = store.settings) =>
  runScript('storage', args, { DATA_DIR: dataDir, STORAGE_DIR: '', ...env })

describe('npm run storage', () => {
  test('copies the folder to the bucket and back, and only what is missing', async () => {
    await folder.put('files/one.webp', bytes('one'))
    await folder.put('files/two.webp', bytes('two'))
    expect(await storage(['copy', 'to-bucket'])).toEqual({
      status: 0,
      said: 'Copied 2 files to the bucket; 0 were there already',
    })
    await folder.remove('files/two.webp')
    expect(await storage(['copy', 'to-folder'])).toEqual({
      status: 0,
      said: 'Copied 1 file to the folder; 1 was there already',
    })
    expect(await textIn(folder, 'files/two.webp')).toBe('two')
  })

  test('says what it needs', async () => {
    expect(await storage(['copy', 'to-bucket'], {})).toEqual({
      status: 1,
      said: 'Set S3_BUCKET_URL, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
    })
    const half = { S3_BUCKET_URL: store.settings.S3_BUCKET_URL, S3_ACCESS_KEY_ID: 'x' }
    expect(await storage(['copy', 'to-bucket'], half)).toEqual({
      status: 1,
      said: 'S3_SECRET_ACCESS_KEY: must be set with S3_BUCKET_URL',
    })
    for (const args of [
      [],
      ['copy'],
      ['copy', 'elsewhere'],
      ['copy', 'to-bucket', 'more'],
      ['copy', 'toString'],
      ['check', 'to-bucket'],
      ['check', '--remove', 'more'],
    ])
      expect(await storage(args)).toEqual({
        status: 1,
        said: 'Usage: npm run storage -- copy to-bucket|to-folder\n       npm run storage -- check [--remove]',
      })
  })

  test('names what belongs to nothing, and removes it where that is wanted', async () => {
    const demo = copyDemo(path.join(dataDir, 'demo'))
    const files = folderStorage(path.join(demo, 'files'))
    const check = async (...more: string[]) => {
      const { status, said } = await storage(['check', ...more], { DATA_DIR: demo })
      return [status, said.replace(/Checked [\d,]+ files/, 'Checked files')]
    }
    const left = `files/${'0'.repeat(32)}.pdf`
    expect(await check()).toEqual([0, 'Checked files; 0 belong to nothing'])
    await files.put(left, bytes('left'))
    expect(await check()).toEqual([0, 'Checked files; 0 belong to nothing'])
    utimesSync(path.join(demo, 'files', left), 0, 0)
    expect(await check()).toEqual([0, `${left}\nChecked files; 1 belongs to nothing`])
    expect(await check('--remove')).toEqual([0, 'Checked files; removed 1 of 1 that belongs to nothing'])
    expect(await files.get(left)).toBeNull()
    expect(await check()).toEqual([0, 'Checked files; 0 belong to nothing'])
  })

  test('fails with the store', async () => {
    store.fail(503)
    expect((await storage(['copy', 'to-folder'])).status).toBe(1)
    store.fail(undefined)
  })
})
