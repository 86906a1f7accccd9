import { db } from '#app/db/database.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { paywalledResource } from './readable.server.ts'

/** Whether the viewer would have to subscribe to read it. One query. */
export async function isPaywalled(viewer: Viewer, resourceId: number): Promise<boolean> {
  const [found] = await db().$queryRaw<{ id: number }[]>`
    SELECT r.id FROM "Resource" r WHERE r.id = ${resourceId} AND ${paywalledResource(viewer)}`
  return found !== undefined
}
