import { beforeEach, describe, expect, test } from 'vitest'
import type { Role } from '#app/db/generated/enums.ts'
import { admin, lastEntry } from '../support/administration.ts'
import { type Asking, db, fetch, signIn, submit, visit } from '../support/app.ts'
import { noticeAfter } from '../support/bulk-edits.ts'
import { forgetMail, mailTo } from '../support/mail.ts'

const LIST = '/admin/invitations'
const address = (number: number) => `crew-${number}@example.org`

/** As a file leaves them: nothing is sent. */
const invite = (count: number, roles: Role[] = ['FELLOW']) =>
  db().invitation.createMany({
    data: Array.from({ length: count }, (_, index) => ({
      email: address(index + 1),
      firstName: `Crew ${index + 1}`,
      lastName: 'Member',
      roles,
    })),
  })

const idOf = async (email: string) => (await db().invitation.findUniqueOrThrow({ where: { email } })).id

beforeEach(async () => {
  await db().rateLimit.deleteMany()
  await forgetMail()
  await db().invitation.deleteMany({ where: { email: { startsWith: 'crew-' } } })
})

const UNSENT = 'search=crew-&progress=unsent'

const confirmation = (query: string, asking: Asking = admin) =>
  visit(`${LIST}/bulk?${query}&operation=send`, asking)

async function send(query: string, asking: Asking = admin) {
  const { page } = await confirmation(query, asking)
  return submit(page.form('.admin-page form'), asking)
}

const sentTo = async (...numbers: number[]) => {
  const mails = await Promise.all(numbers.map((number) => mailTo(address(number))))
  return mails.map(({ length }) => length)
}

describe('invitations that were imported', () => {
  test('are found by the filter for those that weren’t emailed, and sent together', async () => {
    await invite(30)
    const { page } = await visit(`${LIST}?${UNSENT}`, admin)
    expect(page.text('main')).toContain('30 invitations')
    expect(page.text('label[for="select-all"]')).toBe('Select all 30 that match this filter')
    const chosen = await submit(page.form('form:has(#select-all)', { all: 'true', operation: 'send' }), admin)
    const text = await chosen.text()
    expect(text).toContain('That’s all 30 that match')
    expect(text).toContain('We’ll email 30 people a link to sign up, once each.')
    expect(await sentTo(1, 30)).toEqual([0, 0])

    const cookie = await signIn('admin')
    const answer = await send(`all=true&${UNSENT}`, { cookie })
    expect((await noticeAfter(cookie, answer)).text).toContain('30 invitations emailed.')
    expect((await noticeAfter(cookie, answer)).button).toBeNull()
    expect(await sentTo(1, 2, 30)).toEqual([1, 1, 1])
    expect((await visit(`${LIST}?${UNSENT}`, admin)).page.has('tbody')).toBe(false)
  })

  test('are sent once, however often that is pressed, and stand in the history with their rows', async () => {
    await invite(3)
    const { page } = await confirmation(`all=true&${UNSENT}`)
    const form = page.form('.admin-page form')
    await Promise.all([submit(form, admin), submit(form, admin)])
    await submit(form, admin)
    expect(await sentTo(1, 2, 3)).toEqual([1, 1, 1])
    const parent = await db().changeEntry.findFirstOrThrow({
      where: { action: 'emailed', kind: 'invitations', recordId: null },
      orderBy: { id: 'desc' },
    })
    expect(parent).toMatchObject({ count: 3, door: 'BULK' })
    const rows = await db().changeEntry.findMany({ where: { parentId: parent.id } })
    expect(rows.map(({ recordName }) => recordName).sort()).toEqual([1, 2, 3].map(address))
    const history = await visit('/admin/history', admin)
    expect(history.page.text('main li.card')).toContain('emailed: 3 invitations')
  })

  test('that are checked are sent, and the others aren’t', async () => {
    await invite(3)
    await send(`item=${await idOf(address(2))}`)
    expect(await sentTo(1, 2, 3)).toEqual([0, 1, 0])
  })

  test('are counted before: who gets it once more, who has signed up, and whose is on its way', async () => {
    await invite(4)
    await send(`item=${await idOf(address(1))}`)
    await mailTo(address(1))
    await db().outboxEmail.updateMany({ data: { createdAt: new Date(Date.now() - 3_600_000) } })
    await db().invitation.update({ where: { email: address(2) }, data: { acceptedAt: new Date() } })
    await db().outboxEmail.create({ data: { kind: 'INVITATION', to: address(3) } })
    const { page } = await confirmation('all=true&search=crew-')
    const text = page.text('.admin-page')
    expect(text).toContain('We’ll email 2 people')
    expect(text).toContain('1 of them got this email before.')
    expect(text).toContain('1 person won’t get it, because they’ve already signed up.')
    expect(text).toContain('The email to 1 person is already on its way.')
    await submit(page.form('.admin-page form', {}, 'Email 2 people'), admin)
    expect(await sentTo(1, 2, 3, 4)).toEqual([2, 0, 1, 1])
  })

  test('that give more than whoever sends them may give are left alone, and named', async () => {
    await invite(1, ['STAFF'])
    const { page } = await confirmation('all=true&search=crew-', { as: 'staff' })
    expect(page.text('.admin-page')).toContain('No one will be emailed.')
    expect(page.text('.admin-page')).toContain('give more than you may give')
    expect(page.has('.admin-page form')).toBe(false)
    await db().invitation.create({
      data: { email: address(2), firstName: 'Crew', lastName: 'Two', roles: ['FELLOW'] },
    })
    const cookie = await signIn('staff')
    const answer = await send('all=true&search=crew-', { cookie })
    expect((await noticeAfter(cookie, answer)).text).toContain('Ask an administrator to send it.')
    expect(await sentTo(1, 2)).toEqual([0, 1])
    expect((await lastEntry()).recordName).toBe(address(2))
  })

  test('aren’t sent by event managers, nor by anything that no list offers', async () => {
    await invite(1)
    const query = `item=${await idOf(address(1))}`
    expect((await confirmation(query, { as: 'event-manager' })).response.status).toBe(403)
    expect((await fetch(`${LIST}/bulk?${query}&operation=constructor`, admin)).status).toBe(400)
    expect((await fetch(`${LIST}/bulk?operation=send`, admin)).status).toBe(400)
    expect((await fetch(`${LIST}/bulk?all=true&operation=send`, admin)).status).toBe(400)
    expect((await fetch(`/admin/links/bulk?item=1&operation=send`, admin)).status).toBe(400)
    expect(await sentTo(1)).toEqual([0])
  })
})
