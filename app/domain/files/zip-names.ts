const START = Buffer.from('PK\x03\x04', 'latin1')
const ENTRY = 0x02014b50
const ENTRY_BYTES = 46
const END = Buffer.from('PK\x05\x06', 'latin1')
const END_BYTES = 22
const COMMENT_MAX = 0xffff

/** The names in a ZIP file's table of contents; null if it isn't a whole one, from the first byte to the last. */
export function namesInZip(file: Buffer): string[] | null {
  if (!file.subarray(0, START.length).equals(START)) return null
  const tail = Math.max(0, file.length - END_BYTES - COMMENT_MAX)
  const end = file.lastIndexOf(END)
  if (end < tail || end + END_BYTES > file.length) return null
  if (end + END_BYTES + file.readUInt16LE(end + 20) !== file.length) return null
  const [count, size, start] = [
    file.readUInt16LE(end + 10),
    file.readUInt32LE(end + 12),
    file.readUInt32LE(end + 16),
  ]
  return start + size === end ? readNames(file.subarray(start, end), count) : null
}

function readNames(table: Buffer, count: number): string[] | null {
  const names: string[] = []
  let at = 0
  for (let entry = 0; entry < count; entry++) {
    if (at + ENTRY_BYTES > table.length || table.readUInt32LE(at) !== ENTRY) return null
    const nameEnd = at + ENTRY_BYTES + table.readUInt16LE(at + 28)
    names.push(table.toString('utf8', at + ENTRY_BYTES, nameEnd))
    at = nameEnd + table.readUInt16LE(at + 30) + table.readUInt16LE(at + 32)
  }
  return at === table.length ? names : null
}
