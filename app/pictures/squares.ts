import sharp, { type Metadata, type Region } from 'sharp'
import { IMAGE_SIZES, type ImageSize } from '#app/values/image-address.ts'
import { isAnimatedPng, kindOf, type PictureKind } from './kind.ts'

export type Square = { size: ImageSize; content: Uint8Array }
export type Refusal = 'not-a-picture' | 'animated' | 'too-many-pixels'
export type Refused = { kind: 'refused'; why: Refusal }
export type Squares = { kind: 'squares'; squares: Square[] } | Refused

/**
 * The maximum number of pixels, so that decoding stays below 300 MB of memory: AVIF takes 20 bytes per pixel, an
 * interlaced PNG eight and a progressive JPEG six. Phones take images of 12 or 24 million pixels.
 */
export const MAX_PIXELS: Record<PictureKind, number> = {
  jpeg: 30_000_000,
  png: 20_000_000,
  webp: 30_000_000,
  avif: 10_000_000,
}

const EDGE = Math.max(...IMAGE_SIZES)
/**
 * If it is longer than wide, only the middle counts: a sliver of an image, scaled up to the width of a square, would
 * fill all memory.
 */
const MOST_OBLONG = 4
export const QUALITY = 82

/**
 * The upright center of an image in every size, re-encoded: no byte of the original remains, and so none of its
 * metadata.
 */
export const makeThumbnails = (bytes: Uint8Array): Promise<Squares> =>
  ifAccepted(bytes, async (metadata) => ({ kind: 'squares', squares: await cut(bytes, metadata) }))

/** Makes something of an image that is of an accepted type, still and not too large. */
export async function ifAccepted<Made>(
  bytes: Uint8Array,
  make: (metadata: Metadata) => Promise<Made>,
): Promise<Made | Refused> {
  const kind = kindOf(bytes)
  if (!kind) return refused('not-a-picture')
  try {
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata()
    const why = whyNot(kind, metadata, bytes)
    return why ? refused(why) : await make(metadata)
  } catch {
    return refused('not-a-picture')
  }
}

function whyNot(kind: PictureKind, { format, width, height, pages = 1 }: Metadata, bytes: Uint8Array) {
  if (format !== (kind === 'avif' ? 'heif' : kind)) return 'not-a-picture'
  if (pages > 1 || (kind === 'png' && isAnimatedPng(bytes))) return 'animated'
  return width * height > MAX_PIXELS[kind] ? 'too-many-pixels' : null
}

async function cut(bytes: Uint8Array, metadata: Metadata): Promise<Square[]> {
  const { data, info } = await sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS.jpeg })
    .extract(middleOf(metadata))
    .autoOrient()
    .resize(EDGE, EDGE, { fit: 'cover', position: sharp.strategy.attention })
    .flatten({ background: 'white' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const square = sharp(data, { raw: { width, height, channels } })
  return Promise.all(
    IMAGE_SIZES.map(async (size) => ({
      size,
      content: await square.clone().resize(size).webp({ quality: QUALITY }).toBuffer(),
    })),
  )
}

function middleOf({ width, height }: Metadata): Region {
  const [w, h] = [Math.min(width, height * MOST_OBLONG), Math.min(height, width * MOST_OBLONG)]
  return { left: Math.floor((width - w) / 2), top: Math.floor((height - h) / 2), width: w, height: h }
}

const refused = (why: Refusal): Refused => ({ kind: 'refused', why })
