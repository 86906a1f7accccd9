import type { Tx } from '#app/db/database.server.ts'
import { toDbDate } from '#app/values/calendar-date.ts'
import { date } from './careers.ts'
import { type Catalog, CURRENT_YEAR } from './catalog.ts'

/** Who may register in the demo. */
export const invitedPeople = [
  { email: 'invited@example.org', firstName: 'Amara', lastName: 'Nwosu' },
  { email: 'invited-too@example.org', firstName: 'Sefa', lastName: 'Tuilagi' },
] as const

export async function writeInvitations(tx: Tx, { program }: Catalog): Promise<void> {
  for (const person of invitedPeople) {
    const enrollment = {
      programId: program('Career Prep', CURRENT_YEAR),
      startDate: toDbDate(date(CURRENT_YEAR, 1, 15)),
    }
    await tx.invitation.create({
      data: { ...person, roles: ['FELLOW'], enrollments: { create: enrollment } },
    })
  }
}
