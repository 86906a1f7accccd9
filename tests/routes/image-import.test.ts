// @one-database: it is about pictures and where they come from.
import { createServer, type RequestListener } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NOT_STORED } from '#app/domain/profile-images/rules.ts'
import { db, fetch, visit } from '../support/app.ts'
import { changeSettings } from '../support/chargebee/set-up.ts'
import { imageOf } from '../support/images.ts'
import { newMember, send } from '../support/own-profile.ts'
import { picture } from '../support/pictures.ts'
import { startS3 } from '../support/s3-server.ts'

const IMPORT = '/profile/image/import'
const PLACE = process.env.LINKEDIN_PICTURE_ORIGIN ?? ''

/** Where LinkedIn keeps pictures; what it answers is up to each test. */
let answer: RequestListener
let asked: string[] = []
const place = createServer((request, response) => {
  asked.push(request.url ?? '')
  answer(request, response)
})
beforeAll(async () => {
  const { hostname, port } = new URL(PLACE)
  await new Promise<void>((resolve) => place.listen(Number(port), hostname, resolve))
})
afterAll(() => {
  place.close()
  place.closeAllConnections()
})

let id = 0
let cookie = ''
beforeEach(async () => {
  asked = []
  const jpeg = await picture.jpeg()
  answer = (_, response) => response.setHeader('Content-Type', 'image/jpeg').end(jpeg)
  ;({ id, cookie } = await newMember())
})

const linked = (address: string | null) =>
  db().identity.create({
    data: { provider: 'LINKEDIN', subject: `subject-${id}`, userId: id, picture: address },
  })

test('a picture at LinkedIn becomes the image of whoever signs in with it', async () => {
  await linked(`${PLACE}/mine.jpg`)
  expect((await visit('/profile/image', { cookie })).page.has(`a[href="${IMPORT}"]`)).toBe(true)
  expect((await send(IMPORT, cookie)).response.headers.get('location')).toBe('/profile')
  expect(asked).toEqual(['/mine.jpg'])
  const { profileImgUrl, hasVisibleAvatar } = await imageOf(id)
  expect(hasVisibleAvatar).toBe(true)
  expect((await fetch(profileImgUrl ?? '', { as: 'alumni' })).status).toBe(200)
})

test('nothing is offered to whoever has no picture there, does not sign in with it, or signs in with Google', async () => {
  expect((await fetch(IMPORT, { cookie })).status).toBe(404)
  expect((await fetch(IMPORT, { cookie, form: { version: '' } })).status).toBe(404)
  await linked(null)
  await db().identity.create({
    data: { provider: 'GOOGLE', subject: `subject-${id}`, userId: id, picture: `${PLACE}/google.jpg` },
  })
  expect((await fetch(IMPORT, { cookie, form: { version: '' } })).status).toBe(404)
  expect((await visit('/profile/image', { cookie })).page.has(`a[href="${IMPORT}"]`)).toBe(false)
  expect(asked).toEqual([])
})

test('no form says where the picture is', async () => {
  await linked(`${PLACE}/mine.jpg`)
  await send(IMPORT, cookie, { url: `${PLACE}/other.jpg`, picture: `${PLACE}/other.jpg` })
  expect(asked).toEqual(['/mine.jpg'])
})

test('what can’t be stored is refused with words on its form', async () => {
  await linked(`${PLACE}/mine.jpg`)
  const store = await startS3()
  const undo = await changeSettings(store.settings)
  store.fail(503)
  const { status, page } = await send(IMPORT, cookie)
  await undo()
  await store.stop()
  expect(status).toBe(503)
  expect(page.text('[role=alert]')).toContain(NOT_STORED)
  expect((await imageOf(id)).profileImgUrl).toBeNull()
})

describe('an address that is not LinkedIn’s', () => {
  const { port } = new URL(PLACE)
  test.each([
    'http://127.0.0.1:5432/',
    'http://169.254.169.254/latest/meta-data/',
    'file:///etc/passwd',
    `http://localhost:${port}/mine.jpg`,
    `http://user:password@127.0.0.1:${port}/mine.jpg`,
    `https://127.0.0.1:${port}/mine.jpg`,
    'data:image/png;base64,AAAA',
    'nonsense',
  ])('such as %s is asked for nothing', async (address) => {
    await linked(address)
    const { status, page } = await send(IMPORT, cookie)
    expect(status).toBe(400)
    expect(page.text('[role=alert]')).toContain('We couldn’t get your photo from LinkedIn.')
    expect(asked).toEqual([])
  })
})

describe('what LinkedIn answers', () => {
  const refusals: [string, RequestListener][] = [
    ['leads elsewhere', (_, response) => response.writeHead(302, { Location: `${PLACE}/elsewhere` }).end()],
    ['is gone', (_, response) => response.writeHead(410).end()],
    [
      'says that it is too large',
      (_, response) => response.writeHead(200, { 'Content-Length': '99999999' }).write('x'),
    ],
    ['goes on without an end', (_, response) => void pour(response)],
    ['breaks off', (_, response) => void response.write('x', () => response.destroy())],
  ]

  test.each(refusals)('is not taken where it %s', async (_, refusal) => {
    await linked(`${PLACE}/mine.jpg`)
    answer = refusal
    expect((await send(IMPORT, cookie)).status).toBe(400)
    expect(asked).toEqual(['/mine.jpg'])
    expect((await imageOf(id)).profileImgUrl).toBeNull()
  })

  test('is judged as an upload is', async () => {
    await linked(`${PLACE}/mine.jpg`)
    answer = (_, response) => response.setHeader('Content-Type', 'image/jpeg').end('<svg onload="alert(1)"/>')
    const { status, page } = await send(IMPORT, cookie)
    expect(status).toBe(400)
    expect(page.text('[role=alert]')).toContain('We couldn’t read that file')
  })
})

/** A megabyte after the other, until nobody listens any more. */
async function pour(response: Parameters<RequestListener>[1]) {
  const part = Buffer.alloc(1024 * 1024)
  while (!response.destroyed && !response.closed)
    await new Promise((resolve) => response.write(part, resolve))
}
