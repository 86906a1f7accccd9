import { expect, test } from 'vitest'
import { lastEntry, pathOf } from '../support/administration.ts'
import { db, submit, visit } from '../support/app.ts'

const LIST = '/admin/failed-emails'
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

/** Of a kind whose text is gone by the time that it is sent. */
const email = (to: string, more: object) =>
  db().outboxEmail.create({ data: { kind: 'PARTNER_INVITATION', to, attempts: 14, dueAt: null, ...more } })

test('emails that were given up on are counted, listed with the reason, and sent again', async () => {
  const attention = async () =>
    (await visit('/admin', { as: 'staff' })).page.texts('section[aria-labelledby=attention] a')
  expect((await attention()).join()).not.toContain('given up on')
  const failed = await email('guest@example.org', { lastError: 'Connection refused' })
  const others = [
    await email('sent@example.org', { sentAt: new Date() }),
    await email('waiting@example.org', { dueAt: new Date(Date.now() + 3_600_000) }),
    await email('long-ago@example.org', { createdAt: daysAgo(20) }),
  ]
  expect(await attention()).toContain('1 email that was given up on in the last two weeks')

  const { page } = await visit(LIST, { as: 'staff' })
  expect(page.texts('tbody tr')).toEqual([
    expect.stringMatching(/guest@example\.org.*Invitation of a partner.*Connection refused/),
  ])
  const later = await email('later@example.org', { lastError: 'Timed out' })
  const form = page.form('.admin-page form', {}, 'Send it again')
  for (const _ of [1, 2]) expect(pathOf(await submit(form, { as: 'staff' }))).toBe(LIST)
  const now = async ({ id }: { id: number }) => db().outboxEmail.findUniqueOrThrow({ where: { id } })
  expect((await now(failed)).dueAt ?? (await now(failed)).sentAt).not.toBeNull()
  expect(await now(later)).toMatchObject({ dueAt: null, sentAt: null })
  for (const other of others) expect(await now(other)).toEqual(other)
  expect(await lastEntry()).toMatchObject({ action: 'sent again', recordName: '1 email', count: 1 })
})
