// @one-database: what a viewer may not see is left out by conditions that both evaluate alike.
import { beforeAll, describe, expect, test } from 'vitest'
import { editAddress, filledIn } from '../support/action-item-form.ts'
import { eventOf, item, itemOf, LIST, managerOf, partner, representative } from '../support/action-items.ts'
import { db, fetch, signIn, visit } from '../support/app.ts'

const SECRET = 'Unannounced Gala'

let acme: number
let gala: number
let secret: number
let kofi: string
let marta: string

beforeAll(async () => {
  acme = await partner('Acme')
  const event = await eventOf(SECRET, acme)
  gala = event.id
  await db().event.update({ where: { id: gala }, data: { published: false } })
  secret = await item(event.participants[0] as number, { name: 'Book the band' })
  kofi = await signIn(await managerOf(acme))
  marta = await signIn(await representative(acme))
})

describe('an event that isn’t published yet', () => {
  test.each([
    LIST,
    `${LIST}?actionItem=$item`,
    `${LIST}?eventId=$event`,
    `${LIST}?eventSearch=gala`,
    `${LIST}/add-new`,
    `${LIST}/bulk/mark-complete?all=true`,
    `${LIST}/bulk/mark-complete?item=$item`,
    '/endpoints/events?search=gala',
    '/endpoints/event-organizations?eventId=$event',
    '/partner-dashboard/$partner',
    '/partner-management/my-partners/$partner',
  ])('stands nowhere on %s for a partner manager', async (template) => {
    const { status, page } = await visit(addressOf(template), { cookie: kofi })
    expect(status).toBe(200)
    const html = page.root.toString()
    expect([html.includes(SECRET), html.includes('Book the band')]).toEqual([false, false])
  })

  test('has no partners to choose for a partner manager', async () => {
    const answer = await fetch(`/endpoints/event-organizations?eventId=${gala}`, { cookie: kofi })
    expect((await answer.json()).items).toEqual([])
  })

  test('has items that are not there for partners and partner managers', async () => {
    for (const address of [
      editAddress(secret),
      `${LIST}/${secret}/delete`,
      `/action-items/${secret}/complete`,
    ])
      expect((await fetch(address, { cookie: kofi })).status).toBe(404)
    expect((await fetch(`/action-items/${secret}/complete`, { cookie: marta })).status).toBe(404)
    const form = { version: '1' }
    expect((await fetch(`/action-items/${secret}/complete`, { cookie: marta, form })).status).toBe(404)
    expect(await itemOf(secret)).toMatchObject({ completedAt: null, version: 1 })
    expect((await visit(`/partner-dashboard/${acme}`, { cookie: marta })).page.text('main')).toContain(
      'You have no open action items',
    )
  })

  test('is refused where a partner manager names it in the form', async () => {
    const form = filledIn(gala, [[acme]])
    const { status, page } = await visit(`${LIST}/add-new`, { cookie: kofi, form })
    expect([status, page.texts('.error-summary li')]).toEqual([
      400,
      ['Please choose an event from the list.'],
    ])
  })

  test('is prepared by event managers, without a link that leads nowhere', async () => {
    const nadia = { as: 'event-manager' } as const
    const { page } = await visit(addressOf(`${LIST}?actionItem=$item`), nadia)
    expect(page.text('tbody td[data-label=Event]')).toBe(SECRET)
    expect(page.has('tbody td[data-label=Event] a')).toBe(false)
    const found = await (await fetch('/endpoints/events?search=gala', nadia)).json()
    expect(found.items).toEqual([{ id: String(gala), label: SECRET }])
    expect((await fetch(`${LIST}/add-new`, { ...nadia, form: filledIn(gala, [[acme]]) })).status).toBe(303)
  })
})

const addressOf = (template: string) =>
  template.replace('$item', String(secret)).replace('$event', String(gala)).replace('$partner', String(acme))
