import { Prisma } from '#app/db/generated/client.ts'
import type { NamedList } from '#app/values/named-list.ts'

/** Of organization rows `o`. */
export const organizationOrder: Record<NamedList['sort'], Prisma.Sql> = {
  alphabetical: Prisma.sql`o."sortKey", o.id`,
  recent: Prisma.sql`o."updatedAt" DESC, o.id DESC`,
}
