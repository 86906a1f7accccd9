import { isUtf8 } from 'node:buffer'
import type { Encoding } from './encodings.ts'

/** The text of a file in the encoding that it seems to have. Every line ends in LF. */
export function decode(bytes: Uint8Array): string {
  const encoding = markedEncoding(bytes) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252')
  return withLineFeeds(new TextDecoder(encoding).decode(bytes))
}

/** Bytes one after the other, in pieces of any size. */
export type Pieces = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

const PIECE = 32 * 1024

/** The same in pieces, so that neither memory nor others have to bear the whole of a long file. */
export async function* decodeInPieces(pieces: Pieces, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  /** A CR at the end of a piece, whose LF may begin the next one. */
  let open = ''
  for await (const bytes of pieces) {
    for (let start = 0; start < bytes.length; start += PIECE) {
      const text = open + decoder.decode(bytes.subarray(start, start + PIECE), { stream: true })
      open = text.endsWith('\r') ? '\r' : ''
      yield withLineFeeds(text.slice(0, text.length - open.length))
    }
  }
  yield withLineFeeds(open + decoder.decode())
}

const withLineFeeds = (text: string) => text.replace(/\r\n?/g, '\n')

/**
 * The encoding that a file seems to have: UTF-16 by its byte order mark or by the zeros of its first letter, UTF-8 if it
 * is valid, otherwise Windows-1252.
 */
export async function encodingIn(pieces: Pieces): Promise<Encoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let isFirst = true
  for await (const piece of pieces) {
    const marked = isFirst ? markedEncoding(piece) : null
    if (marked) return marked
    if (!decodes(decoder, piece)) return 'windows-1252'
    isFirst = false
  }
  return decodes(decoder) ? 'utf-8' : 'windows-1252'
}

function markedEncoding([first, second]: Uint8Array): Encoding | null {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be'
  return null
}

function decodes(decoder: TextDecoder, piece?: Uint8Array): boolean {
  try {
    decoder.decode(piece, { stream: piece !== undefined })
    return true
  } catch {
    return false
  }
}
