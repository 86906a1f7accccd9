import type { Cell, Sheet } from '#app/spreadsheets/sheet.ts'
import { WORKBOOK_TYPE, WorkbookNotMade, writeWorkbook } from '#app/spreadsheets/write-workbook.server.ts'
import { fileName } from '#app/values/file-name.ts'
import { timeOfSession } from '../events/session-time.ts'
import type { EventSession } from './session.server.ts'

export type AttendeeFile = { content: Uint8Array<ArrayBuffer>; name: string; type: string }
type Attendees = Pick<Sheet, 'columns'> & { rows: AsyncIterable<Cell[]> }

export type WhyNotMade = WorkbookNotMade['why']

/** Making the file failed. */
export const whyNotMade = (error: unknown): WhyNotMade | null =>
  error instanceof WorkbookNotMade ? error.why : null

/** A spreadsheet of the session's attendees, with a second sheet that describes the session. */
export async function attendeeFile(
  session: EventSession,
  whose: 'Fellows' | 'Partners',
  attendees: Attendees,
  signal?: AbortSignal,
): Promise<AttendeeFile> {
  const content = await writeWorkbook(sheets(session, whose, attendees), { signal })
  return { content, name: fileName(session.name, 'xlsx', ` - ${whose}`), type: WORKBOOK_TYPE }
}

async function* sheets(session: EventSession, whose: string, { columns, rows }: Attendees) {
  let attendees = 0
  async function* counted() {
    for await (const row of rows) {
      attendees++
      yield row
    }
  }
  yield { name: session.name, columns, rows: counted() }
  yield aboutSession(session, whose, attendees)
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
