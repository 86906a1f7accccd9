import { Prisma } from '#app/db/generated/client.ts'

/** What says nothing of an affiliation itself. */
const OWN = ['id', 'userId', 'organizationId', 'formKey', 'updatedAt']

const columns = Object.values(Prisma.AffiliationScalarFieldEnum).filter((column) => !OWN.includes(column))

const of = (row: string) => Prisma.raw(columns.map((column) => `${row}."${column}"`).join(', '))

/** Whether a member’s affiliation `gone` says the same as `kept`, each with its own organization. */
export const SAY_THE_SAME = Prisma.sql`
  kept."userId" = gone."userId" AND (${of('kept')}) IS NOT DISTINCT FROM (${of('gone')})`
