import { describe, expect, test } from 'vitest'
import { db, fetch, submit, visit } from '../support/app.ts'
import { attendeesAt, newSession, partnerAtEvent } from '../support/partners.ts'

const guest = { firstName: 'Rafael', lastName: 'Souza', email: 'rafael@example.org' }

async function placeWithGuest(changes: { role?: string; email?: string } = {}) {
  const place = await partnerAtEvent()
  const { id } = await db().partnerAttendee.create({
    data: { participantId: place.participantId, ...guest, ...changes },
  })
  return {
    ...place,
    id,
    edit: `${place.home}/attendees/${id}/edit`,
    remove: `${place.home}/attendees/${id}/remove`,
  }
}

const current = async (id: number) => db().partnerAttendee.findUnique({ where: { id } })

describe('editing an attendee', () => {
  test('changes what the form holds, and comes out the same when it is sent twice', async () => {
    const { rep, home, id, edit, eventId, participantId } = await placeWithGuest({ role: 'Speaker' })
    const [one, two] = [await newSession(eventId, 'One'), await newSession(eventId, 'Two')]
    await db().partnerAttendee.update({ where: { id }, data: { sessions: { connect: { id: one } } } })
    const { page } = await visit(edit, { as: rep })
    expect(page.find('[name=role]').getAttribute('value')).toBe('Speaker')
    expect(page.has(`[name=sessionIds][value="${one}"][checked]`)).toBe(true)
    const form = page.form('dialog form', { role: '', lastName: 'de Souza', sessionIds: [String(two)] })
    for (let time = 0; time < 2; time++) {
      const sent = await submit(form, { as: rep })
      expect([sent.status, sent.headers.get('location')]).toEqual([303, home])
    }
    expect(await attendeesAt(participantId)).toMatchObject([
      { ...guest, lastName: 'de Souza', role: null, sessions: [{ id: two }], version: 2 },
    ])
  })

  test('leaves the sessions alone, and names none, while the agenda is a draft', async () => {
    const { rep, home, id, edit, eventId, participantId } = await placeWithGuest()
    const session = await newSession(eventId, 'Not announced')
    await db().partnerAttendee.update({ where: { id }, data: { sessions: { connect: { id: session } } } })
    await db().event.update({ where: { id: eventId }, data: { draftSessions: true } })
    for (const address of [home, edit, `/partner-management/events/${eventId}`]) {
      const opened = await visit(address, { as: address.startsWith('/partner-m') ? 'event-manager' : rep })
      expect([opened.status, opened.page.text('body').includes('Not announced')], address).toEqual([
        200,
        false,
      ])
    }
    const { page } = await visit(edit, { as: rep })
    expect((await submit(page.form('dialog form', { role: 'Host' }), { as: rep })).status).toBe(303)
    expect(await attendeesAt(participantId)).toMatchObject([{ role: 'Host', sessions: [{ id: session }] }])
  })

  test('of a colleague leaves who they are as it is', async () => {
    const { rep, home, participantId } = await partnerAtEvent()
    const { id } = await db().partnerAttendee.create({ data: { participantId, userId: rep } })
    const edit = `${home}/attendees/${id}/edit`
    const { page } = await visit(edit, { as: rep })
    expect(page.has('[name=email]')).toBe(false)
    const form = { ...guest, userId: '1', role: 'Host', version: '1' }
    expect((await fetch(edit, { as: rep, form })).status).toBe(303)
    expect(await current(id)).toMatchObject({ userId: rep, firstName: null, email: null, role: 'Host' })
  })

  test('overwrites nothing that changed meanwhile, says what stands now, and goes on from there', async () => {
    const { rep, id, edit } = await placeWithGuest({ role: 'Speaker' })
    const { page } = await visit(edit, { as: rep })
    const mine = page.form('dialog form', { role: 'Recruiter' })
    const theirs = { ...guest, role: 'Interviewer', version: '1' }
    await fetch(edit, { as: 'event-manager', form: theirs })
    const refused = await submit(mine, { as: rep })
    expect(refused.status).toBe(409)
    const { page: again } = await visit(edit, { as: rep, form: mine.fields })
    expect(again.title).toMatch(/^Error: Edit Rafael Souza/)
    expect(again.text('.error-summary li')).toContain('role: Interviewer')
    expect(again.find('[name=role]').getAttribute('value')).toBe('Recruiter')
    expect(await current(id)).toMatchObject({ role: 'Interviewer', version: 2 })
    expect((await submit(again.form('dialog form'), { as: rep })).status).toBe(303)
    expect(await current(id)).toMatchObject({ role: 'Recruiter', version: 3 })
  })

  test('refuses the email address of another guest and sessions of other events', async () => {
    const { rep, id, edit, participantId } = await placeWithGuest()
    await db().partnerAttendee.create({ data: { participantId, ...guest, email: 'taken@example.org' } })
    const session = await newSession((await partnerAtEvent()).eventId)
    const send = async (changes: Record<string, string>) =>
      visit(edit, { as: rep, form: { ...guest, role: '', version: '1', ...changes } })
    const taken = await send({ email: 'Taken@example.org' })
    expect([taken.status, taken.page.text('.error-summary li')]).toEqual([
      400,
      'Someone with this email address is already attending.',
    ])
    const foreign = await send({ sessionIds: String(session) })
    expect([foreign.status, foreign.page.text('.error-summary li')]).toEqual([
      400,
      'Please choose sessions from this event.',
    ])
    expect((await send({ role: 'x'.repeat(256) })).status).toBe(400)
    expect(await current(id)).toMatchObject({ ...guest, role: null, version: 1 })
  })
})

describe('removing an attendee', () => {
  test('asks first, and comes out the same when it is sent twice', async () => {
    const { rep, home, id, remove } = await placeWithGuest()
    const { page } = await visit(remove, { as: rep })
    expect(page.text('dialog')).toContain('Are you sure you want to remove Rafael Souza')
    expect(await current(id)).not.toBeNull()
    const form = page.form('dialog form')
    for (let time = 0; time < 2; time++) {
      const sent = await submit(form, { as: rep })
      expect([sent.status, sent.headers.get('location')]).toEqual([303, home])
    }
    expect(await current(id)).toBeNull()
    expect((await fetch(remove, { as: rep })).status).toBe(404)
  })

  test('asks again about somebody who was changed meanwhile', async () => {
    const { rep, id, remove } = await placeWithGuest()
    const { page } = await visit(remove, { as: rep })
    await db().partnerAttendee.update({ where: { id }, data: { lastName: 'de Souza', version: 2 } })
    const { status, page: again } = await visit(remove, { as: rep, form: page.form('dialog form').fields })
    expect(status).toBe(409)
    expect(again.text('.error-summary li')).toContain('Rafael de Souza')
    expect(await current(id)).not.toBeNull()
    expect((await submit(again.form('dialog form'), { as: rep })).status).toBe(303)
    expect(await current(id)).toBeNull()
  })
})

describe('an attendee is reached through their own partner and event alone', () => {
  test.each(['edit', 'remove'] as const)('to %s them', async (what) => {
    const mine = await placeWithGuest()
    const theirs = await placeWithGuest({ email: 'theirs@example.org' })
    const form = { ...guest, role: 'Changed', version: '1' }
    const crossed = [
      `${mine.home}/attendees/${theirs.id}/${what}`,
      `${theirs.home}/attendees/${mine.id}/${what}`,
      `${theirs.home}/attendees/${theirs.id}/${what}`,
      `${mine.home}/attendees/x/${what}`,
      `${mine.home}/attendees/1e1/${what}`,
    ]
    for (const address of crossed) {
      expect((await fetch(address, { as: mine.rep })).status, address).toBe(404)
      expect((await fetch(address, { as: mine.rep, form })).status, address).toBe(404)
    }
    for (const id of [mine.id, theirs.id]) expect(await current(id)).toMatchObject({ role: null, version: 1 })
  })

  test('and not where they hide from whoever asks', async () => {
    const { rep, home, participantId, organizationId } = await partnerAtEvent()
    const { id: hiding } = await db().user.findUniqueOrThrow({ where: { email: 'hidden@example.org' } })
    await db().user.update({ where: { id: hiding }, data: { organizationId } })
    const { id } = await db().partnerAttendee.create({ data: { participantId, userId: hiding } })
    for (const what of ['edit', 'remove']) {
      expect((await fetch(`${home}/attendees/${id}/${what}`, { as: rep })).status).toBe(404)
    }
  })
})
