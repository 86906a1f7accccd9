import { expect, test } from 'vitest'
import { mailQueue } from '#app/domain/emails/queue-counts.server.ts'
import { db } from '../support/app.ts'

test('emails that aren’t sent are counted by what becomes of them', async () => {
  const before = await mailQueue()
  const email = { kind: 'RESET' as const, to: 'ada@example.org' }
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000)
  await db().outboxEmail.createMany({
    data: [
      { ...email, dueAt: at(-1) },
      { ...email, dueAt: at(60) },
      { ...email, dueAt: at(60) },
      { ...email, dueAt: null },
      { ...email, dueAt: null, sentAt: at(-1) },
    ],
  })
  const after = await mailQueue()
  expect([
    after.due - before.due,
    after.later - before.later,
    after['given up'] - before['given up'],
  ]).toEqual([1, 2, 1])
})
