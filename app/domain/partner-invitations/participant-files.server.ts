import { db, type Tx } from '#app/db/database.server.ts'
import type { InvitationStatus } from '#app/db/generated/enums.ts'
import { query } from '#app/db/query.server.ts'
import { fold } from '#app/values/fold.ts'
import { groupBy } from '#app/values/group-by.ts'
import { codePointLength, normalizeText } from '#app/values/text.ts'
import { z } from '#app/values/zod.ts'
import type { Change } from '../administration/content.ts'
import { record } from '../administration/history.server.ts'
import type { Kind } from '../administration/kind.server.ts'
import { events } from '../events/administer.server.ts'
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
  faultsIn,
  planLines,
} from '../events/event-lines.server.ts'
import type { CellFault } from '../exchange/cell-edits.ts'
import { isEmptied, saidIn } from '../exchange/cells.ts'
import { ID, VERSION } from '../exchange/columns.ts'
import type { Cells } from '../exchange/known-records.server.ts'
import { numberedRows, ownNumbersAlone } from '../exchange/numbered-rows.server.ts'
import type { Within } from '../exchange/own-files.ts'
import type { Planned, PlannedLine, Reading } from '../exchange/plan.server.ts'
import { ChangedMeanwhile } from '../exchange/write-plan.server.ts'
import { invitationLabels } from '../partner-events/list.ts'
import { canAdminister } from '../viewer/administration.ts'
import { readParticipants, readPartners } from './file-partners.server.ts'
import { COLUMNS, NAME, ORGANIZATION, ROLE, rowOf, STATUS } from './participant-rows.server.ts'

const ROLE_MAX = 255

type Standing = { status: InvitationStatus; role: string | null }
type Participating = { event: EventInFile; organizationId: number; before: Standing | null; after: Standing }

/** The partners of events: who is invited, and who has accepted. */
export function participantsKind(): Kind {
  const named = {
    name: NAME,
    title: 'Participants',
    about: 'The partners that are invited to events or have accepted.',
    noun: { one: 'participant', many: 'participants' },
  }
  return kindOfEvents(named, {
    may: (viewer) => canAdminister(viewer, 'participation'),
    columns: () => [...EVENT_COLUMNS, ID, VERSION, ...COLUMNS],
    needs: [EVENT_NEEDED, [ORGANIZATION.name]],
    plan: (_viewer, _kind, reading) => planParticipants(ownNumbersAlone(reading)),
    together: (cells) => [fold(cells(ORGANIZATION.name)), `#${cells(ID.name).trim()}`],
    write: writtenBy(writeParticipants),
    exported: exportedFrom(NAME, COLUMNS, async (ids) =>
      [...(await readParticipants(db(), ids)).values()].map(rowOf),
    ),
  })
}

async function planParticipants(reading: Reading): Promise<Planned> {
  const lines = cellsIn(reading)
  const eventOf = await eventFinder(
    lines.map(({ cells }) => cells),
    reading,
  )
  const partners = await readPartners(
    db(),
    lines.map(({ cells }) => fold(cells(ORGANIZATION.name))),
  )
  const standing = await readParticipants(db(), eventOf.ids)
  const byNumber = new Map([...standing.values()].map((one) => [one.id, one]))
  const numbers = await numberedRows(
    { kind: NAME, noun: 'participant', within: 'event', columns: COLUMNS, fixed: [ORGANIZATION] },
    reading,
    lines,
    null,
  )
  const twinOf = twinFinder('participant')
  const plan = planLines(reading, lines, planLine)
  return { ...plan, consequences: numbers.saidOf(plan.lines) }

  function partnerIn(cells: Cells) {
    const typed = cells(ORGANIZATION.name).trim()
    if (!typed) return cellFault(ORGANIZATION.label, '', 'Please enter the partner.')
    const named = partners.get(fold(typed)) ?? []
    const [partner] = named
    if (!partner) return cellFault(ORGANIZATION.label, typed, 'There’s no partner with that name.')
    if (named.length === 1) return partner
    return cellFault(ORGANIZATION.label, typed, `There are ${named.length} partners with that name.`)
  }

  function planLine(line: number, given: Cells): PlannedLine | CellFault | CellFault[] {
    const place = eventOf.find(given)
    const told = numbers.settle(line, given, (number) => {
      const one = byNumber.get(number)
      return one && 'id' in place && one.eventId === place.id ? rowOf(one) : undefined
    })
    if (Array.isArray(told)) return 'reason' in place ? place : told
    const { cells, row, rewritten } = told
    const event = told.isEdited ? eventOf.open(place, given) : place
    const numbered = row && byNumber.get(row.rowId)
    const partner = numbered ? { id: numbered.organizationId, name: numbered.organization } : partnerIn(cells)
    if ('reason' in event || 'reason' in partner) return faultsIn(event, partner, wished(cells, null))
    const key = `${event.id} ${partner.id}`
    const found = standing.get(key)
    const before = found ? { status: found.status, role: found.role } : null
    const after = wished(cells, before)
    if (Array.isArray(after)) return after
    if (row && cells(STATUS.name) && after.status === before?.status)
      return cellFault(
        STATUS.label,
        cells(STATUS.name),
        'They’ve accepted, and a file doesn’t take that back.',
      )
    const twin = twinOf(key, line)
    if (twin) return twin
    const isSame = before !== null && before.status === after.status && before.role === after.role
    const own: Participating = { event, organizationId: partner.id, before, after }
    return plannedRow({
      line,
      name: `${partner.name}, ${event.name}`,
      outcome: before === null ? 'new' : isSame ? 'unchanged' : 'changed',
      changes: before && !isSame ? changesOf(before, after) : [],
      content: {
        event: event.id,
        organization: partner.id,
        ...after,
        was: Object.values(before ?? {}).map(String),
      },
      rewritten,
      own,
    })
  }
}

/** What is accepted stays accepted. */
function wished(cells: Cells, before: Standing | null): Standing | CellFault[] {
  const [said, role] = [cells(STATUS.name).trim(), normalizeText(saidIn(cells(ROLE.name)))]
  const status = STATUSES.find((one) => fold(invitationLabels[one]) === fold(said))
  const faults: CellFault[] = []
  if (said && !status) {
    const names = Object.values(invitationLabels).join(', ')
    faults.push(cellFault(STATUS.label, said, `Write one of: ${names}.`))
  }
  if (codePointLength(role) > ROLE_MAX) {
    faults.push(cellFault(ROLE.label, role, `Please use up to ${ROLE_MAX} characters.`))
  }
  if (faults.length > 0) return faults
  const isAccepted = before?.status === 'ACCEPTED' || status === 'ACCEPTED'
  const kept = isEmptied(cells(ROLE.name)) ? null : (before?.role ?? null)
  return { status: isAccepted ? 'ACCEPTED' : 'INVITED', role: role || kept }
}

const STATUSES = Object.keys(invitationLabels) as InvitationStatus[]

const changesOf = (before: Standing, after: Standing): PlannedLine['changes'] => [
  ...(before.status === after.status
    ? []
    : [
        {
          where: STATUS.label,
          before: invitationLabels[before.status],
          after: invitationLabels[after.status],
        },
      ]),
  ...(before.role === after.role
    ? []
    : [{ where: ROLE.label, before: before.role ?? 'nothing', after: after.role ?? 'nothing' }]),
]

const Written = z.strictObject({ organizationId: z.int() })

async function writeParticipants(tx: Tx, all: Participating[], { deed, parentId }: Within): Promise<void> {
  for (const [eventId, own] of groupBy(all, ({ event }) => event.id)) {
    const now = await readParticipants(tx, [eventId], { hold: true })
    for (const { organizationId, before } of own) {
      const found = now.get(`${eventId} ${organizationId}`)
      const stands = found?.status === before?.status && (found?.role ?? null) === (before?.role ?? null)
      if (!stands) throw new ChangedMeanwhile()
    }
    const rows = own.map(({ organizationId, after }) => ({ organizationId, ...after }))
    await query(Written, tx)`
      INSERT INTO "PartnerParticipant" ("eventId", "organizationId", status, role, "updatedAt")
      SELECT ${eventId}::int, given."organizationId", given.status::"InvitationStatus", given.role, now()
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS given("organizationId" int, status text, role text)
      ON CONFLICT ("eventId", "organizationId") DO UPDATE
        SET status = EXCLUDED.status, role = EXCLUDED.role, "updatedAt" = now()
      RETURNING "organizationId"`
    await record(tx, deed, [
      {
        action: 'imported partners of',
        kind: events.name,
        recordId: eventId,
        recordName: own[0]?.event.name ?? '',
        count: own.length,
        changes: own.flatMap(changesInHistory),
        parentId,
      },
    ])
  }
}

/** The role of a new one goes with it. */
function changesInHistory({ organizationId, before, after }: Participating): Change[] {
  const path = `participants.${organizationId}`
  return [
    ...(before?.status === after.status
      ? []
      : [{ path, before: before?.status ?? null, after: after.status }]),
    ...(!before || before.role === after.role
      ? []
      : [{ path: `${path}.role`, before: before.role, after: after.role }]),
  ]
}
