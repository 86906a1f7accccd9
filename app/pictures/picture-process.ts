/** The process that decodes one image: see picture-process.server.ts. */
import sharp from 'sharp'
import { makeThumbnails } from './squares.ts'

sharp.cache(false)
sharp.concurrency(1)

process.once('message', async (bytes: Uint8Array) => {
  const answer = await makeThumbnails(bytes)
  process.send?.(answer, () => process.disconnect())
})
