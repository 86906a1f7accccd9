/** The accepted image types. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif'

/** Based on the bytes: names and declared types prove nothing. */
export function kindOf(bytes: Uint8Array): PictureKind | null {
  const text = (from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1')
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(4, 8) === 'ftyp' && /avi[fs]/.test(text(8, 40))) return 'avif'
  return null
}

/** An animated PNG says so before its first frame. The other types are checked by their number of pages. */
export function isAnimatedPng(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const start = file.indexOf('IDAT')
  return start > 0 && file.subarray(0, start).includes('acTL')
}
