import { beforeAll, describe, expect, test, vi } from 'vitest'
import { editAddress } from '../support/action-item-form.ts'
import {
  day,
  eventOf,
  item,
  itemOf,
  LIST,
  managerOf,
  partner,
  representative,
} from '../support/action-items.ts'
import { db, fetch, signIn, submit, visit } from '../support/app.ts'

const as = 'event-manager' as const
const FORM = 'main form[method=post]'

let acme: number
let globex: number
let marta: number
let kofi: number
let atAcme: number
let atGlobex: number
let forum: Awaited<ReturnType<typeof eventOf>>

beforeAll(async () => {
  ;[acme, globex] = [await partner('Acme'), await partner('Globex')]
  marta = await representative(acme)
  kofi = await managerOf(globex)
  ;[atAcme, atGlobex] = (await eventOf('Spring Summit', acme, globex)).participants as [number, number]
  forum = await eventOf('Autumn Forum', globex)
})

describe('editing an action item', () => {
  test('starts from what it holds and saves what was changed, leading back to the list as it was', async () => {
    const id = await item(atAcme, { assigneeId: marta, actionUrl: 'https://files.example.org/' })
    const cookie = await signIn(as)
    const { page } = await visit(`${editAddress(id)}?page=2`, { cookie })
    const { fields } = page.form(FORM)
    expect(Object.fromEntries(fields)).toMatchObject({
      name: 'Send the logo',
      description: expect.stringContaining('As a vector drawing.'),
      startDate: day(-5),
      dueDate: day(5),
      actionUrl: 'https://files.example.org/',
      'assignments[0].organizationId': String(acme),
      'assignments[0].assigneeId': String(marta),
      version: '1',
    })
    const before = await itemOf(id)
    const saved = await submit(page.form(FORM, { dueDate: day(7) }), { cookie })
    expect([saved.status, saved.headers.get('location')]).toEqual([303, `${LIST}?page=2#item-${id}`])
    const after = await itemOf(id)
    expect(after).toEqual({ ...before, dueDate: after.dueDate, version: 2, updatedAt: after.updatedAt })
    expect(after.dueDate.toISOString()).toBe(`${day(7)}T00:00:00.000Z`)
  })

  test('and saving it asks for none of the choices that only a refused form shows', async () => {
    const id = await item(atAcme, { assigneeId: marta })
    const { page } = await visit(editAddress(id), { as })
    const spy = vi.spyOn(db(), '$queryRaw')
    const choicesAsked = () => spy.mock.calls.filter(([text]) => String(text).includes('AS total')).length
    try {
      expect((await submit(page.form(FORM, { name: '' }), { as })).status).toBe(400)
      expect(choicesAsked()).toBeGreaterThan(0)
      spy.mockClear()
      expect((await submit(page.form(FORM, { name: 'Send it' }), { as })).status).toBe(303)
      expect(choicesAsked()).toBe(0)
    } finally {
      spy.mockRestore()
    }
  })

  test('of what somebody else changed meanwhile overwrites nothing, and says what differs', async () => {
    const id = await item(atAcme, { assigneeId: marta })
    const cookie = await signIn(as)
    const { page } = await visit(editAddress(id), { cookie })
    const other = await submit(page.form(FORM, { dueDate: day(20) }), { as })
    expect(other.status).toBe(303)
    const form = page.form(FORM, { name: 'Kofi’s own name' })
    const { status, page: conflict } = await visit(form.action, { cookie, form: form.fields })
    expect(status).toBe(409)
    expect((await itemOf(id)).name).toBe('Send the logo')
    expect(conflict.text('.error-summary')).toContain('Someone changed this action item after you opened it')
    expect(conflict.texts('.notice li')).toEqual([
      'Name is now “Send the logo”.',
      expect.stringMatching(/^Due date is now /),
    ])
    expect(conflict.form(FORM).fields.get('name')).toBe('Kofi’s own name')
    expect((await submit(conflict.form(FORM), { cookie })).status).toBe(303)
    expect(await itemOf(id)).toMatchObject({ name: 'Kofi’s own name', version: 3 })
  })

  test('of two saves at once lets one through', async () => {
    const id = await item(atAcme)
    const cookie = await signIn(as)
    const { page } = await visit(editAddress(id), { cookie })
    const answers = await Promise.all(
      ['One', 'Two'].map((name) => submit(page.form(FORM, { name }), { cookie })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409])
    expect((await itemOf(id)).version).toBe(2)
  })

  test('sent twice at once saves once and is told alike', async () => {
    const id = await item(atAcme)
    const cookie = await signIn(as)
    const { page } = await visit(editAddress(id), { cookie })
    const form = page.form(FORM, { name: 'Send two logos' })
    const answers = await Promise.all([submit(form, { cookie }), submit(form, { cookie })])
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    expect(await itemOf(id)).toMatchObject({ name: 'Send two logos', version: 2 })
  })

  test('takes no address longer than 2,000 characters', async () => {
    const id = await item(atAcme)
    const cookie = await signIn(as)
    const { page } = await visit(editAddress(id), { cookie })
    const form = page.form(FORM, { actionUrl: `https://files.example.org/${'a'.repeat(2000)}` })
    const { status, page: refused } = await visit(form.action, { cookie, form: form.fields })
    expect(status).toBe(400)
    expect(refused.text('.error-summary')).toContain('Please use 2,000 characters or fewer.')
  })

  test('of what was deleted meanwhile says so and keeps what was typed', async () => {
    const id = await item(atAcme)
    const cookie = await signIn(as)
    const { page } = await visit(editAddress(id), { cookie })
    await db().actionItem.delete({ where: { id } })
    const form = page.form(FORM, { name: 'Typed for long' })
    const { status, page: answer } = await visit(form.action, { cookie, form: form.fields })
    expect(status).toBe(409)
    expect(answer.text('.error-summary')).toContain('Someone deleted this action item, so nothing was saved.')
    expect(answer.form(FORM).fields.get('name')).toBe('Typed for long')
    const gone = await visit(editAddress(id), { cookie })
    expect([gone.status, gone.page.text('.empty-state h2')]).toEqual([404, 'Action item not found'])
  })

  test('to another event asks for its partners anew', async () => {
    const id = await item(atAcme, { assigneeId: marta })
    const { page } = await visit(editAddress(id), { as })
    const form = page.form(FORM, { eventId: String(forum.id), eventSearch: 'Autumn Forum' })
    const { status, page: answer } = await visit(form.action, { as, form: form.fields })
    expect(status).toBe(400)
    expect(answer.texts('.error-summary li')).toEqual([
      'This partner isn’t taking part in the event. Please choose another.',
    ])
    const chosen = answer.form(FORM, { 'assignments[0].organizationId': String(globex) })
    expect((await submit(chosen, { as })).status).toBe(303)
    expect(await itemOf(id)).toMatchObject({
      eventId: forum.id,
      participantId: forum.participants[0],
      assigneeId: null,
    })
  })

  test('keeps the item with its partner and gives every other one an item of its own', async () => {
    const id = await item(atAcme, { name: 'For both of them' })
    const { page } = await visit(editAddress(id), { as })
    const form = page.form(FORM, {
      multiplePartners: 'on',
      'assignments[1].organizationId': String(globex),
      'assignments[1].assigneeId': '',
    })
    expect((await submit(form, { as })).status).toBe(303)
    const items = await db().actionItem.findMany({
      where: { name: 'For both of them' },
      orderBy: { id: 'asc' },
    })
    expect(items.map((it) => [it.id === id, it.participantId])).toEqual([
      [true, atAcme],
      [false, atGlobex],
    ])
  })

  test('is not for whoever doesn’t manage the partner, nor to a partner they don’t manage', async () => {
    const foreign = await item(atAcme, { name: 'Not for Kofi' })
    const own = await item(atGlobex)
    const { status, page } = await visit(editAddress(foreign), { as: kofi })
    expect(status).toBe(404)
    expect(page.root.toString()).not.toContain('Not for Kofi')
    const { page: editing } = await visit(editAddress(own), { as: kofi })
    const form = editing.form(FORM, { 'assignments[0].organizationId': String(acme) })
    expect((await submit(form, { as: kofi })).status).toBe(400)
    const stolen = await fetch(editAddress(foreign), { as: kofi, form: editing.form(FORM).fields })
    expect(stolen.status).toBe(409)
    expect(await itemOf(foreign)).toMatchObject({ version: 1, participantId: atAcme })
  })

  test('comes back filled in to its author after their session had ended', async () => {
    const id = await item(atAcme)
    const cookie = await signIn(as)
    const { page } = await visit(editAddress(id), { cookie })
    await db().session.deleteMany()
    const form = page.form(FORM, { name: 'Typed before', multiplePartners: 'on' })
    const answer = await fetch(form.action, { cookie, form: form.fields })
    const login = new URL(answer.headers.get('location') ?? '', 'http://localhost')
    const back = login.searchParams.get('redirect') ?? ''
    const { page: held } = await visit(back, { as })
    expect(held.form(FORM).fields.get('name')).toBe('Typed before')
    expect(held.form(FORM).fields.get('multiplePartners')).toBe('on')
    expect((await visit(back, { as: kofi })).status).toBe(404)
    expect((await itemOf(id)).name).toBe('Send the logo')
  })
})
