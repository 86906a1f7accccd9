import { mensNames, womensNames } from './data/names.ts'
import { type Random, seeded } from './random.ts'

/** How hair, beards and clothes are chosen. Names that say neither get any of them. */
export const ALL_LOOKS = ['woman', 'man', 'anyone'] as const
export type Looks = (typeof ALL_LOOKS)[number]

export function looksOf(firstName: string): Looks {
  if (womensNames.has(firstName)) return 'woman'
  return mensNames.has(firstName) ? 'man' : 'anyone'
}

/** A drawn person: the same number and looks always give the same drawing. */
export function drawFace(number: number, looks: Looks): string {
  const random = seeded(number)
  const skin = at(skins, number)
  const hair = random.chance(0.06) ? GRAY : at(skin.hairs, number)
  const style = at(hairStyles[looks], number)
  const cloth = random.pick(clothes)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="20 12 216 216" width="256" height="256">
    <rect x="20" y="12" width="216" height="216" fill="${random.pick(walls)}"/>
    <g fill="${style.isCloth ? cloth.second : hair}">${style.back ?? ''}</g>
    ${body(random, skin, cloth)}
    ${head(skin)}
    ${features(random, skin, hair)}
    ${looks !== 'woman' && random.chance(0.4) ? beard(random, hair) : ''}
    <g fill="${style.isCloth ? cloth.second : hair}">${style.front}</g>
    ${random.chance(0.28) ? glasses(random) : ''}
    ${looks === 'woman' && !style.isCloth && random.chance(0.5) ? EARRINGS : ''}
  </svg>`
}

const at = <Part>(parts: readonly Part[], number: number): Part => parts[number % parts.length] as Part

const GRAY = '#8d8a86'
const dark = ['#1f1a17', '#2e221c', '#151515', '#231a1a', '#33241b']
const light = ['#1f1a17', '#4a3122', '#6d4a2c', '#2e221c', '#8b6b4a', '#151515', '#7a3f22']

type Skin = { base: string; shade: string; lips: string; hairs: string[] }
const skins: Skin[] = [
  { base: '#8d5a3a', shade: '#74472c', lips: '#6a2f2b', hairs: dark },
  { base: '#5b3a29', shade: '#482c1e', lips: '#42201c', hairs: dark },
  { base: '#c68a5f', shade: '#ab7249', lips: '#99493f', hairs: dark },
  { base: '#e6b894', shade: '#cf9c76', lips: '#b9615a', hairs: light },
  { base: '#f0cdb0', shade: '#dcb08f', lips: '#c46f6a', hairs: light },
  { base: '#70462f', shade: '#5a3622', lips: '#552722', hairs: dark },
  { base: '#a96f48', shade: '#8f5a37', lips: '#833b34', hairs: dark },
  { base: '#d7a279', shade: '#bd875f', lips: '#a8544c', hairs: light },
]
const walls = ['#f4d9c6', '#d5e6ea', '#e6dcf0', '#dcebd6', '#f6e3b5', '#f1d4da', '#d3dcf0', '#e3e0d8']
const clothes = [
  { first: '#22577a', second: '#c9dbe6' },
  { first: '#7b2d43', second: '#e2b8a6' },
  { first: '#2f5d50', second: '#d8c690' },
  { first: '#b5622f', second: '#4a3a63' },
  { first: '#3f3d56', second: '#d7dbe8' },
  { first: '#c29a36', second: '#3c5a70' },
  { first: '#5a7d9a', second: '#f1e9da' },
  { first: '#8a4f7d', second: '#e9d3b4' },
  { first: '#2b2f36', second: '#b9483f' },
  { first: '#6b7a3a', second: '#efe4c8' },
]
type Cloth = (typeof clothes)[number]

/** Shoulders, a neck, and one of four collars. */
function body(random: Random, skin: Skin, { first, second }: Cloth): string {
  const shoulders = `<path d="M14 256c2-52 44-76 86-82h56c42 6 84 30 86 82z" fill="${first}"/>`
  const neck = `<path d="M104 146h48v34c0 26-48 26-48 0z" fill="${skin.base}"/><path d="M104 160c12 12 36 12 48 0v8c-12 14-36 14-48 0z" fill="${skin.shade}"/>`
  const collar = random.pick([
    `<path d="M98 174c6 26 54 26 60 0l6 2c-4 36-68 36-72 0z" fill="${second}"/>`,
    `<path d="M100 174l28 44 28-44 8 2-36 62-36-62z" fill="${second}"/>`,
    `<path d="M96 174l32 30 32-30 12 4-14 40-30-14-30 14-14-40z" fill="#f7f5f0"/><path d="M70 184l26-8 32 80H96zM186 184l-26-8-32 80h32z" fill="${first}" stroke="#000" stroke-opacity=".18" stroke-width="2"/>`,
    `<path d="M100 158h56l6 22v34H94v-34z" fill="${first}"/><path d="M97 178c16 10 46 10 62 0v4c-16 10-46 10-62 0z" fill="#000" fill-opacity=".16"/>`,
  ])
  return `${shoulders}${neck}${collar}`
}

const head = ({ base, shade }: Skin) => `<g fill="${base}">
    <ellipse cx="82" cy="118" rx="9" ry="13"/><ellipse cx="174" cy="118" rx="9" ry="13"/>
    <path d="M82 104c0-36 20-56 46-56s46 20 46 56c0 38-22 64-46 64s-46-26-46-64z"/></g>
    <path d="M81 113c4 2 5 8 3 12M175 113c-4 2-5 8-3 12" fill="none" stroke="${shade}" stroke-width="2.5" stroke-linecap="round"/>`

function features(random: Random, { shade, lips }: Skin, hair: string): string {
  const eyes = random.pick(['#2a1c14', '#1d1512', '#3b2717', '#33413f'])
  const brow = random.pick([
    'M98 98c6-6 16-6 21-2M158 98c-6-6-16-6-21-2',
    'M97 97c7-4 15-4 22 0M159 97c-7-4-15-4-22 0',
    'M98 99c5-8 15-9 21-4M158 99c-5-8-15-9-21-4',
  ])
  const mouth = random.pick([
    `<path d="M112 142c8 9 24 9 32 0" fill="none" stroke="${lips}" stroke-width="4" stroke-linecap="round"/>`,
    `<path d="M110 140c10 4 26 4 36 0-4 14-32 14-36 0z" fill="#fff"/><path d="M110 140c10 4 26 4 36 0-4 14-32 14-36 0z" fill="none" stroke="${lips}" stroke-width="3" stroke-linejoin="round"/>`,
    `<path d="M112 142c6-4 12-5 16-2 4-3 10-2 16 2-8 8-24 8-32 0z" fill="${lips}"/>`,
    `<path d="M114 143c8 6 22 6 29-2" fill="none" stroke="${lips}" stroke-width="4" stroke-linecap="round"/>`,
  ])
  return `<g fill="#fff"><ellipse cx="109" cy="111" rx="8" ry="5.5"/><ellipse cx="147" cy="111" rx="8" ry="5.5"/></g>
    <g fill="${eyes}"><circle cx="109" cy="111" r="4.6"/><circle cx="147" cy="111" r="4.6"/></g>
    <g fill="#fff"><circle cx="110.6" cy="109.4" r="1.4"/><circle cx="148.6" cy="109.4" r="1.4"/></g>
    <path d="M100 109c4-5 13-6 18-1M138 108c5-5 14-4 18 1" fill="none" stroke="#1b1310" stroke-width="2.4" stroke-linecap="round"/>
    <path d="${brow}" fill="none" stroke="${hair}" stroke-width="4" stroke-linecap="round"/>
    <path d="M128 112c-1 8-5 13-5 16s6 5 11 2" fill="none" stroke="${shade}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
    ${mouth}`
}

const beard = (random: Random, hair: string) =>
  random.pick([
    `<path d="M83 116c2 34 18 56 45 56s43-22 45-56c-6 10-10 14-14 16-8-6-22-8-31-2-9-6-23-4-31 2-4-2-8-6-14-16zm29 26c8-6 24-6 32 0-6 10-26 10-32 0z" fill="${hair}" fill-rule="evenodd" fill-opacity=".94"/>`,
    `<path d="M108 136c6-6 14-7 20-3 6-4 14-3 20 3-7-1-13-1-20 0-7-1-13-1-20 0z" fill="${hair}"/>`,
    `<path d="M84 122c4 28 18 48 44 48s40-20 44-48c-4 14-12 24-20 28-14 8-34 8-48 0-8-4-16-14-20-28z" fill="${hair}" fill-opacity=".5"/>`,
  ])

const glasses = (random: Random) => {
  const frame = random.pick(['#2a2624', '#6b4226', '#7a7f87'])
  const lens = random.pick([
    '<rect x="94" y="100" width="29" height="23" rx="8"/><rect x="133" y="100" width="29" height="23" rx="8"/>',
    '<circle cx="108.500" cy="111" r="14.500"/><circle cx="147.500" cy="111" r="14.500"/>',
  ])
  return `<g fill="#fff" fill-opacity=".12" stroke="${frame}" stroke-width="3">${lens}</g><path d="M123 109c3-3 7-3 10 0M94 107l-12-2M162 107l12-2" fill="none" stroke="${frame}" stroke-width="3"/>`
}

const EARRINGS = '<g fill="#d9a93b"><circle cx="80" cy="135" r="4"/><circle cx="176" cy="135" r="4"/></g>'

/** Behind the head, and over it. */
type HairStyle = { back?: string; front: string; isCloth?: boolean }

const CROP =
  '<path d="M80 104c-4-42 18-62 48-62s52 20 48 62c-4-18-8-26-14-32-18 6-50 6-68 0-6 6-10 14-14 32z"/>'
const PART =
  '<path d="M80 106c-6-44 18-66 50-66s50 22 46 66c-4-16-10-26-18-32-20 2-38-2-50-12-6 12-20 22-28 44z"/>'
const SWEPT =
  '<path d="M80 108c-4-44 18-68 48-68s52 24 48 68c-6-22-14-32-26-40-22 4-48 8-58 14-6 6-9 14-12 26z"/>'

const dots = (points: [x: number, y: number, r: number][]) =>
  points.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')

const CURLS = dots([
  [88, 82, 15],
  [98, 64, 17],
  [115, 52, 18],
  [136, 50, 18],
  [156, 60, 17],
  [168, 80, 15],
  [128, 66, 16],
])
const AFRO =
  '<path d="M82 104c2-26 16-40 46-40s44 14 46 40c6-4 8-12 8-22 0-30-26-48-54-48s-54 18-54 48c0 10 2 18 8 22z"/>'
const strands = (xs: number[], top: number, bottom: number, width: number) =>
  xs
    .map(
      (x) =>
        `<rect x="${x - width / 2}" y="${top}" width="${width}" height="${bottom - top}" rx="${width / 2}"/>`,
    )
    .join('')

const women: HairStyle[] = [
  {
    back: '<path d="M68 108c0-50 26-74 60-74s60 24 60 74v92c-14 8-28 8-38 2V130H106v72c-10 6-24 6-38-2z"/>',
    front: PART,
  },
  { back: '<circle cx="128" cy="88" r="68"/>', front: AFRO },
  {
    back: '<path d="M66 106c0-46 28-70 62-70s62 24 62 70v46c-6 8-20 10-28 4H94c-8 6-22 4-28-4z"/>',
    front: SWEPT,
  },
  {
    back: '<circle cx="128" cy="30" r="23"/>',
    front: '<path d="M80 104c-3-42 18-62 48-62s51 20 48 62c-8-24-22-34-48-34s-40 10-48 34z"/>',
  },
  {
    back: '<path d="M70 96c-2-44 24-64 58-64s60 20 58 64v136c-20 12-36 8-36-4V120h-44v108c0 12-16 16-36 4z"/>',
    front: '<path d="M79 108c-5-48 20-70 49-70s54 22 49 70c-8-28-26-42-49-42s-41 14-49 42z"/>',
    isCloth: true,
  },
  {
    back: `${strands([72, 84, 172, 184], 84, 214, 13)}<circle cx="128" cy="86" r="56"/>`,
    front: `<path d="M80 102c0-36 20-60 48-60s48 24 48 60c-10-18-28-28-48-28s-38 10-48 28z"/>${strands([80, 176], 84, 190, 12)}`,
  },
  { back: '<path d="M160 54c40 0 52 46 40 104-4 16-20 18-24 4 4-40 2-70-22-92z"/>', front: SWEPT },
  {
    back: dots([
      [78, 96, 22],
      [72, 124, 20],
      [76, 150, 18],
      [178, 96, 22],
      [184, 124, 20],
      [180, 150, 18],
    ]),
    front: CURLS,
  },
  { front: CROP },
  {
    back: '<circle cx="86" cy="44" r="24"/><circle cx="170" cy="44" r="24"/>',
    front:
      '<path d="M80 104c-2-40 18-60 48-60s50 20 48 60c-8-22-20-32-46-38l-2-18-2 18c-26 6-38 16-46 38z"/>',
  },
]

const men: HairStyle[] = [
  { front: CROP },
  {
    front:
      '<path d="M82 96c-2-34 16-54 46-54s48 20 46 54c-2-10-4-16-8-20-22-8-54-8-76 0-4 4-6 10-8 20z" fill-opacity=".92"/>',
  },
  { front: PART },
  { front: CURLS },
  {
    front:
      '<path d="M80 100c2-8 4-12 6-14-2 8-2 12-2 18zM176 100c-2-8-4-12-6-14 2 8 2 12 2 18z" fill-opacity=".5"/>',
  },
  {
    front:
      '<path d="M82 92l2-34c12-16 30-20 44-20s32 4 44 20l2 34c-3-10-5-14-8-16-24-6-52-6-76 0-3 2-5 6-8 16z"/>',
  },
  { front: SWEPT },
  {
    back: strands([76, 180], 80, 168, 12),
    front: `<path d="M80 102c0-36 20-60 48-60s48 24 48 60c-10-20-28-28-48-28s-38 8-48 28z"/>${strands([83, 173], 78, 150, 11)}`,
  },
  { back: '<circle cx="128" cy="86" r="56"/>', front: AFRO },
  {
    back: '<circle cx="128" cy="34" r="17"/>',
    front: '<path d="M80 104c-3-42 18-62 48-62s51 20 48 62c-8-24-22-34-48-34s-40 10-48 34z"/>',
  },
]

const anyone: HairStyle[] = [CROP, SWEPT, CURLS, PART, AFRO].map((front) => ({ front }))

const hairStyles: Record<Looks, HairStyle[]> = { woman: women, man: men, anyone }
