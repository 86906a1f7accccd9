// @one-database: what is on an agenda has tests of its own, and the rest is about addresses.
import { beforeEach, describe, expect, test } from 'vitest'
import { db, fetch, submit, visit } from '../support/app.ts'
import { readCalendar } from '../support/calendars.ts'
import { attend, fellowEvent, newFellow, sessionOn } from '../support/sessions.ts'

const PAGE = '/events/calendar'
let fellow: number
let eventId: number
let session: number

beforeEach(async () => {
  eventId = await fellowEvent()
  session = await sessionOn(eventId, 0, 'Opening')
  fellow = await newFellow()
  await attend(eventId, [fellow], [session])
})

const press = async (button: string) =>
  submit((await visit(PAGE, { as: fellow })).page.form('main form', {}, button), { as: fellow })

const shown = async () =>
  (await visit(PAGE, { as: fellow })).page.root.querySelector('#address')?.getAttribute('value')

async function newAddress(): Promise<string> {
  await press('Create link')
  return (await shown()) as string
}

const namesAt = async (address: string) => {
  const answer = await fetch(address)
  expect(answer.status).toBe(200)
  return readCalendar(await answer.text()).map(({ name }) => name)
}

describe('the address of a calendar', () => {
  test('is made, shown whenever one comes back, and works without a session', async () => {
    const { page } = await visit(PAGE, { as: fellow })
    expect(page.has('#address')).toBe(false)
    const made = await press('Create link')
    expect([made.status, made.headers.get('location')]).toEqual([303, PAGE])
    const address = (await shown()) as string
    expect(address).toMatch(/^http:\/\/localhost\/calendars\/[\w-]{43}\/agenda\.ics$/)
    expect(await shown()).toBe(address)
    expect(await namesAt(address)).toEqual(['Opening'])
  })

  test('is kept by nobody on the way, found by no search engine, and its secret not in the database', async () => {
    const address = await newAddress()
    const answer = await fetch(address)
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect(answer.headers.getSetCookie()).toEqual([])
    const secret = new URL(address).pathname.split('/')[2] as string
    const rows = await db().calendarSubscription.findMany()
    expect(JSON.stringify(rows)).not.toContain(secret)
    expect(JSON.stringify(await db().rateLimit.findMany())).not.toContain(secret)
  })

  test('shows what is on the agenda today: what is added, changed and taken away', async () => {
    const address = await newAddress()
    const read = async () => readCalendar(await (await fetch(address)).text())
    const [before] = await read()
    await new Promise((resolve) => setTimeout(resolve, 1100))
    await db().eventSession.update({ where: { id: session }, data: { name: 'Closing', startTime: '11:00' } })
    const [after] = await read()
    expect([after?.uid, after?.name]).toEqual([before?.uid, 'Closing'])
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0)
    await attend(eventId, [fellow], [await sessionOn(eventId, 1, 'Added')])
    expect(await namesAt(address)).toEqual(['Closing', 'Added'])
    await db().fellowAttendeeSession.deleteMany({ where: { sessionId: session } })
    expect(await namesAt(address)).toEqual(['Added'])
    await db().event.update({ where: { id: eventId }, data: { published: false } })
    expect(await namesAt(address)).toEqual([])
  })

  test('is not sent again to a program that has what is there', async () => {
    const address = await newAddress()
    const etag = (await fetch(address)).headers.get('etag') ?? ''
    const again = await fetch(address, { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const proxied = await fetch(address, { headers: { 'if-none-match': `"other", W/${etag}` } })
    expect(proxied.status).toBe(304)
    await db().eventSession.update({ where: { id: session }, data: { name: 'Closing' } })
    expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(200)
  })

  test('leads nowhere once a new one is taken, and the new one works', async () => {
    const first = await newAddress()
    await press('Create new link')
    const second = (await shown()) as string
    expect(second).not.toBe(first)
    expect((await fetch(first)).status).toBe(404)
    expect(await namesAt(second)).toEqual(['Opening'])
  })

  test('leads nowhere once it is ended, and another can be made', async () => {
    const first = await newAddress()
    await press('Turn off link')
    expect(await shown()).toBeUndefined()
    expect((await fetch(first)).status).toBe(404)
    expect(await newAddress()).not.toBe(first)
  })

  test('is for one person: another’s looks different and shows another agenda', async () => {
    const mine = await newAddress()
    fellow = await newFellow()
    const theirs = await newAddress()
    expect(theirs).not.toBe(mine)
    expect(await namesAt(theirs)).toEqual([])
    expect(await namesAt(mine)).toEqual(['Opening'])
  })
})

describe('a calendar shows nothing', () => {
  const withdrawals: [string, object][] = [
    ['is no fellow any more', { roles: ['ALUMNI'], currentRole: 'ALUMNI' }],
    ['isn’t verified any more', { emailVerifiedAt: null }],
    ['has to be onboarded again', { isOnboarded: false }],
  ]
  test.each(withdrawals)('of who %s', async (_, data) => {
    const address = await newAddress()
    await db().user.update({ where: { id: fellow }, data })
    expect(await namesAt(address)).toEqual([])
  })
})

test.each([
  ['hides the profile', { visibility: 'HIDDEN' as const }],
  [
    'acts in another role that is held',
    { roles: ['FELLOW' as const, 'ALUMNI' as const], currentRole: 'ALUMNI' as const },
  ],
])('a calendar goes on for who %s', async (_, data) => {
  const address = await newAddress()
  await db().user.update({ where: { id: fellow }, data })
  expect(await namesAt(address)).toEqual(['Opening'])
})

test('nobody who acts as a fellow gets to know the address, or changes it', async () => {
  const address = await newAddress()
  const started = await fetch(`/profile/${fellow}/act-as`, { as: 'staff', form: {} })
  const cookie = started.headers
    .getSetCookie()
    .find((it) => it.startsWith('session='))
    ?.split(';')[0]
  const asked = await fetch(PAGE, { cookie })
  expect([asked.status, asked.headers.get('location')]).toEqual([302, '/'])
  expect((await fetch(PAGE, { cookie, form: { intent: 'end' } })).status).toBe(403)
  expect((await fetch('/events/calendar/agenda.ics', { cookie })).status).toBe(403)
  expect(await namesAt(address)).toEqual(['Opening'])
})

test('a form with another intent is refused', async () => {
  expect((await fetch(PAGE, { as: fellow, form: { intent: 'steal' } })).status).toBe(403)
})

test('whoever tries many addresses, or asks one all the time, is told to wait', async () => {
  const address = await newAddress()
  await spend(`calendarsBySubscription:${fellow}`)
  const answer = await fetch(address)
  expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true])
  await spend('unknownCalendarsByAddress:127.0.0.1')
  expect((await fetch(`/calendars/${'y'.repeat(43)}/agenda.ics`)).status).toBe(429)
})

async function spend(key: string) {
  const spent = { points: 10_000, expire: new Date(Date.now() + 600_000) }
  await db().rateLimit.upsert({ where: { key }, create: { key, ...spent }, update: spent })
}
