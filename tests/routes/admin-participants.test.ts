import { describe, expect, test } from 'vitest'
import { deliverEmails } from '#app/domain/email-delivery/deliver.server.ts'
import { outboxEmails } from '#app/domain/emails/outbox.server.ts'
import { packIds } from '#app/values/packed-ids.server.ts'
import { entriesOf, pathOf, post, pressUndo } from '../support/administration.ts'
import { db, fetch, signIn, submit, visit } from '../support/app.ts'
import { manager } from '../support/check-in.ts'
import { newEvent, newManager, newPartner, newRepresentative } from '../support/partners.ts'
import { statementsOf } from '../support/statements.ts'

const invite = (eventId: number, ...ids: number[]) =>
  post(
    `/admin/events/${eventId}/participants/invite/chosen?${ids.map((id) => `item=${id}`).join('&')}`,
    { ids: packIds(ids), key: crypto.randomUUID(), role: '' },
    manager,
  )

const participantsOf = (eventId: number) =>
  db().partnerParticipant.findMany({ where: { eventId }, orderBy: { organizationId: 'asc' } })

const emailOf = async (id: number) => (await db().user.findUniqueOrThrow({ where: { id } })).email

describe('partners', () => {
  test('are invited, all of a program, with the number said before and no one emailed', async () => {
    const eventId = await newEvent()
    const program = await db().program.findFirstOrThrow()
    const [one, other] = [await newPartner('Program One'), await newPartner('Program Other')]
    const before = await db().organization.count({
      where: { isPartner: true, programs: { some: { id: program.id } } },
    })
    await db().program.update({
      where: { id: program.id },
      data: { partners: { connect: [{ id: one }, { id: other }] } },
    })
    const { page } = await visit(
      `/admin/events/${eventId}/participants/invite?programIds=${program.id}`,
      manager,
    )
    const total = before + 2
    expect(page.text('fieldset:has([name=all])')).toContain(`Select all ${total} that match this filter`)
    const { action, fields } = page.form('form:has([name=all])', { all: 'true' })
    const address = `${new URL(action).pathname}?${fields}`
    const confirmation = await visit(address, manager)
    expect(confirmation.page.text('h1')).toBe(`Invite ${total} partners?`)
    expect(confirmation.page.text('.lead')).toContain(`all ${total} that match ${program.name}`)
    const form = confirmation.page.form('.admin-page form', { role: 'Sponsor' })
    for (const _ of [1, 2]) {
      const response = await submit(form, manager)
      expect(pathOf(response)).toBe(`/admin/events/${eventId}/participants`)
    }
    const invited = await participantsOf(eventId)
    expect(invited).toHaveLength(total)
    expect(invited[0]).toMatchObject({ status: 'INVITED', role: 'Sponsor', emailedAt: null })
    expect(await db().outboxEmail.count({ where: { eventId } })).toBe(0)
    expect(await entriesOf('events', eventId)).toMatchObject([
      { action: 'invited partners to', count: total },
    ])
  })

  test('invited together are taken back together by undo, except those that have begun', async () => {
    const eventId = await newEvent()
    const partners = [
      await newPartner('Aa Plain'),
      await newPartner('Aa Accepted'),
      await newPartner('Aa Sends'),
    ]
    const [plain = 0, accepted = 0, sends = 0] = partners
    expect((await invite(eventId, ...partners)).status).toBe(303)
    const participantId = (await participantsOf(eventId)).find((one) => one.organizationId === sends)?.id ?? 0
    await db().partnerParticipant.updateMany({
      where: { eventId, organizationId: accepted },
      data: { status: 'ACCEPTED' },
    })
    await db().partnerAttendee.create({
      data: { participantId, firstName: 'Marta', lastName: 'Guest', email: 'marta@example.org' },
    })
    const [entry] = await entriesOf('events', eventId)
    const { page } = await visit(`/admin/history/${entry?.id}/undo`, manager)
    expect(page.texts('main ul.list-disc')).toEqual([
      'Aa Plain',
      expect.stringMatching(/Aa Accepted ?Aa Sends/),
    ])
    await pressUndo(entry?.id as number, manager)
    expect((await participantsOf(eventId)).map(({ organizationId }) => organizationId)).not.toContain(plain)
    expect(await participantsOf(eventId)).toHaveLength(2)
    expect((await entriesOf('events', eventId))[0]).toMatchObject({
      action: 'undid inviting partners to',
      count: 1,
      changes: [{ path: `participants.${plain}`, before: 'INVITED', after: null }],
    })
  })

  test('with a role that is too long are named again, with what was typed', async () => {
    const [eventId, partner] = [await newEvent(), await newPartner()]
    const { page } = await visit(
      `/admin/events/${eventId}/participants/invite/chosen?item=${partner}`,
      manager,
    )
    const response = await submit(page.form('.admin-page form', { role: 'x'.repeat(256) }), manager)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('x'.repeat(256))
    expect(await participantsOf(eventId)).toEqual([])
  })

  test('see the invitation at once, and no longer once it is taken back', async () => {
    const eventId = await newEvent({ name: 'Seen by partners at once' })
    const partner = await newPartner()
    const representative = await newRepresentative(partner)
    const address = `/partner-dashboard/${partner}/event/${eventId}`
    expect((await fetch(address, { as: representative })).status).toBe(404)
    await invite(eventId, partner)
    expect((await fetch(address, { as: representative })).status).toBe(200)
    const [participant] = await participantsOf(eventId)
    const takeBack = `/admin/events/${eventId}/participants/${participant?.id}/take-back`
    const { page } = await visit(takeBack, manager)
    for (const _ of [1, 2]) {
      expect(pathOf(await submit(page.form('.admin-page form'), manager))).toBe(
        `/admin/events/${eventId}/participants`,
      )
    }
    expect((await fetch(address, { as: representative })).status).toBe(404)
    expect((await entriesOf('events', eventId)).map(({ action }) => action)).toEqual([
      'took back an invitation to',
      'invited partners to',
    ])
    const history = await visit(`/admin/events/${eventId}/history`, { as: 'admin' })
    const { name } = await db().organization.findUniqueOrThrow({ where: { id: partner } })
    expect(history.page.text('.admin-page')).toContain(name)
  })

  test('that have begun stay', async () => {
    const [eventId, partner] = [await newEvent(), await newPartner()]
    await invite(eventId, partner)
    const [participant] = await participantsOf(eventId)
    const participantId = participant?.id as number
    await db().partnerAttendee.create({
      data: { participantId, firstName: 'Marta', lastName: 'Guest', email: 'marta@example.org' },
    })
    const takeBack = `/admin/events/${eventId}/participants/${participantId}/take-back`
    const { page } = await visit(takeBack, manager)
    expect(page.text('.admin-page')).toContain('1 attendee and 0 action items')
    expect(pathOf(await post(takeBack, {}, manager))).toBe(takeBack)
    expect(await participantsOf(eventId)).toHaveLength(1)
  })

  test('are those of the event alone', async () => {
    const [eventId, partner] = [await newEvent(), await newPartner()]
    await invite(eventId, partner)
    const [participant] = await participantsOf(eventId)
    const elsewhere = `/admin/events/${await newEvent()}/participants/${participant?.id}/take-back`
    expect((await fetch(elsewhere, manager)).status).toBe(404)
    await post(elsewhere, {}, manager)
    expect(await participantsOf(eventId)).toHaveLength(1)
  })
})

describe('invitations', () => {
  test('are emailed by a step of its own, to as many as it says, once each', async () => {
    const eventId = await newEvent({ name: 'Emailed Gathering' })
    const [one, other, empty] = [
      await newPartner('Aa One'),
      await newPartner('Aa Two'),
      await newPartner('Aa None'),
    ]
    const both = await newManager(one, other)
    const contact = await newRepresentative(one)
    const colleague = await newRepresentative(one)
    await db().organization.update({ where: { id: one }, data: { contacts: { connect: { id: contact } } } })
    await invite(eventId, one, other, empty)
    const list = await visit(`/admin/events/${eventId}/participants?unsent=true`, manager)
    expect(list.page.text('.notice')).toContain('3 invitations haven’t been emailed.')
    const { page } = await visit(`/admin/events/${eventId}/participants/send`, manager)
    expect(page.text('.admin-page')).toContain('2 invitations')
    expect(page.text('.admin-page')).toContain('No one can be emailed for Aa None.')
    const form = page.form('.admin-page form', {}, 'Send to 2 people')
    for (const _ of [1, 2]) await submit(form, manager)
    const sent = await db().outboxEmail.findMany({ where: { eventId }, select: { to: true, kind: true } })
    expect(sent.map(({ to }) => to).toSorted()).toEqual(
      [await emailOf(both), await emailOf(contact)].toSorted(),
    )
    await deliverEmails(null)
    const [email] = await outboxEmails(await emailOf(both))
    expect(email?.subject).toBe('You’re invited: Emailed Gathering')
    expect(email?.text).toContain('Aa One and Aa Two are invited to “Emailed Gathering”')
    expect(email?.text).toContain(`/partner-dashboard/${other}/event/${eventId}`)
    expect((await outboxEmails(await emailOf(contact)))[0]?.text).toContain('Aa One is invited')
    expect(await outboxEmails(await emailOf(colleague))).toEqual([])
    expect((await entriesOf('events', eventId))[0]?.action).toBe('emailed 2 people invitations to')
  })

  test('that are accepted or taken back before they leave are never sent', async () => {
    const eventId = await newEvent()
    const partner = await newPartner()
    const representative = await newRepresentative(partner)
    await invite(eventId, partner)
    await post(`/admin/events/${eventId}/participants/send`, { people: '1' }, manager)
    await db().partnerParticipant.updateMany({ where: { eventId }, data: { status: 'ACCEPTED' } })
    await deliverEmails(null)
    expect(await outboxEmails(await emailOf(representative))).toEqual([])
  })

  test.each([
    [{ published: false }, 'published'],
    [{ status: 'COMPLETE' as const }, 'over'],
  ])('aren’t emailed while partners can’t accept them: %o', async (changes, word) => {
    const eventId = await newEvent(changes)
    const partner = await newPartner()
    await newRepresentative(partner)
    await invite(eventId, partner)
    const address = `/admin/events/${eventId}/participants/send`
    const { page } = await visit(address, manager)
    expect(page.text('.admin-page')).toContain(word)
    await post(address, { people: '1' }, manager)
    expect(await db().outboxEmail.count({ where: { eventId } })).toBe(0)
  })

  test('are not sent to a number other than was said', async () => {
    const eventId = await newEvent()
    const partner = await newPartner()
    await newRepresentative(partner)
    await invite(eventId, partner)
    const address = `/admin/events/${eventId}/participants/send`
    expect(pathOf(await post(address, { people: '5' }, manager))).toBe(address)
    expect(await db().outboxEmail.count({ where: { eventId } })).toBe(0)
  })
})

test('the lists of partners take as many statements for many as for one', async () => {
  const cookie = await signIn('event-manager')
  const eventId = await newEvent()
  await invite(eventId, await newPartner())
  const taken = async () => {
    const each = []
    for (const path of ['participants', 'participants/invite', 'participants/send']) {
      const address = `/admin/events/${eventId}/${path}`
      await fetch(address, { cookie })
      each.push(await statementsOf(() => fetch(address, { cookie })))
    }
    return each
  }
  const few = await taken()
  for (let index = 0; index < 12; index++) await invite(eventId, await newPartner())
  expect(await taken()).toEqual(few)
  for (const one of few) expect(one).toBeLessThanOrEqual(7)
})
