import { fromReplica } from '#app/db/reading.server.ts'
import type { Cell, Sheet } from '#app/spreadsheets/sheet.ts'
import { WORKBOOK_TYPE, WorkbookNotMade, writeWorkbook } from '#app/spreadsheets/write-workbook.server.ts'
import { fileName } from '#app/values/file-name.ts'
import { timeOfSession } from '../events/session-time.ts'
import type { EventSession } from './session.server.ts'

export type AttendeeFile = { content: Uint8Array<ArrayBuffer>; name: string; type: string }
/** A column, and what an attendee has in it. */
export type AttendeeColumn<Row> = { title: string; width: number; cell: (row: Row) => Cell }
type Attendees<Row> = { columns: AttendeeColumn<Row>[]; rows: AsyncIterable<Row> }

export type WhyNotMade = WorkbookNotMade['why']

/** Making the file failed. */
export const whyNotMade = (error: unknown): WhyNotMade | null =>
  error instanceof WorkbookNotMade ? error.why : null

/**
 * A spreadsheet of the session's attendees, read from a replica where there is one, with a second sheet that describes
 * the session.
 */
export async function attendeeFile<Row>(
  session: EventSession,
  whose: 'Fellows' | 'Partners',
  attendees: Attendees<Row>,
  signal?: AbortSignal,
): Promise<AttendeeFile> {
  const content = await fromReplica(() => writeWorkbook(sheets(session, whose, attendees), { signal }))
  return { content, name: fileName(session.name, 'xlsx', ` - ${whose}`), type: WORKBOOK_TYPE }
}

async function* sheets<Row>(session: EventSession, whose: string, { columns, rows }: Attendees<Row>) {
  let attendees = 0
  async function* counted() {
    for await (const row of rows) {
      attendees++
      yield columns.map(({ cell }) => cell(row))
    }
  }
  const heads = columns.map(({ title, width }) => ({ title, width }))
  yield { name: session.name, columns: heads, rows: counted() }
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
