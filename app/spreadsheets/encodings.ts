/** Encodings that programs write, by the names that they give them. */
export const ENCODINGS = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16 (big-endian)',
  'windows-1252': 'Windows-1252',
  'windows-1250': 'Windows-1250 (Central European)',
  'windows-1251': 'Windows-1251 (Cyrillic)',
  macintosh: 'Mac OS Roman',
}
export type Encoding = keyof typeof ENCODINGS

export const isEncoding = (text: string): text is Encoding => Object.hasOwn(ENCODINGS, text)
