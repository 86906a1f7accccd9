import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { rankOf } from '#app/db/rank.server.ts'
import { z } from '#app/values/zod.ts'
import { organizationsNamed } from '../choices/organizations.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { hubsOpenTo } from './scope.server.ts'

const FoundHub = z.strictObject({
  id: z.int(),
  name: z.string(),
  industry: z.string().nullable(),
  place: z.string().nullable(),
})

/** The partner hubs that a search finds and the viewer may open, the best first. One query. */
export const searchPartnerHubs = (viewer: Viewer, search: string, count: number) => query(FoundHub)`
  SELECT o.id, o.name, o.industry, nullif(concat_ws(', ', o.city, o.state), '') AS place FROM "Organization" o
  WHERE ${hubsOpenTo(viewer)} AND ${organizationsNamed(search)}
  ORDER BY ${rankOf(Prisma.sql`o."searchKey"`, search)}, o."sortKey", o.id LIMIT ${count}`
