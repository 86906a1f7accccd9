/** The squares that every image of a member is kept in, in pixels: for 36 to 96 on a page, and twice that on dense screens. */
export const IMAGE_SIZES = [64, 128, 256] as const
export type ImageSize = (typeof IMAGE_SIZES)[number]

const [SMALL, MIDDLE, LARGE] = IMAGE_SIZES

/** What an image of the stored address is fetched by where it takes so many pixels of a page. */
export function imageSources(address: string, pixels: number) {
  const [size, dense] = pixels <= SMALL ? [SMALL, MIDDLE] : [MIDDLE, LARGE]
  return { src: `${address}/${size}`, srcSet: `${address}/${dense} 2x` }
}

export const imageAddress = (name: string) => `/images/${name}`

export function imageName(address: string): string | null {
  return address.match(/^\/images\/([0-9a-f]{24})$/)?.[1] ?? null
}
