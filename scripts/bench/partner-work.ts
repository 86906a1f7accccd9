/** Many partners with many action items, added to the demo's own. */
import { db, type Tx } from '#app/db/database.server.ts'
import { insertRecords, takeIds } from '#app/db/records.server.ts'
import { addDays, today } from '#app/values/calendar-date.ts'
import { fold, sortKey } from '#app/values/fold.ts'

const ITEMS_OF_A_PARTNER = 10
/** Gives an event 200 action items, which one bulk edit changes. */
const PARTNERS_OF_AN_EVENT = 20
const MINUTES = 10 * 60_000

/** Each partner takes part in one event and has its action items there, half of them complete. The database is open. */
export async function fillPartnerWork(partners: number): Promise<void> {
  await db().$transaction(
    async (tx) => {
      const eventIds = await writeEvents(tx, Math.ceil(partners / PARTNERS_OF_AN_EVENT))
      const organizationIds = await takeIds(tx, 'Organization', partners)
      await insertRecords(tx, 'Organization', organizationIds.map(organizationRow))
      const participantIds = await takeIds(tx, 'PartnerParticipant', partners)
      const participants = participantIds.map((id, index) => ({
        id,
        organizationId: organizationIds[index],
        eventId: eventIds[Math.floor(index / PARTNERS_OF_AN_EVENT)],
        status: 'ACCEPTED',
      }))
      await insertRecords(tx, 'PartnerParticipant', participants)
      await insertRecords(
        tx,
        'ActionItem',
        participants.flatMap(({ id, eventId }, index) => itemsOf(id, eventId, index)),
      )
    },
    { timeout: MINUTES },
  )
}

async function writeEvents(tx: Tx, count: number): Promise<number[]> {
  const ids = await takeIds(tx, 'Event', count)
  const rows = ids.map((id, index) => {
    const name = `${SEASONS[index % SEASONS.length]} Recruiting Summit ${index + 1}`
    const date = addDays(today('America/New_York'), (index % 120) - 40)
    return { id, ...named(name), startDate: date, endDate: date, isFellowEvent: true, status: 'LIVE' }
  })
  await insertRecords(tx, 'Event', rows)
  return ids
}

const SEASONS = ['Spring', 'Summer', 'Autumn', 'Winter']

const organizationRow = (id: number, index: number) => ({
  id,
  ...named(`Partner Company ${index + 1}`),
  type: 'COMPANY',
  isPartner: true,
})

const named = (name: string) => ({ name, sortKey: sortKey(name), searchKey: fold(name) })

function itemsOf(participantId: number, eventId: number | undefined, partner: number) {
  const now = today('America/New_York')
  return Array.from({ length: ITEMS_OF_A_PARTNER }, (_, index) => {
    const dueDate = addDays(now, ((partner * 7 + index * 13) % 120) - 30)
    return {
      participantId,
      eventId,
      name: `Prepare step ${index + 1} of the summit`,
      description: 'What the recruiters need to know before they meet the Rising Leaders.',
      startDate: addDays(dueDate, -20),
      dueDate,
      completedAt: index % 2 ? `${addDays(dueDate, -2)}T12:00:00Z` : null,
    }
  })
}
