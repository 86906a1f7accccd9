/** Small images of every type, generated on demand. */
import { deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

type Edges = { width?: number; height?: number }

/** The left half red, the right half blue, to show which way is up. */
export function twoColored({ width = 120, height = 80 }: Edges = {}): Sharp {
  const half = { width: Math.floor(width / 2), height, channels: 3, background: 'red' } as const
  const input = { create: half }
  return sharp({ create: { width, height, channels: 3, background: 'blue' } }).composite([
    { input, left: 0, top: 0 },
  ])
}

export const picture = {
  jpeg: () => twoColored().jpeg().toBuffer(),
  png: () => twoColored().png().toBuffer(),
  webp: () => twoColored().webp().toBuffer(),
  avif: () => twoColored().avif({ effort: 0 }).toBuffer(),
  gif: () => twoColored().gif().toBuffer(),
  tiff: () => twoColored().tiff().toBuffer(),
}

/** As from a phone: lying on its side, with the place where it was taken. */
export const withMetadata = () =>
  twoColored()
    .jpeg()
    .withExif({
      IFD0: { Make: 'canary-maker', Model: 'canary-model' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">canary-place</x:xmpmeta>')
    .withMetadata({ orientation: 6 })
    .toBuffer()

/** Two pictures that follow each other. */
export const animatedWebp = () =>
  sharp({ create: { width: 20, height: 40, channels: 3, background: 'green', pageHeight: 20 } })
    .composite([
      { input: { create: { width: 20, height: 20, channels: 3, background: 'red' } }, left: 0, top: 0 },
    ])
    .webp({ delay: [100, 100] })
    .toBuffer()

/** A PNG of a few bytes that claims that many pixels. */
export function hugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(100))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A complete PNG that announces an animation of two images. */
export async function animatedPng(): Promise<Buffer> {
  const still = await picture.png()
  const afterHeader = 8 + 12 + 13
  const control = chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))
  return Buffer.concat([still.subarray(0, afterHeader), control, still.subarray(afterHeader)])
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc(named))
  return Buffer.concat([length, named, sum])
}

function crc(bytes: Buffer): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return (sum ^ 0xffffffff) >>> 0
}
