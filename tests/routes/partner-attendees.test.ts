import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { db, fetch, submit, visit } from '../support/app.ts'
import {
  attendeesAt,
  newManager,
  newPartner,
  newRepresentative,
  newSession,
  partnerAtEvent,
} from '../support/partners.ts'

const guest = { firstName: 'Rafael', lastName: 'Souza', email: 'rafael@example.org' }
const typed = (changes: Record<string, string> = {}) => ({
  who: 'guest',
  ...guest,
  role: 'Speaker',
  formKey: randomUUID() as string,
  ...changes,
})

type Place = Awaited<ReturnType<typeof partnerAtEvent>>
const add = ({ home, rep }: Place, form: Record<string, string> | URLSearchParams) =>
  visit(`${home}/attendees/add`, { as: rep, form })

describe('adding a partner attendee', () => {
  test('takes a colleague, once however often the form is sent', async () => {
    const place = await partnerAtEvent()
    const session = await newSession(place.eventId)
    const kofi = await newRepresentative(place.organizationId, { firstName: 'Kofi', lastName: 'Mensah' })
    const { page } = await visit(`${place.home}/attendees/add`, { as: place.rep })
    const form = page.form('.attendee-form', {
      who: String(kofi),
      role: ' Interviewer ',
      sessionIds: [String(session)],
    })
    const sent = await Promise.all([submit(form, { as: place.rep }), submit(form, { as: place.rep })])
    expect(sent.map((it) => [it.status, it.headers.get('location')])).toEqual(
      Array(2).fill([303, place.home]),
    )
    expect(await attendeesAt(place.participantId)).toMatchObject([
      { userId: kofi, role: 'Interviewer', email: null, sessions: [{ id: session }], version: 1 },
    ])
    const { page: after } = await visit(place.home, { as: place.rep })
    expect(after.text('.attendee')).toContain('Kofi Mensah')
    expect(after.text('.attendee')).toContain('Mock Interviews')
  })

  test('takes a guest by name and email address, as they are stored everywhere', async () => {
    const place = await partnerAtEvent()
    const { status } = await add(place, typed({ email: ' Rafael@Example.ORG ', firstName: ' Rafael ' }))
    expect(status).toBe(303)
    expect(await attendeesAt(place.participantId)).toMatchObject([
      { userId: null, ...guest, role: 'Speaker' },
    ])
  })

  test('offers colleagues who don’t attend yet and don’t hide, and nobody else', async () => {
    const place = await partnerAtEvent()
    const wen = await newRepresentative(place.organizationId, { firstName: 'Wen', lastName: 'Li' })
    await newRepresentative(place.organizationId, { lastName: 'Hiding', visibility: 'HIDDEN' })
    await newRepresentative(place.organizationId, { lastName: 'Retired', roles: ['ALUMNI'] })
    await newRepresentative(await newPartner(), { lastName: 'Elsewhere' })
    const choices = async () =>
      (await visit(`${place.home}/attendees/add`, { as: place.rep })).page.texts('select[name=who] option')
    expect(await choices()).toEqual([
      'Choose an attendee',
      'Wen Li',
      'Marta Lindqvist',
      'A guest without an account',
    ])
    await add(place, typed({ who: String(wen) }))
    expect(await choices()).not.toContain('Wen Li')
  })

  test('says what is wrong with a guest, and keeps everything that was typed', async () => {
    const place = await partnerAtEvent()
    const session = await newSession(place.eventId)
    const { status, page } = await add(
      place,
      typed({ firstName: ' ', email: 'rafael@', sessionIds: String(session) }),
    )
    expect(status).toBe(400)
    expect(page.title).toMatch(/^Error: Add partner attendee/)
    expect(page.texts('.error-summary li')).toEqual([
      'Please enter the first name.',
      'Please enter a valid email address.',
    ])
    const without = await add(place, typed({ email: ' ' }))
    expect(without.page.text('.error-summary li')).toBe('Please enter the email address.')
    expect(page.find('[name=email]').getAttribute('value')).toBe('rafael@')
    expect(page.find('[name=role]').getAttribute('value')).toBe('Speaker')
    expect(page.has('option[value=guest][selected]')).toBe(true)
    expect(page.has(`[name=sessionIds][value="${session}"][checked]`)).toBe(true)
    expect(await attendeesAt(place.participantId)).toEqual([])
  })

  test.each(['', 'nobody', '999999999', '-1'])('asks who attends where %j is chosen', async (who) => {
    const place = await partnerAtEvent()
    const { status, page } = await add(place, typed({ who }))
    expect(status).toBe(400)
    expect(page.text('.error-summary li')).toMatch(/^Please choose (an attendee|someone from )/)
    expect(await attendeesAt(place.participantId)).toEqual([])
  })

  test('refuses people of other organizations and sessions of other events', async () => {
    const place = await partnerAtEvent()
    const other = await partnerAtEvent()
    const foreign = await add(place, typed({ who: String(other.rep) }))
    expect(foreign.status).toBe(400)
    expect(foreign.page.text('.error-summary li')).toMatch(/^Please choose someone from /)
    const session = await newSession(other.eventId)
    const wrong = await add(place, typed({ sessionIds: String(session) }))
    expect(wrong.status).toBe(400)
    expect(wrong.page.text('.error-summary li')).toBe('Please choose sessions from this event.')
    expect(await attendeesAt(place.participantId)).toEqual([])
  })

  test('knows of no sessions while the agenda is a draft', async () => {
    const place = await partnerAtEvent()
    const session = await newSession(place.eventId, 'Not announced')
    await db().event.update({ where: { id: place.eventId }, data: { draftSessions: true } })
    const opened = await visit(`${place.home}/attendees/add`, { as: place.rep })
    expect([
      opened.page.has('[name=sessionIds]'),
      opened.page.text('body').includes('Not announced'),
    ]).toEqual([false, false])
    const guessed = await add(place, typed({ sessionIds: String(session) }))
    expect([guessed.status, guessed.page.text('.error-summary li')]).toEqual([
      400,
      'Please choose sessions from this event.',
    ])
    expect((await add(place, typed())).status).toBe(303)
  })

  test('refuses somebody who attends already, unless they attend another event', async () => {
    const place = await partnerAtEvent()
    await add(place, typed())
    const twice = await add(place, typed({ email: 'RAFAEL@example.org', firstName: 'Another' }))
    expect(twice.status).toBe(400)
    expect(twice.page.text('.error-summary li')).toBe('Someone with this email address is already attending.')
    await add(place, typed({ who: String(place.rep) }))
    expect((await add(place, typed({ who: String(place.rep) }))).page.text('.error-summary li')).toBe(
      'This person is already attending.',
    )
    expect((await attendeesAt(place.participantId)).length).toBe(2)
    expect((await add(await partnerAtEvent(), typed())).status).toBe(303)
  })

  test('ignores fields that the form doesn’t have', async () => {
    const place = await partnerAtEvent()
    const other = await partnerAtEvent()
    await add(
      place,
      typed({ participantId: String(other.participantId), version: '9', userId: '1', id: '1' }),
    )
    expect(await attendeesAt(place.participantId)).toMatchObject([{ ...guest, userId: null, version: 1 }])
    expect(await attendeesAt(other.participantId)).toEqual([])
  })
})

describe('attendees may be changed', () => {
  test.each([
    ['before registration starts', { starts: 10, registrationStarts: 3 }, true],
    ['before the event, though registration has started', { starts: 1, registrationStarts: -3 }, true],
    ['before registration starts, though the event has begun', { starts: 0, registrationStarts: 1 }, true],
    ['once both have begun', { starts: 0, registrationStarts: 0 }, false],
    ['where the invitation is open', { invitation: 'INVITED' }, false],
  ] as const)('%s: %3$s', async (_, changes, may) => {
    const place = await partnerAtEvent(changes)
    const { id } = await db().partnerAttendee.create({
      data: { participantId: place.participantId, ...guest },
    })
    const { page } = await visit(place.home, { as: place.rep })
    const links = page.root.querySelectorAll('a').map((link) => link.getAttribute('href') ?? '')
    const dialogs = ['add', `${id}/edit`, `${id}/remove`].map((it) => `${place.home}/attendees/${it}`)
    expect(dialogs.map((it) => links.includes(it))).toEqual(Array(3).fill(may))
    for (const dialog of dialogs) {
      expect((await fetch(dialog, { as: place.rep })).status).toBe(may ? 200 : 403)
      if (!may)
        expect((await fetch(dialog, { as: place.rep, form: typed({ version: '1' }) })).status).toBe(403)
    }
    if (!may) expect(await attendeesAt(place.participantId)).toMatchObject([{ id, ...guest, version: 1 }])
  })

  test('by managers of the partner, and by no other manager', async () => {
    const place = await partnerAtEvent()
    const dialog = `${place.home}/attendees/add`
    const stranger = await newManager(await newPartner())
    expect((await fetch(dialog, { as: stranger, form: typed() })).status).toBe(404)
    expect(await attendeesAt(place.participantId)).toEqual([])
    const manager = await newManager(place.organizationId)
    expect((await fetch(dialog, { as: manager, form: typed() })).status).toBe(303)
    expect((await attendeesAt(place.participantId)).length).toBe(1)
  })
})
