import { db } from '#app/db/database.server.ts'
import type { FileColumn } from '../exchange/columns.ts'
import { type FileRow, numberedLines } from '../exchange/exported-rows.server.ts'
import { type Agenda, type AgendaSession, readAgendas, readSessions } from './file-people.server.ts'

export const NAME = 'event-attendees'

export const EMAIL: FileColumn = {
  name: 'email',
  label: 'Email address',
  about: 'The address that the fellow signs in with.',
  also: ['Email', 'Attendee email', 'Guest email'],
}
export const SESSIONS: FileColumn = {
  name: 'sessions',
  label: 'Sessions',
  about: 'Of the agenda, by name, several with semicolons between.',
  also: ['Session'],
}
export const ATTENDED: FileColumn = {
  name: 'attended',
  label: 'Was here',
  about: 'Yes for the line’s sessions, or the sessions by name. What someone attended stays attended.',
  also: ['Attended', 'Checked in'],
}

export const COLUMNS = [EMAIL, SESSIONS, ATTENDED]

/** An attendee as files have it: the row’s number is the member’s. */
export function attendeeRow(
  { eventId, userId, email, ...agenda }: Agenda,
  known: AgendaSession[] = [],
): FileRow {
  const names = (of: number[]) =>
    known
      .filter(({ id }) => of.includes(id))
      .map((session) => session.label)
      .join('; ')
  return {
    withinId: eventId,
    rowId: userId,
    userId,
    cells: {
      [EMAIL.name]: email,
      [SESSIONS.name]: names(agenda.sessionIds),
      [ATTENDED.name]: names(agenda.attendedIds),
    },
  }
}

/** Who takes part in events, or some of them. */
export async function readAttendees(eventIds: number[], userIds?: number[]): Promise<FileRow[]> {
  const sessions = await readSessions(db(), eventIds)
  const agendas = await readAgendas(db(), eventIds, userIds)
  return [...agendas.values()].map((agenda) => attendeeRow(agenda, sessions.get(agenda.eventId)))
}

/** The lines of a file: number, version, address, sessions and where they were. */
export const attendeeLines = (rows: FileRow[]): Promise<string[][]> => numberedLines(NAME, COLUMNS, rows)
