import { describe, expect, test } from 'vitest'
import { decode, decodeInPieces, encodingIn } from '#app/spreadsheets/decode.ts'
import type { Encoding } from '#app/spreadsheets/encodings.ts'

const text = 'Name,City\r\nZoë,Málaga\rJosé,São Paulo\n'
const utf16be = (content: string) => Buffer.from(content, 'utf16le').swap16()

const FILES: [string, Uint8Array, Encoding][] = [
  ['UTF-8', Buffer.from(text), 'utf-8'],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${text}`), 'utf-8'],
  ['UTF-16 with its mark', Buffer.from(`\ufeff${text}`, 'utf16le'), 'utf-16le'],
  ['UTF-16 without it', Buffer.from(text, 'utf16le'), 'utf-16le'],
  ['big-endian UTF-16 with its mark', utf16be(`\ufeff${text}`), 'utf-16be'],
  ['big-endian UTF-16 without it', utf16be(text), 'utf-16be'],
  ['Windows-1252', Buffer.from(text, 'latin1'), 'windows-1252'],
]

/** Cut where letters and line ends are cut, too. */
function* pieces(bytes: Uint8Array, size: number) {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
}

async function whole(bytes: Uint8Array, size: number, encoding: Encoding) {
  const texts: string[] = []
  for await (const one of decodeInPieces(pieces(bytes, size), encoding)) texts.push(one)
  return texts.join('')
}

describe('a file', () => {
  test.each(FILES)('in %s is known for it, and read so in pieces of any size', async (_, bytes, encoding) => {
    expect(decode(bytes)).toBe('Name,City\nZoë,Málaga\nJosé,São Paulo\n')
    for (const size of [2, 3, 7, 1000]) {
      expect(await encodingIn(pieces(bytes, size))).toBe(encoding)
      expect(await whole(bytes, size, encoding)).toBe('Name,City\nZoë,Málaga\nJosé,São Paulo\n')
    }
  })

  test('that ends in the middle of a letter isn’t UTF-8', async () => {
    expect(await encodingIn([Buffer.from('Zoë').subarray(0, 3)])).toBe('windows-1252')
  })

  test('of nothing is empty', async () => {
    expect(await encodingIn([])).toBe('utf-8')
    expect(await whole(new Uint8Array(), 5, 'utf-8')).toBe('')
  })
})
