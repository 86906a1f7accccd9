import { createReadStream } from 'node:fs'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

/** Reads a file twice: what isn't UTF-8 shows only at the first byte that can't be. */
export async function openText(file: string): Promise<{ encoding: Encoding; text: AsyncGenerator<string> }> {
  const encoding = await detectEncoding(createReadStream(file))
  return { encoding, text: decode(createReadStream(file), encoding) }
}

export async function detectEncoding(chunks: Chunks): Promise<Encoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let first = true
  try {
    for await (const chunk of chunks) {
      const wide = first ? detectUtf16(chunk) : null
      if (wide) return wide
      first = false
      decoder.decode(chunk, { stream: true })
    }
    decoder.decode()
    return 'utf-8'
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252'
    throw error
  }
}

/** The text without its byte order mark, every line end being LF. */
export async function* decode(chunks: Chunks, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  let held = ''
  for await (const chunk of chunks) {
    const text = held + decoder.decode(chunk, { stream: true })
    // The LF of a CR may be the first character of the next chunk.
    held = text.endsWith('\r') ? '\r' : ''
    yield withPlainLineEnds(held ? text.slice(0, -1) : text)
  }
  yield withPlainLineEnds(held + decoder.decode())
}

/** A byte order mark, or a first character of two bytes of which one is zero. */
function detectUtf16([first, second]: Uint8Array): Encoding | null {
  if (first === undefined || second === undefined) return null
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be'
  return null
}

function withPlainLineEnds(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}
