import { db } from '#app/db/database.server.ts'
import { normalizeEmail } from '#app/values/email-address.ts'
import { fold } from '#app/values/fold.ts'
import type { Kind } from '../administration/kind.server.ts'
import {
  exportedFrom,
  kindOfEvents,
  plannedRow,
  twinFinder,
  writtenBy,
} from '../events/event-files.server.ts'
import {
  cellFault,
  cellsIn,
  EVENT_COLUMNS,
  EVENT_NEEDED,
  eventFinder,
  planLines,
} from '../events/event-lines.server.ts'
import { saidIn } from '../exchange/cells.ts'
import type { FileColumn } from '../exchange/columns.ts'
import { orderOf } from '../exchange/day-order.ts'
import { type Cells, sameText } from '../exchange/known-records.server.ts'
import type { CellFault } from '../exchange/line-reader.server.ts'
import type { Planned, PlannedLine, Reading } from '../exchange/plan.server.ts'
import { toIso, whyNotRead } from '../exchange/written-day.ts'
import { readParticipants } from '../partner-invitations/file-partners.server.ts'
import {
  changedFields,
  FIELDS,
  type Giving,
  Item,
  type ItemInFile,
  readItems,
  readRepresentatives,
  writeItems,
} from './given-items.server.ts'
import { DUE_AFTER_START } from './schema.ts'

const COLUMNS = {
  organization: {
    name: 'organization',
    label: 'Organization',
    about: 'The partner that it’s for, one of the event’s.',
    also: ['Partner', 'Company'],
  },
  assignee: {
    name: 'assignee',
    label: 'Assignee',
    about: 'The email address of one of its representatives; without it, it’s for any of them.',
    also: ['Assigned to', 'Email', 'Email address'],
  },
  name: {
    name: 'name',
    label: 'Name',
    about: 'What’s to be done.',
    also: ['Action item', 'Task', 'Subject'],
  },
  description: { name: 'description', label: 'Description', about: 'How, and what for.', also: ['Comments'] },
  startDate: {
    name: 'startDate',
    label: 'Starts on',
    about: 'A date, such as 2027-04-16.',
    also: ['Start'],
    isDay: true,
  },
  dueDate: { name: 'dueDate', label: 'Due on', about: 'A date after the first.', also: ['Due'], isDay: true },
  actionUrl: {
    name: 'actionUrl',
    label: 'Link',
    about: 'A web address, starting with https://',
    also: ['URL'],
  },
} satisfies Record<string, FileColumn>

/** What partners have to do for events. Who has an item of that name already has its dates and texts changed. */
export function actionItemsKind(): Kind {
  const named = {
    name: 'action-items',
    title: 'Action items',
    about: 'What partners have to do for events.',
    noun: { one: 'action item', many: 'action items' },
  }
  return kindOfEvents(named, {
    may: (viewer) => viewer.eventManager,
    columns: () => [...EVENT_COLUMNS, ...Object.values(COLUMNS)],
    needs: [EVENT_NEEDED, [COLUMNS.organization.name], [COLUMNS.name.name]],
    plan: (_viewer, _kind, reading) => planItems(reading),
    together: (cells) => [`${fold(cells(COLUMNS.organization.name))} ${sameText(cells(COLUMNS.name.name))}`],
    write: writtenBy(writeItems),
    exported: exportedFrom(
      (ids) => readItems(db(), ids),
      (item) => [item.organization, item.assignee ?? '', ...FIELDS.map((field) => item[field] ?? '')],
    ),
  })
}

async function planItems(reading: Reading): Promise<Planned> {
  const lines = cellsIn(reading)
  const { order, said } = orderOf(reading, Object.values(COLUMNS))
  const eventOf = await eventFinder(
    lines.map(({ cells }) => cells),
    reading,
  )
  const participants = [...(await readParticipants(db(), eventOf.ids)).values()]
  const people = await readRepresentatives(
    db(),
    lines.map(({ cells }) => normalizeEmail(cells(COLUMNS.assignee.name))),
  )
  const known = await readItems(db(), eventOf.ids)
  const twinOf = twinFinder('action item')
  return { ...planLines(reading, lines, planLine), consequences: said }

  function planLine(line: number, cells: Cells): PlannedLine | CellFault | CellFault[] {
    const event = eventOf.find(cells)
    if ('reason' in event) return [event, ...wrongIn(cells)]
    const partner = cells(COLUMNS.organization.name).trim()
    const participant = participants.find(
      ({ eventId, organization }) => eventId === event.id && fold(organization) === fold(partner),
    )
    if (!participant) {
      const reason = partner ? 'This partner isn’t taking part in the event.' : 'Please enter the partner.'
      return [cellFault(COLUMNS.organization.label, partner, reason), ...wrongIn(cells)]
    }
    const typed = normalizeEmail(saidIn(cells(COLUMNS.assignee.name)))
    const person = people.find(
      ({ email, organizationId }) => email === typed && organizationId === participant.organizationId,
    )
    if (typed && !person) {
      const reason = `There’s no representative of ${participant.organization} with this address.`
      return [cellFault(COLUMNS.assignee.label, typed, reason), ...wrongIn(cells)]
    }
    const assigneeId = person?.id ?? null
    const stands = known.find(
      (one) =>
        one.participantId === participant.id &&
        one.assigneeId === assigneeId &&
        sameText(one.name) === sameText(cells(COLUMNS.name.name)),
    )
    const item = itemIn(cells, stands)
    if (Array.isArray(item)) return item
    const giving: Giving = { event, participantId: participant.id, assigneeId, item, stands }
    const key = [participant.id, giving.assigneeId, sameText(item.name)].join(' ')
    const twin = twinOf(key, line)
    if (twin) return twin
    const changes = stands ? changedFields(giving) : []
    return plannedRow({
      line,
      name: `${item.name}, ${participant.organization}`,
      outcome: !stands ? 'new' : changes.length > 0 ? 'changed' : 'unchanged',
      changes: changes.map((field) => ({
        where: COLUMNS[field].label,
        before: stands?.[field] ?? 'nothing',
        after: item[field] ?? 'nothing',
      })),
      content: { ...item, participant: participant.id, assignee: assigneeId, version: stands?.version ?? 0 },
      own: giving,
    })
  }

  /** Cells that can’t stand, whatever the line is about. */
  function wrongIn(cells: Cells): CellFault[] {
    const item = itemIn(cells)
    return Array.isArray(item) ? item.filter(({ value }) => value.trim() !== '') : []
  }

  /** A blank cell changes nothing. */
  function itemIn(cells: Cells, stands?: ItemInFile): Item | CellFault[] {
    const text = (field: (typeof FIELDS)[number]) => saidIn(cells(field).trim() || (stands?.[field] ?? ''))
    const day = (field: 'startDate' | 'dueDate') => toIso(text(field), order)
    const read = Item.safeParse({
      name: stands?.name ?? saidIn(cells(COLUMNS.name.name)),
      description: text('description'),
      startDate: day('startDate'),
      dueDate: day('dueDate'),
      actionUrl: text('actionUrl'),
    })
    if (!read.success) {
      return read.error.issues.map(({ path, message }) => {
        const field = String(path[0]) as (typeof FIELDS)[number]
        const unread = field.endsWith('Date') ? whyNotRead(cells(field), order) : null
        return cellFault(COLUMNS[field].label, cells(field), unread ?? message)
      })
    }
    const { startDate, dueDate } = read.data
    return startDate < dueDate
      ? read.data
      : [cellFault(COLUMNS.dueDate.label, cells('dueDate'), DUE_AFTER_START)]
  }
}
