import { db as database } from '#app/db/database.server.ts'
import { Prisma, type PrismaClient } from '#app/db/generated/client.ts'

const known = new WeakMap<PrismaClient, PrismaClient>()

/**
 * The database, in which the first row is that of the lowest id where a test asks for no order. PostgreSQL answers with
 * whichever row lies first, and rows move when they are written.
 */
export function db(): PrismaClient {
  const client = database()
  const ordered = known.get(client) ?? (client.$extends(lowestIdFirst) as unknown as PrismaClient)
  known.set(client, ordered)
  return ordered
}

const lowestIdFirst = Prisma.defineExtension({
  query: {
    $allModels: {
      findFirst: ({ model, args, query }) => query({ orderBy: orderOf(model), ...args }),
      findFirstOrThrow: ({ model, args, query }) => query({ orderBy: orderOf(model), ...args }),
      findMany: ({ model, args, query }) => query({ orderBy: orderOf(model), ...args }),
    },
  },
})

const orderOf = (model: Prisma.ModelName) =>
  'id' in Prisma[`${model}ScalarFieldEnum`] ? ({ id: 'asc' } as never) : undefined
