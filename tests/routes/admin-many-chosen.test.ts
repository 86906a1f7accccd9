// @one-database: it is about the size of forms.
import { expect, test } from 'vitest'
import { pathOf } from '../support/administration.ts'
import { db, submit, visit } from '../support/app.ts'
import { manager } from '../support/check-in.ts'
import { newEvent } from '../support/partners.ts'

const MANY = 45_000

test('all that match a filter are confirmed and done, however many they are', async () => {
  const eventId = await newEvent()
  await db().$executeRaw`
    INSERT INTO "Organization" (name, "sortKey", "searchKey", "isPartner")
    SELECT 'Flood ' || n, 'flood ' || n, 'flood ' || n, TRUE FROM generate_series(1, ${MANY}::int) n`
  const address = `/admin/events/${eventId}/participants/invite/chosen?search=flood&all=true`
  const confirmation = await visit(address, manager)
  expect(confirmation.page.text('h1')).toBe('Invite 45,000 partners?')
  expect(confirmation.page.text('.admin-page ul li:last-child')).toBe('and 44,980 more')
  expect(confirmation.page.root.toString().length).toBeLessThan(100_000)
  const response = await submit(confirmation.page.form('.admin-page form'), manager)
  expect(response.status).toBe(303)
  expect(pathOf(response)).toBe(`/admin/events/${eventId}/participants`)
  expect(await db().partnerParticipant.count({ where: { eventId } })).toBe(MANY)
})
