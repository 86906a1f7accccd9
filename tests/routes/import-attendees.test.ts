import { afterEach, beforeEach, expect, test } from 'vitest'
import { admin, lastEntry, pressUndo } from '../support/administration.ts'
import { db, fetch, submit, visit } from '../support/app.ts'
import { countsOn, pressImport, upload, uploaded } from '../support/imports.ts'

const SESSIONS = ['Opening', 'Case Hour', 'Hearth – Ångström']

const person = (
  firstName: string,
  lastName: string,
  email: string,
  roles: 'FELLOW' | 'ALUMNI' = 'FELLOW',
) => ({
  email: `${email}@tickets.example`,
  firstName,
  lastName,
  roles: [roles],
  partnerRoles: [],
  givingBack: [],
  emailVerifiedAt: new Date(),
})

const PEOPLE = [
  person('René', 'Maler', 'rene'),
  person('Zoë', 'D’Amico', 'zoe'),
  person('Jürgen', 'Groß', 'juergen'),
  person('Siân', 'Ó Néill', 'sian'),
  person('Noël', 'Lefèvre', 'noel'),
  person('François', 'Côté', 'francois', 'ALUMNI'),
  person('Björn', 'Åkesson', 'bjorn'),
  person('Łukasz', 'Nowak', 'lukasz'),
]

/** As a ticket shop saves it: in Windows-1252, with semicolons that the first line names. */
const LINES = [
  'sep=;',
  'Bestellnummer;Vorname;Nachname;E-Mail;Status;Preis;Sitzungen;Bemerkung',
  '0417;René;Maler;rene@tickets.example;bezahlt;129,50;"Opening;Case Hour";',
  '0418;Zoë;D’Amico;ZOE@TICKETS.EXAMPLE;bezahlt;129,50;Opening;nah an der Tür',
  '0419;Jürgen;Groß;juergen@tickets.example;storniert;0,00;Opening;',
  '0420;Siân;Ó Néill;sian@tickets.example;bezahlt;1.129,50;"Opening;Hearth – Ångström";',
  '0420;Gast von Siân;;Sian@Tickets.example;bezahlt;0,00;Case Hour;zweites Ticket',
  '0421;Noël;Lefèvre;noel@tickets.example;bezahlt;129,50;Closing;',
  '0422;François;Côté;francois@tickets.example;bezahlt;129,50;Opening;',
  '0423;Ana;Peña;ana@tickets.example;bezahlt;129,50;Opening;1 € Spende',
  '0424;Björn;Åkesson;bjorn@tickets.example;eingecheckt;129,50;Opening;',
  ';;;;;;;',
  '0426;?ukasz;Nowak;lukasz@tickets.example;bezahlt;129,50;Case Hour;',
  'Summe;;;;;2.035,50;;',
]

const CP1252: Record<string, number> = { '–': 0x96, '’': 0x92, '€': 0x80 }
const windows1252 = (text: string) =>
  new Uint8Array([...text].map((char) => CP1252[char] ?? char.charCodeAt(0)))

async function makeEvent() {
  const sessions = SESSIONS.map((name) => ({
    name,
    searchKey: name.toLowerCase(),
    startDate: new Date('2027-03-05'),
  }))
  const { id } = await db().event.create({
    data: {
      name: 'Ticket Day',
      sortKey: 'ticket day',
      searchKey: 'ticket day',
      startDate: new Date('2027-03-05'),
      endDate: new Date('2027-03-05'),
      timezone: 'America/New_York',
      sessions: { create: sessions },
    },
  })
  return id
}

const clear = async () => {
  await db().event.deleteMany({ where: { name: 'Ticket Day' } })
  await db().user.deleteMany({ where: { email: { endsWith: '@tickets.example' } } })
  await db().fileImport.deleteMany()
}
beforeEach(clear)
afterEach(clear)

const agendaOf = async (eventId: number, email: string) => {
  const rows = await db().fellowAttendeeSession.findMany({
    where: { eventId, attendee: { user: { email: `${email}@tickets.example` } } },
    include: { session: { select: { name: true } } },
    orderBy: { sessionId: 'asc' },
  })
  return rows.map(({ session, status }) =>
    status === 'ATTENDED' ? `${session.name} (was here)` : session.name,
  )
}

test('the list of a ticket shop, once its columns are chosen', async () => {
  for (const data of PEOPLE) await db().user.create({ data })
  const id = await makeEvent()
  const bjorn = await db().user.findUniqueOrThrow({ where: { email: 'bjorn@tickets.example' } })
  const opening = await db().eventSession.findFirstOrThrow({ where: { eventId: id, name: 'Opening' } })
  await db().fellowAttendee.create({
    data: {
      eventId: id,
      userId: bjorn.id,
      sessions: { create: { sessionId: opening.id, status: 'ATTENDED', attendedAt: new Date() } },
    },
  })
  const before = await db().user.count()
  const kind = `event-attendees-${id}`
  const { address } = await uploaded(kind, windows1252(LINES.join('\r\n')))
  const first = await visit(address, admin)
  const columns = first.page.form('.admin-page form.form', {
    column: ['-', '-', '-', 'email', '-', '-', 'sessions', '-'],
  })
  await submit(columns, admin)
  const { page } = await visit(address, admin)
  expect(countsOn(page)).toEqual({
    New: 5,
    Changed: 0,
    Unchanged: 1,
    'Add to another line': 1,
    'With faults, left out': 4,
    Blank: 1,
  })
  expect(page.text('[aria-labelledby=dry-run]')).toContain('Status')
  expect(page.texts('[aria-labelledby=faults] tbody tr')).toEqual([
    expect.stringMatching(/Line 8.*Closing.*The event has no session “Closing”/),
    expect.stringMatching(/Line 9.*They aren’t a fellow/),
    expect.stringMatching(/Line 10.*No one has this address/),
    expect.stringMatching(/Line 14.*Please enter the email address/),
  ])
  await pressImport(address)
  expect(await agendaOf(id, 'rene')).toEqual(['Opening', 'Case Hour'])
  expect(await agendaOf(id, 'sian')).toEqual(SESSIONS)
  expect(await agendaOf(id, 'bjorn')).toEqual(['Opening (was here)'])
  expect(await agendaOf(id, 'noel')).toEqual([])
  expect(await db().user.findUniqueOrThrow({ where: { email: 'lukasz@tickets.example' } })).toMatchObject({
    firstName: 'Łukasz',
  })
  expect(await db().user.count()).toBe(before)
  const entry = await lastEntry()
  expect(entry).toMatchObject({ action: 'imported attendees of', recordId: id, door: 'FILE', count: 5 })
  const lukasz = await db().user.findUniqueOrThrow({ where: { email: 'lukasz@tickets.example' } })
  await db().fellowAttendeeSession.updateMany({
    where: { eventId: id, userId: lukasz.id },
    data: { status: 'ATTENDED', attendedAt: new Date() },
  })
  const again = await uploaded(
    'event-attendees',
    `Event,Email,Sessions\nTicket Day,rene@tickets.example,Opening\n`,
  )
  expect(countsOn(again.page)).toMatchObject({ New: 0, Changed: 0, Unchanged: 1 })
  await pressUndo(entry.parentId ?? 0)
  const left = await db().fellowAttendee.findMany({
    where: { eventId: id },
    include: { user: { select: { email: true } } },
  })
  expect(left.map(({ user }) => user.email).sort()).toEqual([
    'bjorn@tickets.example',
    'lukasz@tickets.example',
  ])
})

test('who was there, by file: it stays so, and goes out and in again', async () => {
  for (const data of PEOPLE.slice(0, 2)) await db().user.create({ data })
  const id = await makeEvent()
  const { page, address } = await uploaded(
    `event-attendees-${id}`,
    [
      'Email,Sessions,Was here',
      'rene@tickets.example,Opening; Case Hour,yes',
      'zoe@tickets.example,Opening,Case Hour',
      'zoe@tickets.example,,yes',
    ].join('\n'),
  )
  expect(page.text('[aria-labelledby=faults]')).toContain('This line has no sessions')
  await pressImport(address)
  expect(await agendaOf(id, 'rene')).toEqual(['Opening (was here)', 'Case Hour (was here)'])
  expect(await agendaOf(id, 'zoe')).toEqual(['Opening', 'Case Hour (was here)'])
  const exported = await (await fetch('/admin/event-attendees/export/csv?search=ticket+day', admin)).text()
  const back = await uploaded('event-attendees', exported)
  expect(countsOn(back.page)).toMatchObject({ New: 0, Changed: 0, Unchanged: 2, 'With faults, left out': 0 })
  const no = await uploaded(
    `event-attendees-${id}`,
    'Email,Sessions,Was here\nrene@tickets.example,Opening,no\n',
  )
  expect(countsOn(no.page)).toMatchObject({ Unchanged: 1 })
})

test('without the addresses one message says which columns are needed and which there are', async () => {
  const id = await makeEvent()
  const { page } = await uploaded(`event-attendees-${id}`, 'Name,Sessions\nRené,Opening\nZoë,Opening\n')
  expect(page.text('.notice')).toContain(
    'Choose the column for “Email address”. The file has: Name, Sessions.',
  )
})

test('nobody takes part in what is cancelled, and an event that isn’t there has no file', async () => {
  const id = await makeEvent()
  await db().event.update({ where: { id }, data: { status: 'CANCELLED' } })
  const { page } = await uploaded(`event-attendees-${id}`, 'Email,Sessions\nrene@tickets.example,Opening\n')
  expect(page.text('[aria-labelledby=faults]')).toContain('This event is cancelled.')
  const answer = await upload('event-attendees-999999', 'Email,Sessions\nrene@tickets.example,Opening\n')
  expect((await visit(answer.headers.get('location') ?? '', admin)).page.text('.admin-page')).toContain(
    'no such event',
  )
  const list = await visit(`/admin/events/${id}/attendees`, admin)
  expect(list.page.has(`a[href="/admin/event-attendees-${id}/import"]`)).toBe(true)
})
