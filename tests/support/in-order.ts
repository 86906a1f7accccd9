import { db as database } from '#app/db/database.server.ts'
import { Prisma, type PrismaClient } from '#app/db/generated/client.ts'

const known = new WeakMap<PrismaClient, PrismaClient>()

/**
 * The database, in which the first row is that of the lowest id where a test asks for no order. PostgreSQL answers with
 * whichever row lies first, and rows move when they are written.
 */
export function db(): PrismaClient {
  const client = database()
  const ordered = known.get(client) ?? withOrderedModels(client)
  known.set(client, ordered)
  return ordered
}

/** All but its models is the app's own: who watches its raw queries, or has them fail, means those of the app. */
function withOrderedModels(client: PrismaClient): PrismaClient {
  const ordered = client.$extends(lowestIdFirst)
  return new Proxy(client, {
    get: (own, name) => Reflect.get(MODELS.has(String(name)) ? ordered : own, name),
  })
}

const MODELS = new Set(
  Object.keys(Prisma.ModelName).map((name) => name.charAt(0).toLowerCase() + name.slice(1)),
)

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
