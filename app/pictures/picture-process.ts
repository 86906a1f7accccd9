/** The process that decodes one image: see picture-process.server.ts. */
import sharp from 'sharp'
import { makeThumbnails } from './squares.ts'
import { makeWhole } from './whole.ts'

/** What is made of an image. */
const MAKERS = { squares: makeThumbnails, whole: makeWhole }
export type Order = { bytes: Uint8Array; as: keyof typeof MAKERS }

sharp.cache(false)
sharp.concurrency(1)

process.once('message', async ({ bytes, as }: Order) => {
  const answer = await MAKERS[as](bytes)
  process.send?.(answer, () => process.disconnect())
})
