import { beforeAll, describe, expect, test } from 'vitest'
import { entriesOf, pathOf, post } from '../support/administration.ts'
import { db, fetch, signIn, visit } from '../support/app.ts'
import { doorOf, keptTap, manager, presenceOf, tap } from '../support/check-in.ts'
import { attend, fellowEvent, newFellow, newFellows, sessionOn } from '../support/sessions.ts'
import { statementsOf } from '../support/statements.ts'

async function newDoor(...fellows: { firstName: string; lastName: string }[]) {
  const eventId = await fellowEvent({ timezone: 'America/New_York' })
  const sessionId = await sessionOn(eventId, 0, 'Opening')
  const ids = await newFellows(...fellows)
  await attend(eventId, ids, [sessionId])
  return { eventId, sessionId, ids }
}

const imani = { firstName: 'Imani', lastName: 'Atthedoor' }
const odile = { firstName: 'Odile', lastName: 'Atthedoor' }

describe('a tap', () => {
  test('sets that someone is here, and any number of them is one', async () => {
    const { ids, ...door } = await newDoor(imani)
    const [fellow = 0] = ids
    expect((await tap(door, fellow)).status).toBe(303)
    const first = await presenceOf(door.sessionId, fellow)
    expect(first.status).toBe('ATTENDED')
    for (const as of ['event-manager', 'staff', 'admin'] as const) await tap(door, fellow, 'here', { as })
    const managerId = (await db().user.findUniqueOrThrow({ where: { email: 'event-manager@example.org' } }))
      .id
    expect(await presenceOf(door.sessionId, fellow)).toMatchObject({
      status: 'ATTENDED',
      attendedAt: first.attendedAt,
      attendedById: managerId,
    })
    expect(await entriesOf('events', door.eventId)).toMatchObject([{ action: 'checked in a fellow at' }])
  })

  test('comes back to the person’s row with the search kept, and says it there', async () => {
    const { ids, ...door } = await newDoor(imani, odile)
    const [fellow = 0] = ids
    const { page } = await visit(`${doorOf(door)}?search=atthedoor`, manager)
    const form = page.form('form:has(.door-tap)', { here: String(fellow) })
    const response = await fetch(form.action, { ...manager, form: form.fields })
    expect(response.headers.get('location')).toBe(`${doorOf(door)}?search=atthedoor#member-${fellow}`)
    const back = await visit(`${doorOf(door)}?search=atthedoor`, manager)
    expect(back.page.text(`#member-${fellow}`)).toMatch(/Here since \d+:\d\d [AP]M E[SD]T \(.+\)/)
    expect(back.page.text('.lead')).toContain('1 of 2 here')
  })

  test('of another day says the day', async () => {
    const { ids, ...door } = await newDoor(imani)
    const [fellow = 0] = ids
    await tap(door, fellow)
    const attendedAt = new Date('2026-03-09T16:30:00Z')
    await db().fellowAttendeeSession.updateMany({ where: { userId: fellow }, data: { attendedAt } })
    const { page } = await visit(doorOf(door), manager)
    expect(page.text(`#member-${fellow}`)).toContain('Here since Mar. 9, 2026, 12:30 PM EDT')
  })

  test('takes fewer than five statements, of which there are no more on a long list', async () => {
    const { ids, ...door } = await newDoor(imani, odile)
    const cookie = await signIn('event-manager')
    await fetch(doorOf(door), { cookie })
    const taken = await statementsOf(() => tap(door, ids[0] as number, 'here', { cookie }))
    expect(taken).toBeGreaterThan(0)
    expect(taken).toBeLessThan(5)
    const page = () => statementsOf(() => fetch(doorOf(door), { cookie }))
    const short = await page()
    const others = await newFellows(...Array.from({ length: 30 }, () => ({})))
    await attend(door.eventId, others, [door.sessionId])
    expect(await page()).toBe(short)
    expect(await statementsOf(() => tap(door, others[9] as number, 'here', { cookie }))).toBe(taken)
  })

  test('“Wasn’t here” puts a wrong one right, and the history keeps both', async () => {
    const { ids, ...door } = await newDoor(imani)
    const [fellow = 0] = ids
    await tap(door, fellow)
    await tap(door, fellow, 'absent')
    await tap(door, fellow, 'absent')
    expect(await presenceOf(door.sessionId, fellow)).toMatchObject({
      status: 'REGISTERED',
      attendedAt: null,
      attendedById: null,
    })
    expect((await entriesOf('events', door.eventId)).map(({ action }) => action)).toEqual([
      'took back a check-in at',
      'checked in a fellow at',
    ])
    const { page } = await visit(`/admin/events/${door.eventId}/history`, { as: 'admin' })
    expect(page.text('.admin-page')).toContain('Imani Atthedoor, Opening')
  })

  test('is refused for whoever isn’t on the list, and of another session', async () => {
    const { ids, ...door } = await newDoor(imani)
    const stranger = await newFellow()
    const response = await tap(door, stranger)
    expect(response.headers.get('location')).toBe(doorOf(door))
    expect(await db().fellowAttendeeSession.count({ where: { userId: stranger } })).toBe(0)
    const elsewhere = { ...door, eventId: await fellowEvent() }
    expect((await tap(elsewhere, ids[0] as number)).status).toBe(404)
    for (const form of [{}, { here: 'anyone' }]) {
      expect((await post(doorOf(door), form as Record<string, string>, manager)).status).toBe(400)
    }
  })

  test('of an attended session from before moments were kept changes nothing', async () => {
    const { ids, ...door } = await newDoor(imani)
    await db().fellowAttendeeSession.updateMany({
      where: { sessionId: door.sessionId },
      data: { status: 'ATTENDED' },
    })
    await tap(door, ids[0] as number)
    expect(await presenceOf(door.sessionId, ids[0] as number)).toMatchObject({ attendedAt: null })
  })
})

/** How many seconds ago it was said, and what. */
type Said = [secondsAgo: number, here: boolean]

describe('a tap that was kept without a connection', () => {
  test('counts from its moment, whatever arrives first', async () => {
    const { ids, ...door } = await newDoor(imani)
    const [fellow = 0] = ids
    expect(await keptTap(door, fellow, { secondsAgo: 60, asking: { as: 'staff' } })).toBe('here')
    expect(await keptTap(door, fellow, { secondsAgo: 600 })).toBe('here')
    const { attendedAt, attendedById } = await presenceOf(door.sessionId, fellow)
    expect(Math.abs(Date.now() - 600_000 - Number(attendedAt))).toBeLessThan(60_000)
    expect(attendedById).toBe(
      (await db().user.findUniqueOrThrow({ where: { email: 'event-manager@example.org' } })).id,
    )
    expect(await keptTap(door, fellow, { here: false, secondsAgo: 900 })).toBe('here')
  })

  test.each<[string, Said[], string]>([
    [
      'tap, wasn’t here',
      [
        [600, true],
        [300, false],
      ],
      'REGISTERED',
    ],
    [
      'wasn’t here, tap',
      [
        [600, false],
        [300, true],
      ],
      'ATTENDED',
    ],
    [
      'tap, wasn’t here, tap',
      [
        [600, true],
        [400, false],
        [200, true],
      ],
      'ATTENDED',
    ],
  ])('in any order of arrival what was said last stands: %s', async (_name, said, status) => {
    for (const order of permutations(said)) {
      const { ids, ...door } = await newDoor(imani)
      const [fellow = 0] = ids
      for (const [secondsAgo, here] of [...order, ...order]) await keptTap(door, fellow, { here, secondsAgo })
      const { attendedAt, ...presence } = await presenceOf(door.sessionId, fellow)
      expect(presence.status).toBe(status)
      if (status === 'ATTENDED') expect(Number(attendedAt)).toBeGreaterThan(Date.now() - 350_000)
    }
  })

  test('says what it can’t do any more', async () => {
    const { ids, ...door } = await newDoor(imani, odile)
    const [first = 0, second = 0] = ids
    await db().fellowAttendeeSession.deleteMany({ where: { userId: first } })
    expect(await keptTap(door, first)).toBe('removed')
    await db().eventSession.update({ where: { id: door.sessionId }, data: { name: 'Another name' } })
    expect(await keptTap(door, second)).toBe('here')
    await db().user.update({ where: { id: second }, data: { closedAt: new Date() } })
    expect(await keptTap(door, second)).toBe('removed')
    await db().event.update({ where: { id: door.eventId }, data: { status: 'CANCELLED' } })
    expect(await keptTap(door, second)).toBe('cancelled')
    expect(await keptTap({ ...door, sessionId: 999_999 }, second)).toBe('gone')
  })
})

function permutations<Item>(items: Item[]): Item[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((item, index) =>
    permutations(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  )
}

describe('a cancelled event', () => {
  test('ends check-in, and says so', async () => {
    const { ids, ...door } = await newDoor(imani)
    const [fellow = 0] = ids
    await db().event.update({ where: { id: door.eventId }, data: { status: 'CANCELLED' } })
    const { page } = await visit(doorOf(door), manager)
    expect(page.text('.admin-page')).toContain('This event is cancelled, so check-in has ended.')
    expect(page.find('button[name=here]').hasAttribute('disabled')).toBe(true)
    await tap(door, fellow)
    expect((await presenceOf(door.sessionId, fellow)).status).toBe('REGISTERED')
    const walkIn = await post(`${doorOf(door)}/walk-in`, { member: String(await newFellow()) }, manager)
    expect(pathOf(walkIn)).toBe(doorOf(door))
    expect(await db().fellowAttendee.count({ where: { eventId: door.eventId } })).toBe(1)
  })
})

describe('a walk-in', () => {
  let door: Awaited<ReturnType<typeof newDoor>>
  beforeAll(async () => {
    door = await newDoor(imani)
  })

  test('is found among the fellows who aren’t on the list, added and checked in, once', async () => {
    const id = await newFellow({ firstName: 'Bo', lastName: 'Unexpected' })
    const other = await newFellow({ firstName: 'Al', lastName: 'Unexpected', roles: ['ALUMNI'] })
    const address = `${doorOf(door)}/walk-in?search=unexpected`
    const { page } = await visit(address, manager)
    expect(page.texts('.door-name')).toEqual(['Bo Unexpected'])
    for (const _ of [1, 2]) {
      const response = await post(address, { member: String(id) }, manager)
      expect(response.headers.get('location')).toBe(`${doorOf(door)}?search=unexpected#member-${id}`)
    }
    expect((await presenceOf(door.sessionId, id)).status).toBe('ATTENDED')
    expect((await entriesOf('events', door.eventId)).map(({ action }) => action)).toEqual([
      'checked in a fellow at',
      'added a walk-in to',
    ])
    expect(pathOf(await post(address, { member: String(other) }, manager))).toBe(doorOf(door))
    expect(await db().fellowAttendee.count({ where: { userId: other } })).toBe(0)
  })

  test('who takes part in the event comes to a session that isn’t on their agenda', async () => {
    const id = await newFellow({ firstName: 'Cy', lastName: 'Spontaneous' })
    await attend(door.eventId, [id])
    await post(`${doorOf(door)}/walk-in`, { member: String(id) }, manager)
    expect((await presenceOf(door.sessionId, id)).status).toBe('ATTENDED')
  })
})

describe('the sessions of check-in', () => {
  test('say how many are here, those that are over last', async () => {
    const { ids, ...door } = await newDoor(imani, odile)
    await sessionOn(door.eventId, -1, 'Yesterday')
    await tap(door, ids[0] as number)
    const { page } = await visit(`/admin/events/${door.eventId}/check-in`, manager)
    expect(page.texts('.door-session bdi')).toEqual(['Opening', 'Yesterday'])
    expect(page.text('.door-session')).toContain('1 of 2 here')
  })

  test('are those of their own event', async () => {
    const door = await newDoor(imani)
    expect((await visit(`/admin/events/1/check-in/${door.sessionId}`, manager)).status).toBe(404)
  })

  test('have 200 people a page by name, and a page beyond the last is the last', async () => {
    const everyone = Array.from({ length: 201 }, (_, index) => `Fellow${String(index).padStart(3, '0')}`)
    const door = await newDoor(...everyone.map((firstName) => ({ firstName, lastName: 'Amongmany' })))
    const names = everyone.map((firstName) => `${firstName} Amongmany`)
    const shown = async (query: string) =>
      (await visit(`${doorOf(door)}?${query}`, manager)).page.texts('.door-name')
    expect(await shown('')).toEqual(names.slice(0, 200))
    expect(await shown('page=2')).toEqual(names.slice(200))
    expect(await shown('page=9')).toEqual(names.slice(200))
    expect(await shown('page=9&search=fellow007')).toEqual(['Fellow007 Amongmany'])
  })

  test('hold no one whose account is closed', async () => {
    const { ids, ...door } = await newDoor(imani, odile)
    await db().user.update({ where: { id: ids[0] as number }, data: { closedAt: new Date() } })
    const { page } = await visit(doorOf(door), manager)
    expect(page.texts('.door-name')).toEqual(['Odile Atthedoor'])
    expect(page.text('.lead')).toContain('0 of 1 here')
  })
})
