import { expect, test } from 'vitest'
import { impersonate } from '../support/acting.ts'
import { db, fetch, submit, visit } from '../support/app.ts'
import { attend, fellowEvent, newFellow, sessionOn } from '../support/sessions.ts'

const PAGE = '/events/calendar'
const FORM = 'section[aria-labelledby=offline] form'

/** A fellow with a session ahead, one that is over, and one of someone else. */
async function fellowWithAgenda() {
  const eventId = await fellowEvent()
  const fellow = await newFellow({ firstName: 'Wangari' })
  await attend(eventId, [fellow], [await sessionOn(eventId, 1, 'Ahead', { roomName: 'Room 4' })])
  await attend(eventId, [fellow], [await sessionOn(eventId, -1, 'Over')])
  await attend(eventId, [await newFellow()], [await sessionOn(eventId, 1, 'Another’s')])
  return fellow
}

const pressAs = async (as: number, button: string, cookie?: string) =>
  submit((await visit(PAGE, { as, cookie })).page.form(FORM, {}, button), { as, cookie })

const agendaCookieIn = (answer: Response) =>
  answer.headers.getSetCookie().find((it) => it.startsWith('agenda=')) ?? ''

/** The cookie of a browser that the fellow has asked to keep the agenda. */
const keptBy = async (fellow: number) =>
  agendaCookieIn(await pressAs(fellow, 'Keep my agenda on this device')).split(';')[0] as string

test('without a choice the page says that there is no line, and nothing of who is signed in', async () => {
  const fellow = await fellowWithAgenda()
  const anyone = await visit('/offline')
  expect(anyone.page.text('h1')).toBe('You’re offline')
  const { page, response } = await visit('/offline', { as: fellow })
  expect(page.text('main')).toBe(anyone.page.text('main'))
  expect(response.headers.get('cache-control')).toBe('no-store')
  const html = page.root.toString()
  for (const own of ['Wangari', 'Ahead', '/messages', `/profile`]) expect(html).not.toContain(own)
  expect(html).not.toContain('<script')
})

test('the page has what is ahead on the agenda of the fellow who asked this browser to keep it', async () => {
  const fellow = await fellowWithAgenda()
  const cookie = await keptBy(fellow)
  const { page } = await visit('/offline', { as: fellow, cookie })
  expect(page.text('h2')).toBe('My agenda')
  expect(page.texts('h4')).toEqual(['Ahead'])
  expect(page.text('main li')).toContain('Room 4')
  expect(page.root.toString()).not.toContain('Wangari')
})

test('nobody else’s browser gets it, nor the same one for anyone else', async () => {
  const fellow = await fellowWithAgenda()
  const cookie = await keptBy(fellow)
  const none = async (asking: Parameters<typeof visit>[1]) =>
    expect((await visit('/offline', asking)).page.has('h2')).toBe(false)
  await none({ cookie })
  await none({ as: await fellowWithAgenda(), cookie })
  await none({ as: fellow, cookie: 'agenda=1' })
  await db().user.update({ where: { id: fellow }, data: { roles: ['ALUMNI'], currentRole: 'ALUMNI' } })
  await none({ as: fellow, cookie })
})

test('staff who act as a fellow don’t take the agenda along', async () => {
  const { id } = await db().user.findFirstOrThrow({ where: { email: 'fellow@example.org' } })
  const cookie = `${await impersonate('fellow')}; ${await keptBy(id)}`
  expect((await visit('/offline', { cookie })).page.has('h2')).toBe(false)
  expect((await fetch(PAGE, { cookie })).status).not.toBe(200)
})

test('script sees that the browser keeps an agenda; it ends by a button, and with the session', async () => {
  const fellow = await fellowWithAgenda()
  const kept = agendaCookieIn(await pressAs(fellow, 'Keep my agenda on this device'))
  expect(kept).toMatch(/^agenda=[\w-]{43}; Path=\/; SameSite=Lax; Max-Age=34560000$/)
  const cookie = kept.split(';')[0] as string
  const ended = await pressAs(fellow, 'Remove it from this device', cookie)
  expect(agendaCookieIn(ended)).toMatch(/^agenda=; .*Max-Age=0/)
  const out = await fetch('/auth/logout', { as: fellow, cookie, form: {} })
  expect(out.headers.get('location')).toMatch(/^\/auth\/login/)
  expect(agendaCookieIn(out)).toMatch(/^agenda=; .*Max-Age=0/)
})

test('the worker is asked for anew each time, and may ask for nothing from elsewhere', async () => {
  const answer = await fetch('/sw.js')
  expect(answer.headers.get('content-type')).toContain('text/javascript')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'self'")
  const text = await answer.text()
  expect(text).toMatch(/^const BUILD = "\w+"\n/)
  expect(text.length).toBeLessThan(3_000)
})

test('the policy of pages lets the worker in', async () => {
  const policy = (await fetch('/auth/login')).headers.get('content-security-policy')
  expect(policy).toContain("worker-src 'self'")
})
