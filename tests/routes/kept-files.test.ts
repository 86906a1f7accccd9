import { mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { clearUpFiles, removeUnnamed } from '#app/domain/kept-files/clear-up.server.ts'
import { clearUp } from '#app/domain/kept-files/hold.server.ts'
import { lastClearUp } from '#app/storage/last-clear-up.ts'
import { storage } from '#app/storage/storage.server.ts'
import { admin } from '../support/administration.ts'
import { db, fetch, signIn, visit } from '../support/app.ts'
import { changeSettings } from '../support/chargebee/set-up.ts'
import { pdf } from '../support/documents.ts'
import { uploaded } from '../support/files.ts'
import { giveImage, imageOf, upload } from '../support/images.ts'
import { imaniOkafor, join } from '../support/people.ts'
import { picture } from '../support/pictures.ts'
import { startS3 } from '../support/s3-server.ts'
import { bytes } from '../support/storage-rules.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'members-kept-'))
let store: Awaited<ReturnType<typeof startS3>>
let imani = 0
beforeAll(async () => {
  store = await startS3()
  ;[imani = 0] = await join(imaniOkafor())
})
afterAll(async () => {
  await store.stop()
  rmSync(folder, { recursive: true, force: true })
})

const TWO_DAYS_AGO = new Date(Date.now() - 2 * 86_400_000)

/** Where files are, and how one of them gets older. */
const PLACES = {
  folder: {
    settings: () => ({ STORAGE_DIR: folder }),
    age: (name: string) => utimesSync(path.join(folder, name), TWO_DAYS_AGO, TWO_DAYS_AGO),
  },
  bucket: {
    settings: () => store.settings,
    age: (name: string) => void store.changed.set(name, TWO_DAYS_AGO),
  },
}

async function allFiles() {
  const names: string[] = []
  for await (const { name } of storage().list()) names.push(name)
  return names.toSorted()
}

describe.each(Object.entries(PLACES))('of the files in a %s', (_, { settings, age }) => {
  let undo = async () => {}
  beforeAll(async () => {
    undo = await changeSettings(settings())
  })
  afterEach(async () => {
    for (const name of await allFiles()) await storage().remove(name)
    await db().user.update({ where: { id: imani }, data: { profileImgUrl: null, hasVisibleAvatar: false } })
    await db().storedFile.deleteMany()
  })
  afterAll(() => undo())

  const unnamed = [
    'profile-images/0123456789abcdef01234567-64.webp',
    'profile-images/0123456789abcdef01234567-128.webp',
    'files/0123456789abcdef0123456789abcdef.pdf',
  ]
  const leave = async (names = unnamed) => {
    for (const name of names) {
      await storage().put(name, bytes('left'))
      age(name)
    }
  }

  test('those go that no row names; what is named, young, or no row’s stays', async () => {
    const image = await giveImage(imani)
    const { address } = await uploaded(pdf('kept'))
    for (const name of await allFiles()) age(name)
    await storage().put('late-sign-outs/00ff', bytes(''))
    age('late-sign-outs/00ff')
    await storage().put('files/ffffffffffffffffffffffffffffffff.pdf', bytes('on its way'))
    const before = await allFiles()
    await leave()
    const done = await clearUpFiles()
    expect(done).toMatchObject({ checked: before.length - 1 + unnamed.length, found: 3, removed: 3 })
    expect(await allFiles()).toEqual([...before, 'records/last-clear-up.json'].toSorted())
    expect((await fetch(`${image}/64`, { as: imani })).status).toBe(200)
    expect((await fetch(address, admin)).status).toBe(200)
    const { page } = await visit('/admin/status', admin)
    expect(page.text('main')).toContain(`3 of ${done?.checked} files belonged to nothing.`)
  })

  test('they’re looked for once a day, and again after that', async () => {
    await clearUpFiles()
    await leave()
    expect(await clearUpFiles()).toBeNull()
    await lastClearUp.write(storage(), {
      at: TWO_DAYS_AGO.toISOString(),
      checked: 0,
      found: 0,
      removed: 0,
      areTooMany: false,
    })
    expect(await clearUpFiles()).toMatchObject({ removed: 3 })
  })

  test('none goes where so many belong to nothing that the database may be another one, unless all are to go', async () => {
    const many = Array.from({ length: 101 }, (_, at) => `files/${at.toString(16).padStart(32, '0')}.pdf`)
    await leave(many)
    expect(await clearUpFiles()).toMatchObject({ checked: 101, found: 101, removed: 0, areTooMany: true })
    expect(await allFiles()).toEqual(expect.arrayContaining(many))
    const { page } = await visit('/admin/status', admin)
    expect(page.text('main')).toContain('101 of 101 files belong to nothing: so many that none was removed.')
    expect(await removeUnnamed(storage(), { evenMany: true })).toMatchObject({
      removed: 101,
      areTooMany: false,
    })
    expect(await allFiles()).toEqual(['records/last-clear-up.json'])
  })

  test('one that is taken again while it’s cleared up stays', async () => {
    const cookie = await signIn(imani)
    const content = await picture.png()
    expect((await upload(cookie, content)).status).toBe(303)
    const { profileImgUrl } = await imageOf(imani)
    await db().user.update({ where: { id: imani }, data: { profileImgUrl: null, hasVisibleAvatar: false } })
    const files = (await allFiles()).filter((name) => name.startsWith('profile-images/'))
    expect(files).toHaveLength(3)
    const owner = { kind: 'image', address: profileImgUrl ?? '' } as const
    const clearing = Array.from({ length: 20 }, () => clearUp(owner, files))
    const [again] = await Promise.all([upload(cookie, content), ...clearing])
    expect(again.status).toBe(303)
    expect(await clearUp(owner, files)).toBe(false)
    expect((await fetch(`${profileImgUrl}/256`, { as: imani })).status).toBe(200)
  })
})
