import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { admin, entriesOf, pressUndo } from '../support/administration.ts'
import { db, fetch, visit } from '../support/app.ts'
import { countsOn, pressImport, upload, uploaded } from '../support/imports.ts'

const makeEvent = (name: string, data: object = {}) =>
  db().event.create({
    data: {
      name,
      sortKey: name.toLowerCase(),
      searchKey: name.toLowerCase(),
      startDate: new Date('2027-03-05'),
      endDate: new Date('2027-03-06'),
      timezone: 'America/New_York',
      published: false,
      ...data,
    },
  })

beforeEach(() => db().event.deleteMany({ where: { name: { startsWith: 'Rows ' } } }))
afterEach(async () => {
  await db().event.deleteMany({ where: { name: { startsWith: 'Rows ' } } })
  await db().fileImport.deleteMany()
})

const sessionsOf = (eventId: number) =>
  db().eventSession.findMany({ where: { eventId }, orderBy: [{ startDate: 'asc' }, { startTime: 'asc' }] })

describe('sessions of events', () => {
  const file = (...lines: string[]) => ['Event,Name,Day,Starts at,Ends at,Room', ...lines].join('\n')

  test('of published events wait in a draft, which the dry run says', async () => {
    const said = 'What changes in published events waits in a draft until you publish it.'
    await makeEvent('Rows Draft')
    const draft = await uploaded('event-sessions', file('Rows Draft,Opening,2027-03-05,9:00 AM,10:00,Hall'))
    expect(draft.page.text('[aria-labelledby=dry-run]')).not.toContain(said)
    const { id } = await makeEvent('Rows Day', { published: true })
    const { page, address } = await uploaded(
      'event-sessions',
      file('Rows Day,Opening,2027-03-05,9:00 AM,10:00,Hall'),
    )
    expect(page.text('[aria-labelledby=dry-run]')).toContain(said)
    await pressImport(address)
    expect(await sessionsOf(id)).toEqual([])
    const again = await uploaded('event-sessions', file('Rows Day,Opening,2027-03-05,9:00 AM,10:00,Hall'))
    expect(again.page.text('[aria-labelledby=dry-run]')).not.toContain(said)
  })

  test('are added and changed, with one entry for each event, and can be undone', async () => {
    const { id } = await makeEvent('Rows Day')
    const { page, address } = await uploaded(
      'event-sessions',
      file(
        'rows day,Opening,2027-03-05,9:00 AM,10:00,Hall',
        'Rows Day,Workshop,2027-03-05,10:00,11:00,Hall',
        'Rows Day,Workshop,2027-03-05,10:30,11:00,Hall',
        'Rows Day,Late,2027-03-09,10:00,11:00,Hall',
        'Rows Day,,2027-03-05,10:00,11:00,',
        'Rows Nowhere,Opening,2027-03-05,,,',
        ',Opening,2027-03-05,,,',
      ),
    )
    expect(countsOn(page)).toMatchObject({ New: 2, Changed: 0, Unchanged: 0, 'With faults, left out': 5 })
    expect(page.texts('[aria-labelledby=faults] tbody tr')).toEqual([
      expect.stringMatching(/Line 4.*It’s the same session as in line 3/),
      expect.stringMatching(/Line 5.*Day.*2027-03-09/),
      expect.stringMatching(/Line 6.*Name.*Please enter the session’s name/),
      expect.stringMatching(/Line 7.*There’s no event with that name/),
      expect.stringMatching(/Line 8.*Please enter the event/),
    ])
    await pressImport(address)
    expect(await sessionsOf(id)).toMatchObject([
      { name: 'Opening', startTime: '09:00', searchKey: 'opening' },
      { name: 'Workshop', startTime: '10:00' },
    ])
    const [entry] = await entriesOf('events', id)
    expect(entry).toMatchObject({ door: 'FILE', action: 'changed', version: 2 })
    const again = await uploaded('event-sessions', file('Rows Day,opening,2027-03-05,09:00,10:00,Hall'))
    expect(countsOn(again.page)).toMatchObject({ New: 0, Changed: 0, Unchanged: 1 })
    await pressUndo(entry?.parentId ?? 0)
    expect(await sessionsOf(id)).toEqual([])
  })

  test('exported and imported again they change nothing, and one edited cell changes one', async () => {
    const { id } = await makeEvent('Rows Day', {
      sessions: {
        create: [
          { name: '=Opening', searchKey: '=opening', startDate: new Date('2027-03-05'), startTime: '09:00' },
        ],
      },
    })
    const exported = await (await fetch('/admin/event-sessions/export/csv?search=rows+day', admin)).text()
    expect(countsOn((await uploaded('event-sessions', exported)).page)).toMatchObject({
      New: 0,
      Changed: 0,
      Unchanged: 1,
    })
    const edited = await uploaded('event-sessions', exported.replace('09:00', '09:30'))
    expect(edited.page.text('[aria-labelledby=changed]')).toContain('Session: Starts at: 09:00 to 09:30')
    await pressImport(edited.address)
    const stale = await uploaded('event-sessions', exported.replace('09:00', '10:00'))
    expect(stale.page.text('[aria-labelledby=faults]')).toContain('from “09:00” to “09:30”')
    expect(await sessionsOf(id)).toMatchObject([{ name: '=Opening', startTime: '09:30' }])
  })

  test('exported at different times are each read as they were then', async () => {
    const { id } = await makeEvent('Rows Day', {
      sessions: {
        create: [
          { name: 'First', searchKey: 'first', startDate: new Date('2027-03-05'), startTime: '09:00' },
          { name: 'Second', searchKey: 'second', startDate: new Date('2027-03-05'), startTime: '11:00' },
        ],
      },
    })
    const exported = async () =>
      (await (await fetch('/admin/event-sessions/export/csv?search=rows+day', admin)).text()).split('\r\n')
    const [header = '', ...before] = await exported()
    const edited = [header, ...before].join('\n').replace('09:00', '09:30')
    await pressImport((await uploaded('event-sessions', edited)).address)
    const [, ...after] = await exported()
    const lines = [after[0]?.replace('09:30', '09:45'), before[1]?.replace('11:00', '11:15')]
    const { page, address } = await uploaded('event-sessions', [header, ...lines].join('\n'))
    expect(countsOn(page)).toMatchObject({ Changed: 2, 'With faults, left out': 0 })
    await pressImport(address)
    expect(await sessionsOf(id)).toMatchObject([{ startTime: '09:45' }, { startTime: '11:15' }])
  })

  test('of a published event stay beside what members see until it is published', async () => {
    const { id } = await makeEvent('Rows Day', { published: true, publishedAt: new Date() })
    const { address } = await uploaded('event-sessions', file('Rows Day,Opening,2027-03-05,09:00,10:00,'))
    await pressImport(address)
    expect(await sessionsOf(id)).toEqual([])
    expect((await visit(`/admin/events/${id}`, admin)).page.has('input[value="Opening"]')).toBe(true)
  })

  test('of events of one name need the number', async () => {
    const { id } = await makeEvent('Rows Day')
    await makeEvent('Rows Day')
    const { page } = await uploaded(
      'event-sessions',
      `Event id,Event,Name,Day\n,Rows Day,Opening,2027-03-05\n${id},,Opening,2027-03-05\n`,
    )
    expect(page.text('[aria-labelledby=faults]')).toContain(
      'There are 2 with that name. Add a column “Event id”.',
    )
    expect(countsOn(page)).toMatchObject({ New: 1 })
  })
})

test('speakers of sessions, by the session’s name', async () => {
  const { id } = await makeEvent('Rows Day', {
    sessions: {
      create: ['Opening', 'Closing'].map((name) => ({
        name,
        searchKey: name.toLowerCase(),
        startDate: new Date('2027-03-05'),
      })),
    },
  })
  const member = await db().user.findUniqueOrThrow({ where: { email: 'fellow@example.org' } })
  const called = `${member.firstName} ${member.lastName} (${member.email})`
  const { page, address } = await uploaded(
    'session-speakers',
    [
      'Event,Session,Member,Name,Title',
      'Rows Day,closing,,Ada Ruiz,Chair',
      'Rows Day,Lunch,,Ben Okoro,',
      'Rows Day,Opening,,Ben Okoro,',
      `Rows Day,Closing,${called},,Host`,
      '',
    ].join('\n'),
  )
  expect(countsOn(page)).toMatchObject({ New: 3, 'With faults, left out': 1 })
  await pressImport(address)
  const speakers = await db().sessionSpeaker.findMany({
    where: { session: { eventId: id } },
    include: { session: { select: { name: true } } },
    orderBy: { name: 'asc' },
  })
  expect(speakers.map(({ name, userId, session }) => `${name ?? userId}: ${session.name}`)).toEqual([
    'Ada Ruiz: Closing',
    'Ben Okoro: Opening',
    `${member.id}: Closing`,
  ])
  const exported = await (await fetch('/admin/session-speakers/export/csv?search=rows+day', admin)).text()
  expect(exported).toContain(called)
})

test('sections of announcements, and what is in them', async () => {
  const { id } = await db().announcement.create({ data: { name: 'Rows news', published: false } })
  const sections = await uploaded(
    'announcements-sections',
    'Announcement,Heading\nRows news,First\nRows news,Second\n',
  )
  await pressImport(sections.address)
  const content = await uploaded(
    'announcements-content',
    'Announcement,Section,Type,Text,Address\nRows news,2,Text,Hello **all**,\nRows news,First,Image,A hall,https://elsewhere.example/hall.png\n',
  )
  expect(content.page.text('[aria-labelledby=faults]')).toContain('Images are shown from this site alone')
  await pressImport(content.address)
  const activities = await db().activity.findMany({
    where: { announcementId: id },
    include: { elements: true },
    orderBy: { position: 'asc' },
  })
  expect(activities.map(({ name, elements }) => [name, elements.map(({ text }) => text)])).toEqual([
    ['First', []],
    ['Second', ['Hello **all**']],
  ])
  await db().announcement.delete({ where: { id } })
})

test('enrollments, by the member’s address, for administrators alone', async () => {
  const program = await db().program.findFirstOrThrow()
  const { id } = await db().user.create({
    data: {
      email: 'rows@crm.example',
      firstName: 'Rea',
      lastName: 'Rows',
      roles: ['FELLOW'],
      partnerRoles: [],
      givingBack: [],
      emailVerifiedAt: new Date(),
    },
  })
  const file = `Email,Program,First day,Last day\nROWS@crm.example,${program.name},2026-01-01,\nrows@crm.example,No such program,2026-01-01,\n`
  const { page, address } = await uploaded('enrollments', file)
  expect(countsOn(page)).toMatchObject({ New: 1, 'With faults, left out': 1 })
  await pressImport(address)
  expect(await db().enrollment.findMany({ where: { userId: id } })).toMatchObject([{ programId: program.id }])
  expect((await upload('enrollments', file, { as: 'staff' })).status).toBe(403)
  await db().user.delete({ where: { id } })
})

test('the page of events leads to the files of what is inside them', async () => {
  const { page } = await visit('/admin/events/import', admin)
  expect(page.texts('[aria-labelledby=inside] a')).toEqual([
    'Sessions',
    'Speakers',
    'Fact sheets and links',
    'Participants',
    'Attendees',
  ])
  const own = await visit('/admin/event-sessions/import', admin)
  expect(own.page.text('.page-back')).toBe('Events')
  expect((await visit('/admin/event-sessions', admin)).status).toBe(404)
})
