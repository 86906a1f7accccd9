// @one-database: it is about pictures.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { db, fetch, signIn, submit, visit } from '../support/app.ts'
import { imageOf, upload, uploadForm } from '../support/images.ts'
import { newMember } from '../support/own-profile.ts'
import { animatedWebp, hugePng, picture, twoColored, withMetadata } from '../support/pictures.ts'

const IMAGE = '/profile/image'
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const REFUSED = 'We couldn’t read that file. Choose a JPEG, PNG, WebP or AVIF image.'

let id = 0
let cookie = ''
beforeEach(async () => {
  ;({ id, cookie } = await newMember())
})

const filesOf = (address: string | null) =>
  readdirSync(path.join(process.env.STORAGE_DIR ?? '', 'profile-images')).filter((file) =>
    file.startsWith(`${address?.split('/').at(-1)}-`),
  )
const address = async () => (await imageOf(id)).profileImgUrl

describe('a picture', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'of the kind %s becomes the image, shown everywhere',
    async (kind) => {
      const before = await imageOf(id)
      const { response } = await upload(cookie, await picture[kind](), { name: 'whatever.exe' })
      expect([response.status, response.headers.get('location')]).toEqual([303, '/profile'])
      const { profileImgUrl, hasVisibleAvatar, updatedAt } = await imageOf(id)
      expect(hasVisibleAvatar).toBe(true)
      expect(updatedAt.getTime()).toBeGreaterThan(before.updatedAt.getTime())
      expect((await fetch(`${profileImgUrl}/64`, { as: 'alumni' })).status).toBe(200)
      expect((await visit(`/profile/${id}`, { as: 'alumni' })).page.has(`img[src^="${profileImgUrl}"]`)).toBe(
        true,
      )
    },
  )

  test('is kept without the place and the camera, and upright', async () => {
    await upload(cookie, await withMetadata())
    const kept = Buffer.from(await (await fetch((await address()) ?? '', { cookie })).arrayBuffer())
    const { exif, xmp, orientation } = await sharp(kept).metadata()
    expect({ exif, xmp, orientation }).toEqual({})
    expect(kept.includes('canary')).toBe(false)
  })

  test('replaces the former one, whose files go', async () => {
    await upload(cookie, await picture.png())
    const former = await address()
    expect(filesOf(former)).toHaveLength(3)
    await upload(cookie, await picture.jpeg())
    expect(filesOf(former)).toEqual([])
    expect(filesOf(await address())).toHaveLength(3)
    expect((await fetch(former ?? '', { cookie })).status).toBe(404)
  })

  test('that is sent twice comes out once, at the same time too', async () => {
    const bytes = await picture.png()
    const forms = await Promise.all([uploadForm(cookie, bytes), uploadForm(cookie, bytes)])
    const answers = await Promise.all(forms.map((body) => fetch(IMAGE, { cookie, body })))
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    expect(filesOf(await address())).toHaveLength(3)
  })

  test('is not saved over an image that came meanwhile, until that one was seen', async () => {
    await upload(cookie, await picture.png())
    const standing = await address()
    const stale = await upload(cookie, await picture.jpeg(), { version: '' })
    expect(stale.status).toBe(409)
    expect(stale.page.text('[role=alert]')).toContain('Your image was changed after you opened this')
    expect(stale.page.find('input[name=version]').getAttribute('value')).toBe(standing)
    expect(await address()).toBe(standing)
    expect(
      readdirSync(path.join(process.env.STORAGE_DIR ?? '', 'profile-images')).some((it) =>
        it.includes('unfinished'),
      ),
    ).toBe(false)
  })

  test('that a demo member shares with another stays for the other', async () => {
    const other = await newMember()
    await upload(cookie, await picture.png())
    const shared = await address()
    await db().user.update({
      where: { id: other.id },
      data: { profileImgUrl: shared, hasVisibleAvatar: true },
    })
    await upload(cookie, await picture.jpeg())
    expect((await fetch(shared ?? '', { cookie: other.cookie })).status).toBe(200)
  })
})

describe('what is no picture of ours', () => {
  test.each([
    [
      'a drawing with a script that calls itself a PNG',
      () => new Blob([DRAWING], { type: 'image/png' }),
      REFUSED,
    ],
    [
      'a page behind the first bytes of a GIF',
      () => new Blob(['GIF89a<script>'], { type: 'image/png' }),
      REFUSED,
    ],
    ['a GIF', picture.gif, REFUSED],
    ['half a picture', async () => (await picture.jpeg()).subarray(0, 300), REFUSED],
    ['an animation', animatedWebp, 'Animated images aren’t supported. Choose a still image.'],
    ['a bomb of 3.6 billion pixels', async () => hugePng(60_000, 60_000), 'The image has too many pixels'],
    ['no file', async () => null, 'Please choose an image.'],
  ])('such as %s is refused on the form, and nothing is kept', async (_, make, message) => {
    const { status, page } = await upload(cookie, await make(), { name: '../../me.png' })
    expect(status).toBe(400)
    expect(page.text('#image-field-image-error')).toContain(message)
    expect(page.title).toMatch(/^Error: /)
    expect(await imageOf(id)).toMatchObject({ profileImgUrl: null, hasVisibleAvatar: false })
  })

  test('such as a file of more than 10 MB is answered by the form, whether or not its length was told', async () => {
    const large = new Blob([new Uint8Array(10 * 1024 * 1024 + 1)])
    const body = await uploadForm(cookie, large)
    const headers = { 'content-length': '50000000', 'content-type': 'multipart/form-data; boundary=x' }
    const answers = [
      await visit(IMAGE, { cookie, body }),
      await visit(IMAGE, { cookie, body: '--x', headers }),
    ]
    for (const { status, page } of answers) {
      expect(status).toBe(413)
      expect(page.text('#image-field-image-error')).toContain('The image must be 10 MB or smaller.')
    }
  })

  test('such as two files at once is answered by the form', async () => {
    const body = await uploadForm(cookie, await picture.png())
    body.append('image', new Blob(['second']), 'second.png')
    const { status, page } = await visit(IMAGE, { cookie, body })
    expect([status, page.text('#image-field-image-error')]).toEqual([
      400,
      'Error: Please choose one image, not several.',
    ])
  })

  test('such as another kind of form is refused', async () => {
    expect((await fetch(IMAGE, { cookie, form: { image: 'x' } })).status).toBe(415)
    const malformed = { 'content-type': 'multipart/form-data; boundary=x' }
    expect((await fetch(IMAGE, { cookie, body: 'nonsense', headers: malformed })).status).toBe(400)
    const elsewhere = new FormData()
    elsewhere.append('picture', new Blob([new Uint8Array(await picture.png())]), 'me.png')
    expect((await fetch(IMAGE, { cookie, body: elsewhere })).status).toBe(400)
  })
})

describe('an upload', () => {
  test('by a form that somebody else opened is not taken', async () => {
    const body = await uploadForm(cookie, await picture.png())
    const other = await newMember()
    expect((await fetch(IMAGE, { cookie: other.cookie, body })).status).toBe(303)
    expect((await imageOf(other.id)).profileImgUrl).toBeNull()
    expect(await address()).toBeNull()
  })

  test('waits when there were too many', async () => {
    await db().rateLimit.create({
      data: { key: `imagesByMember:${id}`, points: 30, expire: new Date(Date.now() + 60_000) },
    })
    const { status, response, page } = await upload(cookie, await picture.png())
    expect([status, response.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)])
    expect(page.text('[role=alert]')).toContain('You’ve changed your image too many times.')
  })

  test('in the name of another is written down', async () => {
    const staff = await signIn('staff')
    const acting = await fetch(`/profile/${id}/act-as`, { cookie: staff, form: {} })
    const session = acting.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    expect((await upload(session, await picture.png())).status).toBe(303)
    expect(await address()).not.toBeNull()
    expect(await db().auditEntry.count({ where: { subjectId: id, path: IMAGE } })).toBe(1)
  })
})

describe('removing the image', () => {
  const open = async () =>
    (await visit(`${IMAGE}/remove`, { cookie })).page.form('main form:has([name=version])')

  test('asks first, and puts the initials in its place', async () => {
    await upload(cookie, await picture.png())
    const former = await address()
    expect((await visit(IMAGE, { cookie })).page.has('a[href="/profile/image/remove"]')).toBe(true)
    const form = await open()
    expect((await submit(form, { cookie })).status).toBe(303)
    expect(await imageOf(id)).toMatchObject({ profileImgUrl: null, hasVisibleAvatar: false })
    expect(filesOf(former)).toEqual([])
    expect((await submit(form, { cookie })).status).toBe(303)
    const { page } = await visit(`/profile/${id}`, { as: 'alumni' })
    expect(page.find('main header [data-initials]').getAttribute('data-initials')).toBe('IO')
  })

  test('spares one that came meanwhile', async () => {
    await upload(cookie, await picture.png())
    const form = await open()
    await upload(cookie, await twoColored({ width: 90 }).png().toBuffer())
    const answer = await submit(form, { cookie })
    expect(answer.status).toBe(409)
    expect(await answer.text()).toContain('This image was changed after you opened it. Remove it anyway?')
    expect(await address()).not.toBeNull()
  })

  test('is nothing for whoever has none', async () => {
    expect((await fetch(`${IMAGE}/remove`, { cookie })).status).toBe(404)
    expect((await visit(IMAGE, { cookie })).page.has('a[href="/profile/image/remove"]')).toBe(false)
  })
})
