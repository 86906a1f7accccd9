// @one-database: it is about pictures.
import { describe, expect, test } from 'vitest'
import { entriesOf, pathOf } from '../support/administration.ts'
import { fetch, visit } from '../support/app.ts'
import { Page } from '../support/html.ts'
import { businessNow, publish, twoAlumni } from '../support/own-businesses.ts'
import { picture } from '../support/pictures.ts'

const { owner, other, newDraft } = twoAlumni()

describe('a logo', () => {
  const logoAt = (id: number) => `/alumni-business-registry/${id}/logo`
  const upload = async (id: number, content: Buffer, asking = owner, seen?: string) => {
    const body = new FormData()
    body.append('seen', seen ?? (await businessNow(id)).logoUrl ?? '')
    body.append('image', new Blob([new Uint8Array(content)]), 'logo.png')
    return fetch(logoAt(id), { ...asking, body })
  }

  test('is uploaded by its alumni, and is there for everyone once staff have published the business', async () => {
    const id = await newDraft('Lettered')
    expect(pathOf(await upload(id, await picture.png()))).toBe('/alumni-business-registry')
    const { logoUrl } = await businessNow(id)
    expect(logoUrl).toMatch(/^\/files\/[0-9a-f]{32}$/)
    const address = String(logoUrl)
    expect((await fetch(address, owner)).headers.get('content-type')).toBe('image/webp')
    for (const asking of [{}, other]) expect((await fetch(address, asking)).status).toBe(404)
    await publish(id)
    for (const asking of [{}, other]) expect((await fetch(address, asking)).status).toBe(200)
    expect(await businessNow(id)).toMatchObject({ toLookAt: false })

    await upload(id, await picture.jpeg())
    expect(await businessNow(id)).toMatchObject({ toLookAt: true })
    expect((await fetch(address)).status).toBe(404)
    const { page } = await visit(logoAt(id), owner)
    const body = new FormData()
    for (const [name, value] of page.form('main form:last-child', {}, 'Remove the logo').fields)
      body.append(name, value)
    expect((await fetch(logoAt(id), { ...owner, body })).status).toBe(303)
    expect(await businessNow(id)).toMatchObject({ logoUrl: null })
    expect((await entriesOf('businesses', id)).at(0)).toMatchObject({ actorId: owner.as })
  })

  test('isn’t saved over one that came after the page was opened, until that one was seen', async () => {
    const id = await newDraft('Lettered Twice')
    const png = await picture.png()
    expect((await upload(id, png)).status).toBe(303)
    const { logoUrl } = await businessNow(id)
    const late = await upload(id, await picture.jpeg(), owner, '')
    expect([late.status, (await businessNow(id)).logoUrl]).toEqual([409, logoUrl])
    const shown = new Page(await late.text(), logoAt(id))
    expect(shown.text('main')).toContain('Someone changed the logo after you opened this page')
    const seen = shown.form('main form.form').fields.get('seen') ?? ''
    expect(seen).toBe(logoUrl)
    expect((await upload(id, png, owner, '')).status).toBe(303)
    expect((await upload(id, await picture.jpeg(), owner, seen)).status).toBe(303)
    expect((await businessNow(id)).logoUrl).not.toBe(logoUrl)
  })

  test('is no one else’s to change, and nothing but an image', async () => {
    const id = await newDraft('Lettered Too')
    expect((await upload(id, await picture.png(), other)).status).toBe(404)
    const refused = await upload(id, Buffer.from('%PDF-1.7 not an image %%EOF'))
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain(
      'We couldn’t read that file. Choose a JPEG, PNG, WebP or AVIF image.',
    )
    expect((await fetch(logoAt(id), { ...owner, body: new FormData() })).status).toBe(400)
    expect(await businessNow(id)).toMatchObject({ logoUrl: null })
  })
})
