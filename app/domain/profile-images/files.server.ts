import { createHmac } from 'node:crypto'
import type { Square } from '#app/pictures/squares.ts'
import { settings } from '#app/settings.server.ts'
import { storage } from '#app/storage/storage.server.ts'
import { IMAGE_SIZES, type ImageSize } from '#app/values/image-address.ts'

/**
 * It can't be computed without the secret. The same image of the same member always has the same one, so submitting it
 * twice has one outcome.
 */
export function nameFor(userId: number, picture: Uint8Array): string {
  const digest = createHmac('sha256', settings().SESSION_SECRET)
  return digest.update(`image ${userId} `).update(picture).digest('hex').slice(0, 24)
}

const fileName = (name: string, size: ImageSize) => `profile-images/${name}-${size}.webp`

export async function storeThumbnails(name: string, squares: Square[], files = storage()): Promise<void> {
  await Promise.all(squares.map(({ size, content }) => files.put(fileName(name, size), content)))
}

export const readSquare = (name: string, size: ImageSize) => storage().get(fileName(name, size))

export async function removeSquares(name: string): Promise<void> {
  await Promise.all(IMAGE_SIZES.map((size) => storage().remove(fileName(name, size))))
}
