import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { rankOf } from '#app/db/rank.server.ts'
import { z } from '#app/values/zod.ts'
import { regionalHubList } from './list.ts'
import { regionalHubsWhere } from './listing.server.ts'

const FoundHub = z.strictObject({ id: z.int(), name: z.string(), region: z.string().nullable() })

/** The regional hubs that a search finds, the best first. One query. */
export const searchRegionalHubs = (search: string, count: number) => query(FoundHub)`
  SELECT h.id, h.name, h.region FROM "RegionalHub" h WHERE ${regionalHubsWhere(regionalHubList.of({ search }))}
  ORDER BY ${rankOf(Prisma.sql`h."searchKey"`, search)}, h."sortKey", h.id LIMIT ${count}`
