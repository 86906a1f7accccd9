// @one-database: it is about files.
import { existsSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { MAX_BYTES } from '#app/domain/files/rules.ts'
import { inDays, newEvent } from '../support/admin-events.ts'
import { admin, pathOf, post } from '../support/administration.ts'
import { db, fetch, signIn, submit, visit } from '../support/app.ts'
import { document, pdf } from '../support/documents.ts'
import { announceWith, formWith, send, uploaded } from '../support/files.ts'
import { animatedWebp, hugePng, picture, twoColored, withMetadata } from '../support/pictures.ts'
import { statementsOf } from '../support/statements.ts'

const LIST = '/admin/files'

beforeEach(() => db().storedFile.deleteMany())

const stored = ({ key }: { key: string }, extension: string) =>
  existsSync(path.join(process.env.STORAGE_DIR ?? '', 'files', `${key}.${extension}`))

describe('a file', () => {
  test.each([
    ['pdf', 'application/pdf', pdf],
    ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', document.docx],
    ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', document.xlsx],
    ['pptx', 'application/vnd.openxmlformats-officedocument.presentationml.presentation', document.pptx],
  ])('that is a %s is served as an attachment, byte for byte', async (extension, mediaType, make) => {
    const file = await uploaded(make(), '../“Año” <1>.exe')
    expect(file.address).toMatch(/^\/files\/[0-9a-f]{32}$/)
    const { status, headers, ...answer } = await fetch(file.address, admin).then(async (response) => ({
      status: response.status,
      headers: response.headers,
      content: Buffer.from(await response.arrayBuffer()),
    }))
    expect(status).toBe(200)
    expect(answer.content.equals(make())).toBe(true)
    expect(headers.get('content-type')).toBe(mediaType)
    expect(headers.get('content-disposition')).toMatch(
      new RegExp(`^attachment; filename="[^"/]*\\.${extension}"`),
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('that is a %s is shown as an image', async (kind) => {
    const file = await uploaded(await picture[kind](), 'logo.pdf')
    expect(file).toMatchObject({ type: 'IMAGE', name: 'logo.webp' })
    const { headers } = await fetch(file.address, admin)
    expect(headers.get('content-type')).toBe('image/webp')
    expect(headers.get('content-disposition')).toBeNull()
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
  })

  test('that is an image keeps its shape, is upright, not too large, and tells nothing of where it was taken', async () => {
    const read = async (content: Buffer) => {
      const { address } = await uploaded(content)
      return Buffer.from(await (await fetch(address, admin)).arrayBuffer())
    }
    const upright = await read(await withMetadata())
    const { width = 0, height = 0, exif, xmp, orientation } = await sharp(upright).metadata()
    expect({ exif, xmp, orientation, tall: height > width }).toEqual({ tall: true })
    expect(upright.includes('canary')).toBe(false)
    const large = await read(await twoColored({ width: 3200, height: 800 }).png().toBuffer())
    expect(await sharp(large).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 400 })
  })

  test('that is uploaded twice is there once, at the same time too', async () => {
    const forms = await Promise.all([formWith(pdf(), 'a.pdf'), formWith(pdf(), 'b.pdf')])
    const answers = await Promise.all(forms.map((body) => fetch(`${LIST}/new`, { ...admin, body })))
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    expect(await db().storedFile.count()).toBe(1)
  })
})

describe('what is no such file', () => {
  const UNKNOWN = 'We couldn’t read that file.'
  test.each([
    ['a page called a PDF', () => Buffer.from('<script>alert(1)</script>'), 'a.pdf', UNKNOWN],
    [
      'a drawing called a PNG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'a.png',
      UNKNOWN,
    ],
    ['a GIF', picture.gif, 'a.png', UNKNOWN],
    ['a program', () => Buffer.from('MZ\x90\0'), 'a.docx', UNKNOWN],
    ['a document with macros', document.withMacros, 'a.docx', UNKNOWN],
    [
      'half an image',
      async () => (await picture.jpeg()).subarray(0, 300),
      'a.jpg',
      'We couldn’t read that file.',
    ],
    ['an animation', animatedWebp, 'a.webp', 'Animated images aren’t supported.'],
    ['a bomb', () => hugePng(60_000, 60_000), 'a.png', 'The image has too many pixels'],
    [
      'an image of more than 10 MB',
      async () => Buffer.concat([await picture.jpeg(), Buffer.alloc(10 * 1024 * 1024)]),
      'a.jpg',
      'The image must be 10 MB or smaller.',
    ],
    ['nothing', () => null, '', 'Please choose a file.'],
  ])('such as %s is refused on the form', async (_, make, name, message) => {
    const answer = await visit(`${LIST}/new`, { ...admin, body: await formWith(await make(), name) })
    expect(answer.status).toBe(400)
    expect(answer.page.text('#file-error')).toContain(message)
    expect(answer.page.title).toMatch(/^Error: /)
    expect(await db().storedFile.count()).toBe(0)
  })

  test('such as more than 25 MB is answered by the form, whether or not its length was told', async () => {
    const body = await formWith(new Blob([pdf(), new Uint8Array(MAX_BYTES)]), 'a.pdf')
    const headers = { 'content-length': '50000000', 'content-type': 'multipart/form-data; boundary=x' }
    for (const asking of [{ body }, { body: '--x', headers }]) {
      const { status, page } = await visit(`${LIST}/new`, { ...admin, ...asking })
      expect([status, page.text('#file-error')]).toEqual([413, 'Error: The file must be 25 MB or smaller.'])
    }
  })

  test('such as several at once is answered by the form', async () => {
    const body = await formWith(pdf(), 'a.pdf')
    body.append('file', new Blob(['second']), 'second.pdf')
    const { status, page } = await visit(`${LIST}/new`, { ...admin, body })
    expect([status, page.text('#file-error')]).toEqual([400, 'Error: Please choose one file, not several.'])
  })

  test('waits when there were too many', async () => {
    const { id } = await db().user.findUniqueOrThrow({ where: { email: 'staff@example.org' } })
    const key = `filesByMember:${id}`
    await db().rateLimit.create({ data: { key, points: 60, expire: new Date(Date.now() + 60_000) } })
    const answer = await send(pdf(), 'a.pdf', { as: 'staff' })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)])
    await db().rateLimit.delete({ where: { key } })
  })
})

describe('the screen', () => {
  test('names each file, what shows it, and the address to paste', async () => {
    const [used, free] = [
      await uploaded(pdf('used'), 'Fact sheet.pdf'),
      await uploaded(pdf('free'), 'Other.pdf'),
    ]
    const page = await announceWith(used.address, 'save')
    const { page: list } = await visit(LIST, { as: 'staff' })
    const rows = list.texts('tbody tr')
    expect(rows).toHaveLength(2)
    expect(rows[0]).toContain('Other.pdf')
    expect(rows[0]).toContain(free.address)
    expect(rows[0]).toContain('Nothing')
    expect(rows[1]).toMatch(/Fact sheet\.pdf.*PDF, 1 KB/)
    expect(rows[1]).toContain('Fact sheets (announcement)')
    expect(list.has(`tbody a[href="${page}"]`)).toBe(true)
    expect((await visit(`${LIST}?search=sheet`, admin)).page.texts('tbody tr')).toHaveLength(1)
  })

  test('takes the same number of queries for many files', async () => {
    const cookie = await signIn('admin')
    const taken = async () => {
      await fetch(LIST, { cookie })
      return statementsOf(() => fetch(LIST, { cookie }))
    }
    await uploaded(pdf('first'))
    const one = await taken()
    for (const text of ['second', 'third', 'fourth']) await uploaded(pdf(text))
    expect(await taken()).toBe(one)
    expect(one).toBeLessThanOrEqual(6)
  })

  test('is for those alone who edit what shows files', async () => {
    for (const [as, status] of [
      ['staff', 200],
      ['event-manager', 200],
      ['fellow', 404],
    ] as const)
      expect((await fetch(LIST, { as })).status).toBe(status)
  })
})

describe('an event manager', () => {
  const manager = { as: 'event-manager' } as const
  const names = async () => (await visit(LIST, manager)).page.texts('tbody th')
  const eventForm = () => visit('/admin/events/new', manager)

  test('uploads an image and chooses it in the form of an event', async () => {
    const image = await picture.png()
    expect((await send(image, 'Pier.png', manager)).status).toBe(303)
    const { key } = await db().storedFile.findFirstOrThrow()
    const [address, other] = [`/files/${key}`, await uploaded(await picture.jpeg(), 'Of staff.jpg')]
    expect((await fetch(address, manager)).status).toBe(200)
    expect((await fetch(other.address, manager)).status).toBe(404)
    expect(await names()).toEqual(['Pier.webp'])
    const { page } = await eventForm()
    expect(page.root.querySelector('input[name=imageUrl]')?.getAttribute('list')).toBe('suggested-images')
    const suggested = page.root.querySelectorAll('datalist#suggested-images option')
    expect(suggested.map((option) => [option.getAttribute('label'), option.getAttribute('value')])).toEqual([
      ['Pier.webp', address],
    ])
  })

  test('uploads no documents', async () => {
    const answer = await visit(`${LIST}/new`, { ...manager, body: await formWith(pdf(), 'a.pdf', manager) })
    expect([answer.status, answer.page.text('#file-error')]).toEqual([
      400,
      'Error: We couldn’t read that file. Choose a JPEG, PNG, WebP or AVIF image.',
    ])
    expect(await db().storedFile.count()).toBe(0)
  })

  test('has what events show, whoever uploaded it, and learns nothing of what else does', async () => {
    const sheet = await uploaded(pdf('of staff'), 'Sheet.pdf')
    const image = await uploaded(await picture.png(), 'Harbor.png')
    await newEvent({ imageUrl: image.address, startDate: inDays(20), endDate: inDays(20) }, 'Save draft')
    expect(await names()).toEqual(['Harbor.webp'])
    expect((await visit(`${LIST}/${sheet.id}/delete`, manager)).status).toBe(404)
    expect(pathOf(await post(`${LIST}/${sheet.id}/delete`, {}, manager))).toBe(LIST)
    expect(await db().storedFile.count({ where: { id: sheet.id } })).toBe(1)
    await send(await picture.avif(), 'Own.avif', manager)
    const own = await db().storedFile.findFirstOrThrow({ where: { name: 'Own.webp' } })
    await announceWith(`/files/${own.key}`, 'save')
    const { page } = await visit(`${LIST}/${own.id}/delete`, manager)
    expect(page.text('.notice')).toContain('Something that you don’t edit')
    expect(page.text('body')).not.toContain('Fact sheets')
  })
})

describe('deleting a file', () => {
  const remove = async (id: number) => {
    const { page } = await visit(`${LIST}/${id}/delete`, admin)
    return submit(page.form('.admin-page form'), admin)
  }

  test('takes its content along, and is written down', async () => {
    const file = await uploaded(pdf('gone'), 'Gone.pdf')
    expect(stored(file, 'pdf')).toBe(true)
    expect(pathOf(await remove(file.id))).toBe(LIST)
    expect(stored(file, 'pdf')).toBe(false)
    expect((await fetch(file.address, admin)).status).toBe(404)
    expect((await post(`${LIST}/${file.id}/delete`, {})).status).toBe(303)
    const { page } = await visit('/admin/history', admin)
    expect(page.texts('.admin-page li.card').slice(0, 2)).toEqual([
      expect.stringContaining('deleted “Gone.pdf”'),
      expect.stringContaining('uploaded “Gone.pdf”'),
    ])
  })

  test('is refused while something shows it', async () => {
    const file = await uploaded(pdf('kept'))
    const { page } = await visit(`${LIST}/${file.id}/delete`, admin)
    await announceWith(file.address, 'save')
    const answer = await submit(page.form('.admin-page form'), admin)
    expect(pathOf(answer)).toBe(`${LIST}/${file.id}/delete`)
    const again = await visit(`${LIST}/${file.id}/delete`, admin)
    expect(again.page.text('.notice')).toContain('Fact sheets (announcement)')
    expect(again.page.has('.admin-page form')).toBe(false)
    expect(stored(file, 'pdf')).toBe(true)
  })
})
