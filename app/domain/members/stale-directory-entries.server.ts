import { db } from '#app/db/database.server.ts'
import { addDays, fromDbDate, toDbDate } from '#app/values/calendar-date.ts'
import { directoryDay, refreshEndedSince } from './directory-entries.server.ts'

const NAME = 'listing-day'
const DAY = 86_400_000
/** Many jobs end on the last day of a year. */
const PATIENT = { maxWait: 60_000, timeout: 600_000 }

/**
 * Once a day across all processes, refreshes the members whose affiliations have ended since the day before the last time:
 * what was written at midnight may have been committed only after that. The version of 'listing-day' is the day it last
 * ran, counted from 1970-01-01.
 */
export async function refreshStaleDirectoryEntries(): Promise<void> {
  const today = directoryDay()
  const dayNumber = toDbDate(today).getTime() / DAY
  await db().$transaction(async (tx) => {
    const last = await tx.dataVersion.findUnique({ where: { name: NAME } })
    if (last && last.version >= dayNumber) return
    const since = last ? fromDbDate(new Date((last.version - 1) * DAY)) : addDays(today, -31)
    await refreshEndedSince(tx, since)
    await tx.dataVersion.upsert({
      where: { name: NAME },
      create: { name: NAME, version: dayNumber },
      update: { version: dayNumber },
    })
  }, PATIENT)
}
