import { db } from '#app/db/database.server.ts'
import type { Viewer } from '../viewer/viewer.ts'

export type Summary = {
  name: string
  image: string | null
  occupation: string | null
  /** City and state. */
  location: string | null
  hidden: boolean
}

/** The viewer in a few words, as the directory says them to others. */
export async function readSummary(viewer: Viewer): Promise<Summary> {
  const [row] = await db().$queryRaw<Pick<Summary, 'occupation' | 'location'>[]>`
    SELECT occupation, location FROM "User" WHERE id = ${viewer.id}`
  return {
    name: viewer.fullName,
    image: viewer.profileImgUrl,
    occupation: row?.occupation ?? null,
    location: row?.location ?? null,
    hidden: viewer.hiddenProfile,
  }
}
