import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { MAX_PIXELS, makeThumbnails } from '#app/pictures/squares.ts'
import {
  animatedPng,
  animatedWebp,
  hugePng,
  picture,
  twoColored,
  withMetadata,
} from '../../support/pictures.ts'

async function squares(bytes: Buffer) {
  const made = await makeThumbnails(bytes)
  if (made.kind === 'refused') throw new Error(`It was refused: ${made.why}`)
  return made.squares.map(({ size, content }) => ({ size, content: Buffer.from(content) }))
}

const whyNot = async (bytes: Buffer) => {
  const made = await makeThumbnails(bytes)
  return made.kind === 'refused' ? made.why : 'taken'
}

async function colorAt(image: Buffer, left: number, top: number): Promise<'red' | 'blue'> {
  const pixel = await sharp(image).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  return (pixel[0] ?? 0) > (pixel[2] ?? 0) ? 'red' : 'blue'
}

describe('a picture', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'of the kind %s becomes three square WebP files',
    async (kind) => {
      for (const { size, content } of await squares(await picture[kind]())) {
        expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width: size, height: size })
      }
    },
  )

  test('keeps nothing of where, when and with what it was taken', async () => {
    const taken = await withMetadata()
    expect(taken.includes('canary-maker')).toBe(true)
    for (const { content } of await squares(taken)) {
      const { exif, xmp, iptc, orientation, icc } = await sharp(content).metadata()
      expect({ exif, xmp, iptc, orientation, icc }).toEqual({})
      expect(content.includes('canary')).toBe(false)
    }
  })

  test('that lies on its side is stood up', async () => {
    const [, , large] = await squares(await withMetadata())
    const upright = large?.content ?? Buffer.alloc(0)
    expect(await colorAt(upright, 128, 5)).toBe('red')
    expect(await colorAt(upright, 128, 250)).toBe('blue')
  })

  test('that can be seen through stands on white, and a gray one is taken', async () => {
    const clear = await sharp({ create: { width: 50, height: 50, channels: 4, background: '#0000' } })
      .png()
      .toBuffer()
    const [small] = await squares(clear)
    expect([...(await sharp(small?.content).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255])
    expect(await whyNot(await twoColored().grayscale().jpeg().toBuffer())).toBe('taken')
  })

  test('of a single pixel is taken', async () => {
    expect(await whyNot(await twoColored({ width: 2, height: 1 }).png().toBuffer())).toBe('taken')
  })

  test('as thin as a thread takes no longer than others', async () => {
    expect(await whyNot(await twoColored({ width: 2, height: 10_000 }).png().toBuffer())).toBe('taken')
    expect(await whyNot(await twoColored({ width: 10_000, height: 2 }).png().toBuffer())).toBe('taken')
  }, 5_000)

  test.each([
    ['a GIF', picture.gif],
    ['a TIFF', picture.tiff],
    [
      'a drawing',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['a page behind the first bytes of a GIF', async () => Buffer.from('GIF89a<script>alert(1)</script>')],
    ['a page behind the first bytes of a JPEG', async () => Buffer.from('\xff\xd8\xff<script>', 'latin1')],
    ['half a JPEG', async () => (await picture.jpeg()).subarray(0, 400)],
    ['nothing', async () => Buffer.alloc(0)],
    ['a text', async () => Buffer.from('RIFFabcdWEBPnonsense')],
  ])('is not what %s is', async (_, make) => {
    expect(await whyNot(await make())).toBe('not-a-picture')
  })

  test('must not move', async () => {
    expect(await whyNot(await animatedWebp())).toBe('animated')
    expect(await whyNot(await animatedPng())).toBe('animated')
  })

  test('with more pixels than may be is refused before they are decoded', async () => {
    expect(await whyNot(hugePng(MAX_PIXELS.png / 1000, 1001))).toBe('too-many-pixels')
    expect(await whyNot(hugePng(60_000, 60_000))).toBe('too-many-pixels')
  })

  test('that carries a script behind its end is written anew without it', async () => {
    const polyglot = Buffer.concat([await picture.jpeg(), Buffer.from('<script>alert(1)</script>')])
    for (const { content } of await squares(polyglot)) expect(content.includes('script')).toBe(false)
  })
})
