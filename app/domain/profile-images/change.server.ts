import { db, type Tx } from '#app/db/database.server.ts'
import { query } from '#app/db/query.server.ts'
import { decodePicture } from '#app/pictures/picture-process.server.ts'
import type { Refusal } from '#app/pictures/squares.ts'
import { storage } from '#app/storage/storage.server.ts'
import { imageAddress } from '#app/values/image-address.ts'
import { StorageFailure } from '#app/values/storage-failure.ts'
import { z } from '#app/values/zod.ts'
import { holdFiles, STORING } from '../kept-files/hold.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { nameFor, removeUnnamed, storeThumbnails } from './files.server.ts'

export type Change = { kind: 'changed' } | { kind: 'stale'; version: string }
export type Taking = Change | { kind: 'refused'; why: Refusal }

/**
 * Makes this the member's image, unless their image has changed since the form was rendered. Submitting twice has one
 * outcome. The previous image's files are deleted.
 */
export async function takeImage(viewer: Viewer, picture: Uint8Array, version: string): Promise<Taking> {
  await storage().space()
  const decoded = await decodePicture(picture)
  if (decoded.kind === 'refused') return decoded
  const name = nameFor(viewer.id, picture)
  const address = imageAddress(name)
  try {
    return await setImage(viewer.id, address, version, async (tx) => {
      await holdFiles(tx, { kind: 'image', address })
      await storeThumbnails(name, decoded.squares)
    })
  } catch (error) {
    await removeUnnamed(address).catch(() => {})
    throw error
  }
}

/** A storage that fails keeps the image, so that no file stays behind. */
export async function removeImage(viewer: Viewer, version: string): Promise<Change> {
  await storage().space()
  return setImage(viewer.id, null, version)
}

async function setImage(
  userId: number,
  address: string | null,
  version: string,
  store?: (tx: Tx) => Promise<void>,
): Promise<Change> {
  const { change, former } = await db().$transaction(async (tx) => {
    const former = await lockImage(tx, userId)
    if (former !== address && (former ?? '') !== version)
      return { change: { kind: 'stale', version: former ?? '' } as const, former: null }
    await store?.(tx)
    if (former === address) return { change: { kind: 'changed' } as const, former: null }
    await tx.user.update({
      where: { id: userId },
      data: { profileImgUrl: address, hasVisibleAvatar: address !== null },
    })
    return { change: { kind: 'changed' } as const, former }
  }, STORING)
  if (former) await removeUnnamed(former).catch(unlessStorage)
  return change
}

/** The image is changed by then. Files that stay behind are cleared up later. */
function unlessStorage(error: unknown) {
  if (!(error instanceof StorageFailure)) throw error
}

const Shown = z.strictObject({ image: z.string().nullable() })

async function lockImage(tx: Tx, userId: number): Promise<string | null> {
  const [row] = await query(Shown, tx)`
    SELECT "profileImgUrl" AS image FROM "User" WHERE id = ${userId} FOR UPDATE`
  return row?.image ?? null
}
