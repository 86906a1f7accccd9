import type { Tx } from '#app/db/database.server.ts'
import type { InvitationStatus } from '#app/db/generated/enums.ts'
import { type CalendarDate, toDbDate } from '#app/values/calendar-date.ts'
import type { Change } from '../administration/content.ts'
import { takeBackAttendance } from '../attendance/take-back.server.ts'

/** Takes back what files have said of people, partners and their tasks, as far as it still stands. Returns what it did. */
export const takeBackBeside = async (tx: Tx, eventId: number, changes: Change[]): Promise<Change[]> => [
  ...(await takeBackAttendance(tx, eventId, changes)),
  ...(await takeBackItems(tx, eventId, changes)),
  ...(await takeBackParticipants(tx, eventId, changes)),
]

/** Those that nobody has changed or completed; of those that were there, what still says what the file said. */
async function takeBackItems(tx: Tx, eventId: number, changes: Change[]): Promise<Change[]> {
  const done: Change[] = []
  for (const change of about('items', changes)) {
    const [id, field] = [idIn(change), change.path.split('.')[2]]
    const { count } = field
      ? await tx.actionItem.updateMany({
          where: { id, eventId, [field]: stored(field, change.after) },
          data: { [field]: stored(field, change.before), version: { increment: 1 } },
        })
      : await tx.actionItem.deleteMany({ where: { id, eventId, version: 1, completedAt: null } })
    if (count > 0) done.push(reversed(change))
  }
  return done
}

const stored = (field: string, value: Change['after']) =>
  field.endsWith('Date') ? toDbDate(String(value) as CalendarDate) : value

/** Those that haven't begun with anything, and haven't been emailed. */
async function takeBackParticipants(tx: Tx, eventId: number, changes: Change[]): Promise<Change[]> {
  const done: Change[] = []
  for (const change of about('participants', changes)) {
    const where = { eventId, organizationId: idIn(change) }
    const { count } = change.path.endsWith('.role')
      ? await tx.partnerParticipant.updateMany({
          where: { ...where, role: change.after as string | null },
          data: { role: change.before as string | null },
        })
      : await takeBackStatus(tx, { ...where, status: change.after as InvitationStatus }, change.before)
    if (count > 0) done.push(reversed(change))
  }
  return done
}

const takeBackStatus = (
  tx: Tx,
  stands: { eventId: number; organizationId: number; status: InvitationStatus },
  before: Change['before'],
) =>
  before === null
    ? tx.partnerParticipant.deleteMany({
        where: { ...stands, emailedAt: null, attendees: { none: {} }, actionItems: { none: {} } },
      })
    : tx.partnerParticipant.updateMany({ where: stands, data: { status: before as InvitationStatus } })

const about = (what: string, changes: Change[]) => changes.filter(({ path }) => path.startsWith(`${what}.`))

const idIn = ({ path }: Change) => Number(path.split('.')[1])

const reversed = ({ path, before, after }: Change): Change => ({ path, before: after, after: before })
