import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import type { Viewer } from '../viewer/viewer.ts'

const Row = z.strictObject({
  occupation: z.string().nullable(),
  /** City and state. */
  location: z.string().nullable(),
})

export type Summary = z.infer<typeof Row> & { name: string; image: string | null; hidden: boolean }

/** The viewer in a few words, as the directory describes them to others. */
export async function readSummary(viewer: Viewer): Promise<Summary> {
  const [row] = await query(Row)`
    SELECT occupation, location FROM "User" WHERE id = ${viewer.id}`
  return {
    name: viewer.fullName,
    image: viewer.profileImgUrl,
    occupation: row?.occupation ?? null,
    location: row?.location ?? null,
    hidden: viewer.hiddenProfile,
  }
}
