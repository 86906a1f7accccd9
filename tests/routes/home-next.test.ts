import { describe, expect, test } from 'vitest'
import type { Role } from '#app/db/generated/enums.ts'
import { addDays, toDbDate, today } from '#app/values/calendar-date.ts'
import { db, submit, visit } from '../support/app.ts'
import { eventIn } from '../support/home.ts'
import { converse, newcomer } from '../support/messages.ts'
import { ask, invite, newEvent, newPartner, newRepresentative, partnerAtEvent } from '../support/partners.ts'

const home = async (as: number) => (await visit('/', { as })).page
const NEXT = 'section:has(> div > #next)'
const someone = (role: Role = 'ALUMNI') => newcomer({ roles: [role], currentRole: role })

describe('what is next for a member', () => {
  test('is absent if nothing waits', async () => {
    expect((await home(await someone())).has('#next')).toBe(false)
  })

  test('is who wrote: the one person, or how many', async () => {
    const nadia = await someone()
    await converse([nadia, await newcomer()], [nadia, 'Hello'])
    expect((await home(nadia)).has('#next'), 'the last word is one’s own').toBe(false)
    const wen = await newcomer({ firstName: 'Wen', lastName: 'Li' })
    const id = await converse([nadia, wen], [wen, 'Hello'])
    const one = await home(nadia)
    expect(one.texts(`${NEXT} h3`)).toEqual(['New messages from Wen Li'])
    expect(one.find(`${NEXT} h3 a`).getAttribute('href')).toBe(`/messages?conversationId=${id}`)
    const tomas = await newcomer({ firstName: 'Tomás', lastName: 'Álvarez' })
    await converse([nadia, tomas], [tomas, 'Hi'])
    const two = await home(nadia)
    expect(two.texts(`${NEXT} h3`)).toEqual(['New messages from 2 people'])
    expect(two.find(`${NEXT} h3 a`).getAttribute('href')).toBe('/messages')
  })

  test('is the next session on a fellow’s agenda, and none that is over, a draft’s or another’s', async () => {
    const nadia = await someone('FELLOW')
    const event = await eventIn(0, 'Career Prep', { lasts: 3 })
    const draft = await eventIn(0, 'Later', { lasts: 3, draftSessions: true })
    const session = async (name: string, days: number, { id: eventId } = event, userId = nadia) => {
      const startDate = toDbDate(addDays(today('America/New_York'), days))
      const { id } = await db().eventSession.create({ data: { eventId, name, searchKey: name, startDate } })
      await db().fellowAttendee.upsert({
        where: { eventId_userId: { eventId, userId } },
        create: { userId, eventId },
        update: {},
      })
      await db().fellowAttendeeSession.create({ data: { sessionId: id, eventId, userId } })
      return id
    }
    await session('Over', -1)
    await session('A draft', 1, draft)
    await session('Another’s', 1, event, await someone('FELLOW'))
    await session('After it', 3)
    const id = await session('Meet the partners', 2)
    const page = await home(nadia)
    expect(page.texts(`${NEXT} h3`)).toEqual(['Meet the partners'])
    expect(page.text(`${NEXT} li p`)).toMatch(/^Your next session · \w{3} \d+, \d{4} · Career Prep$/)
    const to = page.find(`${NEXT} h3 a`).getAttribute('href') ?? ''
    expect(to).toBe(`/events/${event.id}/sessions/${id}`)
    expect((await visit(to, { as: nadia })).status).toBeLessThan(400)
  })

  test('is a playbook that isn’t finished, and what one signed up for', async () => {
    const nadia = await someone()
    const playbook = (name: string, completedAt: Date | null) =>
      db().playbook.create({ data: { userId: nadia, name, completedAt } })
    await playbook('Done', new Date())
    const { id } = await playbook('Begun', null)
    const opportunity = (name: string, days: number, status: 'PENDING' | 'COMPLETED') =>
      db().volunteerOpportunity.create({
        data: {
          name,
          description: 'An hour now and then.',
          type: 'MENTORING',
          startDate: toDbDate(addDays(today('America/New_York'), days)),
          activities: { create: { userId: nadia, status } },
        },
      })
    await opportunity('Over', -3, 'PENDING')
    await opportunity('Completed', 2, 'COMPLETED')
    const next = await opportunity('Mock interviews', 5, 'PENDING')
    const page = await home(nadia)
    expect(page.texts(`${NEXT} h3`)).toEqual(['Begun', 'Mock interviews'])
    const addresses = page.root.querySelectorAll(`${NEXT} h3 a`).map((link) => link.getAttribute('href'))
    expect(addresses).toEqual([`/playbooks/${id}`, `/volunteer/${next.id}`])
    for (const address of addresses) expect((await visit(address ?? '', { as: nadia })).status).toBe(200)
  })
})

describe('what is next for a partner', () => {
  test('is their first five open items, their invitations and their next event', async () => {
    const { organizationId, rep, participantId } = await partnerAtEvent({ name: 'Career Fair' })
    for (const day of [6, 5, 4, 3, 2, -1])
      await ask(participantId, { name: `Due in ${day}`, due: day, starts: -9 })
    const invited = await newEvent({ name: 'Mixer' })
    await invite(organizationId, invited, 'INVITED')
    const page = await home(rep)
    expect(page.texts(`${NEXT} h3`)).toEqual([
      ...[-1, 2, 3, 4, 5].map((day) => `Due in ${day}`),
      'Mixer',
      'Career Fair',
    ])
    expect(page.texts(`${NEXT} .chip`)[0]).toBe('Overdue')
    expect(page.text(`${NEXT} > div > a`)).toContain('See all 6')
    const answer = await submit(page.form(`${NEXT} form`), { as: rep })
    expect(answer.status).toBe(303)
    expect((await home(rep)).has(`${NEXT} form`)).toBe(false)
  })

  test('is absent for one without anything to do', async () => {
    expect((await home(await newRepresentative(await newPartner()))).has('#next')).toBe(false)
  })
})
