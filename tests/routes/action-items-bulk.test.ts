import { beforeAll, describe, expect, test } from 'vitest'
import { formatShort } from '#app/values/calendar-date.ts'
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
import { dialog, FORM, several } from '../support/bulk-edits.ts'
import { statementsOf } from '../support/statements.ts'

const as = 'event-manager' as const

let acme: number
let marta: number
let kofi: number
let atAcme: number
let atGlobex: number

const post = (
  operation: string,
  items: (string | number)[],
  changes: Record<string, string>,
  who: typeof as | number = as,
) => {
  const form = new URLSearchParams(changes)
  for (const it of items) form.append('item', typeof it === 'number' ? `${it}.1` : it)
  return visit(`${LIST}/bulk/${operation}`, { as: who, form })
}

beforeAll(async () => {
  await db().actionItem.deleteMany()
  acme = await partner('Acme')
  const globex = await partner('Globex')
  marta = await representative(acme)
  kofi = await managerOf(globex)
  ;[atAcme, atGlobex] = (await eventOf('Spring Summit', acme, globex)).participants as [number, number]
})

describe('from the list', () => {
  test('the selected rows lead to the dialog of the operation, the filter staying beneath', async () => {
    const [one, two] = (await several(2, atAcme)) as [number, number]
    const cookie = await signIn(as)
    const { page } = await visit(`${LIST}?organizationId=${acme}`, { cookie })
    const form = page.form('form[action$="/bulk"]', {
      item: [String(one), String(two)],
      operation: 'mark-complete',
    })
    const answer = await submit(form, { cookie })
    expect(answer.headers.get('location')).toBe(
      `${LIST}/bulk/mark-complete?organizationId=${acme}&item=${one}&item=${two}`,
    )
    const { page: shown } = await visit(answer.headers.get('location') ?? '', { cookie })
    expect(shown.text('dialog h2')).toBe('Mark Complete')
    expect(shown.form(FORM).fields.getAll('item')).toEqual([`${one}.1`, `${two}.1`])
    const done = await submit(shown.form(FORM), { cookie })
    expect([done.status, done.headers.get('location')]).toEqual([303, `${LIST}?organizationId=${acme}`])
    expect((await itemOf(one)).completedAt).not.toBeNull()
    expect((await itemOf(two)).version).toBe(2)
  })

  test('all that match are those that the filter finds, on every page', async () => {
    const wanted = await partner('Wanted')
    const { participants } = await eventOf('Elsewhere', wanted)
    const ids = await several(23, participants[0] as number)
    const query = `organizationId=${wanted}&mltStatus=to-do&all=true`
    const { page } = await visit(`${LIST}/bulk/mark-complete?${query}`, { as })
    const carried = page.form(FORM).fields.getAll('item')
    expect(carried.sort()).toEqual(ids.map((id) => `${id}.1`).sort())
    expect((await submit(page.form(FORM), { as })).status).toBe(303)
    expect(await db().actionItem.count({ where: { id: { in: ids }, completedAt: null } })).toBe(0)
  })

  test.each([
    ['', ''],
    ['?operation=mark-complete', ''],
    ['?operation=nonsense&item=1', '?item=1'],
    ['?item=1', '?item=1'],
  ])('nothing to do or nothing selected (%s) leads back, with what was selected', async (query, kept) => {
    const answer = await fetch(`${LIST}/bulk${query}`, { as })
    expect(answer.headers.get('location')).toBe(LIST + kept)
  })

  test('rows are ticked from the start where a link names the items', async () => {
    const [id] = (await several(1, atAcme)) as [number]
    const { page } = await visit(`${LIST}?actionItem=${id}`, { as })
    expect(page.form('form[action$="/bulk"]').fields.getAll('item')).toEqual([String(id)])
    const plain = await visit(`${LIST}?organizationId=${acme}`, { as })
    expect(plain.page.form('form[action$="/bulk"]').fields.getAll('item')).toEqual([])
  })
})

describe('a bulk edit', () => {
  test('changes only the fields whose boxes are ticked', async () => {
    const ids = await several(2, atAcme, { actionUrl: 'https://files.example.org/' })
    const before = await itemOf(ids[0] as number)
    const { status } = await post('bulk-edit-details', ids, {
      edit: 'dueDate',
      dueDate: day(30),
      name: '',
      description: 'Not ticked',
      actionUrl: 'javascript:x',
      startDate: '',
      completedAt: '2026-01-01',
    })
    expect(status).toBe(303)
    const after = await itemOf(ids[0] as number)
    expect(after).toEqual({ ...before, dueDate: after.dueDate, version: 2, updatedAt: after.updatedAt })
    expect(after.dueDate.toISOString().slice(0, 10)).toBe(day(30))
  })

  test('empties an optional field that is ticked and left empty', async () => {
    const ids = await several(2, atAcme, { actionUrl: 'https://files.example.org/' })
    expect((await post('bulk-edit-details', ids, { edit: 'actionUrl', actionUrl: ' ' })).status).toBe(303)
    for (const id of ids) expect((await itemOf(id)).actionUrl).toBeNull()
  })

  test.each([
    [{ edit: 'name', name: ' ' }, 'Please enter a name.'],
    [{ edit: 'dueDate', dueDate: '' }, 'Please enter the due date.'],
    [{ edit: 'dueDate', dueDate: '2026-02-30' }, 'Please enter a real date, such as 2026-03-08.'],
    [{ edit: 'description', description: '' }, 'Please enter a description.'],
    [
      { edit: 'actionUrl', actionUrl: 'example.org' },
      'Please enter a full web address, starting with https://',
    ],
    [{ name: 'Not ticked' }, 'Please choose what to change.'],
    [{ edit: 'version', version: '9' }, 'Please choose what to change.'],
  ] as [Record<string, string>, string][])('with %j is refused: %s', async (changes, message) => {
    const ids = await several(1, atAcme)
    const { status, page } = await post('bulk-edit-details', ids, changes)
    expect([status, page.texts('.error-summary li')]).toEqual([400, [message]])
    expect((await itemOf(ids[0] as number)).version).toBe(1)
  })

  test('checks a date against each item’s own other date, and changes none where one forbids it', async () => {
    const early = await item(atAcme, { name: 'Early', starts: 1, due: 5 })
    const late = await item(atAcme, { name: 'Late', starts: 20, due: 30 })
    const { status, page } = await post('change-due-date', [early, late], { dueDate: day(10) })
    expect(status).toBe(409)
    expect(page.texts('dialog .notice li')).toEqual([
      `Late (Acme): It starts on ${formatShort(day(20))}, so it can’t be due that early.`,
    ])
    const start = await post('bulk-edit-details', [early, late], { edit: 'startDate', startDate: day(5) })
    expect(start.page.texts('dialog .notice li')).toEqual([
      `Early (Acme): It’s due on ${formatShort(day(5))}, so it can’t start that late.`,
    ])
    expect([(await itemOf(early)).version, (await itemOf(late)).version]).toEqual([1, 1])
    expect((await post('change-due-date', [early, late], { dueDate: day(21) })).status).toBe(303)
  })

  test('of which somebody changed or deleted an item meanwhile changes none, and names it', async () => {
    const [kept, changed, deleted] = (await several(3, atAcme)) as [number, number, number]
    const { page } = await visit(dialog('mark-complete', [kept, changed, deleted]), { as })
    await db().actionItem.update({ where: { id: changed }, data: { name: 'Renamed', version: 2 } })
    const stale = await visit(`${LIST}/bulk/mark-complete`, { as, form: page.form(FORM).fields })
    expect(stale.status).toBe(409)
    expect(stale.page.texts('dialog .notice li')).toEqual([
      'Renamed (Acme): Someone changed it after you selected it.',
    ])
    await db().actionItem.delete({ where: { id: deleted } })
    const gone = await visit(`${LIST}/bulk/mark-complete`, { as, form: page.form(FORM).fields })
    expect(gone.page.text('dialog .error-summary')).toContain('1 of the action items no longer exists')
    expect(gone.page.texts('dialog .notice li')).toEqual([
      'Renamed (Acme): Someone changed it after you selected it.',
    ])
    expect((await itemOf(kept)).completedAt).toBeNull()
    expect((await submit(gone.page.form(FORM), { as })).status).toBe(303)
    expect((await itemOf(changed)).completedAt).not.toBeNull()
  })

  test('warns of what is complete already, and carries only the rest', async () => {
    const done = await item(atAcme, { name: 'Done', completedAt: new Date() })
    const open = await item(atAcme, { name: 'Open' })
    const { page } = await visit(dialog('mark-complete', [done, open]), { as })
    expect(page.texts('dialog .notice li')).toEqual(['Done (Acme): It’s already complete.'])
    expect(page.form(FORM).fields.getAll('item')).toEqual([`${open}.1`])
  })

  test('re-assigns within one partner to one of its people, and never across partners', async () => {
    const [one, two] = (await several(2, atAcme)) as [number, number]
    const other = await item(atGlobex)
    const { page } = await visit(dialog('re-assign', [one, two]), { as })
    expect(page.texts('dialog option')).toEqual(['Choose a representative', 'Marta Lindqvist'])
    const mixed = await visit(dialog('re-assign', [one, other]), { as })
    expect(mixed.page.text('dialog')).toContain(
      'You can not re-assign action items when multiple partners are selected.',
    )
    expect(mixed.page.has('dialog select')).toBe(false)
    const refused = async (ids: number[], assigneeId: string) => {
      const answer = await post('re-assign', ids, { assigneeId })
      return [answer.status, answer.page.texts('dialog .error-summary li')]
    }
    expect(await refused([one, other], String(marta))).toEqual([
      409,
      ['You can not re-assign action items when multiple partners are selected.'],
    ])
    expect(await refused([one], String(kofi))).toEqual([
      409,
      ['Please choose a representative of this partner.'],
    ])
    expect(await refused([one], '')).toEqual([400, ['Please choose the new assignee.']])
    expect((await post('re-assign', [one, two], { assigneeId: String(marta) })).status).toBe(303)
    expect([(await itemOf(one)).assigneeId, (await itemOf(two)).assigneeId]).toEqual([marta, marta])
  })

  test('by a partner manager neither shows nor changes what others manage', async () => {
    const own = await item(atGlobex)
    const foreign = await item(atAcme, { name: 'Not for Kofi' })
    for (const address of [dialog('mark-complete', [own, foreign]), `${LIST}/bulk/mark-complete?all=true`]) {
      const { page } = await visit(address, { as: kofi })
      expect(page.root.toString()).not.toContain('Not for Kofi')
    }
    const { status, page } = await post('mark-complete', [own, foreign], {}, kofi)
    expect(status).toBe(409)
    expect(page.root.toString()).not.toContain('Not for Kofi')
    expect([(await itemOf(own)).version, (await itemOf(foreign)).version]).toEqual([1, 1])
  })

  test.each([[[]], [['abc']], [['1']], [['1.0', '-1.1', '99999999999.1']]])(
    'of no item that could be one, %j, is refused',
    async (items) => {
      expect((await post('mark-complete', items, {})).status).toBe(400)
    },
  )

  test('of two hundred items takes as many statements as of two', async () => {
    const [few, many] = [await several(2, atAcme), await several(200, atAcme)]
    const cookie = await signIn(as)
    const statements = (ids: number[]) =>
      statementsOf(async () => {
        const form = new URLSearchParams({ dueDate: day(40) })
        for (const id of ids) form.append('item', `${id}.1`)
        expect((await fetch(`${LIST}/bulk/change-due-date`, { cookie, form })).status).toBe(303)
      })
    expect(await statements(many)).toBe(await statements(few))
  })

  test('comes back filled in, with its boxes ticked, after the session had ended', async () => {
    const ids = await several(2, atAcme)
    const cookie = await signIn(as)
    const { page } = await visit(dialog('bulk-edit-details', ids), { cookie })
    await db().session.deleteMany()
    const form = page.form(FORM, { edit: ['name', 'dueDate'], name: 'Typed before', dueDate: day(9) })
    const answer = await submit(form, { cookie })
    const login = new URL(answer.headers.get('location') ?? '', 'http://localhost')
    const { page: held } = await visit(login.searchParams.get('redirect') ?? '', { as })
    const { fields } = held.form(FORM)
    expect(fields.getAll('edit')).toEqual(['name', 'dueDate'])
    expect([fields.get('name'), fields.get('dueDate')]).toEqual(['Typed before', day(9)])
    expect(fields.getAll('item')).toHaveLength(2)
  })

  test('of unknown name is not there', async () => {
    expect((await fetch(`${LIST}/bulk/delete-all?item=1`, { as })).status).toBe(404)
  })
})

describe('a bulk edit that arrives twice at once', () => {
  test('is done once and told alike', async () => {
    const ids = await several(3, atAcme)
    const answers = await Promise.all([
      post('change-due-date', ids, { dueDate: day(90) }),
      post('change-due-date', ids, { dueDate: day(90) }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    for (const id of ids) expect(await itemOf(id)).toMatchObject({ version: 2 })
  })

  test('with another change is refused, naming what somebody changed meanwhile', async () => {
    const ids = await several(2, atAcme)
    const answers = await Promise.all([
      post('change-due-date', ids, { dueDate: day(90) }),
      post('change-due-date', ids, { dueDate: day(91) }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409])
    for (const id of ids) expect(await itemOf(id)).toMatchObject({ version: 2 })
  })
})
