import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { query } from '#app/db/query.server.ts'
import { mergeOrganizations } from '#app/domain/organizations/merge.server.ts'
import { showPlan } from '#app/domain/organizations/merge-plan.server.ts'
import { COLLAPSING, JOINED, MOVED } from '#app/domain/organizations/merge-references.ts'
import { readViewer } from '#app/domain/viewer/record.server.ts'
import { emailOf } from '../../prisma/seeds/accounts.ts'
import { admin, entriesOf, pathOf } from '../support/administration.ts'
import { db, fetch, submit, visit } from '../support/app.ts'
import { importMembers } from '../support/member-list.ts'
import { merge, mergeForm, organization } from '../support/merging.ts'
import { statementsOf } from '../support/statements.ts'

const userId = async (account: Parameters<typeof emailOf>[0]) =>
  (await db().user.findUniqueOrThrow({ where: { email: emailOf(account) } })).id

describe('everything that refers to', () => {
  const ForeignKey = z.strictObject({ place: z.string() })
  const referring = async (table: string) =>
    (
      await query(ForeignKey)`
        SELECT replace(c.conrelid::regclass::text, '"', '') || '.' || a.attname AS place
        FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
        WHERE c.contype = 'f' AND c.confrelid = to_regclass(${`"${table}"`}) ORDER BY 1`
    ).map(({ place }) => place)

  test('an organization is named by merging', async () => {
    const named = [
      ...Object.entries(MOVED).map(([table, { column }]) => `${table}.${column}`),
      ...JOINED.map((table) => `${table}.A`),
    ]
    expect(await referring('Organization')).toEqual(named.sort())
  })

  test.each(Object.entries(COLLAPSING))(
    'a %s, of which merging keeps one of two, is named by it',
    async (table, named) => {
      expect(await referring(table)).toEqual([...named].sort())
    },
  )
})

describe('merging', () => {
  let [from, into] = [0, 0]
  let names = ['', '']
  beforeEach(async () => {
    const [b, a] = [
      await organization('Bell and Sons', { isPartner: true, sfId: `b${Date.now()}`, industry: 'Bells' }),
      await organization('Bell & Sons', { isPartner: true, sfId: `a${Date.now()}` }),
    ]
    ;[from, into, names] = [b.id, a.id, [b.name, a.name]]
  })

  const eventWithSessions = async () => {
    const day = new Date('2027-03-13')
    const named = (name: string) => ({ name, sortKey: name, searchKey: name })
    const event = await db().event.create({ data: { ...named('fair'), startDate: day, endDate: day } })
    const sessions: number[] = []
    for (const name of ['one', 'two', 'three']) {
      const { id } = await db().eventSession.create({
        data: { eventId: event.id, name, searchKey: name, startDate: day },
      })
      sessions.push(id)
    }
    return { eventId: event.id, sessions }
  }
  const participant = (organizationId: number, eventId: number, status: 'INVITED' | 'ACCEPTED') =>
    db().partnerParticipant.create({ data: { organizationId, eventId, status } })
  const sends = (participantId: number, sessions: number[], who: { userId?: number; email?: string }) =>
    db().partnerAttendee.create({
      data: {
        participantId,
        ...(who.email && { firstName: 'A', lastName: 'Guest' }),
        ...who,
        sessions: { connect: sessions.map((id) => ({ id })) },
      },
    })

  test('two partners of one event keeps one that accepted, everyone once, and what is done', async () => {
    const { eventId, sessions } = await eventWithSessions()
    const [one = 0, two = 0, three = 0] = sessions
    const a = await participant(into, eventId, 'INVITED')
    const b = await participant(from, eventId, 'ACCEPTED')
    const odile = await userId('alumni')
    await sends(a.id, [one, two], { userId: odile })
    await sends(b.id, [two, three], { userId: odile })
    await sends(a.id, [one], { email: 'guest@example.org' })
    await sends(b.id, [two], { email: 'Guest@example.org' })
    await sends(b.id, [three], { email: 'other@example.org' })
    const item = {
      name: 'Send logo',
      description: '',
      eventId,
      startDate: new Date('2027-01-01'),
      dueDate: new Date('2027-02-01'),
    }
    await db().actionItem.create({ data: { ...item, participantId: a.id } })
    await db().actionItem.create({ data: { ...item, participantId: b.id, completedAt: new Date() } })
    expect((await merge(from, into)).status).toBe(303)
    const [left, ...others] = await db().partnerParticipant.findMany({
      where: { eventId },
      include: { attendees: { include: { sessions: true }, orderBy: { id: 'asc' } }, actionItems: true },
    })
    expect(others).toEqual([])
    expect(left).toMatchObject({ id: a.id, organizationId: into, status: 'ACCEPTED' })
    const attending = left?.attendees.map((one) => [
      one.userId ?? one.email,
      one.sessions.map(({ id }) => id).sort(),
    ])
    expect(attending).toEqual([
      [odile, [one, two, three]],
      ['guest@example.org', [one, two]],
      ['other@example.org', [three]],
    ])
    expect(left?.actionItems.map(({ completedAt }) => completedAt !== null).sort()).toEqual([false, true])
  })

  test('moves the rest, fills gaps, and cards, search and history follow', async () => {
    const [kim, alumnus] = [await userId('partner-manager'), await userId('alumni')]
    const both = { connect: { id: kim } }
    await db().organization.update({ where: { id: into }, data: { managers: both } })
    await db().organization.update({
      where: { id: from },
      data: { managers: both, contacts: both, ownerId: await userId('staff'), isBusiness: true },
    })
    await db().affiliation.deleteMany({ where: { userId: alumnus, type: 'EMPLOYMENT' } })
    const job = {
      userId: alumnus,
      type: 'EMPLOYMENT' as const,
      title: 'Founder',
      startDate: new Date('2020-01-01'),
    }
    await db().affiliation.create({ data: { ...job, organizationId: from } })
    await db().affiliation.create({ data: { ...job, organizationId: into } })
    const { eventId } = await eventWithSessions()
    await db().event.update({
      where: { id: eventId },
      data: { organizationId: from, draft: { name: 'fair', organizationId: from } },
    })
    await db().jobPosting.create({
      data: { organizationId: from, title: 'Founder', url: 'https://example.org', postedOn: new Date() },
    })
    const { page } = await visit(`/admin/organizations/${from}/merge?into=${into}`, admin)
    expect(page.text('section:has(#follows)')).toContain('Affiliations11')
    await merge(from, into)
    const now = await db().organization.findUniqueOrThrow({
      where: { id: into },
      include: { managers: true, contacts: true, jobPostings: true, affiliations: true },
    })
    expect(now).toMatchObject({
      name: names[1],
      industry: 'Bells',
      isBusiness: true,
      ownerId: expect.any(Number),
    })
    expect(
      [now.managers, now.contacts, now.jobPostings, now.affiliations].map(({ length }) => length),
    ).toEqual([1, 1, 1, 1])
    const event = await db().event.findUniqueOrThrow({ where: { id: eventId } })
    expect(event).toMatchObject({ organizationId: into, draft: { organizationId: into }, version: 2 })
    const { occupation, searchText } = await db().user.findUniqueOrThrow({ where: { id: alumnus } })
    expect(occupation).toBe(`Founder, ${names[1]}`)
    expect(searchText).not.toContain('bell and sons')
    expect((await entriesOf('organizations', from))[0]).toMatchObject({ action: 'merged away' })
    expect((await entriesOf('events', eventId))[0]).toMatchObject({ action: 'moved by merging' })
    expect(await db().organization.count({ where: { id: from } })).toBe(0)
  })

  test('leads old addresses on, and imports with the old name make nothing anew', async () => {
    await merge(from, into)
    const leads = async (address: string, as?: 'event-manager' | 'alumni') => {
      const response = await fetch(address, { as })
      return [response.status, pathOf(response)]
    }
    await db().organization.update({ where: { id: into }, data: { isBusiness: true } })
    expect(await leads(`/alumni-business-registry/${from}`)).toEqual([
      301,
      `/alumni-business-registry/${into}`,
    ])
    expect(await leads(`/partner-hub/${from}`, 'alumni')).toEqual([301, `/partner-hub/${into}`])
    const managed = `/partner-management/my-partners/${from}`
    expect(await leads(managed, 'event-manager')).toEqual([301, `/partner-management/my-partners/${into}`])
    const response = await fetch(`/admin/organizations/${from}`, admin)
    expect([response.status, pathOf(response)]).toEqual([301, `/admin/organizations/${into}`])
    const alias = await db().organizationAlias.findUniqueOrThrow({ where: { formerId: from } })
    expect(alias).toMatchObject({ organizationId: into, name: names[0], sfId: expect.stringMatching(/^b/) })
    const before = await db().organization.count()
    const file = `email,firstName,lastName,roles,organization,title\nkim.bell@example.org,Kim,Bell,Alumni,${names[0]},Ringer`
    await importMembers(file)
    expect(await db().organization.count()).toBe(before)
    const { occupation } = await db().user.findUniqueOrThrow({ where: { email: 'kim.bell@example.org' } })
    expect(occupation).toBe(`Ringer, ${names[1]}`)
  })

  test('brings no draft of a business into the registry', async () => {
    await db().organization.update({
      where: { id: from },
      data: { isBusiness: true, published: false, publishedAt: null },
    })
    await merge(from, into)
    const now = await db().organization.findUniqueOrThrow({ where: { id: into } })
    expect(now).toMatchObject({ isBusiness: true, published: false })
    expect((await fetch(`/alumni-business-registry/${into}`)).status).toBe(404)
  })

  test('does what its page said, and nothing where that changed, or by those who may not', async () => {
    const form = await mergeForm(from, into)
    await db().user.update({ where: { id: await userId('partner') }, data: { organizationId: from } })
    expect(pathOf(await submit(form, admin))).toBe(`/admin/organizations/${from}/merge`)
    expect(
      (
        await fetch(`/admin/organizations/${from}/merge`, {
          as: 'event-manager',
          form: { into: String(into), token: 'x' },
        })
      ).status,
    ).toBe(403)
    expect(await db().organization.count({ where: { id: { in: [from, into] } } })).toBe(2)
    expect((await merge(from, from).catch(() => null))?.status).not.toBe(303)
  })

  test('takes as many statements for hundreds of affiliations as for one', async () => {
    const viewer = await readViewer(await userId('admin'))
    if (!viewer) throw new Error('The demo has an administrator')
    const people = Array.from({ length: 600 }, (_, at) => ({
      email: `many-${at}@example.org`,
      firstName: 'One',
      lastName: 'Of many',
    }))
    await db().user.createMany({ data: people })
    const members = await db().user.findMany({
      where: { email: { startsWith: 'many-' }, lastName: 'Of many' },
      select: { id: true },
    })
    const statements: number[] = []
    for (const some of [members.slice(0, 1), members]) {
      const [gone, kept] = [await organization('Many from'), await organization('Many into')]
      await db().affiliation.createMany({
        data: some.map(({ id }) => ({ userId: id, type: 'EMPLOYMENT' as const, organizationId: gone.id })),
      })
      const { token = '' } = (await showPlan(gone.id, kept.id)) ?? {}
      statements.push(await statementsOf(() => mergeOrganizations(viewer, gone.id, kept.id, token)))
      expect(await db().affiliation.count({ where: { organizationId: kept.id } })).toBe(some.length)
    }
    expect(members).toHaveLength(600)
    expect(statements[1]).toBe(statements[0])
  })
})
