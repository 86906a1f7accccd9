import { db } from '#app/db/database.server.ts'
import type { CalendarDate } from '#app/values/calendar-date.ts'
import { submissionKey } from '#app/values/submission-key.server.ts'
import { madeBy } from '../administration/history.server.ts'
import { byForm, insert } from '../administration/save.server.ts'
import { readRecord } from '../administration/store.server.ts'
import { write } from '../administration/write.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { events } from './administer.server.ts'
import { shiftedTo } from './shift.ts'

/**
 * Makes a draft with the event's texts, tags, fact sheets and sessions on other days, and none of its people, tasks,
 * addresses or codes. The same form sent twice makes one. Returns its id; null if there is no such event.
 */
export function duplicateEvent(
  viewer: Viewer,
  id: number | null,
  startDate: CalendarDate,
  key: string,
): Promise<number | null> {
  const formKey = submissionKey(key, { by: viewer.id, duplicate: id, startDate })
  return db().$transaction(async (tx) => {
    const made = await madeBy(tx, formKey)
    if (made) return made.recordId
    const found = await readRecord(tx, events, id)
    if (!found) return null
    const own = { status: 'PENDING', eventUrl: null, code: null, registrationStartDate: null }
    const content = { ...shiftedTo(found.content, startDate), ...own }
    const copy = await insert(tx, byForm(viewer), events, { content, publish: false, formKey })
    return copy.id
  })
}

/**
 * Moves an event with its sessions. What is live moves once that is published. Returns the id of the entry that can
 * undo it; null if there is no such event, or nothing to move.
 */
export function moveEvent(
  viewer: Viewer,
  id: number | null,
  startDate: CalendarDate,
): Promise<number | null> {
  return db().$transaction(async (tx) => {
    const now = await readRecord(tx, events, id, { hold: true })
    if (!now) return null
    const content = shiftedTo(now.content, startDate)
    const { entryId } = await write(tx, byForm(viewer), events, now, {
      content,
      publish: false,
      action: 'moved',
    })
    return entryId
  })
}
