import { beforeAll, describe, expect, test } from 'vitest'
import { personKey } from '#app/values/fold.ts'
import { db, fetch, submit, visit } from '../support/app.ts'
import { queriesOf } from '../support/home.ts'
import {
  attendeesAt,
  invite,
  newPartner,
  newRepresentative,
  newSession,
  partnerAtEvent,
} from '../support/partners.ts'

const guest = (participantId: number, firstName: string, lastName: string) => ({
  participantId,
  firstName,
  lastName,
  sortName: personKey(firstName, lastName),
  email: `${firstName}.${lastName}.${participantId}@example.org`,
})

async function send(sessionId: number, people: Record<string, unknown>[]) {
  const sent = await db().partnerAttendee.createManyAndReturn({ data: people as never, select: { id: true } })
  await db().eventSession.update({ where: { id: sessionId }, data: { partnerAttendees: { connect: sent } } })
}

const listAt = async (address: string, as: number | 'staff' | 'event-manager') => {
  const { page } = await visit(address, { as })
  return {
    page,
    names: page.texts('.attendee p:first-child bdi'),
    more: page.root
      .querySelectorAll('section:has(> #attendees) a')
      .find((it) => it.text === 'Load more')
      ?.getAttribute('href'),
  }
}

describe('whom partners send to a session', () => {
  test('is shown to a partner of its own people, and to staff of all', async () => {
    const mine = await partnerAtEvent({ partner: 'Alder Bank' })
    const theirs = await invite(await newPartner('Birch Bank'), mine.eventId)
    const session = await newSession(mine.eventId)
    const hidden = await newRepresentative(mine.organizationId, { lastName: 'Canary', visibility: 'HIDDEN' })
    await send(session, [
      { participantId: mine.participantId, userId: mine.rep },
      { participantId: mine.participantId, userId: hidden },
      guest(mine.participantId, 'Élise', 'Åkesson'),
      guest(theirs, 'Kofi', 'Mensah'),
    ])
    const own = await listAt(`${mine.home}/sessions/${session}/partner-attendees`, mine.rep)
    expect(own.names).toEqual(['Élise Åkesson', 'Marta Lindqvist'])
    expect(own.page.root.toString()).not.toMatch(/Canary|Mensah/)
    const all = await listAt(`/events/${mine.eventId}/sessions/${session}/partner-attendees`, 'staff')
    expect(all.names).toEqual(['Élise Åkesson', 'Marta Canary', 'Marta Lindqvist', 'Kofi Mensah'])
    expect(all.page.text('.attendee:last-child')).toContain('Birch Bank')
    expect(all.page.text('main')).not.toContain('Add attendee')
    expect(all.page.root.toString()).not.toContain(`${mine.participantId}@example.org`)
  })

  test('leaves out partners whose invitation is open', async () => {
    const { eventId, participantId } = await partnerAtEvent({ invitation: 'INVITED' })
    const session = await newSession(eventId)
    await send(session, [guest(participantId, 'Kofi', 'Mensah')])
    const { page } = await listAt(`/events/${eventId}/sessions/${session}/partner-attendees`, 'staff')
    expect(page.text('.empty-state h2')).toBe('No Partner Attendees')
    expect(page.text('.empty-state p')).toBe('No attendees.')
  })

  test('comes sixteen at a time, below what was loaded before', async () => {
    const { eventId, participantId, home, rep } = await partnerAtEvent()
    const session = await newSession(eventId)
    const address = `${home}/sessions/${session}/partner-attendees`
    const few = (await queriesOf(address, rep)).length
    await send(
      session,
      Array.from({ length: 40 }, (_, index) =>
        guest(participantId, 'Wen', `Crowd ${String(index).padStart(2, '0')}`),
      ),
    )
    const first = await listAt(address, rep)
    const second = await listAt(`${address}?page=2`, rep)
    const beyond = await listAt(`${address}?page=99`, rep)
    expect([first.names.length, first.more]).toEqual([16, `${address}?page=2`])
    expect(second.names.slice(0, 16)).toEqual(first.names)
    expect([second.names.length, second.more]).toEqual([32, `${address}?page=3`])
    expect([beyond.names.length, beyond.more]).toEqual([40, undefined])
    expect((await queriesOf(address, rep)).length).toBe(few)
  })
})

describe('attendees of a session', () => {
  let partner: Awaited<ReturnType<typeof partnerAtEvent>>
  let session: number
  let list: string

  beforeAll(async () => {
    partner = await partnerAtEvent()
    session = await newSession(partner.eventId)
    list = `${partner.home}/sessions/${session}/partner-attendees`
  })

  test('are added to it by a form that has chosen it already, then edited and removed there', async () => {
    const { rep, participantId } = partner
    const { page } = await visit(`${list}/add`, { as: rep })
    const form = page.form('dialog form', {
      who: 'guest',
      firstName: 'Wen',
      lastName: 'Li',
      email: 'wen@example.org',
    })
    expect(form.fields.getAll('sessionIds')).toEqual([String(session)])
    const added = await submit(form, { as: rep })
    expect([added.status, added.headers.get('location')]).toEqual([303, list])
    expect((await listAt(list, rep)).names).toEqual(['Wen Li'])
    const [attendee] = await attendeesAt(participantId)

    const edit = `${list}/${attendee?.id}/edit`
    expect((await listAt(list, rep)).page.has(`a[href="${edit}"]`)).toBe(true)
    const changed = await submit(
      (await visit(edit, { as: rep })).page.form('dialog form', { lastName: 'Abara' }),
      { as: rep },
    )
    expect(changed.headers.get('location')).toBe(list)
    expect((await attendeesAt(participantId))[0]?.sortName).toBe(personKey('Wen', 'Abara'))

    const remove = `${list}/${attendee?.id}/remove`
    const removed = await submit((await visit(remove, { as: rep })).page.form('dialog form'), { as: rep })
    expect(removed.headers.get('location')).toBe(list)
    expect(await attendeesAt(participantId)).toEqual([])
  })

  test('are changed by nobody from where they are not theirs to change', async () => {
    const { rep } = partner
    const other = await partnerAtEvent()
    const foreign = await newSession(other.eventId)
    for (const address of [`${other.home}/sessions/${foreign}`, `${partner.home}/sessions/${foreign}`]) {
      for (const dialog of ['add', '1/edit', '1/remove']) {
        const at = `${address}/partner-attendees/${dialog}`
        expect((await fetch(at, { as: rep })).status, at).toBe(404)
        expect((await fetch(at, { as: rep, form: {} })).status, at).toBe(404)
      }
    }
  })

  test('are changed no more once the event has begun', async () => {
    const { rep, home, eventId } = await partnerAtEvent({ starts: -1, ends: 1 })
    const address = `${home}/sessions/${await newSession(eventId)}/partner-attendees`
    expect((await listAt(address, rep)).page.text('main')).not.toContain('Add attendee')
    expect((await fetch(`${address}/add`, { as: rep })).status).toBe(403)
  })
})
