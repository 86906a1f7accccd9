import { fileName } from '#app/values/file-name.ts'
import { type Sheet, WORKBOOK_TYPE, writeWorkbook } from '#app/values/workbook.server.ts'
import { timeOfSession } from '../events/session-time.ts'
import type { EventSession } from './session.server.ts'

export type AttendeeFile = { content: Buffer; name: string; type: string }

/** A spreadsheet of who attends the session, with a second sheet that says which session it is. */
export async function attendeeFile(
  session: EventSession,
  whose: 'Fellows' | 'Partners',
  attendees: Pick<Sheet, 'columns' | 'rows'>,
): Promise<AttendeeFile> {
  const content = await writeWorkbook([
    { name: session.name, ...attendees },
    aboutSession(session, whose, attendees.rows.length),
  ])
  return { content, name: fileName(`${session.name} - ${whose}`, 'xlsx'), type: WORKBOOK_TYPE }
}

function aboutSession(session: EventSession, whose: string, attendees: number): Sheet {
  const { name, event, roomName, startDate } = session
  const time = timeOfSession(session, event.timezone, event.timezone)
  return {
    name: 'About',
    columns: [
      { title: 'About', width: 16 },
      { title: whose, width: 48 },
    ],
    rows: [
      ['Event', event.name],
      ['Session', name],
      ['Date', { date: startDate }],
      ['Time', time?.there ?? null],
      ['Room', roomName],
      ['Attendees', attendees],
    ],
  }
}
