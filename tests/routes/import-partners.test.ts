import { afterEach, beforeEach, expect, test } from 'vitest'
import { admin, lastEntry, pressUndo } from '../support/administration.ts'
import { db, fetch, visit } from '../support/app.ts'
import { countsOn, pressImport, upload, uploaded } from '../support/imports.ts'

const clear = async () => {
  await db().actionItem.deleteMany({ where: { event: { name: 'Partner Day' } } })
  await db().event.deleteMany({ where: { name: 'Partner Day' } })
  await db().user.deleteMany({ where: { email: { endsWith: '@partners.example' } } })
  await db().organization.deleteMany({ where: { name: { startsWith: 'Partner Works' } } })
  await db().fileImport.deleteMany()
}
beforeEach(clear)
afterEach(clear)

const makePartner = (name: string, isPartner = true) =>
  db().organization.create({
    data: { name, type: 'COMPANY', isPartner, sortKey: name.toLowerCase(), searchKey: name.toLowerCase() },
  })

async function makeEvent() {
  const { id } = await db().event.create({
    data: {
      name: 'Partner Day',
      sortKey: 'partner day',
      searchKey: 'partner day',
      startDate: new Date('2027-03-05'),
      endDate: new Date('2027-03-05'),
      timezone: 'America/New_York',
      published: true,
    },
  })
  return id
}

const statusesOf = async (eventId: number) => {
  const rows = await db().partnerParticipant.findMany({
    where: { eventId },
    include: { organization: { select: { name: true } } },
    orderBy: { organization: { name: 'asc' } },
  })
  return rows.map(({ organization, status, role }) => [organization.name, status, role])
}

test('partners of events: invited or accepted, never the other way, and nobody is emailed', async () => {
  const id = await makeEvent()
  for (const name of ['Partner Works A', 'Partner Works B']) await makePartner(name)
  await makePartner('Partner Works C', false)
  const mails = await db().outboxEmail.count()
  const file = [
    'Event,Partner,Status,Role',
    'partner day,partner works a,Accepted,Sponsor',
    'Partner Day,Partner Works B,,',
    'Partner Day,Partner Works A,Invited,',
    'Partner Day,Partner Works C,,',
    'Partner Day,Partner Works B2,,',
    'Partner Night,Partner Works B,,',
  ].join('\n')
  const { page, address } = await uploaded('event-participants', file)
  expect(countsOn(page)).toMatchObject({ New: 2, 'With faults, left out': 4 })
  expect(page.texts('[aria-labelledby=faults] tbody tr')).toEqual([
    expect.stringMatching(/Line 4.*the same participant as in line 2/),
    expect.stringMatching(/Line 5.*There’s no partner with that name/),
    expect.stringMatching(/Line 6.*There’s no partner with that name/),
    expect.stringMatching(/Line 7.*There’s no such event/),
  ])
  await pressImport(address)
  const after = [
    ['Partner Works A', 'ACCEPTED', 'Sponsor'],
    ['Partner Works B', 'INVITED', null],
  ]
  expect(await statusesOf(id)).toEqual(after)
  const entry = await lastEntry()
  const changed = await uploaded(
    'event-participants',
    'Event,Partner,Status\nPartner Day,Partner Works A,Invited\nPartner Day,Partner Works B,Accepted\n',
  )
  expect(countsOn(changed.page)).toMatchObject({ Unchanged: 1, Changed: 1 })
  await pressImport(changed.address)
  expect(await statusesOf(id)).toEqual([after[0], ['Partner Works B', 'ACCEPTED', null]])
  const exported = await (
    await fetch('/admin/event-participants/export/csv?search=partner+day', admin)
  ).text()
  expect(countsOn((await uploaded('event-participants', exported)).page)).toMatchObject({ Unchanged: 2 })
  expect(await db().outboxEmail.count()).toBe(mails)
  await pressUndo(entry.parentId ?? 0)
  expect(await statusesOf(id)).toEqual([['Partner Works B', 'ACCEPTED', null]])
})

test('action items, each with its assignee, for event managers alone', async () => {
  const eventId = await makeEvent()
  const { id: organizationId } = await makePartner('Partner Works A')
  await db().partnerParticipant.create({ data: { eventId, organizationId } })
  await db().user.create({
    data: {
      email: 'rita@partners.example',
      firstName: 'Rita',
      lastName: 'Works',
      roles: ['PARTNER'],
      partnerRoles: [],
      givingBack: [],
      organizationId,
      emailVerifiedAt: new Date(),
    },
  })
  const file = [
    'Event,Organization,Assignee,Name,Description,Starts on,Due on,Link',
    'Partner Day,Partner Works A,RITA@partners.example,Send the logo,As a file,2027-01-01,2027-02-01,https://example.org/',
    'Partner Day,Partner Works A,,Send the logo,As a file,2027-01-01,2027-02-01,',
    'Partner Day,Partner Works A,,Book rooms,For all,2027-02-01,2027-01-01,',
    'Partner Day,Partner Works A,nobody@partners.example,Book rooms,For all,2027-01-01,2027-02-01,',
    'Partner Day,Partner Works Z,,Book rooms,For all,2027-01-01,2027-02-01,',
  ].join('\n')
  const manager = { as: 'event-manager' } as const
  const { page, address } = await uploaded('action-items', file, manager)
  expect(countsOn(page)).toMatchObject({ New: 2, 'With faults, left out': 3 })
  expect(page.texts('[aria-labelledby=faults] tbody tr')).toEqual([
    expect.stringMatching(/Line 4.*The due date must be after the start date/),
    expect.stringMatching(/Line 5.*There’s no representative of Partner Works A/),
    expect.stringMatching(/Line 6.*isn’t taking part/),
  ])
  await pressImport(address, manager)
  const items = await db().actionItem.findMany({
    where: { eventId },
    include: { assignee: { select: { email: true } } },
    orderBy: { id: 'asc' },
  })
  expect(items.map(({ name, assignee }) => [name, assignee?.email])).toEqual([
    ['Send the logo', 'rita@partners.example'],
    ['Send the logo', undefined],
  ])
  const exported = await (await fetch('/admin/action-items/export/csv?search=partner+day', manager)).text()
  const again = await uploaded('action-items', exported, manager)
  expect(countsOn(again.page)).toMatchObject({ New: 0, Unchanged: 2, 'With faults, left out': 0 })
  const mended = await uploaded(
    'action-items',
    [
      'Event,Organization,Assignee,Name,Due on,Link',
      'Partner Day,Partner Works A,rita@partners.example,Send the logo,2027-03-01,(empty)',
      'Partner Day,Partner Works A,,Send the logo,,',
    ].join('\n'),
    manager,
  )
  expect(countsOn(mended.page)).toMatchObject({ New: 0, Changed: 1, Unchanged: 1 })
  await pressImport(mended.address, manager)
  const changed = () => db().actionItem.findUniqueOrThrow({ where: { id: items[0]?.id ?? 0 } })
  expect(await changed()).toMatchObject({ dueDate: new Date('2027-03-01'), actionUrl: null, version: 2 })
  const mending = await db().fileImport.findFirstOrThrow({ orderBy: { id: 'desc' } })
  await pressUndo(mending.entryId ?? 0, manager)
  expect(await changed()).toMatchObject({
    dueDate: new Date('2027-02-01'),
    actionUrl: 'https://example.org/',
  })
  await db().actionItem.update({ where: { id: items[0]?.id }, data: { completedAt: new Date(), version: 2 } })
  const entry = await db().changeEntry.findFirstOrThrow({
    where: { action: 'imported action items of', recordId: eventId },
    orderBy: { id: 'asc' },
  })
  const history = await visit(`/admin/history/${entry.id}`, manager)
  expect(history.page.text('.admin-page')).toContain('Send the logo')
  const { parentId } = entry
  await pressUndo(parentId ?? 0, manager)
  expect(await db().actionItem.count({ where: { eventId } })).toBe(1)
  expect((await upload('action-items', file, { as: 'staff' })).status).toBe(403)
})
