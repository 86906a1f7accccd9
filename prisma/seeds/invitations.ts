import type { Tx } from '#app/db/database.server.ts'
import { invitations } from '#app/domain/invitations/administer.server.ts'
import { date } from './careers.ts'
import { type Catalog, CURRENT_YEAR } from './catalog.ts'
import { make } from './make.ts'

/** Who may register in the demo. */
export const invitedPeople = [
  { email: 'invited@example.org', firstName: 'Amara', lastName: 'Nwosu' },
  { email: 'invited-too@example.org', firstName: 'Sefa', lastName: 'Tuilagi' },
] as const

export async function writeInvitations(tx: Tx, { program }: Catalog): Promise<void> {
  const enrollments = [
    { programId: program('Career Prep', CURRENT_YEAR), startDate: date(CURRENT_YEAR, 1, 15) },
  ]
  const typed = invitedPeople.map((person) => ({ content: { ...person, roles: ['FELLOW'], enrollments } }))
  await make(tx, invitations, typed)
}
