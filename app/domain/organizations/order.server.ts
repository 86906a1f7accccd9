import { Prisma } from '#app/db/generated/client.ts'
import type { alphabeticalFirst } from '#app/values/list-orders.ts'
import type { ValueOf } from '#app/values/list-params.ts'

/** For organization rows `o`. */
export const organizationOrder: Record<ValueOf<ReturnType<typeof alphabeticalFirst>>, Prisma.Sql> = {
  alphabetical: Prisma.sql`o."sortKey", o.id`,
  recent: Prisma.sql`o."updatedAt" DESC, o.id DESC`,
}
