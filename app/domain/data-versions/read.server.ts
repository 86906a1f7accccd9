import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'

export const DataVersions = z.strictObject({ members: z.int(), options: z.int() })
export type DataVersions = z.infer<typeof DataVersions>

/** A column for an existing query; data that never changed has no row. */
export const dataVersions = Prisma.sql`(SELECT json_build_object(
  'members', coalesce(max(version) FILTER (WHERE name = 'members'), 0),
  'options', coalesce(max(version) FILTER (WHERE name = 'options'), 0)) FROM "DataVersion")`

const Row = z.strictObject({ versions: DataVersions })

export async function readDataVersions(): Promise<DataVersions> {
  const [row] = await query(Row)`SELECT ${dataVersions} AS versions`
  return row?.versions ?? { members: 0, options: 0 }
}
