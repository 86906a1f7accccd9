import { db } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'

export type DataVersions = { members: number; options: number }

/** A column for a query that is made anyway; data that never changed has no row. */
export const dataVersions = Prisma.sql`(SELECT json_build_object(
  'members', coalesce(max(version) FILTER (WHERE name = 'members'), 0),
  'options', coalesce(max(version) FILTER (WHERE name = 'options'), 0)) FROM "DataVersion")`

export async function readDataVersions(): Promise<DataVersions> {
  const [row] = await db().$queryRaw<{ versions: DataVersions }[]>`SELECT ${dataVersions} AS versions`
  return row?.versions ?? { members: 0, options: 0 }
}
