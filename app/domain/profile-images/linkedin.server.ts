import { db } from '#app/db/database.server.ts'
import { fetchLinkedInPicture } from '#app/identity/picture.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { type Taking, takeImage } from './change.server.ts'
import { MAX_IMAGE_BYTES } from './rules.ts'

/** The URL of the member's LinkedIn photo, if they sign in with LinkedIn and it provided one. */
export async function linkedInPicture({ id }: Viewer): Promise<string | null> {
  const identity = await db().identity.findFirst({
    where: { userId: id, provider: 'LINKEDIN', picture: { not: null } },
    orderBy: { linkedAt: 'desc' },
    select: { picture: true },
  })
  return identity?.picture ?? null
}

/** As if that photo had been uploaded. */
export async function importImage(viewer: Viewer, version: string): Promise<Taking | { kind: 'not-there' }> {
  const address = await linkedInPicture(viewer)
  const picture = address && (await fetchLinkedInPicture(address, MAX_IMAGE_BYTES))
  return picture ? takeImage(viewer, picture, version) : { kind: 'not-there' }
}
