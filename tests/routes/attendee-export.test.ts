// @one-database: what a page and a file tell of an import is made above the database.
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { personKey } from '#app/values/fold.ts'
import { db, fetch, visit } from '../support/app.ts'
import { invite, newManager, newPartner, newRepresentative, partnerAtEvent } from '../support/partners.ts'
import { join, odileMarchand, tomasAlvarez, waysToReach, wenLi } from '../support/people.ts'
import { attend, newFellows, sessionOn } from '../support/sessions.ts'
import { readSheets } from '../support/workbook.ts'

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const NAME = 'Q1: Kick-off / Fellows & Partners? — Élise’s opening'

async function exported(address: string, as: number | 'staff' | 'event-manager') {
  const answer = await fetch(address, { as })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, TYPE])
  const [people, about] = await readSheets(new Uint8Array(await answer.arrayBuffer()))
  return { answer, people: people?.data ?? [], sheet: people?.sheet, about: about?.data ?? [] }
}

let at: Awaited<ReturnType<typeof partnerAtEvent>>
let dashboard: string
let amongEvents: string
const wen = wenLi({ email: 'export-wen@example.org', roles: ['FELLOW'] })
let people: number[]

beforeAll(async () => {
  at = await partnerAtEvent({ partner: 'Alder Bank' })
  const session = await sessionOn(at.eventId, '2026-03-08' as never, NAME, { roomName: 'Room 4' })
  dashboard = `${at.home}/sessions/${session}`
  amongEvents = `/events/${at.eventId}/sessions/${session}`
  people = await join(
    wen,
    tomasAlvarez({ email: 'export-tomas@example.org', roles: ['FELLOW'] }),
    odileMarchand({ email: 'export-odile@example.org', roles: ['FELLOW'] }),
  )
  people.push(...(await newFellows({ firstName: '=SUM(1)', lastName: '+Zoë' })))
  await attend(at.eventId, people, [session])
  const theirs = await invite(await newPartner('Birch Bank'), at.eventId)
  const hidden = await newRepresentative(at.organizationId, { lastName: 'Canary', visibility: 'HIDDEN' })
  const guest = { firstName: 'Kofi', lastName: 'Mensah', sortName: personKey('Kofi', 'Mensah') }
  const sent = await db().partnerAttendee.createManyAndReturn({
    data: [
      { participantId: at.participantId, userId: at.rep, role: 'Recruiter' },
      { participantId: at.participantId, userId: hidden },
      { participantId: at.participantId, email: 'kofi.guest@example.org', ...guest },
      { participantId: theirs, email: 'kofi.other@example.org', ...guest },
    ],
    select: { id: true },
  })
  await db().eventSession.update({
    where: { id: session },
    data: { partnerAttendees: { connect: sent } },
  })
})

describe('the file of a session’s fellows', () => {
  test('is linked from the list of a partner’s dashboard and holds whom the list shows', async () => {
    const { page } = await visit(`${dashboard}/fellow-attendees`, { as: at.rep })
    const link = page.find('a[href$="/export"]')
    expect(link.getAttribute('href')).toBe(`${dashboard}/fellow-attendees/export`)
    const { people: rows, answer } = await exported(`${dashboard}/fellow-attendees/export`, at.rep)
    const names = rows.slice(1).map(([, first, , last]) => `${first} ${last}`)
    expect(names).toEqual(page.texts('.person-card h3'))
    expect(names).toEqual(['Tomás Álvarez', 'Wen Li', '=SUM(1) +Zoë'])
    expect(rows[0]).toEqual([
      'Title',
      'First name',
      'Middle name',
      'Last name',
      'Programs',
      'Occupation',
      'Organization',
      'Location',
      'Email',
      'Phone',
    ])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('vary')).toContain('Cookie')
  })

  test('tells how to reach those alone who show it, and nobody who hides', async () => {
    const { people: rows } = await exported(`${dashboard}/fellow-attendees/export`, 'event-manager')
    const { page } = await visit(`/profile/${people[0]}`, { as: 'alumni' })
    const shown = waysToReach(wen).filter((way) => page.root.toString().includes(way))
    expect(shown).toHaveLength(2)
    expect(rows.flat().filter((it) => typeof it === 'string' && /canary(?!.*-middle)/.test(it))).toEqual(
      shown,
    )
    expect(rows.flat()).not.toContain('Odile')
  })

  test('is called as the session, in letters that every system takes', async () => {
    const { answer, sheet } = await exported(`${dashboard}/fellow-attendees/export`, at.rep)
    const disposition = answer.headers.get('content-disposition') ?? ''
    expect(disposition).toMatch(
      /^attachment; filename="[\w .()-]+ - Fellows\.xlsx"; filename\*=UTF-8''[\w.~!$&+^`|%-]+$/,
    )
    const name = decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')
    expect(name).toBe('Q1 Kick-off Fellows & Partners — Élise’s opening - Fellows.xlsx')
    expect(sheet).toBe('Q1 Kick-off Fellows & Partners…')
  })

  test('says which session it is, with its day as a day', async () => {
    const { about } = await exported(`${dashboard}/fellow-attendees/export`, at.rep)
    const facts = Object.fromEntries(about.slice(1) as [string, unknown][])
    expect(facts).toMatchObject({ Session: NAME, Room: 'Room 4', Time: '9:00 AM EDT', Attendees: 3 })
    expect((facts.Date as Date).toISOString()).toBe('2026-03-08T00:00:00.000Z')
  })

  test('holds what the list was searched for', async () => {
    const list = `${dashboard}/fellow-attendees?search=alvarez`
    const { page } = await visit(list, { as: at.rep })
    const address = page.find('a[href*="/export"]').getAttribute('href') ?? ''
    const { people: rows } = await exported(address, at.rep)
    expect(rows.slice(1).map(([, first]) => first)).toEqual(['Tomás'])
  })

  test('is not there among events', async () => {
    for (const as of ['staff', people[0]] as const) {
      expect((await fetch(`${amongEvents}/fellow-attendees/export`, { as })).status).toBe(404)
      const { page } = await visit(`${amongEvents}/fellow-attendees`, { as })
      expect(page.has('a[href*="/export"]')).toBe(false)
    }
  })

  test('is for nobody of another partner, nor for whoever hides', async () => {
    const address = `${dashboard}/fellow-attendees/export`
    const other = await partnerAtEvent()
    const hidden = await newRepresentative(at.organizationId, { visibility: 'HIDDEN' })
    expect((await fetch(address, { as: other.rep })).status).toBe(404)
    expect((await fetch(address, { as: await newManager() })).status).toBe(404)
    expect((await fetch(address, { as: hidden })).status).toBe(403)
    const manager = await newManager(at.organizationId)
    expect((await exported(address, manager)).people).toHaveLength(4)
  })

  test('of a session of another event is not there', async () => {
    const other = await partnerAtEvent()
    const foreign = await sessionOn(other.eventId, 0)
    const address = `${at.home}/sessions/${foreign}/fellow-attendees/export`
    expect((await fetch(address, { as: at.rep })).status).toBe(404)
  })
})

describe('the file of those whom partners send', () => {
  test('holds a partner’s own people, with the addresses of the guests it named', async () => {
    const { people: rows } = await exported(`${dashboard}/partner-attendees/export`, at.rep)
    expect(rows.slice(1)).toEqual([
      [
        null,
        'Marta',
        'canary-marta.lindqvist-middle',
        'Lindqvist',
        'Alder Bank',
        'Recruiter',
        'No',
        null,
        null,
      ],
      [null, 'Kofi', null, 'Mensah', 'Alder Bank', null, 'Yes', 'kofi.guest@example.org', null],
    ])
  })

  test('holds those of all partners for staff, without addresses', async () => {
    const { page } = await visit(`${amongEvents}/partner-attendees`, { as: 'staff' })
    const address = page.find('a[href$="/export"]').getAttribute('href') ?? ''
    const { people: rows } = await exported(address, 'staff')
    expect(
      rows.slice(1).map(([, first, , last, organization]) => `${first} ${last}, ${organization}`),
    ).toEqual([
      'Marta Canary, Alder Bank',
      'Marta Lindqvist, Alder Bank',
      'Kofi Mensah, Alder Bank',
      'Kofi Mensah, Birch Bank',
    ])
    expect(rows.flat().join()).not.toContain('@example.org')
  })

  test('is not for fellows, who see the list without a link to it', async () => {
    const list = `${amongEvents}/partner-attendees`
    expect((await fetch(`${list}/export`, { as: people[0] })).status).toBe(403)
    expect((await visit(list, { as: people[0] })).page.has('a[href$="/export"]')).toBe(false)
  })
})

test('a list without anybody has no link to a file', async () => {
  const session = await sessionOn(at.eventId, 1)
  for (const list of ['fellow-attendees', 'partner-attendees']) {
    const { page } = await visit(`${at.home}/sessions/${session}/${list}`, { as: at.rep })
    expect(page.has('a[href$="/export"]')).toBe(false)
  }
})

test.each(['fellow-attendees', 'partner-attendees'])(
  'where the file of %s can’t be made, a page says so and nothing is downloaded',
  async (list) => {
    const ask = db().$queryRaw.bind(db())
    const spy = vi.spyOn(db(), '$queryRaw').mockImplementation(((
      text: { raw?: string[] },
      ...values: unknown[]
    ) => {
      if (JSON.stringify(text).includes(' AS place')) throw new Error('The database is away')
      return ask(text as never, ...values)
    }) as never)
    try {
      const { response, page } = await visit(`${dashboard}/${list}/export`, { as: at.rep })
      expect(response.status).toBe(500)
      expect(response.headers.get('content-type')).toContain('text/html')
      expect(response.headers.get('content-disposition')).toBeNull()
      expect(page.text('main [role=alert]')).toBe('Unable to download file, please try again later!')
      expect(page.text('h1')).toBe(NAME)
    } finally {
      spy.mockRestore()
    }
  },
)

test('whoever exports all the time is asked to wait', async () => {
  const rep = await newRepresentative(at.organizationId)
  const address = `${dashboard}/partner-attendees/export`
  await db().rateLimit.create({
    data: { key: `exportsByMember:${rep}`, points: 120, expire: new Date(Date.now() + 600_000) },
  })
  const answer = await fetch(address, { as: rep })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, dashboard])
})
