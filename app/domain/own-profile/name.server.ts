import { refreshListing } from '../members/listing.server.ts'
import type { Section } from './section.server.ts'

type Name = { title: string | null; firstName: string; middleName: string | null; lastName: string }

export const name: Section<Name> = {
  labels: { title: 'Title', firstName: 'First name', middleName: 'Middle name', lastName: 'Last name' },
  read: (tx, id) =>
    tx.user.findUniqueOrThrow({
      where: { id },
      select: { title: true, firstName: true, middleName: true, lastName: true },
    }),
  async write(tx, id, facts) {
    await tx.user.update({ where: { id }, data: facts })
    await refreshListing(tx, [id])
  },
}
