import { beforeAll, describe, expect, test } from 'vitest'
import { eventOf, item, itemOf, managerOf, partner, representative } from '../support/action-items.ts'
import { db, fetch, signIn, submit, visit } from '../support/app.ts'

const address = (id: number, redirect?: string) =>
  `/action-items/${id}/complete${redirect === undefined ? '' : `?redirect=${encodeURIComponent(redirect)}`}`

let acme: number
let atSummit: number
let marta: number
let kofi: number
let stranger: number

beforeAll(async () => {
  acme = await partner('Acme')
  const globex = await partner('Globex')
  ;[atSummit] = (await eventOf('Spring Summit', acme)).participants as [number]
  marta = await representative(acme)
  stranger = await representative(globex, ['Wen', 'Li'])
  kofi = await managerOf(globex)
})

describe('completing an action item', () => {
  test('is done by a partner of the organization, once, and leads back to where it was opened', async () => {
    const id = await item(atSummit, { name: 'Send the logo' })
    const cookie = await signIn(marta)
    const below = `/partner-dashboard/${acme}?a=1`
    const { page } = await visit(address(id, below), { cookie })
    expect(page.text('dialog h2')).toBe('Send the logo')
    expect((await itemOf(id)).completedAt).toBeNull()
    const form = page.form('dialog form')
    const answers = await Promise.all([submit(form, { cookie }), submit(form, { cookie })])
    expect(answers.map((it) => [it.status, it.headers.get('location')])).toEqual(Array(2).fill([303, below]))
    const { completedAt, completedById, version } = await itemOf(id)
    expect([completedAt !== null, completedById, version]).toEqual([true, marta, 2])
    expect((await visit(address(id), { cookie })).page.has('dialog form')).toBe(false)
  })

  test.each(['', '.data'])('is told on the dashboard, to which /partner-dashboard%s leads on', async (as) => {
    const id = await item(atSummit)
    const cookie = await signIn(marta)
    const done = await fetch(address(id), { cookie, form: { version: '1' } })
    const notice = done.headers
      .getSetCookie()
      .find((line) => line.startsWith('notice='))
      ?.split(';')[0]
    const leading = await fetch(`${done.headers.get('location')}${as}`, { cookie: `${cookie}; ${notice}` })
    expect(leading.status).toBe(as ? 202 : 302)
    expect(leading.headers.getSetCookie().join()).not.toContain('notice=')
    const { page } = await visit(`/partner-dashboard/${acme}`, { cookie: `${cookie}; ${notice}` })
    expect(page.text('main .notice')).toContain('is complete.')
  })

  test.each(['https://evil.example/', '//evil.example', '/auth/logout', '/endpoints/events', 'javascript:x'])(
    'never leads to %s',
    async (redirect) => {
      const id = await item(atSummit)
      const answer = await fetch(address(id, redirect), { as: marta, form: { version: '1' } })
      expect(answer.headers.get('location')).toBe('/partner-dashboard')
    },
  )

  test('is not done to an item that changed meanwhile: it is shown as it is now', async () => {
    const id = await item(atSummit)
    const cookie = await signIn(marta)
    const { page } = await visit(address(id), { cookie })
    await db().actionItem.update({ where: { id }, data: { name: 'Renamed', version: { increment: 1 } } })
    const refused = await submit(page.form('dialog form'), { cookie })
    expect(refused.status).toBe(409)
    expect(await refused.text()).toContain('Renamed')
    expect((await itemOf(id)).completedAt).toBeNull()
    expect((await fetch(address(id), { cookie, form: { version: '2' } })).status).toBe(303)
    expect((await itemOf(id)).completedAt).not.toBeNull()
  })

  test('is for its partner and for whoever manages it; for others it isn’t there', async () => {
    const id = await item(atSummit)
    for (const as of [stranger, kofi]) {
      expect((await fetch(address(id), { as })).status).toBe(404)
      expect((await fetch(address(id), { as, form: { version: '1' } })).status).toBe(404)
    }
    expect((await itemOf(id)).completedAt).toBeNull()
    const own = await managerOf(acme)
    expect((await fetch(address(id), { as: own })).status).toBe(200)
    expect((await fetch(address(id), { as: 'event-manager', form: { version: '1' } })).status).toBe(303)
  })

  test('shows a link only where the address is one of the web', async () => {
    const safe = await item(atSummit, { actionUrl: 'https://files.example.org/upload' })
    const { page } = await visit(address(safe), { as: marta })
    const link = page.find('dialog a[target=_blank]')
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
      'https://files.example.org/upload',
      'noopener noreferrer',
    ])
    const old = await item(atSummit, { actionUrl: 'javascript:alert(1)' })
    expect((await visit(address(old), { as: marta })).page.has('dialog a[target=_blank]')).toBe(false)
  })
})
