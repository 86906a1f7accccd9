import { createHmac } from 'node:crypto'
import type { Square } from '#app/pictures/squares.ts'
import { settings } from '#app/settings.server.ts'
import { storage } from '#app/storage/storage.server.ts'
import { IMAGE_SIZES, type ImageSize, imageName } from '#app/values/image-address.ts'
import { clearUp } from '../kept-files/hold.server.ts'
import { imageFile } from '../kept-files/names.ts'

/**
 * It can't be computed without the secret. The same image of the same member always has the same one, so submitting it
 * twice has one outcome.
 */
export function nameFor(userId: number, picture: Uint8Array): string {
  const digest = createHmac('sha256', settings().SESSION_SECRET)
  return digest.update(`image ${userId} `).update(picture).digest('hex').slice(0, 24)
}

/** All of them, or it fails; the last of them has been written or has failed by then. */
export async function storeThumbnails(name: string, squares: Square[], files = storage()): Promise<void> {
  const puts = squares.map(({ size, content }) => files.put(imageFile(name, size), content))
  const failed = (await Promise.allSettled(puts)).find((put) => put.status === 'rejected')
  if (failed) throw failed.reason
}

export const readSquare = (name: string, size: ImageSize) => storage().get(imageFile(name, size))

const squaresOf = (name: string) => IMAGE_SIZES.map((size) => imageFile(name, size))

export async function removeSquares(name: string): Promise<void> {
  await Promise.all(squaresOf(name).map((file) => storage().remove(file)))
}

/** Removes an image's files, unless it is a member's. */
export async function removeUnnamed(address: string): Promise<void> {
  const name = imageName(address)
  if (name) await clearUp({ kind: 'image', address }, squaresOf(name))
}
