import { Prisma } from '#app/db/generated/client.ts'

/** `WHEN … THEN …` of a CASE on an enumeration, for cells of lists. */
export const whens = (labels: Record<string, string>): Prisma.Sql =>
  Prisma.join(
    Object.entries(labels).map(
      ([value, label]) => Prisma.sql`WHEN ${Prisma.raw(`'${value}'`)} THEN ${label}`,
    ),
    ' ',
  )
