// @one-database: it is about files.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { fetch, signIn, visit } from '../support/app.ts'
import { changeSettings } from '../support/chargebee/set-up.ts'
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

  test('while the store fails, nothing is changed and the status page says so', async () => {
    const before = await imageOf(imani)
    store.fail(503)
    expect((await upload(await signIn(imani), await picture.jpeg())).status).toBe(500)
    expect(await imageOf(imani)).toEqual(before)
    const { page } = await visit('/admin/status', { as: 'admin' })
    expect(page.text('main')).toContain('The storage doesn’t respond. The log has why.')
    store.fail(undefined)
    expect((await visit('/admin/status', { as: 'admin' })).page.text('main')).not.toContain('doesn’t respond')
  })
})
