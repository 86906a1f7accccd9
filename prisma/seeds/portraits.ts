import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { storeThumbnails } from '#app/domain/profile-images/files.server.ts'
import type { Storage } from '#app/storage/storage.ts'
import { IMAGE_SIZES, imageAddress } from '#app/values/image-address.ts'
import { seeded } from './random.ts'

/** Drawn people, one member each: so few that they are made within seconds. */
const PORTRAITS = 280
/** One member in so many has one. */
const EVERY = 7

const nameOf = (portrait: number) =>
  createHash('sha256').update(`demo portrait ${portrait}`).digest('hex').slice(0, 24)

/** Of the member of that number: always the same, and nobody else's. */
export function portraitOf(number: number) {
  const portrait = (number - 1) / EVERY
  if (!Number.isInteger(portrait) || portrait >= PORTRAITS) return {}
  return { profileImgUrl: imageAddress(nameOf(portrait)), hasVisibleAvatar: true }
}

/** Writes the files of all portraits. */
export async function writePortraits(storage: Storage): Promise<void> {
  for (let portrait = 0; portrait < PORTRAITS; portrait++) {
    const drawing = Buffer.from(draw(portrait))
    const squares = IMAGE_SIZES.map(async (size) => ({
      size,
      content: await sharp(drawing).resize(size).webp({ quality: 80, effort: 0 }).toBuffer(),
    }))
    await storeThumbnails(nameOf(portrait), await Promise.all(squares), storage)
  }
}

const walls = ['#f4d9c6', '#d5e6ea', '#e6dcf0', '#dcebd6', '#f6e3b5', '#f1d4da', '#d3dcf0', '#e3e0d8']
const skins = ['#8d5a3a', '#5b3a29', '#c68a5f', '#e6b894', '#f0cdb0', '#70462f', '#a96f48', '#d7a279']
const hairs = ['#1f1a17', '#2e221c', '#4a3122', '#6d4a2c', '#151515', '#8b6b4a', '#5d5650']
const clothes = ['#22577a', '#7b2d43', '#2f5d50', '#b5622f', '#3f3d56', '#c29a36', '#5a7d9a', '#8a4f7d']

/** Behind the head, and over it. */
const styles: [back: string, front: string][] = [
  ['', '<path d="M80 108c-4-46 20-68 48-68s52 22 48 68c-8-28-24-38-48-38s-40 10-48 38z"/>'],
  ['<circle cx="128" cy="92" r="66"/>', '<path d="M84 96c4-34 20-46 44-46s40 12 44 46c-24-20-64-20-88 0z"/>'],
  [
    '<path d="M70 104c0-46 26-68 58-68s58 22 58 68v84H70z"/>',
    '<path d="M82 104c2-36 18-52 46-52s44 16 46 52c-16-28-40-34-56-32-12 2-28 10-36 32z"/>',
  ],
  [
    '<circle cx="128" cy="38" r="24"/>',
    '<path d="M82 104c-2-42 20-60 46-60s48 18 46 60c-10-24-26-34-46-34s-36 10-46 34z"/>',
  ],
  ['', '<path d="M84 90c4-28 22-42 44-42s40 14 44 42c-14-14-30-18-44-18s-30 4-44 18z"/>'],
]

/** No two numbers below 280 have the same style, skin and hair, as there are 5, 8 and 7 of them. */
function draw(portrait: number): string {
  const of = <Part>(parts: Part[]) => parts[portrait % parts.length] as Part
  const [back, front] = of(styles)
  const skin = of(skins)
  const hair = of(hairs)
  const random = seeded(portrait)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256">
    <rect width="256" height="256" fill="${random.pick(walls)}"/>
    <g fill="${hair}">${back}</g>
    <path d="M20 256c0-58 46-82 108-82s108 24 108 82z" fill="${random.pick(clothes)}"/>
    <path d="M104 140h48v36c0 30-48 30-48 0z" fill="${skin}"/>
    <path d="M104 158c14 10 34 10 48 0v8c-14 14-34 14-48 0z" fill="#000" fill-opacity=".14"/>
    <ellipse cx="128" cy="110" rx="45" ry="54" fill="${skin}"/>
    <g fill="${hair}">${front}</g>
  </svg>`
}
