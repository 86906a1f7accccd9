// @one-database: it is about pictures.
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { db, fetch, signIn, visit } from '../support/app.ts'
import { giveImage } from '../support/images.ts'
import { imaniOkafor, join, kofiMensah, odileMarchand, wenLi } from '../support/people.ts'

let imani = 0
let wen = 0
let address = ''
beforeAll(async () => {
  ;[imani = 0, wen = 0] = await join(imaniOkafor(), wenLi())
  address = await giveImage(imani)
})

describe('the image of a member', () => {
  test.each([
    ['', 256],
    ['/256', 256],
    ['/128', 128],
    ['/64', 64],
  ])('is served at its address%s, %s pixels wide', async (size, width) => {
    const response = await fetch(address + size, { as: wen })
    expect(response.status).toBe(200)
    expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width })
  })

  test('is kept by the browser for good, by nobody on the way, and is nothing but a picture', async () => {
    const { headers } = await fetch(address, { as: wen })
    expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
    expect(headers.get('vary')).toBeNull()
    expect(headers.get('content-type')).toBe('image/webp')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  })

  test('is told by HEAD without being sent', async () => {
    const response = await fetch(address, { as: wen, method: 'HEAD' })
    expect([response.status, await response.text()]).toEqual([200, ''])
  })

  test('is not there in other sizes, spellings and places', async () => {
    const name = address.split('/').at(-1) ?? ''
    const others = ['/63', '/1000', '/64.webp', '/-64', '/..%2f64'].map((size) => address + size)
    const spelled = [name.toUpperCase(), `${name}0`, '..%2F..%2Fdatabase', '%00', `${name}-64.webp`]
    for (const asked of [...others, ...spelled.map((it) => `/images/${it}`)])
      expect((await fetch(asked, { as: wen })).status, asked).toBe(404)
  })

  test('is for members alone', async () => {
    expect((await fetch(address)).status).toBe(401)
  })
})

describe('the image of somebody who hides', () => {
  test('is there for the owner and for staff, and for nobody else who knows its address', async () => {
    const [odile = 0] = await join(odileMarchand())
    const hidden = await giveImage(odile)
    expect((await fetch(hidden, { as: odile })).status).toBe(200)
    expect((await fetch(hidden, { as: 'staff' })).status).toBe(200)
    for (const other of [wen, 'fellow', 'partner', 'event-manager'] as const)
      expect((await fetch(hidden, { as: other })).status).toBe(404)
  })

  test('comes and goes with the visibility', async () => {
    const [kofi = 0] = await join(kofiMensah())
    const image = await giveImage(kofi)
    const cookie = await signIn(wen)
    expect((await fetch(image, { cookie })).status).toBe(200)
    await db().user.update({ where: { id: kofi }, data: { listed: false, visibility: 'HIDDEN' } })
    expect((await fetch(image, { cookie })).status).toBe(404)
  })

  test('or whose image is not shown to others, is their own', async () => {
    const [id = 0] = await join({ ...kofiMensah(), email: 'unshown@example.org' })
    const image = await giveImage(id)
    await db().user.update({ where: { id }, data: { hasVisibleAvatar: false } })
    expect((await fetch(image, { as: wen })).status).toBe(404)
    expect((await fetch(image, { as: id })).status).toBe(200)
  })
})

test('pages ask for the size that they show, twice that on dense screens, and never before it is seen', async () => {
  const { page } = await visit(`/profile/${imani}`, { as: wen })
  const image = page.find('main header img')
  expect(image.attributes).toMatchObject({
    src: `${address}/128`,
    srcSet: `${address}/256 2x`,
    alt: '',
    width: '96',
    height: '96',
    loading: 'lazy',
  })
  const card = (await visit('/directory?search=Okafor', { as: wen })).page.find(`img[src^="${address}"]`)
  expect(card.attributes).toMatchObject({ src: `${address}/64`, srcSet: `${address}/128 2x`, width: '48' })
})

test('the same picture has another address with every member', async () => {
  const [one = 0, other = 0] = await join(
    { ...wenLi(), email: 'one@example.org' },
    { ...wenLi(), email: 'other@example.org' },
  )
  expect(await giveImage(one)).not.toBe(await giveImage(other))
})
