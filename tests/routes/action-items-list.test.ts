import { beforeAll, describe, expect, test } from 'vitest'
import { formatShort } from '#app/values/calendar-date.ts'
import {
  day,
  eventOf,
  item,
  LIST,
  managerOf,
  partner,
  representative,
  visitList,
} from '../support/action-items.ts'
import { db, fetch, visit } from '../support/app.ts'

const manager = { as: 'event-manager' } as const

let acme: number
let globex: number
let summit: Awaited<ReturnType<typeof eventOf>>
let forum: Awaited<ReturnType<typeof eventOf>>
let kofi: number

beforeAll(async () => {
  await db().actionItem.deleteMany()
  acme = await partner('Acme Canary')
  globex = await partner('Globex 100%')
  summit = await eventOf('Spring Summit', acme, globex)
  forum = await eventOf('AI', acme)
  kofi = await managerOf(globex)
  const [atSummit, globexAtSummit] = summit.participants as [number, number]
  const [atForum] = forum.participants as [number]
  const marta = await representative(acme)
  await item(atSummit, { name: 'Overdue one', starts: -9, due: -1, assigneeId: marta })
  await item(atSummit, { name: 'Due today', due: 0 })
  await item(globexAtSummit, { name: 'Starts today', starts: 0, due: 3 })
  await item(atForum, { name: 'Starts tomorrow', starts: 1, due: 4 })
  await item(atForum, { name: 'Done long ago', starts: -30, due: -20, completedAt: new Date() })
})

describe('the list of action items', () => {
  test('shows what is open by due date, with the status of each', async () => {
    const { names, statuses, total } = await visitList('', manager)
    expect(names).toEqual(['Overdue one', 'Due today', 'Starts today', 'Starts tomorrow'])
    expect(statuses).toEqual(['Overdue', 'To do', 'To do', 'Upcoming'])
    expect(total).toBe('4 action items')
  })

  test('says of each row when it is due, for which event, and who does it', async () => {
    const { page } = await visitList('', manager)
    expect(page.text('tbody tr td[data-label="Due Date"]')).toBe(`${formatShort(day(-1))} 1 day late`)
    expect(page.text('tbody tr td[data-label=Event]')).toBe('Spring Summit')
    expect(page.texts('tbody tr td[data-label=Partner]')[0]).toContain('Acme Canary')
    expect(page.text('tbody tr td[data-label=Partner] span')).toBe('Marta Lindqvist')
    expect(page.find('tbody tr td[data-label=Event] a').getAttribute('href')).toBe(
      `/partner-management/events/${summit.id}`,
    )
    expect(page.find('tbody tr td[data-label=Partner] a').getAttribute('href')).toBe(
      `/partner-management/my-partners/${acme}`,
    )
  })

  test.each([
    ['?mltStatus=overdue', ['Overdue one']],
    ['?mltStatus=to-do', ['Due today', 'Starts today']],
    ['?mltStatus=upcoming', ['Starts tomorrow']],
    ['?mltStatus=complete', ['Done long ago']],
    ['?mltStatus=complete&mltStatus=overdue', ['Done long ago', 'Overdue one']],
    ['?mltStatus=nonsense', ['Overdue one', 'Due today', 'Starts today', 'Starts tomorrow']],
    [
      '?mltStatus=overdue&mltStatus=to-do&mltStatus=upcoming&mltStatus=complete',
      ['Done long ago', 'Overdue one', 'Due today', 'Starts today', 'Starts tomorrow'],
    ],
  ])('filtered by status with %s shows %j', async (query, names) => {
    expect((await visitList(query, manager)).names).toEqual(names)
  })

  test('says on its tabs how many there are of each status, as far as the other filters leave them', async () => {
    const tabs = async (query: string, as: Parameters<typeof visitList>[1] = manager) =>
      (await visitList(query, as)).page.texts('nav[aria-label=Status] a')
    const all = ['All open (4)', 'Overdue (1)', 'To do (2)', 'Upcoming (1)']
    for (const query of [
      '',
      '?mltStatus=overdue',
      '?mltStatus=complete',
      '?mltStatus=complete&mltStatus=to-do',
    ])
      expect(await tabs(query), query).toEqual(all)
    const ofForum = ['All open (1)', 'Overdue (0)', 'To do (0)', 'Upcoming (1)']
    expect(await tabs(`?eventId=${forum.id}&mltStatus=overdue`)).toEqual(ofForum)
    expect(await tabs('', { as: kofi })).toEqual(['All open (1)', 'Overdue (0)', 'To do (1)', 'Upcoming (0)'])
  })

  test('is narrowed by partners and events, and names what it is narrowed to', async () => {
    const byPartner = await visitList(`?organizationId=${globex}`, manager)
    expect(byPartner.names).toEqual(['Starts today'])
    expect(byPartner.page.texts('a.chip-removable bdi')).toEqual(['Globex 100%'])
    const open = 'mltStatus=overdue&mltStatus=to-do&mltStatus=upcoming'
    const asSentByTheForm = await visitList(`?${open}&organizationId=${globex}`, manager)
    expect(asSentByTheForm.page.texts('a.chip-removable bdi')).toEqual(['Globex 100%'])
    expect((await visitList(`?eventId=${forum.id}`, manager)).names).toEqual(['Starts tomorrow'])
    const both = await visitList(`?eventId=${forum.id}&organizationId=${globex}`, manager)
    expect(both.names).toEqual([])
    expect(both.page.text('.empty-state h2')).toBe('No Action Items')
    const two = await visitList(`?organizationId=${globex}&organizationId=${acme}&mltStatus=to-do`, manager)
    expect(two.names).toEqual(['Due today', 'Starts today'])
  })

  test('shows the items that a link names, whatever their status, and keeps them while filtering', async () => {
    const { id } = await db().actionItem.findFirstOrThrow({ where: { name: 'Done long ago' } })
    const { names, page } = await visitList(`?actionItem=${id}`, manager)
    expect(names).toEqual(['Done long ago'])
    expect(page.texts('a.chip-removable bdi')).toEqual(['Done long ago'])
    expect(page.form('main form[role=search]').fields.getAll('actionItem')).toEqual([String(id)])
  })

  test.each(['0', '-1', 'abc', '1.5', '1e3', '', '99999999999999999999'])(
    'answers page=%s with a page that exists',
    async (page) => {
      expect((await visitList(`?page=${page}`, manager)).names).toHaveLength(4)
    },
  )

  test.each(['organizationId=abc', 'eventId=99999999999', 'actionItem=%00', 'organizationId=-1'])(
    'leaves out a malformed %s',
    async (query) => {
      expect((await visitList(`?${query}`, manager)).total).toBe('4 action items')
    },
  )

  test('offers the partners and events that were looked for, all signs being text', async () => {
    const { page } = await visitList('?organizationSearch=%25', manager)
    expect(page.texts('input[name=organizationId] + label')).toEqual(['Globex 100%'])
    const events = await visitList('?eventSearch=AI', manager)
    expect(events.page.texts('input[name=eventId] + label')).toContain('AI')
  })
})

describe('long names', () => {
  test('stand whole, and wrap', async () => {
    const name = 'Tell us who of your colleagues will hold interviews 👩‍👩‍👧'
    const id = await item(summit.participants[0] as number, { name, due: 1 })
    const { page } = await visitList(`?actionItem=${id}`, manager)
    expect(page.text('tbody th a')).toBe(name)
    await db().actionItem.delete({ where: { id } })
  })
})

describe('a partner manager', () => {
  test('finds the items of the partners they manage, and no others by any filter', async () => {
    expect((await visitList('', { as: kofi })).names).toEqual(['Starts today'])
    const foreign = await db().actionItem.findMany({ where: { participant: { organizationId: acme } } })
    for (const query of [
      `?organizationId=${acme}`,
      `?eventId=${forum.id}`,
      `?actionItem=${foreign[0]?.id}`,
      `?organizationSearch=Acme`,
      `?eventSearch=AI`,
    ]) {
      const { page } = await visitList(query, { as: kofi })
      for (const secret of ['Acme Canary', 'Overdue one', 'Starts tomorrow', '>AI<']) {
        expect(page.root.toString().includes(secret), `${secret} at ${query}`).toBe(false)
      }
    }
  })

  test.each([
    ['/endpoints/event-organizations', ['Globex 100%']],
    ['/endpoints/event-organizations?search=acme', []],
    ['/endpoints/events', ['Spring Summit']],
    ['/endpoints/events?search=ai', []],
  ])('is offered by %s only %j', async (address, labels) => {
    const answer = await (await fetch(address, { as: kofi })).json()
    expect(answer.items.map(({ label }: { label: string }) => label)).toEqual(labels)
    expect(answer.total).toBe(labels.length)
  })
})

describe('the pick-lists', () => {
  test('answer the partners of one event, and refuse what is no event', async () => {
    const at = async (eventId: string | number) =>
      fetch(`/endpoints/event-organizations?eventId=${eventId}`, manager)
    expect((await (await at(forum.id)).json()).items).toEqual([{ id: String(acme), label: 'Acme Canary' }])
    expect((await at('1e3')).status).toBe(404)
    expect((await at('')).status).toBe(404)
  })

  test('answer a hundred events at most, by name, and how many there are', async () => {
    for (let index = 0; index < 101; index++) {
      await eventOf(`Workshop ${String(index).padStart(3, '0')}`, acme)
    }
    const answer = await (await fetch('/endpoints/events?search=workshop', manager)).json()
    expect(answer.total).toBe(101)
    expect(answer.items).toHaveLength(100)
    expect(answer.items[0].label).toBe('Workshop 000')
  })
})

test('items with one due date are walked through, each once', async () => {
  const walked = await partner('Walked through')
  const { participants } = await eventOf('One day', walked)
  for (let index = 0; index < 35; index++) {
    await item(participants[0] as number, { name: `Number ${index}`, due: 2 })
  }
  const seen: string[] = []
  for (const page of [1, 2, 3, 4]) {
    const list = await visitList(`?organizationId=${walked}&page=${page}`, manager)
    expect(list.names.length).toBe(page < 4 ? 10 : 5)
    seen.push(...list.names)
  }
  expect(new Set(seen).size).toBe(35)
})

test('a list that can’t be read says so instead of showing nothing', async () => {
  await db().$executeRaw`ALTER TABLE "ActionItem" RENAME TO "ActionItemAway"`
  try {
    const { response, page } = await visit(LIST, manager)
    expect(response.status).toBe(200)
    expect(page.text('main .notice strong')).toBe('We couldn’t load this list.')
    expect(page.has('.empty-state')).toBe(false)
    expect(page.has('tbody tr')).toBe(false)
    expect(page.texts('nav[aria-label=Status] a')[0]).toBe('All open')
    expect(page.find('main .notice a').getAttribute('href')).toBe(LIST)
  } finally {
    await db().$executeRaw`ALTER TABLE "ActionItemAway" RENAME TO "ActionItem"`
  }
})
