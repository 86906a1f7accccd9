import { describe, expect, test } from 'vitest'
import { packIds } from '#app/values/packed-ids.server.ts'
import { entriesOf, pathOf, post, pressUndo } from '../support/administration.ts'
import { db, fetch, signIn, submit, visit } from '../support/app.ts'
import { noticeAfter } from '../support/bulk-edits.ts'
import { manager } from '../support/check-in.ts'
import { attend, fellowEvent, newFellow, newFellows, sessionOn } from '../support/sessions.ts'
import { statementsOf } from '../support/statements.ts'

const attendeesOf = async (eventId: number) =>
  (await db().fellowAttendee.findMany({ where: { eventId }, orderBy: { userId: 'asc' } })).map(
    ({ userId }) => userId,
  )

const agendaOf = async (eventId: number, userId: number) =>
  (
    await db().fellowAttendeeSession.findMany({ where: { eventId, userId }, orderBy: { sessionId: 'asc' } })
  ).map(({ sessionId }) => sessionId)

/** A program of its own, with fellows in it. */
async function cohort(size: number) {
  const type = await db().programType.create({ data: { name: `Door ${crypto.randomUUID()}`, position: 99 } })
  const program = await db().program.create({
    data: {
      name: 'Door program',
      sortKey: 'door program',
      typeId: type.id,
      year: 2031,
    },
  })
  const ids = await newFellows(...Array.from({ length: size }, () => ({ lastName: 'Cohort' })))
  await db().enrollment.createMany({
    data: ids.map((userId) => ({ userId, programId: program.id, startDate: new Date('2031-01-01') })),
  })
  return { type: type.id, ids: ids.toSorted((a, b) => a - b) }
}

describe('attendees', () => {
  test('are added by program and year, all that match, with the number said before', async () => {
    const eventId = await fellowEvent()
    const sessionId = await sessionOn(eventId, 0)
    await sessionOn(eventId, 1)
    const { type, ids } = await cohort(28)
    const address = `/admin/events/${eventId}/attendees/add?programTypeIds=${type}&programYears=2031`
    const { page } = await visit(address, manager)
    expect(page.text('.admin-page')).toMatch(/28 of [\d,]+ fellows/)
    expect(page.text('fieldset:has([name=all])')).toContain('Select all 28 that match this filter')
    const chosen = page.form('form:has([name=all])', { all: 'true' })
    const shown = await visit(addressOf(chosen), manager)
    expect(shown.page.text('h1')).toBe('Add 28 fellows?')
    const form = shown.page.form('.admin-page form', { sessionIds: String(sessionId) })
    for (const _ of [1, 2]) {
      const response = await submit(form, manager)
      expect(pathOf(response)).toBe(`/admin/events/${eventId}/attendees`)
    }
    expect(await attendeesOf(eventId)).toEqual(ids)
    expect(await agendaOf(eventId, ids[0] as number)).toEqual([sessionId])
    expect(await entriesOf('events', eventId)).toMatchObject([{ action: 'added attendees to', count: 28 }])
  })

  test('who no longer match when it is confirmed are left out', async () => {
    const eventId = await fellowEvent()
    const [one = 0, other = 0] = await newFellows({}, {})
    const address = `/admin/events/${eventId}/attendees/add/chosen?item=${one}&item=${other}`
    const { page } = await visit(address, manager)
    const form = page.form('.admin-page form')
    await db().user.update({ where: { id: other }, data: { roles: ['ALUMNI'], currentRole: 'ALUMNI' } })
    await submit(form, manager)
    expect(await attendeesOf(eventId)).toEqual([one])
  })

  test('are never everyone: without rows and for all without a filter there is nothing to confirm', async () => {
    const eventId = await fellowEvent()
    for (const path of [
      'attendees/add/chosen',
      'attendees/add/chosen?all=true',
      'attendees/sessions?all=true',
    ]) {
      const { status, page } = await visit(`/admin/events/${eventId}/${path}`, manager)
      expect(status).toBe(400)
      expect(page.text('h1')).toBe('Nothing selected')
    }
  })

  test('see the event at once, and no longer once they are removed', async () => {
    const eventId = await fellowEvent()
    const sessionId = await sessionOn(eventId, 0, 'Only here')
    const fellow = await newFellow()
    await post(
      `/admin/events/${eventId}/attendees/add/chosen?item=${fellow}`,
      { ids: packIds([fellow]), key: crypto.randomUUID(), sessionIds: String(sessionId) },
      manager,
    )
    expect((await visit(`/events/${eventId}`, { as: fellow })).page.text('main')).toContain('Only here')
    await post(`/admin/events/${eventId}/attendees/${fellow}/remove`, {}, manager)
    expect((await fetch(`/events/${eventId}`, { as: fellow })).status).not.toBe(200)
    expect((await entriesOf('events', eventId)).map(({ action }) => action)).toEqual([
      'removed an attendee from',
      'added attendees to',
    ])
    const again = await post(`/admin/events/${eventId}/attendees/${fellow}/remove`, {}, manager)
    expect(pathOf(again)).toBe(`/admin/events/${eventId}/attendees`)
  })

  test('keep what they have attended', async () => {
    const eventId = await fellowEvent()
    const [was = 0, ahead = 0] = [await sessionOn(eventId, -1, 'Was there'), await sessionOn(eventId, 1)]
    const fellow = await newFellow({ firstName: 'Kept', lastName: 'Fellow' })
    await attend(eventId, [fellow], [was], 'ATTENDED')
    await attend(eventId, [fellow], [ahead])
    const address = `/admin/events/${eventId}/attendees/${fellow}`
    const { page } = await visit(`${address}/remove`, manager)
    expect(page.text('.admin-page')).toContain('They were at 1 session. That’s kept')
    await submit(page.form('.admin-page form'), manager)
    expect(await agendaOf(eventId, fellow)).toEqual([was])
    await post(`${address}/remove`, {}, manager)
    expect(await agendaOf(eventId, fellow)).toEqual([was])
    await post(address, { seen: String(was), sessionIds: '' }, manager)
    expect(await agendaOf(eventId, fellow)).toEqual([was])
  })
})

describe('undo', () => {
  test('of adding several takes back those who have nothing since, and names the others', async () => {
    const eventId = await fellowEvent()
    const [session = 0, later = 0] = [await sessionOn(eventId, 0), await sessionOn(eventId, 1)]
    const [plain = 0, seen = 0, moved = 0] = await newFellows(
      { lastName: 'Plain' },
      { lastName: 'Seen' },
      { lastName: 'Moved' },
    )
    const cookie = await signIn('event-manager')
    const items = [plain, seen, moved].map((id) => `item=${id}`).join('&')
    const { page } = await visit(`/admin/events/${eventId}/attendees/add/chosen?${items}`, { cookie })
    const form = page.form('.admin-page form', { sessionIds: String(session) })
    const added = await noticeAfter(cookie, await submit(form, { cookie }))
    expect(added.text).toContain('3 fellows added.')
    await attend(eventId, [moved], [later])
    await db().fellowAttendeeSession.update({
      where: { sessionId_userId: { sessionId: session, userId: seen } },
      data: { status: 'ATTENDED', attendedAt: new Date() },
    })
    const [entry] = await entriesOf('events', eventId)
    const confirm = await visit(`/admin/history/${entry?.id}/undo`, { cookie })
    expect(confirm.page.texts('main ul.list-disc').map((list) => list.split(' ')[1])).toEqual([
      'Plain',
      expect.stringMatching(/^(Seen|Moved)/),
    ])
    const undo = `/admin/history/${entry?.id}/undo`
    expect(pathOf(await post(undo, {}, { as: 'admin' }))).toBe('/admin/events')
    for (const _ of [1, 2]) await post(undo, {}, { cookie })
    expect(await attendeesOf(eventId)).toEqual([seen, moved].toSorted((a, b) => a - b))
    expect((await entriesOf('events', eventId)).map(({ action, count }) => [action, count])).toEqual([
      ['undid a change of attendees of', 1],
      ['added attendees to', 3],
    ])
    // Someone else is told who has done it.
    expect(pathOf(await post(undo, {}, { as: 'admin' }))).toBe(`/admin/events/${eventId}`)
  })

  test('of changed agendas and of a removal brings the sessions back', async () => {
    const eventId = await fellowEvent()
    const [one = 0, other = 0] = [await sessionOn(eventId, 0, 'One'), await sessionOn(eventId, 1, 'Other')]
    const [first = 0, second = 0] = await newFellows({}, {})
    await attend(eventId, [first, second], [one])
    await attend(eventId, [second], [other])
    const address = `/admin/events/${eventId}/attendees/sessions?item=${first}&item=${second}`
    const { page } = await visit(address, manager)
    await submit(
      page.form('.admin-page form', { sessionIds: [String(one), String(other)] }, 'Remove from agendas'),
      manager,
    )
    expect([await agendaOf(eventId, first), await agendaOf(eventId, second)]).toEqual([[], []])
    const [changed] = await entriesOf('events', eventId)
    await pressUndo(changed?.id as number, manager)
    expect([await agendaOf(eventId, first), await agendaOf(eventId, second)]).toEqual([[one], [one, other]])

    await post(`/admin/events/${eventId}/attendees/${second}/remove`, {}, manager)
    expect(await attendeesOf(eventId)).toEqual([first])
    const [removed] = await entriesOf('events', eventId)
    await pressUndo(removed?.id as number, manager)
    expect(await attendeesOf(eventId)).toEqual([first, second].toSorted((a, b) => a - b))
    expect(await agendaOf(eventId, second)).toEqual([one, other])
  })
})

describe('sessions', () => {
  test('of one are what was changed in the form; what others changed since stays', async () => {
    const eventId = await fellowEvent()
    const sessions = [await sessionOn(eventId, 0), await sessionOn(eventId, 0), await sessionOn(eventId, 0)]
    const [first = 0, second = 0, third = 0] = sessions
    const fellow = await newFellow()
    await attend(eventId, [fellow], [first])
    const { page } = await visit(`/admin/events/${eventId}/attendees/${fellow}`, manager)
    const form = page.form('.admin-page form', { sessionIds: String(second) })
    await attend(eventId, [fellow], [third])
    await submit(form, manager)
    expect(await agendaOf(eventId, fellow)).toEqual([second, third])
  })

  test('of several are added and removed together, but for those where someone was', async () => {
    const eventId = await fellowEvent()
    const [one = 0, other = 0] = [await sessionOn(eventId, 0, 'One'), await sessionOn(eventId, 0, 'Other')]
    const [seen = 0, unseen = 0] = await newFellows({}, {})
    await attend(eventId, [seen, unseen])
    const address = `/admin/events/${eventId}/attendees/sessions?item=${seen}&item=${unseen}`
    const { page } = await visit(address, manager)
    expect(page.text('h1')).toBe('Change sessions of 2 attendees')
    const refused = await submit(page.form('.admin-page form', {}, 'Add to agendas'), manager)
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain('Please choose a session.')
    const sessionIds = [String(one), String(other)]
    await submit(page.form('.admin-page form', { sessionIds }, 'Add to agendas'), manager)
    expect(await agendaOf(eventId, unseen)).toEqual([one, other])
    await db().fellowAttendeeSession.update({
      where: { sessionId_userId: { sessionId: one, userId: seen } },
      data: { status: 'ATTENDED' },
    })
    await submit(page.form('.admin-page form', { sessionIds }, 'Remove from agendas'), manager)
    expect([await agendaOf(eventId, seen), await agendaOf(eventId, unseen)]).toEqual([[one], []])
    const { page: history } = await visit(`/admin/events/${eventId}/history`, { as: 'admin' })
    expect(history.text('.admin-page')).toContain('One, Other')
  })
})

describe('the list of attendees', () => {
  test('filters by session and by who was here, with its total, 25 a page', async () => {
    const eventId = await fellowEvent()
    const [one = 0, other = 0] = [await sessionOn(eventId, 0), await sessionOn(eventId, 0)]
    const ids = await newFellows(...Array.from({ length: 27 }, () => ({ lastName: 'Listed' })))
    await attend(eventId, ids, [one])
    await attend(eventId, ids.slice(0, 3), [other], 'ATTENDED')
    const count = async (query: string) => {
      const { page } = await visit(`/admin/events/${eventId}/attendees${query}`, manager)
      return [page.texts('tbody tr').length, page.text('.with-filters').match(/\d+ of 27|27 attendees/)?.[0]]
    }
    expect(await count('')).toEqual([25, '27 attendees'])
    expect(await count('?page=2')).toEqual([2, '27 attendees'])
    expect(await count('?sort=latest&seen=yes')).toEqual([3, '3 of 27'])
    expect(await count(`?seen=no&sessionIds=${one}`)).toEqual([25, '27 of 27'])
    expect(await count(`?seen=yes&sessionIds=${one}`)).toEqual([0, '0 of 27'])
    expect(await count(`?sessionIds=${other}`)).toEqual([3, '3 of 27'])
    expect(await count('?seen=no')).toEqual([24, '24 of 27'])
    expect(await count('?search=listed')).toEqual([25, '27 of 27'])
  })

  test('takes as many statements for many as for one', async () => {
    const cookie = await signIn('event-manager')
    const eventId = await fellowEvent()
    await attend(eventId, [await newFellow()])
    const pages = ['attendees', 'attendees/add', 'check-in'].map((path) => `/admin/events/${eventId}/${path}`)
    const taken = async () => {
      const each = []
      for (const page of pages) {
        await fetch(page, { cookie })
        each.push(await statementsOf(() => fetch(page, { cookie })))
      }
      return each
    }
    const few = await taken()
    await attend(eventId, await newFellows(...Array.from({ length: 20 }, () => ({}))))
    for (let index = 0; index < 5; index++) await sessionOn(eventId, 0)
    expect(await taken()).toEqual(few)
    for (const one of few) expect(one).toBeLessThanOrEqual(7)
  })
})

/** The address of a form that is sent by GET. */
function addressOf({ action, fields }: { action: string; fields: URLSearchParams }): string {
  const { pathname } = new URL(action)
  return `${pathname}?${fields}`
}
