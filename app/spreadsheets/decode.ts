import { isUtf8 } from 'node:buffer'

/**
 * The text of a file in the encodings that programs export: UTF-8 and UTF-16 by their byte order mark, UTF-8 if it is
 * valid, otherwise Windows-1252. Every line ends in LF.
 */
export const decode = (bytes: Uint8Array): string => [...decodeInPieces(bytes)].join('')

const PIECE = 64 * 1024

/** The same in pieces, so that neither memory nor others have to bear the whole of a long file. */
export function* decodeInPieces(bytes: Uint8Array): Generator<string> {
  const decoder = new TextDecoder(encodingOf(bytes))
  /** A CR at the end of a piece, whose LF may begin the next one. */
  let open = ''
  for (let start = 0; start < bytes.length; start += PIECE) {
    const text = open + decoder.decode(bytes.subarray(start, start + PIECE), { stream: true })
    open = text.endsWith('\r') ? '\r' : ''
    yield withLineFeeds(text.slice(0, text.length - open.length))
  }
  yield withLineFeeds(open + decoder.decode())
}

const withLineFeeds = (text: string) => text.replace(/\r\n?/g, '\n')

const NAMES = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
}

/** What the encoding of a file is called. */
export const encodingName = (bytes: Uint8Array): string => NAMES[encodingOf(bytes)]

function encodingOf(bytes: Uint8Array): keyof typeof NAMES {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}
