/** A test's own events and resources, and the queries of a page. */
import { vi } from 'vitest'
import { Prisma } from '#app/db/generated/client.ts'
import { addDays, type CalendarDate, toDbDate, today } from '#app/values/calendar-date.ts'
import { fold, sortKey } from '#app/values/fold.ts'
import type { DemoAccount } from '../../prisma/seeds/accounts.ts'
import { db, fetch, signIn } from './app.ts'

const keys = (name: string) => ({ name, sortKey: sortKey(name), searchKey: fold(name) })

/** Starts that many days from today, in New York. */
export function eventIn(
  days: number,
  name: string,
  more: Partial<Prisma.EventUncheckedCreateInput> & { lasts?: number } = {},
) {
  const { lasts = 1, ...columns } = more
  const start = addDays(today('America/New_York'), days)
  return db().event.create({
    data: {
      ...keys(name),
      startDate: toDbDate(start),
      endDate: toDbDate(addDays(start, lasts - 1)),
      ...columns,
    },
  })
}

export const inNewYork = (days: number): CalendarDate => addDays(today('America/New_York'), days)

export function alumniResource(name: string, more: Partial<Prisma.ResourceUncheckedCreateInput> = {}) {
  return db().resource.create({ data: { ...keys(name), subtype: 'ALUMNI_RESOURCE', ...more } })
}

/** The texts of the raw queries made by opening the page, including the session's. */
export async function queriesOf(address: string, as: DemoAccount | number): Promise<string[]> {
  const cookie = await signIn(as)
  const spy = vi.spyOn(db(), '$queryRaw')
  try {
    await fetch(address, { cookie })
    return spy.mock.calls.map(([text, ...values]) => Prisma.sql(text as TemplateStringsArray, ...values).sql)
  } finally {
    spy.mockRestore()
  }
}
