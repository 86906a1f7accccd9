// @one-database: it is about files.
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { NOT_STORED } from '#app/domain/profile-images/rules.ts'
import { admin, post } from '../support/administration.ts'
import { fetch, signIn, visit } from '../support/app.ts'
import { changeSettings } from '../support/chargebee/set-up.ts'
import { pdf } from '../support/documents.ts'
import { send, uploaded } from '../support/files.ts'
import { imageOf, upload } from '../support/images.ts'
import { imaniOkafor, join, wenLi } from '../support/people.ts'
import { picture } from '../support/pictures.ts'
import { startS3 } from '../support/s3-server.ts'

let store: Awaited<ReturnType<typeof startS3>>
let undo = async () => {}
let imani = 0
let wen = 0
beforeAll(async () => {
  store = await startS3()
  undo = await changeSettings(store.settings)
  ;[imani = 0, wen = 0] = await join(imaniOkafor(), wenLi())
})
afterEach(() => store.fail(undefined))
afterAll(async () => {
  await undo()
  await store.stop()
})

describe('with a bucket', () => {
  test('an uploaded image is stored there and nowhere else, and comes from there', async () => {
    const { status } = await upload(await signIn(imani), await picture.png())
    expect(status).toBe(303)
    const { profileImgUrl } = await imageOf(imani)
    expect([...store.files.keys()].filter((name) => name.startsWith('profile-images/'))).toHaveLength(3)
    expect((await fetch(`${profileImgUrl}/64`, { as: wen })).status).toBe(200)
    store.files.clear()
    expect((await fetch(`${profileImgUrl}/64`, { as: wen })).status).toBe(404)
  })

  test('while the store fails, the status page says so', async () => {
    store.fail(503)
    const { page } = await visit('/admin/status', { as: 'admin' })
    expect(page.text('main')).toContain('Files can’t be stored. The log has why.')
    expect(page.text('main')).toContain('The storage doesn’t say.')
    store.fail(undefined)
    expect((await visit('/admin/status', { as: 'admin' })).page.text('main')).not.toContain('can’t be stored')
  })
})

describe('while the store fails', () => {
  test('an uploaded image is refused with words on its form, and nothing is changed', async () => {
    const before = await imageOf(imani)
    store.fail(503)
    const { response, page } = await upload(await signIn(imani), await picture.jpeg())
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, null])
    expect(page.text('main')).toContain(NOT_STORED)
    expect(page.has('input[type=file][name=image]')).toBe(true)
    expect(await imageOf(imani)).toEqual(before)
  })

  test('an uploaded file is refused in the same way', async () => {
    store.fail(503)
    const answer = await send(pdf('not stored'))
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain(NOT_STORED)
    store.fail(undefined)
    expect((await send(pdf('not stored'))).status).toBe(303)
  })

  test('an image that is to be removed stays until it can be', async () => {
    await upload(await signIn(wen), await picture.png())
    const before = await imageOf(wen)
    const removal = { as: wen, form: { version: before.profileImgUrl ?? '' } }
    store.fail(503)
    const refused = await fetch('/profile/image/remove', removal)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10'])
    expect(await imageOf(wen)).toEqual(before)
    store.fail(undefined)
    expect((await fetch('/profile/image/remove', removal)).status).toBe(303)
    expect((await imageOf(wen)).profileImgUrl).toBeNull()
  })

  test('a file that is to be deleted stays until it can be', async () => {
    const { id, address } = await uploaded(pdf('to be deleted'))
    store.fail(503)
    expect((await post(`/admin/files/${id}/delete`, {})).status).toBe(503)
    store.fail(undefined)
    expect((await fetch(address, admin)).status).toBe(200)
    expect((await post(`/admin/files/${id}/delete`, {})).status).toBe(303)
    expect((await fetch(address, admin)).status).toBe(404)
  })

  test('files and images come again with the store, and are kept by no one until then', async () => {
    const { address } = await uploaded(pdf('comes again'))
    store.fail(503)
    const answer = await fetch(address, admin)
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
      503,
      '10',
      'no-store',
    ])
    store.fail(undefined)
    expect((await fetch(address, admin)).status).toBe(200)
  })

  test('one that says nothing is soon given up on', async () => {
    const { address } = await uploaded(pdf('waits for no one'))
    const patience = AbortSignal.timeout
    const spied = vi.spyOn(AbortSignal, 'timeout')
    spied.mockImplementation((ms) => patience.call(AbortSignal, ms > 4_000 ? ms : 20))
    store.fallSilent(true)
    const { status } = await fetch(address, admin)
    spied.mockRestore()
    store.fallSilent(false)
    expect(status).toBe(503)
    expect((await fetch(address, admin)).status).toBe(200)
  })
})
