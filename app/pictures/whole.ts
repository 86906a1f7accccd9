import sharp from 'sharp'
import { ifAccepted, MAX_PIXELS, QUALITY, type Refused } from './squares.ts'

export type Whole = { kind: 'whole'; content: Uint8Array } | Refused

/** As wide as pages show an image, on dense screens. */
const EDGE = 1600

/** The upright image, made smaller where it is larger than pages show, and re-encoded as squares are. */
export const makeWhole = (bytes: Uint8Array): Promise<Whole> =>
  ifAccepted(bytes, async () => ({
    kind: 'whole',
    content: await sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS.jpeg })
      .autoOrient()
      .resize(EDGE, EDGE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer(),
  }))
