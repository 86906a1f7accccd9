/**
 * The sizes in pixels in which every member's image is stored: for 36 to 96 on a page, and twice that on dense screens.
 */
export const IMAGE_SIZES = [64, 128, 256] as const
export type ImageSize = (typeof IMAGE_SIZES)[number]

const [SMALL, MIDDLE, LARGE] = IMAGE_SIZES

/** The URL of the stored image in a size that suits its pixels on the page. */
export function imageSources(address: string, pixels: number) {
  const [size, dense] = pixels <= SMALL ? [SMALL, MIDDLE] : [MIDDLE, LARGE]
  return { src: `${address}/${size}`, srcSet: `${address}/${dense} 2x` }
}

export const imageAddress = (name: string) => `/images/${name}`

export function imageName(address: string): string | null {
  return address.match(/^\/images\/([0-9a-f]{24})$/)?.[1] ?? null
}
