import { isDeepStrictEqual } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import { removeExpired } from '#app/domain/sessions/expiry.server.ts'
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
import { bulkEdit, noticeAfter, several } from '../support/bulk-edits.ts'
import { statementsOf } from '../support/statements.ts'

let acme: number
let globex: number
let marta: number
let wen: number
let atAcme: number
let atGlobex: number
let nadia: string

/** All of an item that says something about it. */
const contentOf = async (id: number): Promise<Record<string, unknown>> => {
  const { version: _, updatedAt: __, ...content } = await itemOf(id)
  return content
}

/** An item with something in every column, and one person wherever there is one. */
async function fullItem(participantId: number, personId: number): Promise<number> {
  const id = await item(participantId, { name: `For ${personId}`, starts: -personId, due: personId })
  const data = {
    description: `What ${personId} has to do.`,
    actionUrl: `https://forms.example.org/${personId}`,
    assigneeId: personId,
    completedAt: new Date(personId),
    completedById: personId,
    createdById: personId,
    formKey: `form ${personId}`,
    formRow: personId,
  }
  await db().actionItem.update({ where: { id }, data })
  return id
}

/** The columns of an item that name a member. */
async function columnsOfPeople(): Promise<string[]> {
  const found = await db().$queryRaw<{ name: string }[]>`
    SELECT a.attname::text AS name FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY(c.conkey)
    WHERE c.conrelid = '"ActionItem"'::regclass AND c.confrelid = '"User"'::regclass`
  return found.map(({ name }) => name)
}
type Pressed = Awaited<ReturnType<typeof bulkEdit>>['button']
const press = (button: Pressed, cookie = nadia) => {
  if (!button) throw new Error('There is no button')
  return submit(button, { cookie })
}

beforeAll(async () => {
  acme = await partner('Acme')
  globex = await partner('Globex')
  marta = await representative(acme)
  wen = await representative(acme, ['Wen', 'Li'])
  ;[atAcme, atGlobex] = (await eventOf('Spring Summit', acme, globex)).participants as [number, number]
  nadia = await signIn('event-manager')
})

describe('a bulk edit is undone', () => {
  test.each([
    ['mark-complete', {}],
    ['change-due-date', { dueDate: day(40) }],
    ['re-assign', { assigneeId: 'wen' }],
    [
      'bulk-edit-details',
      {
        edit: ['name', 'startDate', 'dueDate', 'description', 'actionUrl'],
        name: 'All alike',
        startDate: day(1),
        dueDate: day(2),
        description: 'The same for all.',
        actionUrl: 'https://forms.example.org/',
      },
    ],
  ] as [string, Record<string, string | string[]>][])('exactly: %s', async (operation, changes) => {
    const ids = [
      await item(atAcme, { name: 'One', assigneeId: marta, starts: -3, due: 4 }),
      await item(atAcme, { name: 'Two', description: 'Another one.', actionUrl: 'https://a.example.org/' }),
    ]
    const before = await Promise.all(ids.map(contentOf))
    const typed = changes.assigneeId ? { assigneeId: String(wen) } : changes
    const { text, list, button } = await bulkEdit(nadia, operation, ids, typed, '&mltStatus=to-do')
    expect(text).toBe('2 action items were changed.')
    for (const [index, id] of ids.entries()) expect(await contentOf(id)).not.toEqual(before[index])

    const told = await noticeAfter(nadia, await press(button))
    expect(told).toMatchObject({
      list,
      text: 'Undone. 2 action items are back to how they were.',
      button: null,
    })
    expect(await Promise.all(ids.map(contentOf))).toEqual(before)
    expect((await itemOf(ids[0] as number)).version).toBe(3)
  })

  test('of completed items with who had completed them and when', async () => {
    const completedAt = new Date('2026-02-03T04:05:06.789Z')
    const id = await item(atAcme, { completedAt })
    await db().actionItem.update({ where: { id }, data: { completedById: marta } })
    const { button } = await bulkEdit(nadia, 'bulk-edit-details', [id], { edit: 'name', name: 'Renamed' })
    await press(button)
    expect(await itemOf(id)).toMatchObject({ name: 'Send the logo', completedAt, completedById: marta })
  })

  test('but for what somebody changed or deleted since: that is left and named', async () => {
    const [kept, changed, deleted] = (await several(3, atAcme)) as [number, number, number]
    const { button } = await bulkEdit(nadia, 'change-due-date', [kept, changed, deleted], {
      dueDate: day(40),
    })
    await db().actionItem.update({
      where: { id: changed },
      data: { name: '<b>Renamed</b>', version: { increment: 1 } },
    })
    await fetch(`${LIST}/${deleted}/delete`, { cookie: nadia, form: { version: '2' } })
    const look = await visit(button?.action ?? '', { cookie: nadia })
    expect(look.page.text('dialog p')).toBe('1 action item can be restored.')

    const answer = await press(button)
    expect(answer.headers.get('location')).toBe(new URL(button?.action ?? '').pathname)
    const { page } = await visit(answer.headers.get('location') ?? '', { cookie: nadia })
    expect(page.text('dialog p')).toBe('1 action item is back to how it was.')
    expect(page.texts('dialog .notice li')).toEqual(['<b>Renamed</b> (Acme)', 'Number 2 (Acme)'])
    expect(page.texts('dialog form .btn')).toEqual(['Close'])
    const dates = [(await itemOf(kept)).dueDate, (await itemOf(changed)).dueDate]
    expect(dates.map((it) => it.toISOString().slice(0, 10))).toEqual([day(5), day(40)])
  })

  test('once: a second press does no harm and is told alike', async () => {
    const [id] = (await several(1, atAcme)) as [number]
    const { button } = await bulkEdit(nadia, 'mark-complete', [id])
    const answers = await Promise.all([press(button), press(button)])
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    expect(await itemOf(id)).toMatchObject({ completedAt: null, version: 3 })
    await bulkEdit(nadia, 'mark-complete', [id])
    expect((await press(button)).status).toBe(303)
    expect(await itemOf(id)).toMatchObject({ completedAt: expect.any(Date), version: 4 })
  })

  test('and not done again by the same form that arrives once more', async () => {
    const [id] = (await several(1, atAcme)) as [number]
    const { button, again } = await bulkEdit(nadia, 'mark-complete', [id])
    expect((await again()).status).toBe(303)
    await press(button)
    expect((await again()).status).toBe(409)
    expect((await itemOf(id)).completedAt).toBeNull()
  })

  test('in every column that an item has', async () => {
    const id = await fullItem(atAcme, marta)
    const before = await contentOf(id)
    const { button } = await bulkEdit(nadia, 'bulk-edit-details', [id], { edit: 'name', name: 'Renamed' })
    const { participants } = await eventOf('Autumn Summit', globex)
    const another = await contentOf(await fullItem(participants[0] as number, wen))
    const same = Object.entries(another).filter(([column, value]) => isDeepStrictEqual(value, before[column]))
    expect(same, 'a column that this test doesn’t change').toEqual([])
    await db().actionItem.delete({ where: { id: another.id as number } })
    await db().actionItem.update({ where: { id }, data: { ...another, id } })
    await press(button)
    expect(await contentOf(id)).toEqual(before)
  })

  test('with the people who are still there', async () => {
    const gone = await representative(acme, ['Rafael', 'Souza'])
    const id = await fullItem(atAcme, gone)
    const people = await columnsOfPeople()
    const peopleOf = (content: Record<string, unknown>) => people.map((column) => content[column])
    expect(peopleOf(await contentOf(id))).toEqual(people.map(() => gone))
    const { button } = await bulkEdit(nadia, 're-assign', [id], { assigneeId: String(wen) })
    await db().user.delete({ where: { id: gone } })
    expect((await press(button)).status).toBe(303)
    expect(peopleOf(await contentOf(id))).toEqual(people.map(() => null))
  })

  test('by as many statements for two hundred items as for two', async () => {
    const undo = async (count: number) => {
      const { button } = await bulkEdit(nadia, 'mark-complete', await several(count, atAcme))
      return statementsOf(() => press(button))
    }
    expect(await undo(200)).toBe(await undo(2))
  })
})

describe('a bulk edit is not undone', () => {
  test('by asking for the address: that says what would be', async () => {
    const [id] = (await several(1, atAcme)) as [number]
    const { button } = await bulkEdit(nadia, 'mark-complete', [id])
    const { page } = await visit(button?.action ?? '', { cookie: nadia })
    expect(page.texts('dialog form .btn')).toEqual(['Undo', 'Cancel'])
    expect((await itemOf(id)).completedAt).not.toBeNull()
  })

  test('after ten minutes, and then there is no trace of it', async () => {
    const [id] = (await several(1, atAcme)) as [number]
    const { button } = await bulkEdit(nadia, 'mark-complete', [id])
    const { expiresAt } = await db().bulkEdit.findFirstOrThrow({ orderBy: { expiresAt: 'desc' } })
    expect(Math.round((expiresAt.getTime() - Date.now()) / 60_000)).toBe(10)
    await db().bulkEdit.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } })
    const told = await noticeAfter(nadia, await press(button))
    expect(told).toMatchObject({ list: LIST, text: 'It’s too late to undo that bulk edit.' })
    expect((await itemOf(id)).completedAt).not.toBeNull()
    await removeExpired()
    expect([await db().bulkEdit.count(), await db().bulkEditItem.count()]).toEqual([0, 0])
  })

  test('by anybody else, nor by staff who act as whoever made it', async () => {
    const kofi = await managerOf(acme)
    const [id] = (await several(1, atAcme)) as [number]
    const { button } = await bulkEdit(await signIn(kofi), 'mark-complete', [id])
    const acting = await fetch(`/profile/${kofi}/act-as`, { as: 'staff', form: {} })
    const staff = acting.headers.get('set-cookie')?.split(';')[0] ?? ''
    for (const cookie of [nadia, staff]) {
      expect((await visit(button?.action ?? '', { cookie })).response.headers.get('location')).toBe(LIST)
      const answer = await fetch(button?.action ?? '', { cookie, form: {} })
      expect(answer.headers.get('location')).toBe(LIST)
    }
    expect((await fetch(button?.action ?? '', { as: 'partner', form: {} })).status).toBe(403)
    expect((await itemOf(id)).completedAt).not.toBeNull()
  })

  test('for partners whom its author doesn’t manage any more: those are counted, not named', async () => {
    const kofi = await managerOf(acme, globex)
    const cookie = await signIn(kofi)
    const [own, foreign] = [await item(atAcme), await item(atGlobex, { name: 'Not for Kofi' })]
    const { button } = await bulkEdit(cookie, 'mark-complete', [own, foreign])
    await db().user.update({
      where: { id: kofi },
      data: { managedOrganizations: { disconnect: { id: globex } } },
    })
    await press(button, cookie)
    expect((await itemOf(own)).completedAt).toBeNull()
    expect((await itemOf(foreign)).completedAt).not.toBeNull()
    const { page } = await visit(button?.action ?? '', { cookie })
    expect(page.text('dialog .notice')).toContain('1 action item you no longer manage')
    expect(page.root.toString()).not.toContain('Not for Kofi')
  })
})

test('staff who act as a manager undo their own bulk edits, and both are on record', async () => {
  const kofi = await managerOf(acme)
  const acting = await fetch(`/profile/${kofi}/act-as`, { as: 'staff', form: {} })
  const cookie = acting.headers.get('set-cookie')?.split(';')[0] ?? ''
  const [id] = (await several(1, atAcme)) as [number]
  const { button } = await bulkEdit(cookie, 'mark-complete', [id])
  expect((await press(button, cookie)).status).toBe(303)
  expect((await itemOf(id)).completedAt).toBeNull()
  const entries = await db().auditEntry.findMany({ where: { subjectId: kofi }, orderBy: { id: 'asc' } })
  expect(entries.map(({ path }) => path)).toEqual([
    null,
    `${LIST}/bulk/mark-complete`,
    new URL(button?.action ?? '').pathname,
  ])
})

test('the list offers to undo the last bulk edit for as long as that can be done, to whoever made it', async () => {
  const [id] = (await several(1, atAcme)) as [number]
  const offered = async (cookie: string) => {
    const { page } = await visit(`${LIST}?mltStatus=complete`, { cookie })
    const link = page.root.querySelectorAll('main a').find(({ text }) => text === 'Undo your last bulk edit')
    return link?.getAttribute('href')
  }
  const kofi = await signIn(await managerOf(acme))
  const { button } = await bulkEdit(kofi, 'mark-complete', [id], {}, '&mltStatus=complete')
  const undo = new URL(button?.action ?? '')
  expect(await offered(kofi)).toBe(undo.pathname + undo.search)
  expect(await offered(await signIn(await managerOf(acme)))).toBeUndefined()
  await press(button, kofi)
  expect(await offered(kofi)).toBeUndefined()
  await bulkEdit(kofi, 'mark-complete', [id])
  await db().bulkEdit.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } })
  expect(await offered(kofi)).toBeUndefined()
})
