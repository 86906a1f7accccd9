import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { picture } from '../../support/pictures.ts'

test('an image that can’t be read because no file can be opened is no fault of the image', async () => {
  const image = (await picture.png()).toString('base64')
  const program = `ulimit -n 60; exec "${process.execPath}" tests/support/picture-without-files.ts ${image}`
  const said = execFileSync('sh', ['-c', program], { encoding: 'utf8' })
  expect(said).toBe(
    'StorageFailure: The program that reads images can’t be used, because this process has too many files open (EMFILE)',
  )
})
