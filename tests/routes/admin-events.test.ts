import { describe, expect, test } from 'vitest'
import { editEvent, eventNow, gathering, inDays, newEvent, session } from '../support/admin-events.ts'
import { admin, lastEntry, post, pressUndo, sendForm } from '../support/administration.ts'
import { db, fetch, submit, visit } from '../support/app.ts'
import { Page } from '../support/html.ts'
import { attend, newFellow } from '../support/sessions.ts'

const listed = async (name: string) =>
  (await (await fetch(`/events?viewAll=true`, { as: 'alumni' })).text()).includes(name)

describe('an event', () => {
  test('is made with sessions and speakers, as a draft that no member sees', async () => {
    const speaker = await newFellow({ firstName: 'Imani', lastName: 'Speaker' })
    const id = await newEvent({
      name: 'Quiet Gathering',
      ...session(0, { name: 'Welcome', 'speakers[0].userId': String(speaker), 'speakers[0].title': 'Host' }),
      ...session(1, {
        name: 'Dinner',
        startTime: '18:00',
        endTime: '21:00',
        'speakers[0].name': 'Ada Lovelace',
      }),
    })
    const event = await eventNow(id)
    expect(event).toMatchObject({
      published: false,
      publishedAt: null,
      version: 1,
      searchKey: 'quiet gathering',
    })
    expect(event.sessions).toMatchObject([
      { name: 'Welcome', searchKey: 'welcome', speakers: [{ userId: speaker, title: 'Host' }] },
      { name: 'Dinner', speakers: [{ userId: null, name: 'Ada Lovelace' }] },
    ])
    expect(await listed('Quiet Gathering')).toBe(false)
    expect((await fetch(`/events/${id}`, { as: 'staff' })).status).not.toBe(200)
  })

  test('gets its rows without script: buttons add, remove and keep what was typed', async () => {
    const { page } = await visit('/admin/events/new', admin)
    const added = await submit(
      page.form('.admin-form', { ...gathering(), name: 'By steps' }, 'Add a session'),
      admin,
    )
    const first = new Page(await added.text(), '/admin/events/new')
    expect(first.find('#name').getAttribute('value')).toBe('By steps')
    expect(first.texts('.form-row > legend')).toEqual(['Session 1'])
    const more = await submit(
      first.form('.admin-form', session(0, { name: 'Lunch' }), 'Add a speaker'),
      admin,
    )
    const second = new Page(await more.text(), '/admin/events/new')
    expect(second.find('[name="sessions[0].name"]').getAttribute('value')).toBe('Lunch')
    expect(second.has('[name="sessions[0].speakers[0].name"]')).toBe(true)
    const removed = await submit(second.form('.admin-form', {}, 'Remove: speaker 1'), admin)
    const third = new Page(await removed.text(), '/admin/events/new')
    expect(third.has('[name="sessions[0].speakers[0].name"]')).toBe(false)
    expect((await submit(third.form('.admin-form', {}, 'Save draft'), admin)).status).toBe(303)
    expect(await db().eventSession.count({ where: { name: 'Lunch' } })).toBe(1)
  })

  test('looks its host up without script, and refuses a text that is no choice', async () => {
    const { name } = await db().organization.findUniqueOrThrow({ where: { id: 1 } })
    const { page } = await visit('/admin/events/new', admin)
    const typed = { ...gathering(), organizationIdText: name }
    const refused = await submit(page.form('.admin-form', typed, 'Save draft'), admin)
    expect(refused.status).toBe(400)
    const found = new Page(await refused.text(), '/admin/events/new')
    expect(found.has('input[type=radio][name=organizationId][value="1"]')).toBe(true)
    const chosen = found.form('.admin-form', { organizationId: '1' }, 'Save draft')
    chosen.fields.set('organizationIdShown', name)
    expect((await submit(chosen, admin)).status).toBe(303)
  })

  test('is refused with what was typed where its days, sessions or speakers make no sense', async () => {
    const response = await sendForm(
      '/admin/events/new',
      {
        ...gathering(),
        endDate: inDays(9),
        ...session(0, { startDate: inDays(20), 'speakers[0].title': 'Nobody' }),
        ...session(1, { startTime: '', endTime: '10:00' }),
      },
      'Save draft',
    )
    expect(response.status).toBe(400)
    const page = new Page(await response.text(), '/admin/events/new')
    expect(page.texts('.error-summary li')).toEqual([
      'The last day must not be before the first.',
      'A session’s day must be one of the event’s.',
      'Please choose a member or enter a name.',
      'A session’s day must be one of the event’s.',
      'Please enter when the session starts, too.',
    ])
    expect(page.find('[name="sessions[0].speakers[0].title"]').getAttribute('value')).toBe('Nobody')
  })

  test('tells of nights, long sessions, rooms and speakers that are taken twice', async () => {
    const speaker = String(await newFellow({ firstName: 'Wen', lastName: 'Twice' }))
    const id = await newEvent({
      ...session(0, {
        name: 'Party',
        startTime: '22:00',
        endTime: '02:00',
        roomName: 'Hall',
        'speakers[0].userId': speaker,
      }),
      ...session(1, {
        name: 'Cleaning',
        startTime: '23:00',
        endTime: '23:30',
        roomName: 'Hall',
        'speakers[0].userId': speaker,
      }),
      ...session(2, { name: 'Watch', startTime: '20:00', endTime: '19:00' }),
    })
    const { page } = await visit(`/admin/events/${id}`, admin)
    expect(page.texts('.tone-warning li')).toEqual([
      '“Watch” ends at 19:00 on the next day.',
      '“Watch” lasts more than 8 hours.',
      '“Party” ends at 02:00 on the next day.',
      '“Party” and “Cleaning” are at the same time in Hall.',
      '“Party” and “Cleaning” are at the same time, both with Wen Twice.',
    ])
  })
})

describe('a published event', () => {
  test('keeps what members see until its changes are published, and the list says so', async () => {
    const id = await newEvent({ name: 'Open Gathering', ...session(0, {}) }, 'Publish')
    const { publishedAt } = await eventNow(id)
    expect(await listed('Open Gathering')).toBe(true)
    await editEvent(id, { name: 'Renamed Gathering', 'sessions[0].name': 'Brunch' })
    expect(await eventNow(id)).toMatchObject({ name: 'Open Gathering', sessions: [{ name: 'Breakfast' }] })
    expect(await listed('Renamed Gathering')).toBe(false)
    const { page } = await visit('/admin/events?search=open', admin)
    expect(page.text('.admin-table tbody')).toContain('Published, with changes')
    await editEvent(id, {}, 'Publish changes')
    expect(await eventNow(id)).toMatchObject({
      name: 'Renamed Gathering',
      sessions: [{ name: 'Brunch' }],
      draft: null,
    })
    expect((await eventNow(id)).publishedAt).toEqual(publishedAt)
  })

  test('goes back to what it was, sessions included, when publishing is undone', async () => {
    const id = await newEvent(
      { name: 'Undone', ...session(0, {}), ...session(1, { name: 'Second' }) },
      'Publish',
    )
    const before = await eventNow(id)
    await editEvent(id, { name: 'Done', 'sessions[1].name': 'Other' }, 'Publish changes')
    await pressUndo((await lastEntry()).id)
    const after = await eventNow(id)
    expect(after).toMatchObject({ name: 'Undone', sessions: [{ name: 'Breakfast' }, { name: 'Second' }] })
    expect(after.sessions.map((one) => one.id)).toEqual(before.sessions.map((one) => one.id))
  })

  test('is archived and not deleted where fellows take part, and its sessions stay with theirs', async () => {
    const id = await newEvent(
      { ...session(0, {}), ...session(1, { name: 'Second', startTime: '10:00', endTime: '11:00' }) },
      'Publish',
    )
    const [first] = (await eventNow(id)).sessions
    await attend(id, [await newFellow()], [first?.id ?? 0])
    const { page } = await visit(`/admin/events/${id}/delete`, admin)
    expect(page.text('.notice')).toContain('1 fellow')
    expect((await post(`/admin/events/${id}/delete`, { version: '1' })).status).toBe(303)
    const removal = (await visit(`/admin/events/${id}`, admin)).page.form(
      '.admin-form',
      {},
      'Remove: session 1',
    )
    const removed = new Page(await (await submit(removal, admin)).text(), `/admin/events/${id}`)
    const response = await submit(removed.form('.admin-form', {}, 'Publish changes'), admin)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain(
      '“Breakfast” can’t be removed: 1 place on a fellow’s agenda refers to it.',
    )
    await post(`/admin/events/${id}/status`, { operation: 'archive' })
    const event = await eventNow(id)
    expect(event.published).toBe(false)
    expect(event.archivedAt).not.toBeNull()
    expect(event.sessions).toHaveLength(2)
  })
})

describe('two editors of an event', () => {
  const asStaff = { as: 'staff' } as const

  test('who change different sessions both get their way, whatever button the second uses', async () => {
    const sessions = {
      ...session(0, {}),
      ...session(1, { name: 'Second', startTime: '10:00', endTime: '11:00' }),
    }
    for (const press of ['Save draft', 'Publish']) {
      const id = await newEvent(sessions)
      const { page } = await visit(`/admin/events/${id}`, asStaff)
      const second = page.form('.admin-form', { 'sessions[1].roomName': 'Library' }, press)
      await editEvent(id, { 'sessions[0].name': 'Brunch', description: 'New' })
      expect((await submit(second, asStaff)).status).toBe(303)
      expect(await eventNow(id)).toMatchObject({
        description: 'New',
        sessions: [{ name: 'Brunch' }, { name: 'Second', roomName: 'Library' }],
        published: press === 'Publish',
      })
    }
  })

  test('publishing from its page and by schedule refuses nobody’s form', async () => {
    const id = await newEvent(session(0, {}))
    const { page } = await visit(`/admin/events/${id}`, asStaff)
    const form = page.form('.admin-form', { 'sessions[0].roomName': 'Library' }, 'Save draft')
    await post(`/admin/events/${id}/status`, { operation: 'publish' })
    expect((await submit(form, asStaff)).status).toBe(303)
    const event = await eventNow(id)
    expect(event).toMatchObject({ published: true, sessions: [{ roomName: null }] })
    expect(event.draft).toMatchObject({ sessions: [{ roomName: 'Library' }] })
  })

  test('the one who removes a session that the other changed is asked', async () => {
    const id = await newEvent({
      ...session(0, {}),
      ...session(1, { name: 'Second', startTime: '10:00', endTime: '11:00' }),
    })
    const { page } = await visit(`/admin/events/${id}`, asStaff)
    const without = page.form('.admin-form', {}, 'Save draft')
    for (const name of [...without.fields.keys()]) {
      if (name.startsWith('sessions[1]')) without.fields.delete(name)
    }
    await editEvent(id, { 'sessions[1].name': 'Keynote' })
    const response = await submit(without, asStaff)
    expect(response.status).toBe(409)
    expect(new Page(await response.text(), '/').text('.tone-warning')).toContain('Session: now “Keynote')
    expect((await eventNow(id)).sessions).toHaveLength(2)
  })
})

test('a row of another event can’t be taken by a form', async () => {
  const other = await newEvent(session(0, { name: 'Theirs' }))
  const [theirs] = (await eventNow(other)).sessions
  const id = await newEvent(session(0, { id: String(theirs?.id), name: 'Mine' }))
  expect((await eventNow(other)).sessions).toMatchObject([{ id: theirs?.id, name: 'Theirs' }])
  const [mine] = (await eventNow(id)).sessions
  expect(mine).toMatchObject({ name: 'Mine' })
  expect(mine?.id).not.toBe(theirs?.id)
})

test('a new event begins in the time zone of whoever makes it, if events can have it', async () => {
  const chosenBy = async (timeZone: string | null) => {
    await db().user.update({ where: { email: 'admin@example.org' }, data: { timeZone } })
    return (await visit('/admin/events/new', admin)).page.form('.admin-form').fields.get('timezone')
  }
  expect(await chosenBy('Africa/Nairobi')).toBe('Africa/Nairobi')
  expect(await chosenBy('UTC')).toBe('America/New_York')
  expect(await chosenBy(null)).toBe('America/New_York')
})
