import { setTimeout as wait } from 'node:timers/promises'
import { query } from '#app/db/query.server.ts'
import { LOT, lotsOf } from '#app/values/lots.ts'
import { z } from '#app/values/zod.ts'
import { recordExport } from '../administration/history.server.ts'
import { events } from '../events/administer.server.ts'
import type { LiveEvent } from '../events/live-event.server.ts'
import { ID, VERSION } from '../exchange/columns.ts'
import { canAdminister } from '../viewer/administration.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { ATTENDED, attendeeLines, EMAIL, readAttendees, SESSIONS } from './attendee-rows.server.ts'
import type { AttendeeFilter } from './list.ts'
import { attendeesWhere, attendeeTables } from './where.server.ts'

const Found = z.strictObject({ id: z.int() })
const Row = z.strictObject({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  programs: z.string().nullable(),
})

/**
 * The fellows of an event who match, with their sessions by name, as the event’s files have them; addresses for whoever may
 * look members up. They are read some hundred at a time, so that no page waits for all of them.
 */
export async function attendeeRows(viewer: Viewer, event: LiveEvent, filter: AttendeeFilter, about: string) {
  const found = await query(Found)`
    SELECT u.id FROM ${attendeeTables} WHERE ${attendeesWhere(event.id, filter)} ORDER BY u."sortName", u.id`
  const ids = found.map(({ id }) => id)
  const seesAddresses = canAdminister(viewer, 'findMembers')
  const rows: string[][] = []
  for (const lot of lotsOf(ids, LOT)) {
    const began = performance.now()
    rows.push(...(await rowsOf(event.id, lot, seesAddresses)))
    // Whoever waits for a page has as long for it.
    if (ids.length > MANY) await wait(performance.now() - began)
  }
  await recordExport(viewer, 'exported attendees of', { kind: events.name, ...event }, rows.length, about)
  return {
    columns: [
      { title: ID.label, width: 10 },
      { title: VERSION.label, width: 10 },
      { title: 'First name', width: 20 },
      { title: 'Last name', width: 20 },
      ...(seesAddresses ? [{ title: EMAIL.label, width: 30 }] : []),
      { title: 'Programs', width: 30 },
      { title: SESSIONS.label, width: 50 },
      { title: ATTENDED.label, width: 50 },
    ],
    rows,
  }
}

/** From so many on a file takes seconds. */
const MANY = 2_000

/** Those of them who still take part. */
async function rowsOf(eventId: number, ids: number[], seesAddresses: boolean): Promise<string[][]> {
  const people = await query(Row)`
    SELECT u.id, u."firstName", u."lastName",
      (SELECT string_agg(program ->> 'name', '; ') FROM jsonb_array_elements(u."cardPrograms") program) AS programs
    FROM "User" u WHERE u.id = ANY(${ids}::int[])`
  const byId = new Map(people.map((one) => [one.id, one]))
  const lines = new Map(
    (await attendeeLines(await readAttendees([eventId], ids))).map((line) => [line[0], line]),
  )
  return ids.flatMap((id) => {
    const [person, line] = [byId.get(id), lines.get(String(id))]
    if (!person || !line) return []
    const [, version = '', email = '', sessions = '', attended = ''] = line
    const { firstName, lastName, programs } = person
    const address = seesAddresses ? [email] : []
    return [[String(id), version, firstName, lastName, ...address, programs ?? '', sessions, attended]]
  })
}
