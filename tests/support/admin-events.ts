/** Events made through their form. */
import { expect } from 'vitest'
import type { CalendarDate } from '#app/values/calendar-date.ts'
import { addDays, today } from '#app/values/calendar-date.ts'
import { admin, pathOf, sendForm } from './administration.ts'
import { type Asking, db } from './app.ts'

type Values = Record<string, string | string[]>

export const inDays = (days: number): CalendarDate => addDays(today('America/New_York'), days)

/** Two days, from ten days ahead. */
export const gathering = (): Values => ({
  name: 'Autumn Gathering',
  status: 'PENDING',
  timezone: 'America/New_York',
  startDate: inDays(10),
  endDate: inDays(11),
})

/** The fields of one session. */
export function session(index: number, values: Values): Values {
  const all: Values = {
    name: 'Breakfast',
    startDate: inDays(10),
    startTime: '08:00',
    endTime: '09:00',
    ...values,
  }
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [`sessions[${index}].${name}`, value]))
}

/** Makes an event by its form, by default a draft, and returns its id. */
export async function newEvent(
  values: Values = {},
  press = 'Save draft',
  asking: Asking = admin,
): Promise<number> {
  const response = await sendForm('/admin/events/new', { ...gathering(), ...values }, press, asking)
  expect(response.status).toBe(303)
  return Number(pathOf(response).split('/').at(-1))
}

export const eventNow = (id: number) =>
  db().event.findUniqueOrThrow({
    where: { id },
    include: {
      sessions: { orderBy: [{ startDate: 'asc' }, { startTime: 'asc' }], include: { speakers: true } },
      tags: true,
      resources: true,
    },
  })

/** Sends an event's form with these values by one of its buttons. */
export const editEvent = (id: number, values: Values, press = 'Save draft', asking: Asking = admin) =>
  sendForm(`/admin/events/${id}`, values, press, asking)
