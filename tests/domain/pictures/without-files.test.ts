import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { picture } from '../../support/pictures.ts'

/** What comes of it in a process that can open no file any more. */
function withoutFiles(what: string, content = Buffer.from('no matter')) {
  const program = `ulimit -n 60; exec "${process.execPath}" tests/support/without-files.ts ${what} ${content.toString('base64')}`
  return execFileSync('sh', ['-c', program], { encoding: 'utf8' })
}

test('an image that can’t be read because no file can be opened is no fault of the image', async () => {
  expect(withoutFiles('picture', await picture.png())).toBe(
    'StorageFailure: The program that reads images can’t be used, because this process has too many files open (EMFILE)',
  )
})

test.each(['read', 'write'])('nor is it a spreadsheet’s where its worker can’t start: %s', (what) => {
  expect(withoutFiles(what)).toMatch(
    /^StorageFailure: A spreadsheet’s worker can’t start, because too many files are open \(E/,
  )
})
