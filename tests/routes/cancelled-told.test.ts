import { describe, expect, test } from 'vitest'
import { deliverEmails } from '#app/domain/email-delivery/deliver.server.ts'
import { outboxEmails } from '#app/domain/emails/outbox.server.ts'
import { newEvent, session } from '../support/admin-events.ts'
import { entriesOf, pathOf, post } from '../support/administration.ts'
import { db, submit, visit } from '../support/app.ts'
import { manager } from '../support/check-in.ts'
import { attend, newFellow, newFellows } from '../support/sessions.ts'

const screen = (id: number) => `/admin/events/${id}/cancel`
const cancel = (id: number, cancelled = true) => post(screen(id), { cancelled: String(cancelled) }, manager)
const emailOf = async (id: number) => (await db().user.findUniqueOrThrow({ where: { id } })).email

/** An event with a fellow, a speaker who is a member, and the people of a partner, one of them a guest. */
async function eventWithPeople() {
  const id = await newEvent({ name: 'Regatta', ...session(0, {}) }, 'Publish')
  const [fellow = 0, speaker = 0, sent = 0] = await newFellows({}, {}, {})
  await attend(id, [fellow])
  const [own] = await db().eventSession.findMany({ where: { eventId: id } })
  await db().sessionSpeaker.create({ data: { sessionId: own?.id ?? 0, userId: speaker } })
  const participant = await db().partnerParticipant.create({
    data: { eventId: id, organizationId: 1, status: 'ACCEPTED' },
  })
  const guest = { firstName: 'A', lastName: 'Guest', email: 'guest@example.org' }
  for (const who of [{ userId: sent }, guest])
    await db().partnerAttendee.create({ data: { participantId: participant.id, ...who } })
  return { id, fellow, people: new Set([fellow, speaker, sent]) }
}

const sentTo = async (eventId: number) =>
  (await db().outboxEmail.findMany({ where: { eventId, kind: 'EVENT_CANCELLED' } })).map(({ to }) => to)

describe('those who take part in a cancelled event', () => {
  test('are told by a step of its own, as many as it says, once each', async () => {
    const { id, fellow, people } = await eventWithPeople()
    const answer = await cancel(id)
    expect(pathOf(answer)).toBe(screen(id))
    expect(await sentTo(id)).toEqual([])
    const { page } = await visit(screen(id), manager)
    const [, number = ''] = /([\d,]+) people get one email each/.exec(page.text('.admin-page')) ?? []
    expect(Number(number)).toBeGreaterThanOrEqual(people.size)
    const form = page.form('.admin-page form', {}, `Email ${number} people`)
    for (const _ of [1, 2]) expect((await submit(form, manager)).status).toBe(303)
    const told = await sentTo(id)
    expect(told).toHaveLength(Number(number))
    expect(new Set(told).size).toBe(told.length)
    for (const one of people) expect(told).toContain(await emailOf(one))
    expect(told).not.toContain('guest@example.org')
    await deliverEmails(null)
    const [email] = await outboxEmails(await emailOf(fellow))
    expect(email?.subject).toBe('Cancelled: Regatta')
    expect(email?.text).toContain(`/events/${id}`)
    expect((await visit(screen(id), manager)).page.text('.admin-page')).toContain('They were emailed on')
    expect((await entriesOf('events', id))[0]?.action).toBe(`emailed ${number} people about cancelling`)
  })

  test('are told nothing that was taken back before it left, and of a new cancellation again', async () => {
    const id = await newEvent({ name: 'On and off' }, 'Publish')
    const fellow = await newFellow()
    await attend(id, [fellow])
    await cancel(id)
    await post(screen(id), { people: '1' }, manager)
    await cancel(id, false)
    await deliverEmails(null)
    expect(await outboxEmails(await emailOf(fellow))).toEqual([])
    await cancel(id)
    await post(screen(id), { people: '1' }, manager)
    await deliverEmails(null)
    expect((await outboxEmails(await emailOf(fellow))).map(({ subject }) => subject)).toEqual([
      'Cancelled: On and off',
    ])
  })

  test.each([
    ['to another number than was said', { people: '2' }, true],
    ['while it isn’t cancelled', { people: '1' }, false],
  ])('are told nothing %s', async (_, form, cancelled) => {
    const id = await newEvent({}, 'Publish')
    await attend(id, [await newFellow()])
    if (cancelled) await cancel(id)
    expect((await post(screen(id), form, manager)).status).toBe(303)
    expect(await sentTo(id)).toEqual([])
  })

  test('are told nothing of a draft, and a form that says neither is none', async () => {
    const id = await newEvent()
    await attend(id, [await newFellow()])
    await cancel(id)
    expect((await visit(screen(id), manager)).page.text('.admin-page')).not.toContain('Email 1 person')
    await post(screen(id), { people: '1' }, manager)
    expect(await sentTo(id)).toEqual([])
    expect((await post(screen(id), {}, manager)).status).toBe(400)
    expect((await post(screen(id), { people: '1', cancelled: 'false' }, manager)).status).toBe(400)
  })
})
