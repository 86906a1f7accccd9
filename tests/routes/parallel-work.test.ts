import { expect, test } from 'vitest'
import { ADD, filledIn } from '../support/action-item-form.ts'
import { eventOf, partner } from '../support/action-items.ts'
import { db, fetch, signIn } from '../support/app.ts'

test('many saves of several items each and many reads at once all come to their end', async () => {
  const partners = [await partner('Acme'), await partner('Globex'), await partner('Initech')]
  const { id: eventId } = await eventOf('Spring Summit', ...partners)
  const rows = partners.map((id) => [id] as [number])
  const [nadia, odile] = [await signIn('event-manager'), await signIn('alumni')]
  const saves = Array.from({ length: 20 }, (_, index) =>
    fetch(ADD, { cookie: nadia, form: filledIn(eventId, rows, { name: `Form ${index}` }) }),
  )
  const reads = Array.from({ length: 50 }, () => fetch('/directory', { cookie: odile }))
  expect(new Set((await Promise.all(saves)).map(({ status }) => status))).toEqual(new Set([303]))
  expect(new Set((await Promise.all(reads)).map(({ status }) => status))).toEqual(new Set([200]))
  expect(await db().actionItem.count({ where: { eventId } })).toBe(60)
})
