import { beforeAll, describe, expect, test } from 'vitest'
import { admin } from '../support/administration.ts'
import { db, visit } from '../support/app.ts'
import type { Page } from '../support/html.ts'
import { pressImport, uploaded } from '../support/imports.ts'

/** The rows of a picture's table: 'Career Prep 2026: 12'. */
function rowsOf(page: Page, figure: string): string[] {
  const cells = (name: string) => page.texts(`section[aria-labelledby="figure-${figure}"] tbody ${name}`)
  const [heads, values] = [cells('th'), cells('td')]
  const each = values.length / Math.max(1, heads.length)
  return heads.map((head, row) => `${head}: ${values.slice(row * each, (row + 1) * each).join(' / ')}`)
}

/** The database refuses unknown zones; older data may have them. */
const setZone = (id: number, zone: string) =>
  db().$transaction([
    db().$executeRaw`ALTER TABLE "Event" DISABLE TRIGGER USER`,
    db().$executeRaw`UPDATE "Event" SET timezone = ${zone} WHERE id = ${id}`,
    db().$executeRaw`ALTER TABLE "Event" ENABLE TRIGGER USER`,
  ])

const attention = (page: Page) => page.texts('section[aria-labelledby=attention] li')

describe('the overview', () => {
  beforeAll(async () => {
    await db().volunteerActivity.updateMany({ data: { status: 'CONFIRMED' } })
    await db().actionItem.updateMany({ data: { completedAt: new Date() } })
  })

  test('lists what waits for the reader, and where it is done', async () => {
    const { id: opportunityId } = await db().volunteerOpportunity.findFirstOrThrow()
    const { id: userId } = await db().user.findFirstOrThrow({ where: { email: 'fellow@example.org' } })
    const key = { opportunityId, userId }
    await db().volunteerActivity.deleteMany({ where: key })
    await db().volunteerActivity.create({ data: key })
    const event = await db().event.findFirstOrThrow({ where: { endsAt: { gt: new Date() } } })
    await setZone(event.id, 'Mars/Olympus')
    const { page } = await visit('/admin', admin)
    expect(attention(page)).toContain('1 sign-up to confirm')
    expect(page.has('section[aria-labelledby=attention] a[href="/admin/opportunities?pending=true"]')).toBe(
      true,
    )
    expect(attention(page)).toContain('1 event in an unknown time zone')
    const manager = await visit('/admin', { as: 'event-manager' })
    expect(attention(manager.page)).toContain('1 event in an unknown time zone')
    expect(attention(manager.page).join()).not.toContain('sign-up')
    await setZone(event.id, event.timezone)
    await db().volunteerActivity.deleteMany({ where: key })
  })

  test('leads an administrator of a new site through the first steps, until they are done', async () => {
    const first = async (as: typeof admin) =>
      (await visit('/admin', as)).page.texts('section[aria-labelledby=first-steps] li')
    expect(await first(admin)).toEqual([])
    const published = { where: { published: true }, select: { id: true } }
    const ids = async (found: Promise<{ id: number }[]>) => ({
      where: { id: { in: (await found).map(({ id }) => id) } },
    })
    const announcements = await ids(db().announcement.findMany(published))
    const events = await ids(db().event.findMany(published))
    await db().announcement.updateMany({ data: { published: false } })
    await db().event.updateMany({ data: { published: false } })
    const steps = await first(admin)
    await db().announcement.updateMany({ ...announcements, data: { published: true } })
    await db().event.updateMany({ ...events, data: { published: true } })
    expect(steps).toEqual([
      'Say what kinds of programs you have Done',
      'Add the programs themselves Done',
      'Invite members Done',
      'Publish an announcement for them',
    ])
  })

  test('names publications that were late and those that are overdue', async () => {
    const link = await db().announcement.findFirstOrThrow()
    const due = new Date(Date.now() - 3_600_000)
    await db().changeEntry.create({
      data: {
        door: 'SCHEDULE',
        action: 'published',
        kind: 'announcements',
        recordId: link.id,
        changes: [{ path: 'publishAt', before: due.toISOString(), after: null }],
      },
    })
    await db().announcement.update({ where: { id: link.id }, data: { publishAt: due, publishZone: 'UTC' } })
    const { page } = await visit('/admin', admin)
    expect(attention(page)).toContain('1 publication that was late in the last two weeks')
    expect(attention(page)).toContain('1 announcement whose publication is overdue')
    await db().announcement.update({ where: { id: link.id }, data: { publishAt: null, publishZone: null } })
  })

  test('names what the server does regularly and couldn’t, to administrators alone', async () => {
    const run = { name: 'mail', endedAt: new Date(), tookMs: 5 }
    await db().choreRun.deleteMany()
    await db().choreRun.create({ data: { ...run, isFailed: true } })
    const says = '1 regular task of the server that failed'
    expect(attention((await visit('/admin', admin)).page)).toContain(says)
    expect(attention((await visit('/admin', { as: 'staff' })).page)).not.toContain(says)
    await db().choreRun.update({ where: { name: run.name }, data: { isFailed: false } })
    expect(attention((await visit('/admin', admin)).page)).not.toContain(says)
  })

  test('leads back to the files that the reader uploaded and hasn’t imported', async () => {
    const { address } = await uploaded('organizations', 'Name,Kind\nLong Wharf Works,Company')
    await uploaded('organizations', 'Name,Kind\nPier Works,Company', { as: 'staff' })
    const links = async () => {
      const { page } = await visit('/admin', admin)
      return page.root
        .querySelectorAll('section[aria-labelledby=attention] a')
        .flatMap((link) => (/import/.test(link.text) ? [[link.text, link.getAttribute('href')]] : []))
    }
    expect(await links()).toEqual([['“list” was uploaded, but isn’t imported yet', address]])
    expect((await pressImport(address)).status).toBe(303)
    expect(await links()).toEqual([])
    await db().organization.deleteMany({ where: { name: 'Long Wharf Works' } })
  })

  test('leads to exactly the rows that it counts', async () => {
    const [member, refused] = await db().user.findMany({
      where: { closedAt: null },
      take: 2,
      orderBy: { id: 'asc' },
    })
    const invited = await db().invitation.findFirstOrThrow({ where: { acceptedAt: null } })
    const given = { kind: 'VERIFY' as const, dueAt: null, lastError: 'refused' }
    await db().outboxEmail.createMany({
      data: [member?.email, member?.email, invited.email].map((to) => ({ ...given, to: String(to) })),
    })
    await db().user.update({ where: { id: refused?.id }, data: { refusedEmail: refused?.email } })
    const event = await db().event.findFirstOrThrow({
      where: {
        endsAt: { gt: new Date() },
        published: true,
        sessions: { some: { endsAt: { gt: new Date() } } },
      },
    })
    await db().eventSession.updateMany({ where: { eventId: event.id }, data: { roomName: null } })
    await setZone(event.id, 'Mars/Olympus')
    const due = new Date(Date.now() - 3_600_000)
    const later = new Date(Date.now() + 3_600_000)
    const hubs = await db().regionalHub.findMany({ take: 3, orderBy: { id: 'asc' } })
    for (const [index, { id }] of hubs.entries())
      await db().regionalHub.update({
        where: { id },
        data: { publishAt: index < 2 ? due : later, publishZone: 'UTC' },
      })
    const { page } = await visit('/admin', admin)
    const says = attention(page)
    expect(says).toEqual(
      expect.arrayContaining([
        '1 member whose email address is refused',
        '1 member whose email couldn’t be delivered in the last two weeks',
        '1 invitation whose email couldn’t be delivered in the last two weeks',
        '2 regional hubs whose publication is overdue',
        '1 event in an unknown time zone',
      ]),
    )
    const links = page.root.querySelectorAll('section[aria-labelledby=attention] a')
    const lists = links.filter((link) => /^\/admin\/[a-z-]+\?/.test(link.getAttribute('href') ?? ''))
    expect(lists.length).toBeGreaterThanOrEqual(6)
    for (const link of lists) {
      const address = (link.getAttribute('href') ?? '').replaceAll('&amp;', '&')
      const shown = (await visit(address, admin)).page
      const rows = address.includes('/history')
        ? shown.texts('ol > li').length
        : Number.parseInt(shown.text('#count'), 10)
      expect(rows, address).toBe(Number.parseInt(link.text, 10))
    }
    await setZone(event.id, event.timezone)
    await db().regionalHub.updateMany({ data: { publishAt: null, publishZone: null } })
    await db().outboxEmail.deleteMany({ where: { lastError: 'refused' } })
    await db().user.update({ where: { id: refused?.id }, data: { refusedEmail: null } })
  })

  test('draws pictures, each with its table, of which a few people can’t be told', async () => {
    const program = await db().program.create({
      data: { name: 'Tiny 2090', sortKey: 'tiny 2090', year: 2090, type: { create: { name: 'Tiny' } } },
    })
    const members = await db().user.findMany({ take: 5, orderBy: { id: 'asc' } })
    const enroll = (people: typeof members) =>
      db().enrollment.createMany({
        data: people.map(({ id }) => ({
          userId: id,
          programId: program.id,
          startDate: new Date('2026-01-01'),
        })),
      })
    await enroll(members.slice(0, 4))
    const few = (await visit('/admin', admin)).page
    expect(rowsOf(few, 'programs')).toContain('Tiny 2090: fewer than 5')
    expect(few.has('section[aria-labelledby="figure-programs"] svg[role="img"][aria-label]')).toBe(true)
    await enroll(members.slice(4))
    expect(rowsOf((await visit('/admin', admin)).page, 'programs')).toContain('Tiny 2090: 5')
    for (const figure of ['onboarding', 'active', 'writing']) {
      expect(rowsOf(few, figure).length, figure).toBeGreaterThan(0)
    }
  })

  test('leaves out a picture in which nothing would be drawn', async () => {
    const hasWriting = async () =>
      (await visit('/admin', admin)).page.has('section[aria-labelledby="figure-writing"]')
    expect(await hasWriting()).toBe(true)
    const longAgo = { createdAt: new Date('2020-01-01') }
    await db().message.updateMany({ data: longAgo })
    await db().post.updateMany({ data: longAgo })
    expect(await hasWriting()).toBe(false)
  })

  test('says nothing of the few who missed an event', async () => {
    const past = { startDate: new Date('2026-11-01'), endDate: new Date('2026-11-02'), published: true }
    const names = { name: 'Long Ago Summit', sortKey: 'long', searchKey: 'long' }
    const { id } = await db().event.create({
      data: { ...names, ...past, timezone: 'UTC', isFellowEvent: true },
    })
    const session = await db().eventSession.create({
      data: { eventId: id, name: 'Opening', searchKey: 'opening', startDate: past.startDate },
    })
    const people = await db().user.findMany({ take: 12, orderBy: { id: 'asc' } })
    await db().fellowAttendee.createMany({
      data: people.map((person) => ({ eventId: id, userId: person.id })),
    })
    await db().fellowAttendeeSession.createMany({
      data: people.slice(0, 9).map((person) => ({
        eventId: id,
        sessionId: session.id,
        userId: person.id,
        status: 'ATTENDED' as const,
      })),
    })
    const { page } = await visit('/admin', { as: 'event-manager' })
    expect(rowsOf(page, 'attendance')).toContain('Long Ago Summit: 12 / all but fewer than 5')
    expect(page.has('section[aria-labelledby="figure-programs"]')).toBe(false)
  })
})
