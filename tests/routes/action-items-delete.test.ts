import { beforeAll, describe, expect, test } from 'vitest'
import { eventOf, item, LIST, managerOf, partner } from '../support/action-items.ts'
import { db, fetch, signIn, submit, visit } from '../support/app.ts'

const address = (id: number | string, query = '') => `${LIST}/${id}/delete${query}`
const isThere = async (id: number) => (await db().actionItem.count({ where: { id } })) > 0

let atSummit: number
let kofi: number

beforeAll(async () => {
  const [acme, globex] = [await partner('Acme'), await partner('Globex')]
  ;[atSummit] = (await eventOf('Spring Summit', acme)).participants as [number]
  kofi = await managerOf(globex)
})

describe('removing an action item', () => {
  test('is asked back about, done once, and leads back to the list as it was', async () => {
    const id = await item(atSummit, { name: 'Book <b>rooms</b>' })
    const cookie = await signIn('event-manager')
    const query = '?mltStatus=to-do&page=2'
    const { page } = await visit(address(id, query), { cookie })
    expect(page.text('dialog h2')).toBe('Remove action item')
    expect(page.text('dialog p')).toBe("Are you sure you want to remove action item 'Book <b>rooms</b>'?")
    expect(page.texts('dialog form .btn')).toEqual(['Cancel', 'Delete'])
    expect(page.find('dialog form a').getAttribute('href')).toBe(LIST + query)
    expect(await isThere(id)).toBe(true)

    const form = page.form('dialog form')
    const answers = [await submit(form, { cookie }), await submit(form, { cookie })]
    expect(answers.map((it) => [it.status, it.headers.get('location')])).toEqual(
      Array(2).fill([303, LIST + query]),
    )
    expect(await isThere(id)).toBe(false)
    expect((await visit(address(id), { cookie })).status).toBe(404)
  })

  test('keeps an item that somebody changed meanwhile, until it is looked at', async () => {
    const id = await item(atSummit)
    const cookie = await signIn('event-manager')
    const { page } = await visit(address(id), { cookie })
    await db().actionItem.update({ where: { id }, data: { name: 'Renamed', version: { increment: 1 } } })
    const refused = await submit(page.form('dialog form'), { cookie })
    expect(refused.status).toBe(409)
    const html = await refused.text()
    expect(html).toContain('Someone changed this action item after you opened it.')
    expect(html).toContain('Renamed')
    expect(await isThere(id)).toBe(true)
    expect((await fetch(address(id), { cookie, form: { version: '2' } })).status).toBe(303)
    expect(await isThere(id)).toBe(false)
  })

  test.each([{}, { version: '' }, { version: 'abc' }, { version: '-1' }, { version: '2147483648' }] as Record<
    string,
    string
  >[])('is refused without the version that was seen: %j', async (form) => {
    const id = await item(atSummit)
    expect((await fetch(address(id), { as: 'event-manager', form })).status).toBe(409)
    expect(await isThere(id)).toBe(true)
  })

  test('is not for whoever doesn’t manage the partner', async () => {
    const id = await item(atSummit)
    expect((await fetch(address(id), { as: kofi })).status).toBe(404)
    await fetch(address(id), { as: kofi, form: { version: '1' } })
    for (const as of ['partner', 'alumni', 'staff'] as const) {
      expect((await fetch(address(id), { as, form: { version: '1' } })).status).toBe(403)
    }
    expect(await isThere(id)).toBe(true)
  })

  test.each(['0', 'abc', '1e3', '99999999999', '٣'])('finds nothing at the id %s', async (id) => {
    expect((await fetch(address(id), { as: 'event-manager' })).status).toBe(404)
  })
})
