// @one-database: both are asked with the day of whoever looks, and PostgreSQL stands in another zone.
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type ActionItemStatus, actionItemStatuses, statusLabels } from '#app/domain/action-items/status.ts'
import { addDays, type CalendarDate, toDbDate } from '#app/values/calendar-date.ts'
import { eventOf, managerOf, partner, visitList } from '../support/action-items.ts'
import { db, signIn, visit } from '../support/app.ts'

const zones = ['Pacific/Kiritimati', 'America/New_York', 'Pacific/Pago_Pago'] as const

/**
 * The last second of a day and the first of the next in each zone, with the day that it is then in all three. The clocks of
 * New York go forward on 8 March and back on 1 November 2026.
 */
const moments = [
  ['2026-10-31T09:59:59Z', '2026-10-31', '2026-10-31', '2026-10-30'],
  ['2026-10-31T10:00:00Z', '2026-11-01', '2026-10-31', '2026-10-30'],
  ['2026-10-31T10:59:59Z', '2026-11-01', '2026-10-31', '2026-10-30'],
  ['2026-10-31T11:00:00Z', '2026-11-01', '2026-10-31', '2026-10-31'],
  ['2026-11-01T03:59:59Z', '2026-11-01', '2026-10-31', '2026-10-31'],
  ['2026-11-01T04:00:00Z', '2026-11-01', '2026-11-01', '2026-10-31'],
  ['2026-11-02T04:59:59Z', '2026-11-02', '2026-11-01', '2026-11-01'],
  ['2026-11-02T05:00:00Z', '2026-11-02', '2026-11-02', '2026-11-01'],
  ['2026-03-08T04:59:59Z', '2026-03-08', '2026-03-07', '2026-03-07'],
  ['2026-03-08T05:00:00Z', '2026-03-08', '2026-03-08', '2026-03-07'],
  ['2026-03-09T03:59:59Z', '2026-03-09', '2026-03-08', '2026-03-08'],
  ['2026-03-09T04:00:00Z', '2026-03-09', '2026-03-09', '2026-03-08'],
] as const

const cases = moments.flatMap(([moment, ...days]) =>
  zones.map((zone, index) => ({ moment, zone, today: days[index] as CalendarDate })),
)

/** Days from the first of March or November to each item's start and due date, or when it is completed. */
const spans = [-3, -2, -1, 0, 1, 2].flatMap((at) => [
  [at - 9, at],
  [at, at + 9],
])
const turns = ['2026-11-01', '2026-03-08'] as CalendarDate[]

let acme: number
let items: { name: string; startDate: CalendarDate; dueDate: CalendarDate }[]
const cookies = new Map<string, string>()

beforeAll(async () => {
  acme = await partner('Acme')
  const { id: eventId, participants } = await eventOf('Spring Summit', acme)
  items = turns.flatMap((turn) =>
    spans.map(([starts = 0, due = 0], index) => ({
      name: `${turn} ${index}`,
      startDate: addDays(turn, starts),
      dueDate: addDays(turn, due),
    })),
  )
  const shared = { description: 'As a vector drawing.', eventId, participantId: participants[0] as number }
  await db().actionItem.createMany({
    data: [
      ...items.map(({ name, startDate, dueDate }) => ({
        ...shared,
        name,
        startDate: toDbDate(startDate),
        dueDate: toDbDate(dueDate),
      })),
      {
        ...shared,
        name: 'Done',
        startDate: toDbDate(turns[1] as CalendarDate),
        dueDate: toDbDate(turns[0] as CalendarDate),
        completedAt: new Date('2026-03-09T00:00:00Z'),
      },
    ],
  })
  for (const zone of zones) {
    const id = await managerOf(acme)
    await db().user.update({ where: { id }, data: { timeZone: zone } })
    cookies.set(zone, await signIn(id))
  }
})

// The embedded database sets timers by that clock, too far ahead for Node: a warning that is none of ours.
beforeEach(() => vi.spyOn(process, 'emitWarning').mockImplementation(() => {}))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Said once more, without the code that is tested. */
function expected(today: string): Map<string, ActionItemStatus> {
  const open = items.map(({ name, startDate, dueDate }): [string, ActionItemStatus] => {
    if (today > dueDate) return [name, 'overdue']
    return [name, today < startDate ? 'upcoming' : 'to-do']
  })
  return new Map([...open, ['Done', 'complete']])
}

async function listed(status: ActionItemStatus, cookie: string) {
  const rows = new Map<string, string | undefined>()
  let total: string | null = null
  for (let page = 1; ; page++) {
    const list = await visitList(`?mltStatus=${status}&page=${page}`, { cookie })
    total = list.total
    for (const [index, name] of list.names.entries()) rows.set(name, list.statuses[index])
    if (list.names.length < 10 || rows.size === Number(total?.split(' ')[0])) return { rows, total }
  }
}

describe('whatever the day is where somebody looks', () => {
  test.each(cases)('$zone at $moment: list, filters, counts and dashboards agree', async (at) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(at.moment) })
    const cookie = cookies.get(at.zone) ?? ''
    const statuses = expected(at.today)
    const named = (status: ActionItemStatus) =>
      [...statuses].filter(([, it]) => it === status).map(([name]) => name)

    for (const status of actionItemStatuses) {
      const names = named(status)
      const { rows, total } = await listed(status, cookie)
      expect([...rows.keys()].sort(), `the list of ${status}`).toEqual(names.sort())
      expect(new Set(rows.values())).toEqual(new Set(names.length > 0 ? [statusLabels[status]] : []))
      expect(total).toBe(`${names.length} of ${statuses.size} action items`)
    }

    const dashboard = await visit(`/partner-dashboard/${acme}`, { cookie })
    const cards = dashboard.page.texts('[aria-labelledby=open-items] article h3')
    const chips = dashboard.page.texts('[aria-labelledby=open-items] article .chip')
    expect(new Map(cards.map((name, index) => [name, chips[index]]))).toEqual(
      new Map(items.map(({ name }) => [name, statusLabels[statuses.get(name) ?? 'complete']])),
    )

    const { page } = await visit(`/partner-management/my-partners/${acme}`, { cookie })
    for (const status of ['overdue', 'to-do', 'upcoming'] as const) {
      const names = page.texts(`[aria-labelledby=items-${status}] li p:first-child`)
      expect(names.sort(), `the group of ${status}`).toEqual(named(status).sort())
    }
  })
})
