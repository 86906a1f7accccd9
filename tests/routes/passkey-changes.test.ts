import { beforeEach, describe, expect, test } from 'vitest'
import { emailOf } from '../../prisma/seeds/accounts.ts'
import { db, fetch, signIn, submit, visit } from '../support/app.ts'
import { Authenticator } from '../support/authenticator.ts'
import {
  beginAdding,
  emailsTo,
  finishAdding,
  namesOf,
  newMember,
  passkeyId,
  passkeyOf,
  signInWith,
  toldOf,
} from '../support/passkeys.ts'

const PAGE = '/profile/passkeys'

beforeEach(async () => {
  await db().rateLimit.deleteMany()
  await db().passkeyChallenge.deleteMany()
})

describe('renaming a passkey', () => {
  test('changes its name alone', async () => {
    const id = await newMember()
    const device = await passkeyOf(id)
    const address = `${PAGE}/${await passkeyId(device)}/rename`
    const { page } = await visit(address, { as: id })
    const sent = await submit(page.form('dialog form', { name: '  My laptop ' }), { as: id })
    expect(sent.headers.get('location')).toBe(PAGE)
    expect(await namesOf(id)).toEqual(['My laptop'])
    expect((await signInWith(device)).status).toBe(200)
    const long = await visit(address, { as: id, form: { name: 'x'.repeat(101), version: '' } })
    expect([long.status, long.page.text('.error-summary')]).toEqual([
      400,
      expect.stringContaining('Please use 100 characters or fewer.'),
    ])
  })

  test('overwrites no name that was given since', async () => {
    const id = await newMember()
    const device = await passkeyOf(id)
    const { page } = await visit(`${PAGE}/${await passkeyId(device)}/rename`, { as: id })
    await db().passkey.updateMany({ where: { userId: id }, data: { name: 'Tablet' } })
    const answer = await submit(page.form('dialog form', { name: 'Laptop' }), { as: id })
    expect([answer.status, await answer.text()]).toEqual([
      409,
      expect.stringContaining('Name is now “Tablet”.'),
    ])
    expect(await namesOf(id)).toEqual(['Tablet'])
  })
})

describe('removing a passkey', () => {
  test('is asked about, told by email and in the history, and happens once', async () => {
    const id = await newMember()
    const device = await passkeyOf(id)
    const address = `${PAGE}/${await passkeyId(device)}/remove`
    const { page } = await visit(address, { as: id })
    expect(page.text('dialog')).toContain('Are you sure you want to remove “Phone”?')
    const form = page.form('dialog form')
    expect((await submit(form, { as: id })).headers.get('location')).toBe(PAGE)
    expect((await submit(form, { as: id })).headers.get('location')).toBe(PAGE)
    expect(await namesOf(id)).toEqual([])
    expect((await signInWith(device)).status).toBe(400)
    expect((await emailsTo(id)).map(({ subject }) => subject)).toEqual([
      'A passkey was removed from your account on MLT Community',
      'A passkey was added to your account on MLT Community',
    ])
    expect((await toldOf(id)).at(-1)).toEqual(['removed a passkey from', id])
  })

  test('asks again about one that was changed since, and waits after many', async () => {
    const id = await newMember()
    const device = await passkeyOf(id)
    const { page } = await visit(`${PAGE}/${await passkeyId(device)}/remove`, { as: id })
    const form = page.form('dialog form')
    await db().passkey.updateMany({ where: { userId: id }, data: { name: 'Tablet' } })
    expect((await submit(form, { as: id })).status).toBe(409)
    await db().rateLimit.updateMany({ data: { points: 100 } })
    const limited = await submit(form, { as: id })
    expect([limited.status, await limited.text()]).toEqual([
      429,
      expect.stringContaining('Too many attempts.'),
    ])
    expect(await namesOf(id)).toEqual(['Tablet'])
  })

  test('is no one else’s, nor is any other look at it', async () => {
    const device = await passkeyOf(await newMember())
    const address = `${PAGE}/${await passkeyId(device)}`
    for (const what of ['rename', 'remove']) {
      const form = { name: 'Mine', version: '' }
      expect((await fetch(`${address}/${what}`, { as: 'alumni' })).status).toBe(404)
      expect((await fetch(`${address}/${what}`, { as: 'alumni', form })).status).toBe(404)
    }
    expect(await db().passkey.count({ where: { credentialId: device.id, name: 'Phone' } })).toBe(1)
  })

  test('is out of reach for staff who act as the member, like all of it', async () => {
    const id = await newMember()
    const device = await passkeyOf(id)
    const acting = await fetch(`/profile/${id}/act-as`, { as: 'staff', form: {} })
    const cookie = acting.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const one = `${PAGE}/${await passkeyId(device)}`
    for (const address of [PAGE, `${PAGE}/add`, `${one}/rename`, `${one}/remove`]) {
      expect((await fetch(address, { cookie })).headers.get('location')).toBe('/')
      expect((await fetch(address, { cookie, form: { name: 'Ours', version: '' } })).status).toBe(403)
    }
    expect(await namesOf(id)).toEqual(['Phone'])
  })
})

describe('an administrator', () => {
  test('takes all passkeys off an account, once, and the member is told', async () => {
    const id = await newMember()
    const [phone, key] = [await passkeyOf(id), await passkeyOf(id, 'Key')]
    const begun = await beginAdding(await signIn(id))
    const address = `/admin/members/${id}/passkeys`
    expect((await fetch(address, { as: 'staff', form: {} })).status).toBe(403)
    const { page } = await visit(address, { as: 'admin' })
    const form = page.form('main form')
    for (let count = 0; count < 2; count++)
      expect((await submit(form, { as: 'admin' })).headers.get('location')).toBe(`/admin/members/${id}`)
    for (const device of [phone, key]) expect((await signInWith(device)).status).toBe(400)
    expect((await finishAdding(begun.cookie, new Authenticator().make(id, begun))).status).toBe(400)
    const subjects = (await emailsTo(id)).map(({ subject }) => subject)
    expect(subjects.filter((it) => it.startsWith('Your passkeys were removed'))).toHaveLength(1)
    const { id: admin } = await db().user.findUniqueOrThrow({ where: { email: emailOf('admin') } })
    expect((await toldOf(id)).at(-1)).toEqual(['removed the passkeys of', admin])
  })

  test('finds the way there only where there are passkeys', async () => {
    const id = await newMember()
    const links = async () =>
      (await visit(`/admin/members/${id}`, { as: 'admin' })).page.has(`main a[href$="/${id}/passkeys"]`)
    expect(await links()).toBe(false)
    await passkeyOf(id)
    expect(await links()).toBe(true)
  })
})
