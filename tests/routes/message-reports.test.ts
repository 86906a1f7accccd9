import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db, fetch, submit, visit } from '../support/app.ts'
import {
  chatAddress,
  converse,
  latestIn,
  newcomer,
  reportLatest,
  seenAt,
  visitChat,
} from '../support/messages.ts'
import { imaniOkafor, join, tomasAlvarez } from '../support/people.ts'

const REPORTED = 'You reported this message.'
const PITCH = 'Buy my course, dear Tomás.'

let imani: number
let tomas: number
let staff: number
beforeAll(async () => {
  const ids = await join(imaniOkafor(), tomasAlvarez())
  ;[imani, tomas] = ids as [number, number]
  staff = await newcomer({
    roles: ['STAFF'],
    currentRole: 'STAFF',
    firstName: 'Marta',
    lastName: 'Lindqvist',
  })
})

let conversation: number
let message: number
beforeEach(async () => {
  await db().report.deleteMany()
  await db().conversation.deleteMany({ where: { firstUserId: imani, secondUserId: tomas } })
  await db().rateLimit.deleteMany()
  conversation = await converse([imani, tomas], [imani, 'Good morning'], [tomas, 'Hello'], [imani, PITCH])
  message = (await latestIn(conversation)).id
})

const address = (id: number | string = message) => `/messages/${id}/report?conversationId=${conversation}`
const report = (as: number, reason = '', id: number | string = message) =>
  fetch(address(id), { as, form: { reason } })
const contentFor = async (as: number, path: string) => (await fetch(path, { as })).text()

describe('a message that is reported', () => {
  test('is out of the receiver’s sight at once, on the page, in its data and in the list', async () => {
    const { page } = await visit(chatAddress(conversation), { as: tomas })
    const link = page.root.querySelectorAll('.message-report').at(-1)?.getAttribute('href')
    expect(link).toBe(address())
    const dialog = await visit(link ?? '', { as: tomas })
    expect(dialog.page.text('dialog blockquote')).toBe(PITCH)
    const response = await submit(dialog.page.form('dialog form', { reason: 'An advertisement' }), {
      as: tomas,
    })
    expect(response.headers.get('location')).toBe(chatAddress(conversation))

    expect((await visitChat(conversation, tomas)).texts).toEqual(['Good morning', 'Hello', REPORTED])
    const inbox = (await visit('/messages', { as: tomas })).page
    expect(inbox.text('.inbox-entry p')).toBe(REPORTED)
    for (const path of [chatAddress(conversation), chatAddress(conversation).replace('?', '.data?')]) {
      expect(await contentFor(tomas, path), path).not.toContain('Buy my course')
    }
  })

  test('is no news any more to whoever reported it', async () => {
    await report(tomas)
    const { page, news } = await visitChat(conversation, tomas)
    expect(news).toEqual([])
    expect(page.has('.inbox-entry .chip')).toBe(false)
    expect(await seenAt(conversation, tomas)).toEqual((await latestIn(conversation)).createdAt)
  })

  test('stays for its sender as it was, who learns nothing', async () => {
    await report(tomas, 'An advertisement')
    const { page, texts } = await visitChat(conversation, imani)
    expect(texts).toEqual(['Good morning', 'Hello', PITCH])
    expect(page.text('main')).not.toMatch(/reported|advertisement/i)
  })

  test('was reported once by whoever sends the form twice', async () => {
    const sent = await Promise.all([1, 2, 3].map(() => report(tomas)))
    expect(sent.map(({ status }) => status)).toEqual([303, 303, 303])
    expect(await db().report.count()).toBe(1)
    expect((await fetch(address(), { as: tomas })).status, 'the dialog has nothing to report').toBe(404)
  })

  test('is one that its reporter received: not one’s own, not others’, not while hidden', async () => {
    const stranger = await newcomer()
    const hidden = await newcomer({ visibility: 'HIDDEN' })
    const toHidden = await converse([imani, hidden], [imani, 'Are you there?'])
    const { id: toHiddenId } = await latestIn(toHidden)
    for (const [as, id] of [
      [imani, message],
      [stranger, message],
      [staff, message],
      [hidden, toHiddenId],
      [tomas, 999_999],
      [tomas, 'abc'],
    ] as const) {
      expect((await report(as, '', id)).status, `${as} ${id}`).toBe(404)
      expect((await fetch(address(id), { as })).status, `${as} ${id}`).toBe(404)
    }
    expect(await db().report.count()).toBe(0)
  })

  test('may be one of somebody who hides or was blocked since', async () => {
    await db().block.create({ data: { blockerId: tomas, blockedId: imani } })
    expect((await report(tomas)).status).toBe(303)
    await db().block.deleteMany()
  })

  test('can’t be reported for a reason that is too long, which comes back', async () => {
    const answer = await report(tomas, 'x'.repeat(501))
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('x'.repeat(501))
    expect(await db().report.count()).toBe(0)
  })

  test('is one of twenty reports in an hour at most, whatever they are about', async () => {
    for (let time = 0; time < 20; time++) await fetch('/questions/999999/report', { as: tomas, form: {} })
    const refused = await report(tomas, 'An advertisement')
    expect(refused.status).toBe(429)
    expect(await refused.text()).toContain('An advertisement')
  })
})

describe('the reports of messages', () => {
  const reports = async (search = '') => (await visit(`/staff/reports${search}`, { as: staff })).page

  test('say who wrote it to whom, and show nothing else of the conversation', async () => {
    await report(tomas, 'An advertisement')
    const page = await reports()
    expect(page.text('main li.card p')).toBe('Message by Imani Okafor to Tomás Álvarez')
    expect(page.texts('main li.card blockquote')).toEqual([PITCH])
    expect(page.text('main li.card li')).toMatch(/^Tomás Álvarez: An advertisement ·/)
    expect(page.has('main li.card a[href^="/questions"]')).toBe(false)
    expect(await contentFor(staff, '/staff/reports.data')).not.toContain('Good morning')
  })

  test('are reviewed by putting it back, for good against the same reporter', async () => {
    await report(tomas)
    await submit((await reports()).form('main li form', {}, 'Restore'), { as: staff })
    expect((await visitChat(conversation, tomas)).texts.at(-1)).toBe(PITCH)
    expect((await report(tomas)).status).toBe(303)
    expect((await visitChat(conversation, tomas)).texts.at(-1)).toBe(PITCH)
  })

  test('are reviewed by removing it, which can be taken back', async () => {
    await report(tomas)
    await submit((await reports()).form('main li form', {}, 'Remove'), { as: staff })
    expect((await visitChat(conversation, tomas)).texts.at(-1)).toBe(REPORTED)
    await submit((await reports('?reviewed=true')).form('main li form', {}, 'Restore'), { as: staff })
    expect((await visitChat(conversation, tomas)).texts.at(-1)).toBe(PITCH)
  })

  test('about what staff wrote themselves are for others of the staff', async () => {
    const own = await converse([staff, tomas], [staff, 'Do hand it in at last.'])
    await reportLatest(own, tomas, 'Rude')
    expect(await contentFor(staff, '/staff/reports')).not.toContain('Rude')
    expect(await (await fetch('/staff/reports', { as: 'staff' })).text()).toContain('Rude')
  })
})
