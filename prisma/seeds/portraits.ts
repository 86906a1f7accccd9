import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { storeThumbnails } from '#app/domain/profile-images/files.server.ts'
import type { Storage } from '#app/storage/storage.ts'
import { IMAGE_SIZES, imageAddress } from '#app/values/image-address.ts'
import { demoAccounts } from './accounts.ts'
import { ALL_LOOKS, drawFace, type Looks, looksOf } from './faces.ts'

/** One member in so many has a portrait, and so does every account that the README names. */
const EVERY = 3
/** So few that they are drawn within seconds. */
const PORTRAITS = 300
const ACCOUNTS = demoAccounts.length
/** They haven't filled anything in yet. */
const WITHOUT = new Set(['new-fellow', 'unverified', 'no-role'])

/** Of the member of that number: always the same, and nobody else's. */
export function portraitOf(number: number, firstName: string) {
  const portrait = number <= ACCOUNTS ? number - 1 : ACCOUNTS + (number - ACCOUNTS) / EVERY
  const account = demoAccounts[number - 1]
  if (!Number.isInteger(portrait) || portrait >= PORTRAITS || (account && WITHOUT.has(account.key))) return {}
  return { profileImgUrl: imageAddress(nameOf(portrait, looksOf(firstName))), hasVisibleAvatar: true }
}

/** Draws those of the portraits that have these addresses, and writes their files. */
export async function writePortraits(addresses: Set<string>, storage: Storage): Promise<void> {
  for (let portrait = 0; portrait < PORTRAITS; portrait++) {
    for (const looks of ALL_LOOKS) {
      const name = nameOf(portrait, looks)
      if (addresses.has(imageAddress(name))) await writeSquares(name, drawFace(portrait, looks), storage)
    }
  }
}

const nameOf = (portrait: number, looks: Looks) =>
  createHash('sha256').update(`demo portrait ${portrait} ${looks}`).digest('hex').slice(0, 24)

async function writeSquares(name: string, drawing: string, storage: Storage) {
  const squares = IMAGE_SIZES.map(async (size) => ({
    size,
    content: await sharp(Buffer.from(drawing)).resize(size).webp({ quality: 80, effort: 0 }).toBuffer(),
  }))
  await storeThumbnails(name, await Promise.all(squares), storage)
}
