import { db } from '#app/db/database.server.ts'
import type { Viewer } from '../viewer/viewer.ts'

export const MOST_PASSKEYS = 10

type OwnPasskey = { id: number; name: string; createdAt: Date; lastUsedAt: Date | null }

/** The viewer's passkeys, latest first. */
export function ownPasskeys(viewer: Viewer): Promise<OwnPasskey[]> {
  return db().passkey.findMany({
    where: { userId: viewer.id },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true, name: true, createdAt: true, lastUsedAt: true },
  })
}
