import { Prisma } from '#app/db/generated/client.ts'
import { roleLabels } from '../viewer/roles.ts'

/** `WHEN … THEN …` of a CASE on an enumeration, for cells of lists. */
export const whens = (labels: Record<string, string>): Prisma.Sql =>
  Prisma.join(
    Object.entries(labels).map(
      ([value, label]) => Prisma.sql`WHEN ${Prisma.raw(`'${value}'`)} THEN ${label}`,
    ),
    ' ',
  )

/** A column of roles as people read it; null if it is empty. */
export const roleNames = (roles: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`(SELECT string_agg(CASE role ${whens(roleLabels)} END, ', ') FROM unnest(${roles}::text[]) role)`

/** The same of a column that means everyone by being empty. */
export const audienceNames = (audience: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`coalesce(${roleNames(audience)}, 'Everyone')`
