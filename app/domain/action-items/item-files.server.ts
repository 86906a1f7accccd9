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
  type EventInFile,
  eventFinder,
  planLines,
} from '../events/event-lines.server.ts'
import type { CellFault } from '../exchange/cell-edits.ts'
import { saidIn } from '../exchange/cells.ts'
import { ID, VERSION } from '../exchange/columns.ts'
import { orderOf } from '../exchange/day-order.ts'
import { type Cells, sameText } from '../exchange/known-records.server.ts'
import { numberedRows, ownNumbersAlone } from '../exchange/numbered-rows.server.ts'
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
import { ALL, COLUMNS, NAME, rowOf } from './item-rows.server.ts'
import { DUE_AFTER_START } from './schema.ts'

/** What partners have to do for events. Who has an item of that name already has its dates and texts changed. */
export function actionItemsKind(): Kind {
  const named = {
    name: NAME,
    title: 'Action items',
    about: 'What partners have to do for events.',
    noun: { one: 'action item', many: 'action items' },
  }
  return kindOfEvents(named, {
    may: (viewer) => viewer.eventManager,
    columns: () => [...EVENT_COLUMNS, ID, VERSION, ...ALL],
    needs: [EVENT_NEEDED, [COLUMNS.organization.name], [COLUMNS.name.name]],
    plan: (_viewer, _kind, reading) => planItems(ownNumbersAlone(reading)),
    together: (cells) => [
      `${fold(cells(COLUMNS.organization.name))} ${sameText(cells(COLUMNS.name.name))}`,
      `#${cells(ID.name).trim()}`,
    ],
    write: writtenBy(writeItems),
    exported: exportedFrom(NAME, ALL, async (ids) => (await readItems(db(), ids)).map(rowOf)),
  })
}

/** What nobody has edited stays as it was written, by whatever rules. */
const onlyEdited = (item: Item, stands: ItemInFile, cells: Cells): Item => {
  const edited = FIELDS.filter((field) => cells(field) !== '').map((field) => [field, item[field]])
  return { ...fieldsOf(stands), ...Object.fromEntries(edited) }
}

const fieldsOf = ({ name, description, startDate, dueDate, actionUrl }: ItemInFile): Item => ({
  name,
  description,
  startDate,
  dueDate,
  actionUrl,
})

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
  const numbers = await numberedRows(
    {
      kind: NAME,
      noun: 'action item',
      within: 'event',
      columns: ALL,
      fixed: [COLUMNS.organization, COLUMNS.assignee],
    },
    reading,
    lines,
    order,
  )
  const byNumber = new Map(known.map((one) => [one.id, one]))
  const twinOf = twinFinder('action item')
  const plan = planLines(reading, lines, planLine)
  return { ...plan, consequences: [...said, ...numbers.saidOf(plan.lines)] }

  function planLine(line: number, given: Cells): PlannedLine | CellFault | CellFault[] {
    const place = eventOf.find(given)
    const told = numbers.settle(line, given, (number) => {
      const one = byNumber.get(number)
      return one && 'id' in place && one.eventId === place.id ? rowOf(one) : undefined
    })
    if (Array.isArray(told)) return 'reason' in place ? place : told
    const { cells, row, rewritten } = told
    const event = told.isEdited ? eventOf.open(place, given) : place
    if ('reason' in event) return [event, ...wrongIn(cells)]
    const numbered = row ? byNumber.get(row.rowId) : undefined
    const holder = numbered ?? holderIn(event, cells)
    if ('reason' in holder) return [holder, ...wrongIn(cells)]
    const { participantId, assigneeId, organization } = holder
    const stands =
      numbered ??
      known.find(
        (one) =>
          one.participantId === participantId &&
          one.assigneeId === assigneeId &&
          sameText(one.name) === sameText(cells(COLUMNS.name.name)),
      )
    const item =
      numbered && !told.isEdited ? fieldsOf(numbered) : itemIn(cells, stands, numbered !== undefined)
    if (Array.isArray(item)) return item
    const giving: Giving = { event, participantId, assigneeId, item, stands }
    const twin = twinOf(
      stands ? `#${stands.id}` : [participantId, assigneeId, sameText(item.name)].join(' '),
      line,
    )
    if (twin) return twin
    const changes = stands ? changedFields(giving) : []
    return plannedRow({
      line,
      name: `${item.name}, ${organization}`,
      outcome: !stands ? 'new' : changes.length > 0 ? 'changed' : 'unchanged',
      changes: changes.map((field) => ({
        where: COLUMNS[field].label,
        before: stands?.[field] ?? 'nothing',
        after: item[field] ?? 'nothing',
      })),
      content: { ...item, participant: participantId, assignee: assigneeId, version: stands?.version ?? 0 },
      rewritten,
      own: giving,
    })
  }

  /** Whom a line gives something to do. */
  function holderIn({ id }: EventInFile, cells: Cells) {
    const partner = cells(COLUMNS.organization.name).trim()
    const participant = participants.find(
      ({ eventId, organization }) => eventId === id && fold(organization) === fold(partner),
    )
    if (!participant) {
      const reason = partner ? 'This partner isn’t taking part in the event.' : 'Please enter the partner.'
      return cellFault(COLUMNS.organization.label, partner, reason)
    }
    const { id: participantId, organization, organizationId } = participant
    const typed = normalizeEmail(saidIn(cells(COLUMNS.assignee.name)))
    const person = people.find((one) => one.email === typed && one.organizationId === organizationId)
    if (typed && !person) {
      const reason = `There’s no representative of ${organization} with this address.`
      return cellFault(COLUMNS.assignee.label, typed, reason)
    }
    return { participantId, assigneeId: person?.id ?? null, organization }
  }

  /** Cells that can’t stand, whatever the line is about. */
  function wrongIn(cells: Cells): CellFault[] {
    const item = itemIn(cells)
    return Array.isArray(item) ? item.filter(({ value }) => value.trim() !== '') : []
  }

  /** A blank cell changes nothing. Without a number, an item is known by its name. */
  function itemIn(cells: Cells, stands?: ItemInFile, isNumbered = false): Item | CellFault[] {
    const text = (field: (typeof FIELDS)[number]) => saidIn(cells(field).trim() || (stands?.[field] ?? ''))
    const day = (field: 'startDate' | 'dueDate') => toIso(text(field), order)
    const read = Item.safeParse({
      name: stands && !isNumbered ? stands.name : text('name'),
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
    const item = isNumbered && stands ? onlyEdited(read.data, stands, cells) : read.data
    return item.startDate < item.dueDate
      ? item
      : [cellFault(COLUMNS.dueDate.label, cells('dueDate'), DUE_AFTER_START)]
  }
}
