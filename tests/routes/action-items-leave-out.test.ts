import { beforeAll, describe, expect, test } from 'vitest'
import { day, eventOf, item, itemOf, LIST, managerOf, partner } from '../support/action-items.ts'
import { db, fetch, signIn, visit } from '../support/app.ts'
import { dialog, FORM, several } from '../support/bulk-edits.ts'

const LEAVE_OUT = 'Skip these'

let atAcme: number
let atGlobex: number
let kofi: number
let nadia: string

type Sent = ReturnType<Awaited<ReturnType<typeof visit>>['page']['form']>
const send = ({ action, fields }: Sent, cookie = nadia) => visit(action, { cookie, form: fields })
const shown = async (operation: string, ids: number[]) =>
  (await visit(dialog(operation, ids), { cookie: nadia })).page

/** What pressing the button sends, which stands outside of the form that it belongs to. */
function leaveOut(page: Awaited<ReturnType<typeof visit>>['page'], changes: Record<string, string> = {}) {
  const button = page.find('dialog .notice button')
  expect(button.getAttribute('form')).toBe(page.find(FORM).getAttribute('id'))
  return page.form(FORM, { ...changes, leaveOut: button.getAttribute('value') ?? '' })
}

beforeAll(async () => {
  const [acme, globex] = [await partner('Acme'), await partner('Globex')]
  ;[atAcme, atGlobex] = (await eventOf('Spring Summit', acme, globex)).participants as [number, number]
  kofi = await managerOf(globex)
  nadia = await signIn('event-manager')
})

describe('a refused bulk edit', () => {
  test('offers the same for the others, with what was typed, and changes those alone', async () => {
    const early = await item(atAcme, { name: 'Early', starts: 1, due: 5 })
    const late = await item(atAcme, { name: 'Late', starts: 20, due: 30 })
    const page = await shown('bulk-edit-details', [early, late])
    const typed = { edit: 'dueDate', dueDate: day(10), description: 'Not ticked, but typed' }
    const refused = await send(page.form(FORM, typed))
    expect([refused.status, refused.page.text('dialog .notice button')]).toEqual([409, LEAVE_OUT])
    expect(refused.page.title).toMatch(/^Error: Bulk Edit Details/)

    const { status, page: offered } = await send(leaveOut(refused.page))
    expect(status).toBe(200)
    expect(offered.title).toMatch(/^Bulk Edit Details/)
    expect(offered.has('dialog .notice')).toBe(false)
    expect((await itemOf(early)).version).toBe(1)
    const form = offered.form(FORM)
    expect(form.fields.getAll('item')).toEqual([`${early}.1`])
    expect([form.fields.get('dueDate'), form.fields.getAll('edit')]).toEqual([day(10), ['dueDate']])
    expect(form.fields.get('description')?.trim()).toBe('Not ticked, but typed')
    expect((await send(form)).status).toBe(303)
    expect([(await itemOf(early)).version, (await itemOf(late)).version]).toEqual([2, 1])
  })

  test('names what was deleted meanwhile as it was called, its name being text', async () => {
    const [kept, deleted] = [await item(atAcme), await item(atAcme, { name: '<i>Gone</i>' })]
    const page = await shown('change-due-date', [kept, deleted])
    await fetch(`${LIST}/${deleted}/delete`, { as: 'event-manager', form: { version: '1' } })
    const { status, page: refused } = await send(page.form(FORM, { dueDate: day(9) }))
    expect(status).toBe(409)
    expect(refused.texts('dialog .notice li')).toEqual([
      '<i>Gone</i> (Acme): Someone deleted it after you selected it.',
    ])
    const { page: offered } = await send(leaveOut(refused))
    expect((await send(offered.form(FORM))).status).toBe(303)
    expect((await itemOf(kept)).version).toBe(2)
  })

  test('names each item once, and offers nothing where no other is left', async () => {
    const [id] = (await several(1, atAcme)) as [number]
    const page = await shown('mark-complete', [id])
    await fetch(`/action-items/${id}/complete`, { as: 'event-manager', form: { version: '1' } })
    const { page: refused } = await send(page.form(FORM))
    expect(refused.texts('dialog .notice li')).toEqual([
      'Number 0 (Acme): Someone changed it after you selected it.',
    ])
    expect(refused.has('dialog .notice button')).toBe(false)
    expect(refused.texts(`${FORM} .btn`)).toEqual(['Close'])
  })

  test('never names to a partner manager what others manage, deleted or not', async () => {
    const cookie = await signIn(kofi)
    const own = await item(atGlobex)
    const foreign = await item(atAcme, { name: 'Not for Kofi' })
    await fetch(`${LIST}/${foreign}/delete`, { as: 'event-manager', form: { version: '1' } })
    const form = new URLSearchParams([
      ['item', `${own}.1`],
      ['item', `${foreign}.1`],
    ])
    const { status, page } = await visit(`${LIST}/bulk/mark-complete`, { cookie, form })
    expect([status, page.root.toString().includes('Not for Kofi')]).toEqual([409, false])
    form.append('leaveOut', String(own))
    const rest = await visit(`${LIST}/bulk/mark-complete`, { cookie, form })
    expect(rest.page.text('dialog p')).toBe('None of the selected action items can be changed.')
  })

  test.each(['', 'abc', '0 -1 99999999999', '<b>1</b>'])('leaves nothing out for %j', async (value) => {
    const [id] = (await several(1, atAcme)) as [number]
    const form = new URLSearchParams({ item: `${id}.1`, leaveOut: value })
    const { status, page } = await visit(`${LIST}/bulk/mark-complete`, { cookie: nadia, form })
    expect([status, page.form(FORM).fields.getAll('item')]).toEqual([200, [`${id}.1`]])
    expect((await itemOf(id)).version).toBe(1)
  })
})

test('the name of a deleted item is kept for a day', async () => {
  const [id] = (await several(1, atAcme)) as [number]
  await fetch(`${LIST}/${id}/delete`, { cookie: nadia, form: { version: '1' } })
  const { expiresAt } = await db().deletedActionItem.findUniqueOrThrow({ where: { id } })
  expect(Math.round((expiresAt.getTime() - Date.now()) / 3_600_000)).toBe(24)
})
