/**
 * The text of a file in the encodings that programs export: UTF-8 and UTF-16 by their byte order mark, UTF-8 if it is
 * valid, otherwise Windows-1252. Every line ends in LF.
 */
export function decode(bytes: Uint8Array): string {
  return characters(bytes).replace(/\r\n?/g, '\n')
}

function characters(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
