// @one-database: it is about files.
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { NOT_STORED } from '#app/domain/profile-images/rules.ts'
import { removeLeftUploads } from '#app/http/left-uploads.server.ts'
import { db, fetch, signIn } from '../support/app.ts'
import { changeSettings } from '../support/chargebee/set-up.ts'
import { pdf } from '../support/documents.ts'
import { failWrites, loseBlobs } from '../support/failing-files.ts'
import { send } from '../support/files.ts'
import { imageOf, upload, uploadForm } from '../support/images.ts'
import { upload as sendImport } from '../support/imports.ts'
import { imaniOkafor, join } from '../support/people.ts'
import { picture } from '../support/pictures.ts'

/** Other tests use the folders of all meanwhile. */
const own = mkdtempSync(path.join(tmpdir(), 'members-full-'))
const [KEPT, TEMPORARY] = [path.join(own, 'kept'), path.join(own, 'temporary')]
const CODES = ['ENOSPC', 'EACCES', 'EROFS', 'EMFILE']

const inStorage = (file: string) => file.startsWith(KEPT)
const inTemporary = (file: string) => file.startsWith(TEMPORARY)

let imani = 0
let undo = () => {}
let asBefore = async () => {}
const { TMPDIR } = process.env
beforeAll(async () => {
  mkdirSync(TEMPORARY)
  process.env.TMPDIR = TEMPORARY
  asBefore = await changeSettings({ STORAGE_DIR: KEPT })
  ;[imani = 0] = await join(imaniOkafor())
})
afterEach(() => undo())
afterAll(async () => {
  await asBefore()
  if (TMPDIR === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = TMPDIR
  rmSync(own, { recursive: true, force: true })
})

/** Every file there is, what is left over included. */
const left = () => globSync('**/*', { cwd: own }).filter((file) => /\.\w+$|upload/.test(file))

describe.each(CODES)('while storing a file fails with %s', (code) => {
  test('an image is refused with words on its form, the one before it stays, and nothing is left over', async () => {
    const cookie = await signIn(imani)
    expect((await upload(cookie, await picture.png())).status).toBe(303)
    const [before, files] = [await imageOf(imani), left()]
    undo = failWrites(code, inStorage)
    const { response, page } = await upload(cookie, await picture.jpeg())
    expect(response.status).toBe(503)
    expect(page.text('main')).toContain(NOT_STORED)
    expect(page.has('input[type=file][name=image]')).toBe(true)
    undo()
    expect([await imageOf(imani), left()]).toEqual([before, files])
    expect((await fetch(`${before.profileImgUrl}/64`, { as: imani })).status).toBe(200)
  })

  test('a file is refused in the same way, and taken once that is over', async () => {
    const [files, rows] = [left(), await db().storedFile.count()]
    undo = failWrites(code, inStorage)
    const answer = await send(pdf(`kept through ${code}`))
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain(NOT_STORED)
    undo()
    expect([left(), await db().storedFile.count()]).toEqual([files, rows])
    expect((await send(pdf(`kept through ${code}`))).status).toBe(303)
  })

  test.each([
    [
      'an image',
      async () =>
        fetch('/profile/image', {
          as: imani,
          body: await uploadForm(await signIn(imani), await picture.png()),
        }),
    ],
    ['a file', () => send(pdf('on its way'))],
    ['a file to import', () => sendImport('links', 'Name\nA link')],
  ])('%s that can’t even be received is refused with words on its form', async (_, sending) => {
    const files = left()
    undo = failWrites(code, inTemporary)
    const answer = await sending()
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain(NOT_STORED)
    expect(left()).toEqual(files)
  })
})

test('a file that was received and can’t be read again is refused in the same words', async () => {
  undo = loseBlobs()
  const answer = await send(pdf('lost'))
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain(NOT_STORED)
  expect(left()).toEqual(expect.not.arrayContaining([expect.stringContaining('upload')]))
})

test('what a killed process has left of an upload goes after a day, and nothing else', async () => {
  const old = mkdtempSync(path.join(TEMPORARY, 'members-upload-'))
  const [young, another] = ['members-upload-young', 'another'].map((name) => path.join(TEMPORARY, name))
  writeFileSync(path.join(old, 'body'), 'half of it')
  for (const place of [young, another]) mkdirSync(place as string)
  for (const place of [old, another]) utimesSync(place as string, 0, 0)
  await removeLeftUploads()
  expect([old, young, another].map((place) => existsSync(place as string))).toEqual([false, true, true])
})
