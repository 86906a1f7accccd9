import { beforeAll, describe, expect, test } from 'vitest'
import { db, fetch, visit } from '../support/app.ts'
import { queriesOf } from '../support/home.ts'
import { newcomer } from '../support/messages.ts'
import { attend, fellowEvent, newFellow, newFellows, sessionOn } from '../support/sessions.ts'

/** An event with one session, and the address of its fellows. */
async function session() {
  const eventId = await fellowEvent()
  const sessionId = await sessionOn(eventId, 0)
  return { eventId, sessionId, address: `/events/${eventId}/sessions/${sessionId}/fellow-attendees` }
}

const listAt = async (address: string, as: number | 'staff') => {
  const { page } = await visit(address, { as })
  return {
    page,
    names: page.texts('.person-card h3'),
    count: page.texts('section:has(> #attendees) #count')[0],
    more: page.root
      .querySelectorAll('section:has(> #attendees) a')
      .find((it) => it.text === 'Load more')
      ?.getAttribute('href'),
  }
}

describe('the fellows of a session', () => {
  let address: string
  let people: number[]

  beforeAll(async () => {
    const { eventId, sessionId, address: at } = await session()
    address = at
    people = await newFellows(
      { firstName: 'Zoë', lastName: 'Adams' },
      { firstName: 'Ada', lastName: 'Åkesson', visibility: 'PRIVATE' },
      { firstName: 'Odile', lastName: 'Canary', visibility: 'HIDDEN' },
      { firstName: 'Rafael', lastName: 'Canary-Souza', emailVerifiedAt: null },
    )
    await attend(eventId, people, [sessionId])
    await attend(eventId, [await newFellow({ lastName: 'Elsewhere' })], [await sessionOn(eventId, 0)])
  })

  test('are listed by name, but those who hide or aren’t verified', async () => {
    const { names, count, page } = await listAt(address, people[0] as number)
    expect(names).toEqual(['Zoë Adams', 'Ada Åkesson'])
    expect(count).toBe('2 Rising Leaders')
    expect(page.root.toString()).not.toContain('Canary')
    expect(page.find('.person-card a').getAttribute('href')).toBe(`/profile/${people[0]}`)
  })

  test('are all there for staff, marked', async () => {
    const { names, page } = await listAt(address, 'staff')
    expect(names).toEqual(['Zoë Adams', 'Ada Åkesson', 'Odile Canary', 'Rafael Canary-Souza'])
    expect(page.texts('.person-card .chip.tone-warning')).toEqual(['Hidden', 'Not verified'])
  })

  test('are behind the wall for whoever hides', async () => {
    const { page, names } = await listAt(address, people[2] as number)
    expect(names).toEqual([])
    expect(page.text('main')).toContain('Your profile is hidden')
    expect(page.root.toString()).not.toContain('Åkesson')
  })

  test('are searched as in the directory, and never by what is hidden', async () => {
    const found = await listAt(`${address}?search=akesson`, people[0] as number)
    expect(found.names).toEqual(['Ada Åkesson'])
    for (const search of ['canary', 'Elsewhere', '%25', 'a_a']) {
      const { page } = await listAt(`${address}?search=${search}`, people[0] as number)
      expect(page.text('.empty-state h2')).toBe('No Rising Leaders Found')
    }
  })
})

test('a session without fellows says so', async () => {
  const { address } = await session()
  const { page } = await listAt(address, 'staff')
  expect(page.text('.empty-state h2')).toBe('No Fellow Attendees')
  expect(page.text('.empty-state p')).toBe('No Rising Leaders Found')
})

describe('many fellows', () => {
  let address: string

  beforeAll(async () => {
    const many = await session()
    address = many.address
    const people = await newFellows(
      ...Array.from({ length: 240 }, (_, index) => ({ lastName: `Crowd ${String(index).padStart(3, '0')}` })),
    )
    await attend(many.eventId, people, [many.sessionId])
  })

  test('come a hundred at a time, below those that were loaded before', async () => {
    const first = await listAt(address, 'staff')
    expect([first.names.length, first.count, first.more]).toEqual([
      100,
      '100 of 240 Rising Leaders',
      `${address}?page=2`,
    ])
    const second = await listAt(`${address}?page=2`, 'staff')
    expect(second.names.slice(0, 100)).toEqual(first.names)
    expect([second.names.length, second.more]).toEqual([200, `${address}?page=3`])
    const third = await listAt(`${address}?page=3`, 'staff')
    expect([third.names.length, third.count, third.more]).toEqual([240, '240 Rising Leaders', undefined])
  })

  test.each([
    ['0', 100],
    ['-1', 100],
    ['abc', 100],
    ['99999999999999999999', 240],
  ])('on page %s are %s', async (page, count) => {
    expect((await listAt(`${address}?page=${page}`, 'staff')).names).toHaveLength(count)
  })

  test('keep the search while more are loaded', async () => {
    expect((await listAt(`${address}?search=crowd`, 'staff')).more).toBe(`${address}?search=crowd&page=2`)
  })

  test('take as few queries as one', async () => {
    const one = await session()
    await attend(one.eventId, [await newFellow()], [one.sessionId])
    const taken = (await queriesOf(address, 'staff')).length
    expect(taken).toBe((await queriesOf(one.address, 'staff')).length)
    expect(taken).toBeLessThanOrEqual(6)
  })
})

test('attendance of another event’s session is refused by the database', async () => {
  const [one, other] = [await session(), await session()]
  const userId = await newFellow()
  await attend(one.eventId, [userId])
  const wrong = { eventId: one.eventId, userId, sessionId: other.sessionId }
  await expect(db().fellowAttendeeSession.create({ data: wrong })).rejects.toThrow()
})

test('nobody posts to the list', async () => {
  const { eventId, sessionId, address } = await session()
  const fellow = await newcomer({ roles: ['FELLOW'], currentRole: 'FELLOW' })
  await attend(eventId, [fellow], [sessionId])
  expect((await fetch(address, { as: fellow, form: {} })).status).toBe(405)
})
