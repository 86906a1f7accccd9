import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ADD, filledIn } from '../support/action-item-form.ts'
import { day, eventOf, LIST, managerOf, partner, representative } from '../support/action-items.ts'
import { db, fetch, signIn, submit, visit } from '../support/app.ts'
import { Page } from '../support/html.ts'

let acme: number
let globex: number
let initech: number
let marta: number
let wen: number
let kofi: number
let summit: Awaited<ReturnType<typeof eventOf>>
let forum: Awaited<ReturnType<typeof eventOf>>
const as = 'event-manager' as const

beforeAll(async () => {
  ;[acme, globex, initech] = [await partner('Acme'), await partner('Globex'), await partner('Initech')]
  marta = await representative(acme)
  wen = await representative(globex, ['Wen', 'Li'])
  kofi = await managerOf(globex)
  summit = await eventOf('Spring Summit', acme, globex)
  forum = await eventOf('Autumn Forum', initech)
})
beforeEach(() => db().actionItem.deleteMany())

const made = () =>
  db().actionItem.findMany({ orderBy: { id: 'asc' }, select: { participantId: true, assigneeId: true } })

async function refused(form: URLSearchParams) {
  const { status, page } = await visit(ADD, { as, form })
  expect(await made()).toEqual([])
  return { status, page, errors: page.texts('.error-summary li') }
}

describe('saving a new action item', () => {
  test('makes one for each partner and representative, once however often the form is sent', async () => {
    const cookie = await signIn(as)
    const form = filledIn(summit.id, [[acme, marta], [globex, wen], [acme]])
    const address = `${ADD}?mltStatus=to-do`
    const answers = await Promise.all([fetch(address, { cookie, form }), fetch(address, { cookie, form })])
    expect(answers.map((it) => [it.status, it.headers.get('location')])).toEqual(
      Array(2).fill([303, `${LIST}?mltStatus=to-do`]),
    )
    const [atAcme, atGlobex] = summit.participants
    expect(await made()).toEqual([
      { participantId: atAcme, assigneeId: marta },
      { participantId: atGlobex, assigneeId: wen },
      { participantId: atAcme, assigneeId: null },
    ])
  })

  test('of a form that Back brought up with another name makes another item', async () => {
    const form = filledIn(summit.id, [[acme]])
    await fetch(ADD, { as, form })
    form.set('name', 'Send the banner')
    await fetch(ADD, { as, form })
    expect(await made()).toHaveLength(2)
  })

  test('stores what was typed, normalized, and nothing else', async () => {
    const form = filledIn(summit.id, [[acme]], {
      name: '  Send the logo\u202e ',
      description: 'One\r\ntwo',
      actionUrl: 'HTTPS://Files.example.org',
      completedAt: '2026-01-01',
      createdById: '1',
      id: '1',
    })
    await fetch(ADD, { as, form })
    const stored = await db().actionItem.findFirstOrThrow()
    expect(stored).toMatchObject({
      name: 'Send the logo',
      description: 'One\ntwo',
      actionUrl: 'https://files.example.org/',
      completedAt: null,
      eventId: summit.id,
    })
    expect(stored.startDate.toISOString()).toBe(`${day(1)}T00:00:00.000Z`)
    expect(stored.id).not.toBe(1)
  })

  test('for all partners of the event ignores the rows', async () => {
    const form = filledIn(summit.id, [[acme, marta]], { assignToAll: 'on' })
    expect((await fetch(ADD, { as, form })).status).toBe(303)
    expect((await made()).map((it) => it.participantId)).toEqual(summit.participants)
    expect((await made()).every((it) => it.assigneeId === null)).toBe(true)
  })

  test('for all by a partner manager reaches only the partners they manage', async () => {
    const form = filledIn(summit.id, [['']], { assignToAll: 'on' })
    expect((await fetch(ADD, { as: kofi, form })).status).toBe(303)
    expect((await made()).map((it) => it.participantId)).toEqual([summit.participants[1]])
  })
})

describe('the form is refused with what to mend, and everything typed is back', () => {
  test.each([
    [{ name: ' ' }, 'Please enter a name.'],
    [{ name: 'x' }, 'Please enter a name with at least 2 characters.'],
    [{ name: 'x'.repeat(256) }, 'Please use 255 characters or fewer. You have 256.'],
    [{ description: '' }, 'Please enter a description.'],
    [{ description: 'x'.repeat(2001) }, 'Please use 2,000 characters or fewer. You have 2,001.'],
    [{ startDate: '' }, 'Please enter the start date.'],
    [{ dueDate: '' }, 'Please enter the due date.'],
    [{ dueDate: '2026-02-30' }, 'Please enter a real date, such as 2026-03-08.'],
    [{ startDate: '03/08/2026' }, 'Please enter a real date, such as 2026-03-08.'],
    [{ startDate: '0001-01-01' }, 'Please enter a date from Jan 1, 1900 to Dec 31, 2100.'],
    [{ dueDate: '2999-01-01' }, 'Please enter a date from Jan 1, 1900 to Dec 31, 2100.'],
    [{ dueDate: '20260-01-01' }, 'Please enter a date from Jan 1, 1900 to Dec 31, 2100.'],
    [{ dueDate: '2023-02-29' }, 'Please enter a real date, such as 2026-03-08.'],
    [{ startDate: '2026-05-05', dueDate: '2026-05-05' }, 'The due date must be after the start date.'],
    [{ startDate: '2026-05-06', dueDate: '2026-05-05' }, 'The due date must be after the start date.'],
    [{ actionUrl: 'example.org' }, 'Please enter a full web address, starting with https://'],
    [{ actionUrl: 'javascript:alert(1)' }, 'Please enter a full web address, starting with https://'],
    [{ actionUrl: 'https://user:pw@example.org' }, 'Please enter a full web address, starting with https://'],
    [{ actionUrl: '//evil.example' }, 'Please enter a full web address, starting with https://'],
    [{ eventId: '' }, 'Please choose an event from the list.'],
    [{ eventId: '1e3' }, 'Please choose an event from the list.'],
    [{ eventSearch: 'Autumn' }, 'Please choose an event from the list.'],
  ])('%j: %s', async (changes, message) => {
    const form = filledIn(summit.id, [[acme, marta]], { eventSearch: 'Spring Summit', ...changes })
    const { status, page, errors } = await refused(form)
    expect(status).toBe(400)
    expect(errors).toEqual([message])
    expect(page.title).toMatch(/^Error: Add New Action Item/)
    const again = page.form('main form[method=post]').fields
    for (const name of ['name', 'startDate', 'dueDate', 'actionUrl', 'eventSearch']) {
      expect(again.get(name), name).toBe(form.get(name))
    }
    const link = page.find('.error-summary a').getAttribute('href') ?? ''
    expect(page.find(`[id="${link.slice(1)}"]`).getAttribute('aria-invalid')).toBe('true')
  })

  test('several at once, one of them in the second row', async () => {
    const { errors, page } = await refused(filledIn(summit.id, [[acme, marta], ['']], { name: '' }))
    expect(errors).toEqual(['Please enter a name.', 'Please choose a partner organization.'])
    const fields = page.form('main form[method=post]').fields
    expect(fields.get('assignments[0].organizationId')).toBe(String(acme))
    expect(fields.get('assignments[0].assigneeId')).toBe(String(marta))
    expect(fields.get('assignments[1].organizationId')).toBe('')
  })

  test('a representative of another partner, a partner of another event, and a row that is there twice', async () => {
    const [a, b] = [[acme, wen] as [number, number], [initech] as [number]]
    expect((await refused(filledIn(summit.id, [a]))).errors).toEqual([
      'Please choose a representative of Acme.',
    ])
    expect((await refused(filledIn(summit.id, [b]))).errors).toEqual([
      'This partner isn’t taking part in the event. Please choose another.',
    ])
    expect(
      (
        await refused(
          filledIn(summit.id, [
            [acme, marta],
            [acme, marta],
          ]),
        )
      ).errors,
    ).toEqual(['This partner and representative are already on the list.'])
  })

  test('several rows without the flag for them, or too many', async () => {
    const changes = { multiplePartners: '' }
    const rows = [[acme], [globex]] as [number][]
    const form = filledIn(summit.id, rows, changes)
    form.delete('multiplePartners')
    expect((await refused(form)).errors).toEqual([
      'Please check “Assign to multiple partners”, or remove the extra rows.',
    ])
    const many = filledIn(
      summit.id,
      Array.from({ length: 51 }, () => [acme] as [number]),
    )
    expect((await refused(many)).errors).toEqual(['Please assign up to 50 at a time.'])
  })

  test('a partner who isn’t at another event that was chosen: the partners of that one are offered', async () => {
    const { errors, page } = await refused(filledIn(forum.id, [[acme, marta]]))
    expect(errors).toEqual(['This partner isn’t taking part in the event. Please choose another.'])
    expect(page.texts('select[name="assignments[0].organizationId"] option')).toEqual([
      'Choose a partner',
      'Initech',
    ])
  })

  test('every box and every row comes back as sent', async () => {
    const form = filledIn(summit.id, [[acme, marta], [globex]], { name: '', assignToAll: 'on' })
    const { page } = await refused(form)
    const again = page.form('main form[method=post]').fields
    for (const name of ['eventId', 'assignToAll', 'multiplePartners', 'assignments[1].organizationId']) {
      expect(again.get(name), name).toBe(form.get(name))
    }
  })

  test.each([
    ['assignments[20000000].organizationId', '1'],
    ['__proto__.x', '1'],
  ])('a field named %s is no form of ours', async (name, value) => {
    const form = filledIn(summit.id, [[acme]])
    form.set(name, value)
    expect((await fetch(ADD, { as, form })).status).toBe(400)
    expect(await made()).toEqual([])
  })
})

describe('a partner manager', () => {
  test.each(['Acme', 'Initech'])(
    'can’t ask anything of %s, whose partner manager is another',
    async (name) => {
      const { id } = await db().organization.findFirstOrThrow({ where: { name } })
      const event = name === 'Acme' ? summit : forum
      const { status, page } = await visit(ADD, { as: kofi, form: filledIn(event.id, [[id]]) })
      expect(status).toBe(400)
      expect(page.texts('select option').join()).not.toContain(name)
      expect(await made()).toEqual([])
    },
  )

  test('is offered the representatives of their own partners only', async () => {
    const people = async (id: number) =>
      (await (await fetch(`/endpoints/event-managers?organizationId=${id}`, { as: kofi })).json()).items
    expect(await people(globex)).toContainEqual({ id: String(wen), label: 'Wen Li' })
    expect(await people(acme)).toEqual([])
  })
})

describe('without script', () => {
  test('an event is looked for and chosen, rows are added and removed, and nothing typed is lost', async () => {
    const cookie = await signIn(as)
    const press = async (page: Page, values: Record<string, string>, button: string) => {
      const form = page.form('main form[method=post]', values, button)
      const answer = await submit(form, { cookie })
      expect(answer.status).toBe(200)
      expect(await made()).toEqual([])
      return new Page(await answer.text(), ADD)
    }
    let { page } = await visit(ADD, { cookie })
    expect(page.find('main form[method=post] button').text).toContain('Save Action Item')
    expect(page.find('main form[method=post]').toString()).not.toMatch(/ disabled|aria-disabled/)
    const typed = { name: 'Send the logo', description: 'As a drawing', startDate: day(1), dueDate: day(5) }
    page = await press(page, { ...typed, eventSearch: 'ri' }, 'Find event')
    expect(page.texts('input[name=eventId] + label')).toContain('Spring Summit')
    page = await press(page, { eventId: String(summit.id) }, 'Show this event’s partners')
    expect(page.texts('select[name="assignments[0].organizationId"] option')).toEqual([
      'Choose a partner',
      'Acme',
      'Globex',
    ])
    page = await press(
      page,
      { multiplePartners: 'on', 'assignments[0].organizationId': String(acme) },
      'Show representatives',
    )
    expect(page.texts('select[name="assignments[0].assigneeId"] option')).toContain('Marta Lindqvist')
    page = await press(page, { 'assignments[0].assigneeId': String(marta) }, 'Add assignment')
    page = await press(page, { 'assignments[1].organizationId': String(globex) }, 'Add assignment')
    page = await press(page, {}, 'Remove assignment 3')
    const { fields } = page.form('main form[method=post]')
    for (const [name, value] of Object.entries(typed)) expect(fields.get(name)).toBe(value)
    const saved = await submit(page.form('main form[method=post]'), { cookie })
    expect(saved.status).toBe(303)
    expect(await made()).toEqual([
      { participantId: summit.participants[0], assigneeId: marta },
      { participantId: summit.participants[1], assigneeId: null },
    ])
  })
})
