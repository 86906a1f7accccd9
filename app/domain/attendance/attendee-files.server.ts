import { db } from '#app/db/database.server.ts'
import { normalizeEmail } from '#app/values/email-address.ts'
import { fold } from '#app/values/fold.ts'
import { parseId } from '#app/values/ids.ts'
import type { Kind } from '../administration/kind.server.ts'
import { exportedFrom, kindOfEvents, plannedRow } from '../events/event-files.server.ts'
import {
  cellFault,
  cellsIn,
  EVENT_COLUMNS,
  EVENT_NEEDED,
  type EventInFile,
  eventFinder,
  faultsIn,
  planLines,
} from '../events/event-lines.server.ts'
import type { CellFault } from '../exchange/cell-edits.ts'
import { SEPARATOR } from '../exchange/cells.ts'
import { type FileColumn, ID, VERSION } from '../exchange/columns.ts'
import { yesOrNo } from '../exchange/from-cell.server.ts'
import type { Cells } from '../exchange/known-records.server.ts'
import { numberedRows, ownNumbersAlone, rowNumberIn } from '../exchange/numbered-rows.server.ts'
import type { Planned, PlannedLine, Reading } from '../exchange/plan.server.ts'
import {
  ATTENDED,
  attendeeLines,
  attendeeRow,
  COLUMNS,
  EMAIL,
  NAME,
  readAttendees,
  SESSIONS,
} from './attendee-rows.server.ts'
import {
  type Agenda,
  type AgendaSession,
  readAgendas,
  readPeople,
  readSessions,
} from './file-people.server.ts'
import { writeAttendees } from './write-attendees.server.ts'

/** What a line does for one fellow at one event. */
export type Attending = {
  event: EventInFile
  userId: number
  /** Their agenda before and after, null where they don't take part yet. */
  before: number[] | null
  after: number[]
  /** Where they are newly said to have been. */
  attended: number[]
}

/** The fellows of every event, or of one. */
export function attendeesKind(eventId?: number): Kind {
  const named = {
    name: eventId === undefined ? NAME : `${NAME}-${eventId}`,
    title: 'Attendees',
    about: 'The fellows at events, with their sessions.',
    noun: { one: 'attendee', many: 'attendees' },
  }
  return kindOfEvents(named, {
    home:
      eventId === undefined
        ? undefined
        : { address: `/admin/events/${eventId}/attendees`, title: 'Attendees' },
    columns: () => [...(eventId === undefined ? EVENT_COLUMNS : []), ID, VERSION, ...COLUMNS],
    needs: [...(eventId === undefined ? [EVENT_NEEDED] : []), [ID.name, EMAIL.name]],
    plan: (_viewer, _kind, reading) => planAttendees(ownNumbersAlone(reading), eventId),
    together: (cells) => [normalizeEmail(cells(EMAIL.name)), `#${cells(ID.name).trim()}`],
    write: (tx, _viewer, _kind, lines, within) =>
      writeAttendees(
        tx,
        lines.flatMap(({ line, own: attending }) =>
          attending ? [{ line, ...(attending as Attending) }] : [],
        ),
        within,
      ),
    exported:
      eventId === undefined
        ? exportedFrom(NAME, COLUMNS, readAttendees)
        : async (_viewer, _kind, records) =>
            attendeeLines(await readAttendees(records.map(({ id }) => id).filter((id) => id === eventId))),
  })
}

/** The file of one event's attendees, by its name in addresses. */
export function attendeesNamed(name: string | undefined): Kind | null {
  const id = parseId(/^event-attendees-(\d+)$/.exec(name ?? '')?.[1])
  return id === null ? null : attendeesKind(id)
}

async function planAttendees(reading: Reading, eventId?: number): Promise<Planned> {
  const lines = cellsIn(reading)
  const eventOf = await eventFinder(
    lines.map(({ cells }) => cells),
    { eventId, ofAnother: reading.ofAnother },
  )
  const people = await readPeople(
    db(),
    lines.map(({ cells }) => normalizeEmail(cells(EMAIL.name))),
  )
  const sessions = await readSessions(db(), eventOf.ids)
  const numbered = lines.flatMap(({ cells }) => rowNumberIn(cells, reading) ?? [])
  const agendas = await readAgendas(db(), eventOf.ids, [
    ...[...people.values()].map(({ id }) => id),
    ...numbered,
  ])
  const numbers = await numberedRows(
    { kind: NAME, noun: 'attendee', within: 'event', columns: COLUMNS, fixed: [EMAIL] },
    reading,
    lines,
    null,
  )
  const started = new Map<string, { attending: Attending; first: PlannedLine }>()
  const plan = planLines(reading, lines, planLine)
  for (const { attending, first } of started.values()) {
    const { before, after, attended } = attending
    first.outcome = before === null ? 'new' : isMore(attending) ? 'changed' : 'unchanged'
    first.own = first.outcome === 'unchanged' ? undefined : attending
    first.content = { after, attended }
    if (first.outcome === 'changed') first.changes = changesOf(attending)
  }
  return { ...plan, consequences: numbers.saidOf(plan.lines) }

  function personIn(cells: Cells) {
    const typed = cells(EMAIL.name)
    const reason = typed.trim() ? 'No one has this address.' : 'Please enter the email address.'
    return people.get(normalizeEmail(typed)) ?? cellFault(EMAIL.label, typed, reason)
  }

  function planLine(line: number, given: Cells): PlannedLine | CellFault | CellFault[] {
    const place = eventOf.find(given)
    const told = numbers.settle(line, given, (number) => {
      const agenda = 'id' in place ? agendas.get(`${place.id} ${number}`) : undefined
      return agenda && attendeeRow(agenda, sessions.get(agenda.eventId))
    })
    if (Array.isArray(told)) return 'reason' in place ? place : told
    const { cells, row, rewritten } = told
    const event = told.isEdited ? eventOf.open(place, given) : place
    const agendaOfRow = row && agendas.get(`${row.withinId} ${row.rowId}`)
    const person = agendaOfRow ? { id: agendaOfRow.userId, ...agendaOfRow, isFellow: true } : personIn(cells)
    if ('reason' in event) return faultsIn(event, person)
    const known = sessions.get(event.id) ?? []
    const wished = sessionsIn(SESSIONS, cells(SESSIONS.name), known)
    if ('reason' in wished) return faultsIn(person, wished)
    if ('reason' in person) return faultsIn(person, attendedIn(cells(ATTENDED.name), wished.ids, known))
    const key = `${event.id} ${person.id}`
    const agenda = agendas.get(key)
    const ofLine = row && !cells(SESSIONS.name) ? (agenda?.sessionIds ?? []) : wished.ids
    const seen = attendedIn(cells(ATTENDED.name), ofLine, known)
    if ('reason' in seen) return seen
    const taken = row && agenda ? takenOff(cells, agenda, wished.ids, seen.ids) : []
    if (taken.length > 0) return taken
    if (!agenda && !person.isFellow && !reading.ofAnother)
      return cellFault(EMAIL.label, cells(EMAIL.name), 'They aren’t a fellow, so they can’t be added.')
    const begun = started.get(key)
    const before = begun?.attending.before ?? agenda?.sessionIds ?? null
    const [had, hadAttended] = begun
      ? [begun.attending.after, [...(agenda?.attendedIds ?? []), ...begun.attending.attended]]
      : [agenda?.sessionIds ?? [], agenda?.attendedIds ?? []]
    const after = union(had, [...wished.ids, ...seen.ids])
    const attended = seen.ids.filter((id) => !hadAttended.includes(id))
    const name = eventId === undefined ? `${person.name}, ${event.name}` : person.name
    const own = plannedRow({ line, name, outcome: 'added', rewritten })
    if (!begun) {
      started.set(key, { attending: { event, userId: person.id, before, after, attended }, first: own })
      return own
    }
    if (after.length === had.length && attended.length === 0) {
      return cellFault('', '', `It adds nothing to line ${begun.first.line}.`)
    }
    begun.attending.after = after
    begun.attending.attended = [...begun.attending.attended, ...attended]
    return own
  }

  function changesOf({ event, before, after, attended }: Attending): PlannedLine['changes'] {
    const known = sessions.get(event.id) ?? []
    const names = (ids: number[]) =>
      known
        .filter(({ id }) => ids.includes(id))
        .map(({ name }) => name)
        .join(', ')
    const isLonger = after.length > (before?.length ?? 0)
    return [
      ...(isLonger
        ? [{ where: 'Sessions', before: names(before ?? []) || 'no sessions', after: names(after) }]
        : []),
      ...(attended.length > 0 ? [{ where: 'Was here', before: 'not here', after: names(attended) }] : []),
    ]
  }
}

const isMore = ({ before, after, attended }: Attending) =>
  after.length > (before?.length ?? 0) || attended.length > 0

const union = (ids: number[], more: number[]) => [...new Set([...ids, ...more])].sort((a, b) => a - b)

type FoundSessions = { ids: number[] } | CellFault

function sessionsIn({ label }: FileColumn, cell: string, known: AgendaSession[]): FoundSessions {
  const ids: number[] = []
  for (const name of cell
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter(Boolean)) {
    const labeled = known.filter((session) => fold(session.label) === fold(name))
    const named = labeled.length > 0 ? labeled : known.filter((session) => fold(session.name) === fold(name))
    if (named.length > 1) {
      const reason = `The event has ${named.length} sessions with that name. Say which one, as in “${named[0]?.label}”.`
      return cellFault(label, name, reason)
    }
    if (!named[0]) {
      const names = known.map((session) => session.name).join(', ') || 'none'
      return cellFault(label, name, `The event has no session “${name}”. It has: ${names}.`)
    }
    ids.push(named[0].id)
  }
  return { ids }
}

const WHICH = 'This line has no sessions: write their names here, or choose the column “Sessions”.'

/** Yes means all sessions of the line. */
function attendedIn(cell: string, sessionIds: number[], known: AgendaSession[]): FoundSessions {
  const said = yesOrNo(cell)
  if ('problem' in said) return sessionsIn(ATTENDED, cell, known)
  if (said.typed === '') return { ids: [] }
  return sessionIds.length > 0 ? { ids: sessionIds } : cellFault(ATTENDED.label, cell, WHICH)
}

/** What an edited cell leaves out stays, which its line is told. */
function takenOff(
  cells: Cells,
  { sessionIds, attendedIds }: Agenda,
  wished: number[],
  seen: number[],
): CellFault[] {
  const leavesOut = (column: FileColumn, all: number[], said: number[]) =>
    cells(column.name) !== '' && all.some((id) => !said.includes(id))
  return [
    ...(leavesOut(SESSIONS, sessionIds, wished)
      ? [cellFault(SESSIONS.label, cells(SESSIONS.name), 'A file takes no session off an agenda.')]
      : []),
    ...(leavesOut(ATTENDED, attendedIds, seen)
      ? [cellFault(ATTENDED.label, cells(ATTENDED.name), 'What someone attended stays attended.')]
      : []),
  ]
}
