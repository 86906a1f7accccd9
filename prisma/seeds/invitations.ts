import type { Tx } from '#app/db/database.server.ts'
import { toDbDate } from '#app/values/calendar-date.ts'
import { date } from './careers.ts'
import { type Catalog, CURRENT_YEAR } from './catalog.ts'

/** The address that may register in the demo. */
export const invitedEmail = 'invited@example.org'

export async function writeInvitations(tx: Tx, { program }: Catalog): Promise<void> {
  await tx.invitation.create({
    data: {
      email: invitedEmail,
      firstName: 'Amara',
      lastName: 'Nwosu',
      roles: ['FELLOW'],
      enrollments: {
        create: {
          programId: program('Career Prep', CURRENT_YEAR),
          startDate: toDbDate(date(CURRENT_YEAR, 1, 15)),
        },
      },
    },
  })
}
