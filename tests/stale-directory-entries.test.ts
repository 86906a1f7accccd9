import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { directoryDay } from '#app/domain/members/directory-entries.server.ts'
import { refreshStaleDirectoryEntries } from '#app/domain/members/stale-directory-entries.server.ts'
import { addDays, type CalendarDate, toDbDate } from '#app/values/calendar-date.ts'
import { db } from './support/app.ts'
import { employment, imaniOkafor, join } from './support/people.ts'

test.each([
  ['a job that ends', 1],
  ['one whose end was committed only after that day’s look', 2],
])('%s leaves the current search the day after, once a day', async (_, daysAgo) => {
  const { id: organizationId } = await db().organization.findFirstOrThrow()
  const person = { ...imaniOkafor(), email: `${randomUUID()}@example.org` }
  const job = employment(organizationId, person, {
    title: 'Ending Analyst',
    startDate: '2020-01-01' as CalendarDate,
  })
  const [id = 0] = await join({ ...person, affiliations: [job] })
  const current = async () => (await db().user.findUniqueOrThrow({ where: { id } })).searchCurrent
  await refreshStaleDirectoryEntries()
  expect(await current()).toContain('ending analyst')
  await db().affiliation.updateMany({
    where: { userId: id },
    data: { endDate: toDbDate(addDays(directoryDay(), -daysAgo)) },
  })
  await refreshStaleDirectoryEntries()
  expect(await current()).toContain('ending analyst')
  await db().dataVersion.update({ where: { name: 'listing-day' }, data: { version: { decrement: 1 } } })
  await refreshStaleDirectoryEntries()
  expect(await current()).not.toContain('ending analyst')
})
