import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { publishScheduled } from '#app/domain/administered/publish-scheduled.server.ts'
import { composeEmail } from '#app/domain/email-delivery/compose.server.ts'
import { deliverEmails } from '#app/domain/email-delivery/deliver.server.ts'
import { deliverDue } from '#app/domain/emails/outbox.server.ts'
import type { MemberRow } from '#app/domain/members/bulk-write-rows.server.ts'
import { admin, entriesOf, lastEntry, post, pressUndo } from '../support/administration.ts'
import { announce, removeAnnouncements } from '../support/announcements.ts'
import { db, fetch, ORIGIN, submit, visit } from '../support/app.ts'
import { forgetMail, mailTo } from '../support/mail.ts'
import { join, person } from '../support/people.ts'

type Intent = 'send' | 'again' | 'test' | 'stop' | 'unplan'

beforeEach(async () => {
  await removeAnnouncements()
  await forgetMail()
  // Only the members of a test get email.
  await db().user.updateMany({ data: { notificationEmails: 'NEVER' } })
})

async function joined(changes: Partial<MemberRow> = {}): Promise<string> {
  const email = `${randomUUID()}@example.org`
  await join(person('Wen', 'Li', { email, roles: ['FELLOW'], visibility: 'PUBLIC', ...changes }))
  return email
}

const choose = (email: string, data: { notificationEmails: 'NEVER' } | { refusedEmail: string }) =>
  db().user.update({ where: { email }, data })

const activities = [{ name: 'When', elements: [{ kind: 'TEXT' as const, text: 'From **nine** to noon.' }] }]
const news = (more: Partial<Parameters<typeof announce>[0]> = {}) =>
  announce({ name: 'Office hours', audience: ['FELLOW', 'ALUMNI'], activities, ...more })

const page = async (id: number, search = '') =>
  (await visit(`/admin/announcements/${id}/emails${search}`, admin)).page

/** The submission of one of the page's buttons. */
const button = async (id: number, intent: Intent) =>
  (await page(id, intent === 'again' ? '?again=true' : '')).form(
    `.admin-page form:has(button[value="${intent}"])`,
  )

const press = async (id: number, intent: Intent) => submit(await button(id, intent), admin)

const waiting = () => db().outboxEmail.count({ where: { kind: 'ANNOUNCEMENT', sentAt: null } })

/** A mail server that takes this many, and is gone from then on. */
function failingAfter(count: number) {
  const taken: string[] = []
  return {
    taken,
    send: async ({ to }: { to: string }) => {
      if (taken.length >= count) throw new Error('The mail server is gone')
      taken.push(to)
    },
  }
}

const subjectsTo = async (email: string) => (await mailTo(email)).map(({ subject }) => subject)

describe('the email about an announcement', () => {
  test('says how many would get it, and why others don’t', async () => {
    await joined()
    await joined({ roles: ['FELLOW', 'ALUMNI'] })
    await joined({ roles: ['PARTNER'] })
    await joined({ visibility: 'HIDDEN' })
    await joined({ emailVerifiedAt: null })
    const refusing = await joined()
    await choose(refusing, { refusedEmail: refusing })
    const id = await news()
    const shown = await page(id)
    expect(shown.text('#recipients')).toBe('2 members would get an email')
    expect(shown.texts('.admin-page li')).toEqual([
      expect.stringMatching(/^\d+ chose not to get emails$/),
      expect.stringMatching(/^\d+ (is|are) hidden$/),
      expect.stringMatching(/^\d+ ha(s|ve)n’t verified their address(es)?$/),
      '1 has an address that refuses email',
    ])
  })

  test('goes to each once, however many roles they have and however often it’s pressed', async () => {
    const [one, both] = [await joined(), await joined({ roles: ['FELLOW', 'ALUMNI'] })]
    const id = await news()
    const twice = await button(id, 'send')
    await Promise.all([submit(twice, admin), submit(twice, admin)])
    expect(await subjectsTo(one)).toEqual(['Office hours'])
    expect(await subjectsTo(both)).toEqual(['Office hours'])
    expect((await entriesOf('announcements', id)).map(({ action }) => action)).toEqual([
      'emailed 2 members about',
    ])
  })

  test('has the text as it reads, where to read it, and how to end such emails', async () => {
    const email = await joined()
    const id = await news()
    await press(id, 'send')
    const [letter] = await mailTo(email)
    expect(letter?.text).toContain('When\n\nFrom nine to noon.')
    expect(letter?.text).toContain(`${ORIGIN}/announcements/${id}`)
    expect(letter?.headers?.['List-Id']).toContain('<announcements.localhost>')
    const stop = letter?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? ''
    await fetch(new URL(stop).pathname, { form: { 'List-Unsubscribe': 'One-Click' } })
    expect((await db().user.findUniqueOrThrow({ where: { email } })).notificationEmails).toBe('NEVER')
  })

  test('isn’t sent where the number of recipients is no longer that of the button', async () => {
    await joined()
    const id = await news()
    const pressed = await button(id, 'send')
    await joined()
    await submit(pressed, admin)
    expect(await waiting()).toBe(0)
  })

  test('reaches those who haven’t had it after the mail server was gone, and nobody twice', async () => {
    const emails = [await joined(), await joined(), await joined()]
    const id = await news()
    await press(id, 'send')
    const [failing, back] = [failingAfter(1), failingAfter(9)]
    const begun = await page(id)
    expect(begun.text('#recipients')).toBe('The email is on its way')
    expect(begun.text('.admin-page')).toContain('3 members will get it soon.')
    expect(await deliverEmails(failing)).toHaveLength(2)
    const going = await page(id)
    expect(going.text('#recipients')).toBe('The email is being sent')
    expect(going.text('.admin-page')).toContain('1 member has had it. 2 members will get it soon.')
    await db().outboxEmail.updateMany({ where: { sentAt: null }, data: { dueAt: new Date() } })
    await Promise.all([deliverEmails(back), deliverDue(composeEmail, back)])
    expect([...failing.taken, ...back.taken].sort()).toEqual(emails.sort())
    const sent = await page(id)
    expect(sent.text('#recipients')).toBe('The email has been sent')
    expect(sent.text('.admin-page')).toContain('3 members have had it.')
    expect(sent.text('.admin-page')).not.toContain('soon')
  })

  test('isn’t sent again by unpublishing, correcting and publishing', async () => {
    const email = await joined()
    const id = await news()
    await press(id, 'send')
    expect(await subjectsTo(email)).toHaveLength(1)
    await post(`/admin/announcements/${id}/status`, { operation: 'unpublish' })
    await post(`/admin/announcements/${id}/status`, { operation: 'publish' })
    await publishScheduled()
    expect(await subjectsTo(email)).toHaveLength(1)
  })

  test('goes to added recipients alone if it’s asked for', async () => {
    const [fellow, partner] = [await joined(), await joined({ roles: ['PARTNER'] })]
    const id = await news()
    await press(id, 'send')
    await db().announcement.update({ where: { id }, data: { audience: ['FELLOW', 'PARTNER'] } })
    expect(await subjectsTo(partner)).toEqual([])
    expect((await page(id)).text('#recipients')).toBe('1 member would get an email')
    await press(id, 'send')
    expect(await subjectsTo(partner)).toHaveLength(1)
    expect(await subjectsTo(fellow)).toHaveLength(1)
  })

  test('is sent to all of them again as an act of its own, once for each press', async () => {
    const email = await joined()
    const id = await news()
    await press(id, 'send')
    await mailTo(email)
    const again = await button(id, 'again')
    await Promise.all([submit(again, admin), submit(again, admin)])
    expect(await subjectsTo(email)).toHaveLength(2)
    expect((await entriesOf('announcements', id))[0]?.action).toBe('told again 1 member about')
  })

  test('is stopped where it hasn’t left, and can be sent to those later', async () => {
    const emails = [await joined(), await joined()]
    const id = await news()
    await press(id, 'send')
    await deliverEmails(failingAfter(1))
    await press(id, 'stop')
    expect(await waiting()).toBe(0)
    expect((await lastEntry()).action).toBe('stopped the email to 1 member about')
    expect((await page(id)).text('#recipients')).toBe('1 member would get an email')
    await press(id, 'send')
    const later = failingAfter(9)
    await deliverEmails(later)
    expect(later.taken).toHaveLength(1)
    expect(emails).toContain(later.taken[0])
  })

  test('doesn’t leave once the publication is undone', async () => {
    const email = await joined()
    const id = await news({ published: false, publishedAt: null })
    await post(`/admin/announcements/${id}/status`, { operation: 'publish' })
    const { id: publication } = await lastEntry()
    await press(id, 'send')
    await pressUndo(publication)
    expect(await subjectsTo(email)).toEqual([])
    await post(`/admin/announcements/${id}/status`, { operation: 'publish' })
    expect((await page(id)).text('#recipients')).toBe('1 member would get an email')
  })
})

describe('before an announcement is published, its email', () => {
  const draft = () => news({ name: 'Zephyr', published: false, publishedAt: null })

  test('is planned, and sent once when it is, by whatever process', async () => {
    const email = await joined()
    const id = await draft()
    await press(id, 'send')
    await publishScheduled()
    expect(await subjectsTo(email)).toEqual([])
    await post(`/admin/announcements/${id}/status`, { operation: 'publish' })
    expect(await Promise.all([publishScheduled(), publishScheduled()])).toEqual([[], []])
    expect(await subjectsTo(email)).toEqual(['Zephyr'])
  })

  test('can be called off', async () => {
    const email = await joined()
    const id = await draft()
    await press(id, 'send')
    await press(id, 'unplan')
    await post(`/admin/announcements/${id}/status`, { operation: 'publish' })
    await publishScheduled()
    expect(await subjectsTo(email)).toEqual([])
  })

  test('is tried on oneself, with the draft, and on nobody else', async () => {
    const email = await joined()
    const id = await draft()
    await press(id, 'test')
    expect(await subjectsTo('admin@example.org')).toEqual(['Test: Zephyr'])
    expect(await subjectsTo(email)).toEqual([])
    expect(await db().announcementEmail.count()).toBe(0)
  })
})
